import Testing

@testable import Notebook

@Suite("Which blocks are cells")
struct FenceTests {
  @Test("backtick and tilde fences of any length, indented up to three blanks")
  func kinds() throws {
    let text = """
      # Title

      ```segue
      one
      ```

      ~~~~ segue
      two
      ~~~
      more
      ~~~~~

         ```segue
         three
            indented
         ```
      """
    let cells = try notebook(text).cells
    #expect(cells.map(\.code) == ["one", "two\n~~~\nmore", "three\n   indented"])
    #expect(cells.map(\.line) == [3, 7, 13])
    #expect(cells.map(\.firstLine) == [4, 8, 14])
  }

  @Test("fences in lists and quotations, without the marks of their containers")
  func containers() throws {
    let text = """
      1. A step:

         ```segue
         run
           deeper

         last
         ```

         ```output
         ok
         ```

      - ~~~segue
        in a bullet
        ~~~

      > > ```segue
      > > quoted
      > >
      > > ```
      > >
      > > ```output
      > > done
      > > ```
      """
    let cells = try notebook(text).cells
    #expect(cells.map(\.code) == ["run\n  deeper\n\nlast", "in a bullet", "quoted\n"])
    #expect(cells.map { $0.output?.lines } == [["ok"], nil, ["done"]])
  }

  @Test("other code, code within code, and comments are no cells")
  func others() throws {
    let text = """
      ```swift
      let a = 1
      ```

      ````markdown
      ```segue
      inner
      ```
      ````

          ```segue
          indented code
          ```

      <!--
      ```segue
      hidden
      ```
      -->

      `segue`, ```segue inline```

      ```segues
      no
      ```
      """
    #expect(try notebook(text).cells.isEmpty)
  }

  @Test("an empty file, an empty cell, a file without a newline at its end")
  func small() throws {
    #expect(try notebook("").cells.isEmpty)
    #expect(try notebook("```segue\n```").cells.map(\.code) == [""])
    #expect(try notebook("```segue\nrun\n```").cells.map(\.code) == ["run"])
  }

  @Test("CR LF, lone CR and a byte order mark change neither code nor line numbers")
  func endings() throws {
    let text = "\u{FEFF}```segue\r\na\r\nb\r\n```\r\n\r\n```output\r\nx\r\n```\r\n"
    let cell = try #require(try notebook(text).cells.first)
    #expect(cell.code == "a\nb")
    #expect(cell.output?.lines == ["x"])
    #expect(cell.output?.line == 6)
    #expect(try notebook("```segue\ra\rb\r```\r").cells.map(\.code) == ["a\nb"])
  }

  @Test("an output belongs to the cell right before it")
  func outputs() throws {
    let text =
      "```segue\na\n```\n```output\n1\n```\n\n```segue\nb\n```\n\n\n\n```output\n2\n\n3\n```\n"
    #expect(try notebook(text).cells.map { $0.output?.lines } == [["1"], ["2", "", "3"]])
  }

  @Test(
    "an output after anything else is an error with its line",
    arguments: [
      ("```output\nx\n```\n", 1),
      ("```segue\na\n```\n\ntext\n\n```output\nx\n```\n", 7),
      ("```segue\na\n```\n\n[link]: there\n\n```output\nx\n```\n", 7),
      ("```segue\na\n```\n\n```output\nx\n```\n\n```output\ny\n```\n", 9),
      ("- ```segue\n  a\n  ```\n\n- ```output\n  x\n  ```\n", 5),
      ("- ```segue\n  a\n  ```\n\n```output\nx\n```\n", 5),
      ("```segue\na\n```\n```swift\n```\n```output\nx\n```\n", 6),
    ])
  func orphans(_ text: String, _ line: Int) {
    #expect(faults(text) == ["\(line): an output without a cell"])
  }

  @Test(
    "a fence that is never closed is named with its line",
    arguments: [
      ("text\n\n```segue\nrun\n", [3]),
      ("~~~~segue\nrun\n~~~\n", [1]),
      ("```segue\na\n```\n\n```output\nx", [5]),
      ("```swift\nlet a = 1\n\n```segue\nrun\n```\n```\n", [7]),
      // The list ends with its item; the last line opens a fence of its own.
      ("- ```segue\n  run\n```\n", [1, 3]),
      ("> ```segue\n> run\n\ntext\n", [1]),
    ])
  func unclosed(_ text: String, _ lines: [Int]) {
    #expect(faults(text) == lines.map { "\($0): this fence is never closed" })
  }

  @Test("every prefix of a notebook is read, or refused with a line")
  func prefixes() {
    let text = "---\nsegue:\n  width: 60\n---\n# T\n\n" + sample("run 0.2s", "t=0.200s  at rest")
    for end in 0...text.utf8.count {
      for message in faults(Array(text.utf8.prefix(end))) { #expect(message.contains(": ")) }
    }
  }

  @Test("bytes that are not UTF-8 are an error with their line")
  func notText() {
    #expect(faults(Array("a\nb".utf8) + [0xFF] + Array("\n".utf8)) == ["2: not UTF-8 text"])
  }

  @Test("hundreds of nested quotations and lists are read")
  func nesting() throws {
    let depth = String(repeating: "> ", count: 500)
    #expect(try notebook("\(depth)```segue\n\(depth)a\n\(depth)```\n").cells.map(\.code) == ["a"])
  }
}
