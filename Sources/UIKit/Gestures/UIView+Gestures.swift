extension UIView {
  func adopt(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.drop(recognizer)
    recognizer.view = self
    recognizers.append(recognizer)
  }

  func drop(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizers.removeAll { $0 === recognizer }
    recognizer.abandon()
    recognizer.view = nil
  }

  func replaceRecognizers(with new: [UIGestureRecognizer]) {
    for recognizer in recognizers where !new.contains(where: { $0 === recognizer }) {
      drop(recognizer)
    }
    for recognizer in new { adopt(recognizer) }
  }
}
