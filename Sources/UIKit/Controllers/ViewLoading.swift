/// The view of a controller, and whether it is being made.
struct ViewLoading {
  var view: UIView?
  var isLoading = false
}

extension UIViewController {
  /// The view, loaded by now. Where `loadView()` leaves none, or asks for the view before it has
  /// set one (which recurses without end on a device), a plain one is made.
  var loadedView: UIView {
    loadViewOnce()
    if let view = loading.view { return view }
    let plain = UIView.fullScreen(of: stage)
    install(plain)
    return plain
  }

  func loadViewOnce() {
    guard loading.view == nil, !loading.isLoading else { return }
    loading.isLoading = true
    loadView()
    loading.isLoading = false
    if loading.view == nil { install(UIView.fullScreen(of: stage)) }
    stage.calling(self, "viewDidLoad") { viewDidLoad() }
  }

  func install(_ view: UIView?) {
    guard view !== loading.view else { return }
    loading.view?.owner = nil
    loading.view = view
    view?.owner = self
  }
}

extension UIView {
  /// A plain view of the size of the screen that follows its superview's.
  static func fullScreen(of stage: Stage) -> UIView {
    let view = UIView(frame: stage.screen.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }
}
