import Text

/// Every sentence that the prompt itself says.
enum PromptMessages {
  static let banner =
    "Segue \(SegueKit.version), a shell for motion. `help` lists what there is, `quit` leaves."

  /// What messages call the text entered.
  static let sourceName = "line"

  /// The virtual time is shown once it has moved.
  static func prompt(at seconds: Double) -> String {
    seconds > 0 ? "segue \(fixed(seconds, 3))s> " : "segue> "
  }
}
