/// The screen of a stage.
@MainActor
public final class UIScreen: NSObject {
  init(stage: Stage) {
    self.stage = stage
    super.init()
  }

  private weak var stage: Stage?

  public static var main: UIScreen { Stage.current.screen }

  /// Points.
  public var bounds: CGRect { CGRect(origin: .zero, size: stage?.screenSize ?? .zero) }
  /// Pixels per point.
  public var scale: CGFloat { 3 }
  public var maximumFramesPerSecond: Int { stage?.framesPerSecond ?? 60 }
}
