import Testing
import Text

@Suite("Numbers as they are printed")
struct NumbersTests {
  @Test(
    "at most four decimals, no trailing zeros, no -0, three digits below 0.0001",
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (1.0 / 3, "0.3333"),
      (2.0 / 3, "0.6667"), (99.99999, "100"), (0.0001, "0.0001"), (0.00009, "9e-5"),
      (-0.00001234, "-1.23e-5"), (1.5e-7, "1.5e-7"), (9.996e-9, "1e-8"), (1e-300, "1e-300"),
      (123456.78915, "123456.7892"), (1e14, "100000000000000"), (1e15, "1e15"),
      (1.2345e20, "1.23e20"), (-2.5e300, "-2.5e300"), (196.5, "196.5"), (0.1 + 0.2, "0.3"),
    ] as [(Double, String)])
  func plainNumbers(_ value: Double, _ text: String) {
    #expect(plain(value) == text)
  }

  @Test("what is no number is said so")
  func notFinite() {
    #expect(plain(.nan) == "nan")
    #expect(plain(.infinity) == "inf")
    #expect(fixed(-.infinity, 3) == "-inf")
  }

  @Test(
    "fixed point",
    arguments: [
      (0.25, 3, "0.250"), (-0.0004, 3, "0.000"), (-1e-9, 3, "0.000"), (0.9996, 3, "1.000"),
      (-12.5, 1, "-12.5"), (2.675, 2, "2.68"), (1234, 0, "1234"), (0.5, -2, "1"),
      (17.5088, 3, "17.509"),
    ] as [(Double, Int, String)])
  func fixedPoint(_ value: Double, _ decimals: Int, _ text: String) {
    #expect(fixed(value, decimals) == text)
  }

  @Test("numbers that differ in their last bits settle on one")
  func settling() {
    #expect(settled(0.1 + 0.2) == settled(0.3))
    let third = 1.0 / 3
    for power in [-30.0, -12, -5, 0, 5, 12, 30] {
      let value = third * exponent10(power)
      #expect(settled(value) == settled(value.nextUp), "10^\(power)")
      #expect(abs(settled(value) - value) <= 5e-12 * value)
    }
    #expect(settled(.infinity) == .infinity)
    #expect(settled(-0.5) == -0.5)
  }

  private func exponent10(_ power: Double) -> Double {
    var result = 1.0
    for _ in 0..<Int(abs(power)) { result *= 10 }
    return power < 0 ? 1 / result : result
  }
}
