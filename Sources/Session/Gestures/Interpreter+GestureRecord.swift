import UIKit

/// What of fingers and recognizers goes into the record.
extension Interpreter {
  func logTouch(of finger: Finger) {
    past.fingers.add(
      finger.number, at: finger.position, isDown: finger.isDown, time: stage.time)
  }

  /// What a recognizer says while it tells of its state.
  func logGesture(_ event: StageEvent) {
    guard event.kind == .gesture, event.edge != .after, let id = event.receiver,
      let recognizer = stage.object(id) as? UIGestureRecognizer
    else { return }
    past.gestures.append(
      GestureLog.Moment(
        recognizer: id, number: event.number, time: event.time, name: event.name,
        reading: GestureReading(recognizer)))
  }

  /// How a recognizer is called that UIKit has made: after what it belongs to.
  func path(of recognizer: UIGestureRecognizer) -> String? {
    guard let view = recognizer.view else { return nil }
    if view is UIScrollView, entity(of: recognizer) == nil {
      return name(of: view) + ".panRecognizer"
    }
    if let navigation = view.next as? UINavigationController,
      navigation.interactivePopGestureRecognizer === recognizer
    {
      return name(of: navigation) + ".popRecognizer"
    }
    return nil
  }
}
