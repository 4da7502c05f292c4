import Testing

@testable import Terminal

@Suite("Rows in one line")
struct ContinuationTests {
  private let rows = Continuation(promptWidth: 7)
  /// What stands between two rows: seven cells, as the prompt.
  private let between = "\n  ...>\u{A0}"

  /// A line written with `|` for the cursor.
  private func editing(_ text: String) -> Editing {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
    let scalars = wide(parts.joined())
    return Editing(scalars, cursor: wide(String(parts[0])).count)
  }

  private func mended(_ now: String, after before: String) -> String {
    let result = rows.mended(editing(now), after: editing(before))
    let head = String.UnicodeScalarView(scalars(result.scalars[..<result.cursor]))
    let tail = String.UnicodeScalarView(scalars(result.scalars[result.cursor...]))
    return String(head) + "|" + String(tail)
  }

  private func scalars(_ values: ArraySlice<Wide>) -> [Unicode.Scalar] {
    values.compactMap { Unicode.Scalar(UInt32(bitPattern: $0)) }
  }

  @Test(
    "a text is shown with markers and read without them",
    arguments: ["", "one", "a\nb", "\n", "a\n\n", "語\n  ...> b", "\na\n\nb\n"])
  func roundTrip(text: String) {
    let shown = rows.shown(text)
    #expect(rows.text(of: shown) == text)
    #expect(shown.count == wide(text).count + 7 * text.count { $0 == "\n" })
  }

  @Test("the marker is as wide as the prompt, and never narrower than itself")
  func width() {
    #expect(rows.marker == wide("  ...>\u{A0}"))
    #expect(Continuation(promptWidth: 14).marker == wide("         ...>\u{A0}"))
    #expect(Continuation(promptWidth: 0).marker == wide("...>\u{A0}"))
  }

  @Test("Backspace at the start of a row joins it with the one above")
  func backspace() {
    let before = "ab\(between)|cd"
    #expect(mended("ab\n  ...>|cd", after: before) == "ab|cd")
  }

  @Test("Delete at the end of a row joins it with the one below")
  func delete() {
    #expect(mended("ab|  ...>\u{A0}cd", after: "ab|\(between)cd") == "ab|cd")
  }

  @Test("a cut that ends inside a marker takes the marker")
  func cutWord() {
    #expect(mended("ab |\u{A0}cd", after: "ab |xy\(between)cd") == "ab |cd")
    #expect(mended("ab\n  |", after: "ab\(between)cd|") == "ab|")
  }

  @Test("blanks before a marker and after it are not taken for its own")
  func blanks() {
    #expect(mended("ab|\(between)cd", after: "ab |\(between)cd") == "ab|\(between)cd")
    #expect(mended("ab\(between)|d", after: "ab\(between)| d") == "ab\(between)|d")
  }

  @Test("a bare newline gets its marker, also before another")
  func bareNewline() {
    #expect(mended("ab\n|cd", after: "ab|cd") == "ab\(between)|cd")
    #expect(mended("ab\n|\(between)cd", after: "ab|\(between)cd") == "ab\(between)|\(between)cd")
  }

  @Test("a cursor leaves a marker in the direction it came")
  func cursor() {
    #expect(mended("ab\n  ...>|\u{A0}cd", after: "ab\(between)|cd") == "ab|\(between)cd")
    #expect(mended("ab\n|  ...>\u{A0}cd", after: "ab|\(between)cd") == "ab\(between)|cd")
  }

  @Test("a line in order stays as it is")
  func untouched() {
    for line in ["|", "abc|", "ab|\(between)cd", "ab\(between)|cd", "ab\(between)c|d"] {
      #expect(mended(line, after: "x|") == line)
    }
  }

  @Test("any single cut leaves whole markers and no others")
  func everyCut() {
    let before = "ab\(between)c 語\(between)\(between)d"
    let scalars = wide(before)
    for start in 0...scalars.count {
      for end in start...scalars.count {
        let cut = Array(scalars[..<start] + scalars[end...])
        let result = rows.mended(
          Editing(cut, cursor: start), after: Editing(scalars, cursor: end))
        #expect(result.scalars == rows.shown(rows.text(of: result.scalars)))
        #expect(rows.separator(around: result.cursor, in: result.scalars) == nil)
        #expect(!rows.text(of: result.scalars).contains("\u{A0}"))
      }
    }
  }
}
