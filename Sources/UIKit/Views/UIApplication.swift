/// The application of a stage.
@MainActor
open class UIApplication: UIResponder {
  init(stage: Stage) {
    self.stage = stage
    super.init()
  }

  private weak var stage: Stage?

  public static var shared: UIApplication { Stage.current.application }

  /// In the order in which they were made.
  public var windows: [UIWindow] { stage?.windows.living ?? [] }

  public var keyWindow: UIWindow? { stage?.keyWindow }

  /// Hands touches to the windows that they are in.
  open func sendEvent(_ event: UIEvent) {
    for window in stage?.touches.windows ?? [] { window.sendEvent(event) }
  }

  /// Nested: touches come again after as many ends.
  open func beginIgnoringInteractionEvents() { stage?.ignoringInteractionDepth += 1 }

  open func endIgnoringInteractionEvents() {
    guard let stage, stage.ignoringInteractionDepth > 0 else { return }
    stage.ignoringInteractionDepth -= 1
  }

  open var isIgnoringInteractionEvents: Bool { (stage?.ignoringInteractionDepth ?? 0) > 0 }
}
