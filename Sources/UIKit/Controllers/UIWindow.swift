/// The root of the views of a screen.
@MainActor
open class UIWindow: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    stage.windows.add(self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    stage.windows.add(self)
  }

  public convenience init() { self.init(frame: UIScreen.main.bounds) }
}
