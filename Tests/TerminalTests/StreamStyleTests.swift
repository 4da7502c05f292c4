import Glibc
import Terminal
import Testing

@Suite("What a stream can show")
struct StreamStyleTests {
  private func style(
    _ variables: [String: String], isTerminal: Bool = true, columns: Int? = 80,
    color: StreamStyle.Color = .auto
  ) -> StreamStyle {
    StreamStyle(isTerminal: isTerminal, columns: columns, color: color) { variables[$0] }
  }

  @Test(
    "colours on a terminal",
    arguments: [
      (["TERM": "xterm"], true),
      ([:], false),
      (["TERM": ""], false),
      (["TERM": "dumb"], false),
      (["TERM": "xterm", "NO_COLOR": "1"], false),
      (["TERM": "xterm", "NO_COLOR": "0"], false),
      (["TERM": "xterm", "NO_COLOR": ""], true),
      (["TERM": "xterm", "CLICOLOR": "0"], false),
      (["TERM": "xterm", "CLICOLOR": "1"], true),
      (["TERM": "xterm", "FORCE_COLOR": "0"], false),
      (["TERM": "dumb", "FORCE_COLOR": "1"], true),
      (["TERM": "xterm", "FORCE_COLOR": "1", "NO_COLOR": "1"], false),
    ] as [([String: String], Bool)])
  func terminal(variables: [String: String], isColored: Bool) {
    #expect(style(variables).isColored == isColored)
    #expect(style(variables, color: .always).isColored)
    #expect(!style(variables, color: .never).isColored)
  }

  @Test(
    "colours in a pipe",
    arguments: [
      (["TERM": "xterm"], false),
      (["TERM": "xterm", "CLICOLOR": "1"], false),
      (["FORCE_COLOR": "1"], true),
      (["CLICOLOR_FORCE": "1"], true),
      (["CLICOLOR_FORCE": "0"], false),
      (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false),
    ] as [([String: String], Bool)])
  func pipe(variables: [String: String], isColored: Bool) {
    #expect(style(variables, isTerminal: false, columns: nil).isColored == isColored)
  }

  @Test("the width: the terminal's, else COLUMNS, else 72")
  func width() {
    #expect(style(["COLUMNS": "100"]).width == 80)
    #expect(style(["COLUMNS": "100"], columns: nil).width == 100)
    #expect(style(["COLUMNS": "0"], columns: nil).width == 72)
    #expect(style(["COLUMNS": "wide"], columns: nil).width == 72)
    #expect(style([:], columns: nil).width == 72)
  }

  @Test("a pipe is no terminal and has no width of its own")
  func descriptor() {
    var ends: [Int32] = [0, 0]
    #expect(Glibc.pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    let style = StreamStyle(descriptor: ends[1]) { _ in nil }
    #expect(!style.isTerminal)
    #expect(!style.isColored)
    #expect(style.width == 72)
  }
}
