/// Every sentence of this module that a user can read.
enum Messages {
  static func searchPrompt(_ query: String, isFailing: Bool) -> String {
    "\(isFailing ? "not found" : "search") \"\(query)\"> "
  }

  static func more(_ count: Int) -> String { "and \(count) more" }

  static let historyWithoutHome =
    "history: kept for this session only, as neither XDG_STATE_HOME nor HOME is set"

  static func historyUnwritable(_ path: String, _ reason: String) -> String {
    "history: kept for this session only, as \(path) cannot be written: \(reason)"
  }
}
