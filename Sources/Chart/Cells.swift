import Text

/// What may be asked of a chart, in cells: the width of its lines and the rows of each box. Below 16
/// columns or 2 rows it is a line.
package enum ChartSize {
  package static let widths = 1...1000
  package static let heights = 1...100
}

/// The width that counts: 0, a negative one or none at all means 72; above 2,000 no line helps.
func usableWidth(_ width: Int) -> Int { width <= 0 ? 72 : min(width, 2000) }

/// A text made safe to stand on a line: breaks and tabs become blanks, other control characters
/// `?`, and blanks at its end go.
func oneLine(_ text: String) -> String {
  var scalars = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar.properties.generalCategory {
    case .control:
      scalars.append(["\n", "\r", "\t"].contains(scalar) ? " " : "?")
    case .lineSeparator, .paragraphSeparator: scalars.append(" ")
    default: scalars.append(scalar)
    }
  }
  return withoutInvisibleEnd(String(scalars))
}

/// Blanks go, and characters without a width that would make blanks look like more.
func withoutInvisibleEnd(_ text: String) -> String {
  var scalars = text.unicodeScalars
  while let last = scalars.last,
    last.properties.isWhitespace || last.properties.generalCategory == .format
  {
    scalars.removeLast()
  }
  return String(scalars)
}

/// A text cut to a width in cells, with `...` for what is missing where there is room for that.
func clipped(_ text: String, to width: Int) -> String {
  guard cellWidth(text) > width else { return text }
  let dots = width >= 8 ? "..." : ""
  var kept = ""
  var cells = 0
  for character in text {
    let more = cellWidth(String(character))
    guard cells + more <= width - dots.count else { break }
    kept.append(character)
    cells += more
  }
  return withoutInvisibleEnd(kept) + dots
}
