import Testing

@testable import Notebook

@Suite("Numbers as they are written")
struct NumberTests {
  private func read(_ text: String, at start: Int = 0) -> Number? {
    Number(in: Array(text), at: start)
  }

  @Test(
    "value, unit of the last digit, length",
    arguments: [
      ("0.699 s", 0.699, 1e-3, 5), ("-1.5", -1.5, 0.1, 4), ("+2.50e3x", 2500, 10, 7),
      ("1.23e-5", 1.23e-5, 1e-7, 7), ("12.0", 12, 0.1, 4), ("1.5E+2", 150, 10, 6),
    ])
  func points(_ text: String, _ value: Double, _ unit: Double, _ length: Int) throws {
    let number = try #require(read(text))
    #expect(number.value == value && number.length == length)
    #expect(number.text == text.prefix(length))
    #expect(abs((try #require(number.unit)) / unit - 1) < 1e-12)
  }

  @Test(
    "without a point there is no unit",
    arguments: [("16 %", 16.0, 2), ("-3", -3, 2), ("1e3", 1000, 3), ("0...9", 0, 1), ("5.", 5, 1)])
  func whole(_ text: String, _ value: Double, _ length: Int) throws {
    let number = try #require(read(text))
    #expect(number.value == value && number.length == length && number.unit == nil)
  }

  @Test(
    "no number", arguments: ["", "-", "x1", ".5", "1.2.3", "- 1", "--1"])
  func none(_ text: String) { #expect(read(text) == nil) }

  @Test("an exponent needs digits, an endless one gives no number")
  func exponents() {
    #expect(read("1easy")?.length == 1)
    #expect(read("1e+")?.length == 1)
    #expect(read("1.5e999") == nil)
    #expect(read("1.5e99999")?.text == "1.5")
    #expect(read(String(repeating: "9", count: 400)) == nil)
  }

  @Test("words and colours hold no numbers, and a minus after an operand is no sign")
  func places() {
    func may(_ text: String, _ position: Int) -> Bool {
      Number.mayBegin(in: Array(text), at: position)
    }
    #expect(!may("photo2", 5) && !may("a_1", 2) && !may("#008080", 1) && !may("0...9", 4))
    #expect(!may("12", 1) && !may("3-1", 1) && !may(")-1", 1) && !may("a-1", 1))
    #expect(may("t=0.5", 2) && may("(-1)", 1) && may(" -1", 1) && may("-1", 0) && may(")1", 1))
  }
}
