/// Shows items in cells, where its layout places them. Cells are there for the items that the
/// bounds show, and no others.
@MainActor
open class UICollectionView: UIScrollView {
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }

  /// Where an item that is scrolled to stands; at most one of each axis.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layout.collectionView = self
  }

  // MARK: Data

  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// Whoever is set as `delegate` and is a delegate of collection views too.
  var collectionDelegate: (any UICollectionViewDelegate)? {
    delegate as? any UICollectionViewDelegate
  }

  /// How many items each section has, once asked for.
  var knownCounts: [Int]?

  open var numberOfSections: Int { itemCounts.count }

  /// 0 for a section that is not there.
  open func numberOfItems(inSection section: Int) -> Int {
    itemCounts.indices.contains(section) ? itemCounts[section] : 0
  }

  /// Asks for everything anew; all cells are given back, and nothing stays selected.
  open func reloadData() { startAnew() }

  // MARK: Cells

  var reuse = ReuseQueue()
  /// In the order of their items.
  var shown: [ShownCell] = []

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    reuse.register(cellClass as? UICollectionViewCell.Type, for: identifier)
  }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeue(identifier, for: indexPath)
  }

  /// Nil for an item that is not shown.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown.first { $0.indexPath == indexPath }?.cell
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.cell === cell }?.indexPath
  }

  /// The item in front at a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }

  /// In the order of their items.
  open var visibleCells: [UICollectionViewCell] { shown.map(\.cell) }

  /// In order.
  open var indexPathsForVisibleItems: [IndexPath] { shown.map(\.indexPath) }

  // MARK: Layout

  var layout: UICollectionViewLayout
  var isPrepared = false
  /// An item that is not there was placed, and that was said once since the last `prepare()`.
  var hasToldOfStranger = false

  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// The cells take their new places with the next layout; an animated change is not played, and
  /// says so.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    change(to: layout, animated: animated, completion)
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return holds(indexPath) ? layout.layoutAttributesForItem(at: indexPath) : nil
  }

  open override var bounds: CGRect {
    willSet { boundsWillChange(to: newValue) }
  }

  open override var frame: CGRect {
    willSet { frameWillChange(to: newValue) }
  }

  override var laysOutAsItScrolls: Bool { true }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutCells()
  }

  /// Stands behind the cells, as large as the view, and does not scroll.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Selection

  open var allowsSelection = true
  open var allowsMultipleSelection = false

  /// In the order in which they were selected.
  var selection: [IndexPath] = []
  /// The item under the finger that may select it.
  var pressed: IndexPath?

  open var indexPathsForSelectedItems: [IndexPath]? { selection }

  /// Without word to the delegate. Nil selects nothing.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollPosition)
  }

  /// Without word to the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    press(touches)
    super.touchesBegan(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    release(touches)
    super.touchesEnded(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    highlight(nil)
    super.touchesCancelled(touches, with: event)
  }

  // MARK: Scrolling

  /// Nothing for an item that is not there. An empty position scrolls no further than to show it.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }
}
