import Testing
import Text

@Suite("Diagnostics as they are shown")
struct RenderTests {
  private func place(
    _ text: String, _ range: Range<Int>, name: String = "cell 3", firstLine: Int = 1
  ) -> Place {
    Place(Source(name: name, text: text, firstLine: firstLine), range)
  }

  @Test("where and what, the line with its span, what to try")
  func whole() {
    let diagnostic = Diagnostic(
      "`duration` of `animator` wants a time, got an angle",
      at: place("animator grow duration 30deg { add to.view }", 23..<28),
      hint: "for instance `0.3s` or `300ms`")
    #expect(
      render(diagnostic, color: false) == """
        cell 3:1:24: error: `duration` of `animator` wants a time, got an angle
            animator grow duration 30deg { add to.view }
                                   ^~~~~
          hint: for instance `0.3s` or `300ms`
        """)
  }

  @Test("a fix, and notes with and without a place of their own")
  func more() {
    let source = Source(name: "grow.md", text: "let a = 1\nlett b = 2\n", firstLine: 10)
    let diagnostic = Diagnostic(
      "there is no command `lett`", at: Place(source, 10..<14), fix: "let b = 2",
      notes: [
        Diagnostic.Note("`a` was made here", at: Place(source, 4..<5)), Diagnostic.Note("so there"),
      ], severity: .warning)
    #expect(
      render(diagnostic, color: false) == """
        grow.md:11:1: warning: there is no command `lett`
            lett b = 2
            ^~~~
          fix: let b = 2
        grow.md:10:5: note: `a` was made here
            let a = 1
                ^
          note: so there
        """)
  }

  @Test("without a place the message alone")
  func placeless() {
    #expect(render(Diagnostic("no such file"), color: false) == "error: no such file")
  }

  @Test(
    "columns count characters, marks stand in cells",
    arguments: [
      // before the span, the span, column, the line as drawn, marks
      ("", "ab", 1, "ab", "^~"), ("写真", "ab", 3, "写真ab", "    ^~"),
      ("写", "真", 2, "写真", "  ^~"), ("e\u{301}", "x", 2, "e\u{301}x", " ^"),
      ("\t", "x", 2, "    x", "    ^"), ("ab\t", "x", 4, "ab  x", "    ^"),
      ("👨‍👩‍👧", "x", 2, "👨‍👩‍👧x", "  ^"), ("\u{1B}", "x", 2, "?x", " ^"), ("\u{FEFF}", "x", 1, "x", "^"),
    ])
  func cells(_ before: String, _ span: String, _ column: Int, _ line: String, _ marks: String) {
    let start = before.utf8.count
    let diagnostic = Diagnostic("m", at: place(before + span, start..<start + span.utf8.count))
    let lines = render(diagnostic, color: false).split(separator: "\n").map(String.init)
    #expect(lines == ["cell 3:1:\(column): error: m", "    " + line, "    " + marks])
  }

  @Test("behind the end of a line, over several lines, beyond the text")
  func ends() {
    func lines(_ range: Range<Int>) -> [String] {
      render(Diagnostic("m", at: place("ab\ncd\n", range)), color: false)
        .split(separator: "\n").map(String.init)
    }
    #expect(lines(2..<2) == ["cell 3:1:3: error: m", "    ab", "      ^"])
    #expect(lines(1..<5) == ["cell 3:1:2: error: m", "    ab", "     ^"])
    #expect(lines(6..<6) == ["cell 3:3:1: error: m"])
    #expect(lines(60..<70) == ["cell 3:3:1: error: m"])
    #expect(lines(3..<5) == ["cell 3:2:1: error: m", "    cd", "    ^~"])
  }

  @Test("sentences keep to a width, what is to be pasted and the line itself do not")
  func wrapping() {
    let text = "plot easeOut easeIn easeInOut"
    let diagnostic = Diagnostic(
      "`plot` has no option that is called `easeIn`", at: place(text, 13..<19),
      hint: "several values stand with commas between them: `plot easeOut, easeIn`",
      fix: "plot easeOut, easeIn, easeInOut, linear")
    let lines = render(diagnostic, color: false, width: 36, wraps: true)
    #expect(
      lines == """
        cell 3:1:14: error: `plot` has no
          option that is called `easeIn`
            plot easeOut easeIn easeInOut
                         ^~~~~~
          hint: several values stand with
                commas between them:
                `plot easeOut, easeIn`
          fix: plot easeOut, easeIn, easeInOut, linear
        """)
    let plain = render(diagnostic, color: false, width: 36)
    #expect(plain.contains("error: `plot` has no option that is called `easeIn`\n"))
    let colored = render(diagnostic, color: true, width: 36, wraps: true)
    #expect(colored.contains("cell 3:1:14: \u{1B}[1;31merror:\u{1B}[0m `plot` has no\n  option"))
    for width in 1...30 {
      // Words that are wider than a line stay whole, and nothing is lost.
      let words = render(diagnostic, color: false, width: width, wraps: true)
        .split(whereSeparator: \.isWhitespace)
      #expect(words.contains("`easeIn`") && words.contains("commas"))
    }
  }

  @Test("a card keeps its columns where there is room, else goes two cells deeper")
  func cards() {
    let card = """
      plot: Draws recorded values or curves over time.
          against  value: in place of the time it goes
        for instance: plot card.center.y, card.center.x velocity
      """
    #expect(
      wrappedCard(card, to: 30, source: "  for instance: ") == """
        plot: Draws recorded values or
          curves over time.
            against  value: in place
                     of the time it
                     goes
          for instance: plot card.center.y, card.center.x velocity
        """)
    #expect(
      wrappedCard(card, to: 22, source: "  for") == """
        plot: Draws recorded
          values or curves
          over time.
            against  value: in
              place of the
              time it goes
          for instance: plot card.center.y, card.center.x velocity
        """)
    #expect(wrappedCard(card, to: 100, source: "x") == card)
  }

  @Test("a long line is shown around its span", arguments: [0, 30, 150, 290, 297])
  func window(_ start: Int) throws {
    let text = String(repeating: "abcdefghij", count: 30)
    let diagnostic = Diagnostic("m", at: place(text, start..<start + 3))
    let lines = render(diagnostic, color: false, width: 60).split(separator: "\n").map(String.init)
    #expect(lines.count == 3)
    #expect(lines[1].count <= 60)
    let marked = zip(lines[1], lines[2] + String(repeating: " ", count: 60))
      .filter { $1 == "^" || $1 == "~" }.map { String($0.0) }.joined()
    let bytes = Array(text.utf8)[start..<start + 3]
    #expect(marked == String(decoding: bytes, as: UTF8.self))
    #expect(lines[1].hasPrefix("    ...") == (start > 18))
    #expect(lines[1].hasSuffix("...") == (start < 250))
  }

  @Test("a wide character is never cut in half by the window")
  func wideWindow() {
    for count in 18...26 {
      let text = String(repeating: "a", count: count) + String(repeating: "写", count: 60)
      let end = text.utf8.count
      let drawn = render(Diagnostic("m", at: place(text, end - 3..<end)), color: false, width: 40)
      let lines = drawn.split(separator: "\n").map(String.init)
      #expect(lines.dropFirst().allSatisfy { cellWidth($0) <= 40 }, "\(count)")
      #expect(cellWidth(lines[1]) == cellWidth(lines[2]), "\(count)")
    }
  }

  @Test("colours only where they are asked for")
  func colors() {
    let diagnostic = Diagnostic("m", at: place("ab", 0..<1), hint: "h")
    let plain = render(diagnostic, color: false)
    let colored = render(diagnostic, color: true)
    #expect(!plain.contains("\u{1B}"))
    #expect(colored.contains("\u{1B}[1;31merror:\u{1B}[0m m"))
    #expect(colored.contains("    \u{1B}[1;31m^\u{1B}[0m"))
    #expect(colored.contains("  \u{1B}[36mhint:\u{1B}[0m h"))
  }

  @Test("no line ends in blanks")
  func blanks() {
    let diagnostic = Diagnostic("m", at: place("ab   \t", 0..<1))
    let lines = render(diagnostic, color: false).split(separator: "\n")
    #expect(lines.allSatisfy { $0.last != " " })
  }
}
