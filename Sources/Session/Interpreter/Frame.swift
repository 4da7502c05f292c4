import Script
import Text

/// Where an expression stands: the names it sees, the text its places are in, and the time it looks at.
@MainActor
struct Frame {
  var scope: Scope
  var source: Source
  /// Reads the record at this time, seconds; nil: as it is now.
  var moment: Double?

  func place(_ range: Range<Int>) -> Place { Place(source, range) }

  func inside(_ scope: Scope) -> Frame { Frame(scope: scope, source: source, moment: moment) }

  func at(_ moment: Double?) -> Frame { Frame(scope: scope, source: source, moment: moment) }
}

/// How a statement ended.
@MainActor
enum Flow {
  case next
  case returned(Value)
}
