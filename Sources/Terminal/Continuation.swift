/// The character of libedit's lines: a Unicode scalar.
package typealias Wide = Int32

let newline: Wide = 0x0A

/// How text of several lines is kept in libedit's one buffer: each line after the first begins with
/// a marker, so that what libedit believes to be on the screen is on the screen.
///
/// The marker is text like `  ...>` and a no-break space, so that nobody's own words are taken for
/// it. With the newline before it, it is one thing: a cursor is never inside, and an edit that
/// takes a part of it takes it all.
package struct Continuation: Sendable {
  package let marker: [Wide]

  /// A marker as wide as a prompt, so that the lines begin below each other.
  package init(promptWidth: Int) {
    let sign = "...>"
    let indent = String(repeating: " ", count: max(0, promptWidth - sign.count - 1))
    marker = wide(indent + sign + "\u{A0}")
  }

  /// Newline and marker.
  var separator: [Wide] { [newline] + marker }

  /// Text as it stands in the buffer.
  package func shown(_ text: String) -> [Wide] { marked(wide(text)[...]) }

  /// Text as it was meant: without the markers.
  package func text(of shown: some Collection<Wide>) -> String {
    let all = Array(shown)
    var scalars = String.UnicodeScalarView()
    var index = 0
    while index < all.count {
      if let scalar = Unicode.Scalar(UInt32(bitPattern: all[index])) { scalars.append(scalar) }
      index += all[index] == newline && isMarked(all, at: index) ? separator.count : 1
    }
    return String(scalars)
  }

  /// Puts a marker after every newline that has none.
  func marked(_ scalars: ArraySlice<Wide>) -> [Wide] {
    guard scalars.contains(newline) else { return Array(scalars) }
    let all = Array(scalars)
    var result: [Wide] = []
    result.reserveCapacity(all.count + marker.count)
    for (index, scalar) in all.enumerated() {
      result.append(scalar)
      if scalar == newline, !isMarked(all, at: index) { result += marker }
    }
    return result
  }

  /// Whether the newline at an index has its marker.
  private func isMarked(_ all: [Wide], at index: Int) -> Bool {
    index + separator.count <= all.count
      && all[(index + 1)..<(index + separator.count)].elementsEqual(marker)
  }

  /// The newline and marker that an index lies strictly inside of.
  func separator(around index: Int, in all: [Wide]) -> Range<Int>? {
    let first = max(0, index - marker.count)
    guard index <= all.count, first < index else { return nil }
    let start = (first..<index).last { all[$0] == newline }
    guard let start, isMarked(all, at: start) else { return nil }
    return start..<(start + separator.count)
  }
}

/// A text as libedit wants it, without a terminating zero.
func wide(_ text: String) -> [Wide] { text.unicodeScalars.map { Wide(bitPattern: $0.value) } }
