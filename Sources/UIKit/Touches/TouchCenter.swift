/// The fingers on a stage, and the recognizers that look at them.
///
/// An event goes to the recognizers of the view that was hit and of those around it, the deepest
/// first; then they are told what they recognized, then the views hear of the touches, and then what
/// is over is reset.
@MainActor
final class TouchCenter {
  init(stage: Stage) { self.stage = stage }

  unowned let stage: Stage

  /// What has not been delivered yet.
  var pending: [TouchSample] = []
  var fingers: [Finger] = []
  let event = UIEvent()
  /// The touches that did something in the event, in the order of the fingers.
  var changed: [UITouch] = []
  /// Touches of which views will hear more.
  var untold: [UITouch] = []
  var lastTap: TapMark?

  /// Recognizers with a part in what goes on, in the order in which they came to it.
  var engaged: [UIGestureRecognizer] = []
  var reports: [GestureReport] = []
  /// Events are being delivered: what fingers do in the meantime comes after them.
  var isDelivering = false
  /// Recognizers see an event: they are told what came of it when all have.
  var isDispatching = false
  private var isUpdating = false

  struct TapMark {
    var finger: Int
    var count: Int
    var time: Double
    var point: CGPoint
  }

  /// Lets go of all that takes part.
  func letGo() {
    for recognizer in engaged { recognizer.record.clear() }
    (pending, fingers, changed, untold) = ([], [], [], [])
    (engaged, reports) = ([], [])
    event.touches = []
  }

  /// Tells targets, then views, and resets what is over, until nothing is left to do.
  func update() {
    guard !isDispatching, !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    for _ in 0..<stage.turnsPerInstant {
      resolve()
      if tellTargets() { continue }
      if tellViews() { continue }
      dropTouches()
      if failStuck() { continue }
      if !resetOver() { return }
    }
  }

  private func tellTargets() -> Bool {
    guard !reports.isEmpty else { return false }
    let report = reports.removeFirst()
    guard stage.shouldStop() == nil else { return true }
    stage.lastCallback = "\(type(of: report.recognizer))"
    report.recognizer.tell(report.state, isDiscrete: report.isDiscrete)
    return true
  }

  private func dropTouches() {
    // What is told later is told with its touches.
    for recognizer in engaged where recognizer.record.withheld.isEmpty {
      recognizer.record.touches.removeAll { touch in !touch.isDown }
    }
    untold.removeAll { !$0.isDown && ($0.delivery.waiting.isEmpty || $0.view == nil) }
    for index in fingers.indices where !(fingers[index].touch?.isDown ?? false) {
      fingers[index].touch = nil
    }
    // Touches hold their recognizers, which hold the stage.
    if untold.isEmpty, engaged.allSatisfy(\.record.touches.isEmpty) { event.touches = [] }
  }
}
