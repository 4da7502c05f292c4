import Testing

@testable import Notebook

@Suite("The header")
struct HeaderTests {
  private func header(_ lines: String) throws -> Header {
    try notebook("---\n\(lines)\n---\n" + sample("a", "1")).header
  }

  @Test("without one the defaults hold: 72 cells, ascii, 1e-6")
  func defaults() throws {
    let header = try notebook(sample("a", "1")).header
    #expect(header.width == 72 && header.charset == "ascii" && header.tolerance == 1e-6)
    #expect(header == Header())
  }

  @Test("keys stand under segue:, at the top or under jupyter:")
  func keys() throws {
    let wanted = Header(width: 60, height: 12, charset: "braille", tolerance: 1e-3)
    #expect(
      try header("segue:\n  charset: braille\n  height: 12\n  tol: 1e-3\n  width: 60") == wanted)
    let jupyter = """
      title: other things
      jupyter:
        jupytext:
          text_representation:
            format_version: '1.3'
        kernelspec:
          display_name: Segue
          language: segue
        segue:
          charset: 'braille'
          format: 1
          height: 12
          tol: "1e-3" # loose

          width: 60
        width: 5
      """
    #expect(try header(jupyter) == wanted)
  }

  @Test("a rule without a second one is no header")
  func rule() throws {
    let text = "---\n\nwidth: 60\n" + sample("a", "1")
    #expect(try notebook(text).header == Header())
    #expect(try notebook("---").cells.isEmpty)
  }

  @Test("a header that is never closed is an error, not text")
  func unclosed() {
    let text = "---\nsegue:\n  width: 60\n" + sample("a", "1")
    #expect(faults(text) == ["1: this header is never closed"])
  }

  @Test("cells keep the line numbers of the file")
  func lines() throws {
    let cells = try notebook("---\nsegue:\n  width: 60\n---\n\n" + sample("a", "1")).cells
    #expect(cells.map(\.line) == [6])
  }

  @Test("the tolerance of the header is that of a cell that says none")
  func tolerance() throws {
    let text =
      "---\nsegue:\n  tol: 0.5\n---\n\n" + sample("a", "1") + sample("b", "2", " tol=\"0.25\"")
    #expect(try notebook(text).cells.map(\.tolerance.relative) == [0.5, 0.25])
  }

  @Test(
    "what it cannot mean is an error with its line",
    arguments: [
      ("widht: 60", "unknown key `widht` under `segue:`"),
      ("width: 0", "`width` wants a whole number of cells from 1 to 1000, got `0`"),
      ("height: 101", "`height` wants a whole number of rows from 1 to 100, got `101`"),
      ("charset: utf8", "`charset` wants one of ascii, block, braille, got `utf8`"),
      ("tol: -1", "`tol` wants a number that is not negative, for instance 1e-6, got `-1`"),
      ("format: 2", "`format` wants 1, the only format there is, got `2`"),
      ("width 60", "`width 60` is no `key: value`"),
    ])
  func wrong(_ line: String, _ message: String) {
    #expect(faults("---\nsegue:\n  \(line)\n---\n") == ["3: \(message)"])
  }
}
