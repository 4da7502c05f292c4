/// A way to tell what came of a run, file by file and at its end, as lines.
protocol TestReporter {
  mutating func lines(for file: TestedFile) -> [String]
  mutating func closing(_ summary: TestSummary) -> [String]
}
