import UIKit

/// A controller made by `collection`: so many items, in plain cells.
final class ScriptCollectionController: UICollectionViewController, ScriptController {
  var handle: @MainActor (_ event: String, _ given: [(String, Value)]) -> Void = { _, _ in }
  let items: Int
  private let color: UIColor?
  private static let cell = "cell"
  private static let cellColor = UIColor.lightGray

  init(_ layout: ScriptLayout, items: Int, color: UIColor?) {
    self.items = items
    self.color = color
    super.init(collectionViewLayout: ScriptFlowLayout(layout))
  }

  required init?(coder: NSCoder) { return nil }

  /// The layout of the session after which its items are placed.
  var script: ScriptLayout? { (collectionViewLayout as? ScriptFlowLayout)?.script }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: Self.cell)
    view.backgroundColor = color
    collectionView.backgroundColor = color
    handle("didLoad", [])
  }

  // MARK: Items

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection _: Int)
    -> Int
  { items }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.cell, for: path)
    cell.backgroundColor = Self.cellColor
    return cell
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt path: IndexPath)
  {
    handle("select", [("index", .plain(Double(path.item)))])
  }

  // MARK: Appearance

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    handle("willAppear", [("animated", .bool(animated))])
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    handle("isAppearing", [("animated", .bool(animated))])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    handle("didAppear", [("animated", .bool(animated))])
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    handle("willDisappear", [("animated", .bool(animated))])
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    handle("didDisappear", [("animated", .bool(animated))])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    handle("layout", [])
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    handle("willTransition", [("size", .size(size))])
  }
}
