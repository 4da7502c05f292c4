/// The root of the views of a screen, hidden until `makeKeyAndVisible()`.
@MainActor
open class UIWindow: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    enterStage()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    enterStage()
  }

  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  private func enterStage() {
    stage.windows.add(self)
    isHidden = true
  }

  /// Its view fills the window while the window is shown. Replacing it takes off the screen what
  /// it presented, too.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      oldValue?.leaveRoot()
      installRoot()
    }
  }

  open override var isHidden: Bool {
    didSet {
      installRoot()
      if isHidden { stage.touches.cancelTouches(in: self) }
    }
  }

  open override var next: UIResponder? { stage.application }

  /// Hands the touches in this window to recognizers and views.
  open func sendEvent(_ event: UIEvent) { stage.touches.dispatch(event, in: self) }

  open var isKeyWindow: Bool { stage.keyWindow === self }

  open func makeKey() { stage.keyWindow = self }

  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// Behind all else, unless it is there or was taken away by what it presents.
  private func installRoot() {
    guard !isHidden, let root = rootViewController else { return }
    let view = root.loadedView
    guard view.window == nil, root.presentation.down == nil else { return }
    view.layer.frame = bounds
    insertSubview(view, at: 0)
  }
}

extension UIViewController {
  /// The receiver is no longer the root of a window: its view leaves, with all it presents.
  fileprivate func leaveRoot() {
    for presentation in presentation.down?.selfAndAbove.reversed() ?? [] { presentation.tearDown() }
    viewIfLoaded?.removeFromSuperview()
  }
}

extension Presentation {
  /// Takes it off the screen at once, without a dismissal.
  fileprivate func tearDown() {
    transition?.abort()
    presentedViewIfLoaded?.removeFromSuperview()
    container?.removeFromSuperview()
    container = nil
    leave()
  }
}
