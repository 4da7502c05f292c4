/// A view controller, as its view knows it.
@MainActor
protocol ViewOwner: AnyObject {
  /// The view is about to enter, change or leave a window; it is still in the old one.
  func viewWillMove(to window: UIWindow?)
  /// The view and all views inside it are in the new window, or in none.
  func viewDidMove(from window: UIWindow?)
  func viewWillLayout()
  func viewDidLayout()
}
