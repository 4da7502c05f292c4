import Script
import Text

/// Where an expression stands: the names it sees, the text its places are in, and the time it looks at.
@MainActor
struct Frame {
  var scope: Scope
  var source: Source
  /// Reads the record at this time, seconds; nil: as it is now.
  var moment: Double?
  /// Paths that are read at many times; nil: each is walked.
  var paths: RecordedPaths?

  func place(_ range: Range<Int>) -> Place { Place(source, range) }

  func inside(_ scope: Scope) -> Frame { Frame(scope: scope, source: source, moment: moment) }

  func at(_ moment: Double?) -> Frame {
    Frame(scope: scope, source: source, moment: moment, paths: paths)
  }

  /// The frame for many times of a recording, of which nothing more is to come meanwhile.
  func sampling(_ recording: Recording) -> Frame {
    Frame(scope: scope, source: source, moment: moment, paths: RecordedPaths(recording))
  }
}

/// How a statement ended.
@MainActor
enum Flow {
  case next
  case returned(Value)
}
