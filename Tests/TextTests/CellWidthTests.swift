import Testing
import Text

@Suite("Cells of a terminal")
struct CellWidthTests {
  @Test(
    "as Unicode 15 and common terminals count them",
    arguments: [
      ("", 0), ("abc", 3), ("写真", 4), ("ｱ", 1), ("Ａ", 2), ("한국", 4), ("가", 2),
      ("\u{1100}\u{1161}\u{11A8}", 2), ("e\u{301}", 1), ("\u{3000}", 2), ("\u{A0}", 1),
      ("\u{200B}", 0), ("\u{1B}", 0), ("🦆", 2), ("👨‍👩‍👧", 2), ("👍🏽", 2), ("👍🏿👍🏻", 4), ("🏽", 2), ("❤", 1),
      ("❤\u{FE0F}", 2), ("1\u{FE0F}\u{20E3}", 2), ("🇯🇵", 2), ("🇯🇵🇫🇷", 4), ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", 2), ("🏳️‍🌈", 2),
      ("⌚", 2), ("─", 1), ("⣿", 1), ("\u{1F6DC}", 2), ("\u{1FAE8}", 2), ("\u{2A6D6}", 2), ("क्ष", 2),
      ("a\u{200D}b", 2), ("\u{600}1", 2), ("ﷺ", 1),
    ])
  func width(_ text: String, _ cells: Int) {
    #expect(cellWidth(text) == cells, "\(text.unicodeScalars.map(\.value))")
  }

  @Test("the scalars at the edges of the wide ranges")
  func edges() {
    for (first, last) in [(0x1100, 0x115F), (0x4E00, 0xA48C), (0xAC00, 0xD7A3), (0x1F300, 0x1F320)]
    {
      #expect(width(first) == 2)
      #expect(width(last) == 2)
      #expect(width(first - 1) != 2 || first == 0x4E00)
      #expect(width(last + 1) != 2)
    }
  }

  private func width(_ value: Int) -> Int {
    Unicode.Scalar(UInt32(value)).map { cellWidth($0) } ?? -1
  }
}

@Suite("Texts of a width")
struct PaddingTests {
  @Test("blanks fill up on the right, or the left; what is too long stays")
  func padding() {
    #expect(padded("写", to: 4) == "写  ")
    #expect(rightAligned("写", to: 4) == "  写")
    #expect(padded("abc", to: 2) == "abc")
    #expect(padded("a", to: -1) == "a")
  }

  @Test(
    "cut at whole characters",
    arguments: [
      ("abcdef", 6, "abcdef"), ("abcdef", 5, "ab..."), ("写真写真", 8, "写真写真"),
      ("写真写真", 7, "写真..."), ("写真写真", 6, "写..."), ("abcdef", 3, "..."), ("abcdef", 2, ".."),
      ("abcdef", 0, ""), ("abcdef", -3, ""), ("e\u{301}e\u{301}e\u{301}e\u{301}", 3, "..."),
    ])
  func truncation(_ text: String, _ width: Int, _ cut: String) {
    #expect(truncated(text, to: width) == cut)
  }

  @Test("the mark is the caller's")
  func mark() {
    #expect(truncated("abcdef", to: 4, mark: "~") == "abc~")
  }
}
