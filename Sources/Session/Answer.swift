package import Chart
package import Text

/// What a statement answers: a value. How it looks is decided when it is rendered.
package enum Answer: Sendable {
  case text(String)
  /// Sentences that may be broken anew at the width of a terminal, as help is.
  case card(String)
  /// Lines of sentences that are broken at the width in every case.
  case prose(String)
  case chart(LineChart)
  case table(Table)
  case lanes(LaneChart)
  case diagnostic(Diagnostic)
}

package struct Outcome: Sendable {
  package enum Status: Sendable {
    case ok
    /// A statement or an expectation failed; nothing of it remains.
    case failed
    /// It could not be parsed or checked: nothing of it ran.
    case invalid
    /// Ctrl-C stopped it.
    case interrupted
    /// `quit`.
    case quit
  }

  package var status: Status
  package var answers: [Answer]

  package init(_ status: Status, _ answers: [Answer]) {
    self.status = status
    self.answers = answers
  }
}

/// How answers are drawn: the width in cells, the characters, colours.
package struct RenderStyle: Sendable {
  package var width: Int
  /// Rows of each box of a chart; nil: as its ticks ask for.
  package var height: Int?
  package var charset: Charset
  package var isColored: Bool
  /// Where sentences are broken, in cells; nil: where they were written to be.
  package var proseWidth: Int?

  package init(
    width: Int = 72, height: Int? = nil, charset: Charset = .ascii, isColored: Bool = false,
    proseWidth: Int? = nil
  ) {
    self.proseWidth = proseWidth
    self.width = width
    self.height = height
    self.charset = charset
    self.isColored = isColored
  }
}
