/// Owns a collection view, and is its data source and delegate. Its own view is the one around it.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let firstLayout: UICollectionViewLayout
  private var ownCollectionView: UICollectionView?

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    firstLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    firstLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// Loads the view when it is first asked for.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return madeCollectionView
    }
    set { install(newValue) }
  }

  /// The layout that it was made with, or the present one.
  open var collectionViewLayout: UICollectionViewLayout {
    ownCollectionView?.collectionViewLayout ?? firstLayout
  }

  open override func loadView() {
    let around = UIView.fullScreen(of: stage)
    let inner = madeCollectionView
    inner.frame = around.bounds
    around.addSubview(inner)
    view = around
  }

  private var madeCollectionView: UICollectionView {
    if let ownCollectionView { return ownCollectionView }
    let made = UICollectionView(frame: stage.screen.bounds, collectionViewLayout: firstLayout)
    install(made)
    return made
  }

  private func install(_ new: UICollectionView?) {
    guard let new, new !== ownCollectionView else { return }
    ownCollectionView?.removeFromSuperview()
    ownCollectionView = new
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if new.dataSource == nil { new.dataSource = self }
    if new.delegate == nil { new.delegate = self }
    guard let around = viewIfLoaded else { return }
    new.frame = around.bounds
    around.insertSubview(new, at: 0)
  }

  // MARK: Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

  // MARK: Delegate

  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }

  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}

  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
