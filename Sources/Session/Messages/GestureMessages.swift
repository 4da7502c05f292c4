/// What is said about a gesture.
enum GestureMessages {
  static let notTaken = "no recognizer took it"
  static let held = "held"
  static let noWindow = "there is no window: `window list` puts a controller on the screen"
  static let saidNo = "shouldBegin answered false"
  static let disabled = "it is switched off"

  static func ignored(during transition: String?) -> String {
    "touches are ignored" + (transition.map { " while \($0) is in flight" } ?? "")
  }

  static func nothing(at point: String, covered view: String?) -> String {
    let there = view.map { "\($0) is seen there and takes none" } ?? "nothing is there"
    return "no view takes touches at \(point): \(there)"
  }

  static func down(at point: String, on view: String) -> String {
    "it went down at \(point) on \(view)"
  }

  static func failed(_ recognizer: String, at time: String, why: String?) -> String {
    "\(recognizer) failed \(time)s" + (why.map { ": " + $0 } ?? "")
  }

  static func tooShort(_ way: String, _ slop: String) -> String {
    "it moved \(way), and a pan begins after \(slop) points"
  }

  static func unheard(isControl: Bool) -> String {
    isControl ? "which follows touches itself" : "where no recognizer looks at touches"
  }
}
