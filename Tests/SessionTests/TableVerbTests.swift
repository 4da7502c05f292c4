import Session
import Testing
import Text

/// `table` at the prompt.
@MainActor
@Suite("table")
struct TableVerbTests {
  private func bench() -> Bench {
    Bench(
      "controller list; window list", "view dot in list.view frame (0, 0, 10, 10)",
      "animate 1s curve linear { dot.alpha = 0 }", "run")
  }

  @Test("a row each while, both ends included, none twice")
  func rows() {
    let bench = bench()
    #expect(
      bench.run("table dot.alpha every 0.25s") == """
            t  dot.alpha
        0.000          1
        0.250       0.75
        0.500        0.5
        0.750       0.25
        1.000          0
        """)
    #expect(Bench("view a").run("table a.alpha every 1e-9").split(separator: "\n").count == 2)
  }

  @Test("times have the decimals that tell their rows apart, three at least")
  func decimals() {
    let bench = bench()
    let rows = bench.run("table dot.alpha from 0.4998s to 0.5s every 0.1ms").split(separator: "\n")
    #expect(rows.dropFirst().map { $0.prefix(6) } == ["0.4998", "0.4999", "0.5000"])
  }

  @Test("a stretch that ends before it begins is refused, as is one of too many rows")
  func refused() {
    let bench = bench()
    #expect(
      bench.error("table dot.alpha from 0.8s to 0.2s") == "there is nothing from 0.8s to 0.2s")
    #expect(
      bench.error("trace dot from 0.8s to 0.2s") == "there is nothing from 0.8s to 0.2s")
    for every in ["0s", "-1s", "1e-6s"] {
      #expect(
        bench.error("table dot.alpha every \(every)")
          == "`every` wants a time above 0 that gives at most 100000 rows")
    }
  }
}
