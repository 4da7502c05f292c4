import UIKit

/// What recognizers have said, one moment for each action and each failure, in order of time.
struct GestureLog {
  struct Moment {
    let recognizer: StageObjectID
    /// The number of its event.
    let number: Int
    /// Seconds.
    let time: Double
    /// `began`, `changed`, `ended`, `recognized`, `cancelled`, `failed`.
    let name: String
    let reading: GestureReading
  }

  private(set) var moments = ChunkedArray<Moment>()

  mutating func append(_ moment: Moment) { moments.append(moment) }

  /// Those after an event.
  func moments(after number: Int) -> [Moment] {
    (moments.partition { $0.number > number }..<moments.endIndex).map { moments[$0] }
  }

  /// What a recognizer said last at a time, seconds; nil before its first gesture.
  func reading(of recognizer: StageObjectID, at time: Double) -> GestureReading? {
    var index = moments.partition { $0.time > time + Recording.tolerance }
    while index > moments.startIndex {
      index -= 1
      if moments[index].recognizer == recognizer { return moments[index].reading }
    }
    return nil
  }

  /// The gesture that came to its end last, from its first action on: one that was not only failed.
  var lastEnded: [Moment]? {
    let ends = ["ended", "recognized", "cancelled"]
    guard
      let end = (moments.startIndex..<moments.endIndex).last(where: {
        ends.contains(moments[$0].name)
      })
    else { return nil }
    let last = moments[end]
    var gesture = [last]
    for index in (moments.startIndex..<end).reversed()
    where moments[index].recognizer == last.recognizer {
      guard moments[index].name == "began" || moments[index].name == "changed" else { break }
      gesture.append(moments[index])
      if moments[index].name == "began" { break }
    }
    return gesture.reversed()
  }
}
