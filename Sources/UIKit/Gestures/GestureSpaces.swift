/// The views whose coordinates a recognizer was read in, and where they stood.
@MainActor
struct GestureSpaces {
  private struct Place {
    weak var view: UIView?
    var time: Double
    var corners: [CGPoint]
  }

  private var places: [Place] = []
  private var hasWarned = false

  mutating func forget() { places = [] }

  /// Notes where a view stands now. True for the first that moved since it was read at an earlier
  /// time.
  mutating func isMoving(_ view: UIView, at time: Double) -> Bool {
    guard !hasWarned else { return false }
    let corners = [CGPoint.zero, CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)].map {
      view.convert($0, to: nil)
    }
    guard let index = places.firstIndex(where: { $0.view === view }) else {
      places.append(Place(view: view, time: time, corners: corners))
      return false
    }
    guard places[index].time < time else { return false }
    hasWarned = zip(places[index].corners, corners).contains {
      abs($0.x - $1.x) > 1e-9 || abs($0.y - $1.y) > 1e-9
    }
    (places[index].time, places[index].corners) = (time, corners)
    return hasWarned
  }
}

extension UIGestureRecognizer {
  /// Advice where a distance or a velocity is read in coordinates that move themselves.
  func noteSpace(_ view: UIView?) {
    guard let view, !(view is UIWindow), record.isRecognized,
      record.spaces.isMoving(view, at: stage.time)
    else { return }
    stage.emit(
      .warning, receiver: self, "velocity-in-moving-space", reason: StageMessage.movingSpace)
  }
}
