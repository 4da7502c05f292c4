import Glibc
import Testing

@testable import Terminal

@Suite("Where a line lies on the screen")
struct ScreenLayoutTests {
  /// C says how wide a character is, once it is told that there are others than ASCII's.
  init() { setlocale(LC_CTYPE, "C.UTF-8") }

  private func place(_ text: String, width: Int) -> [Int] {
    var layout = ScreenLayout(width: width)
    layout.add(wide(text))
    return [layout.row, layout.column]
  }

  @Test("a full row is followed by an empty one")
  func full() {
    #expect(place("abcd", width: 5) == [0, 4])
    #expect(place("abcde", width: 5) == [1, 0])
    #expect(place("abcdef", width: 5) == [1, 1])
  }

  @Test("a wide character that does not fit moves whole")
  func wideCharacters() {
    #expect(place("abcd語", width: 5) == [1, 2])
    #expect(place("abc語", width: 5) == [1, 0])
    #expect(place("e\u{301}", width: 5) == [0, 1])
  }

  @Test("newlines, tabs and controls")
  func controls() {
    #expect(place("ab\nc", width: 5) == [1, 1])
    #expect(place("ab\tc", width: 20) == [0, 9])
    #expect(place("\u{1}", width: 20) == [0, 2])
  }
}
