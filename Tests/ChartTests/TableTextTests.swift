import Chart
import Seeds
import Testing
import Text

struct TableTextTests {
  private let table = Table(
    columns: ["time", "photo.view.alpha", "state"],
    rows: [["0.000", "0", "began"], ["0.100", "0.5234", "changed"], ["0.200", "-1", ""]])

  @Test("numbers are right-aligned, words left, no blanks at the ends")
  func alignment() {
    #expect(
      render(table, width: 72) == [
        " time  photo.view.alpha  state", "0.000                 0  began",
        "0.100            0.5234  changed", "0.200                -1",
      ])
  }

  @Test("columns that do not fit follow below, each block led by the first column")
  func blocks() {
    #expect(
      render(table, width: 25) == [
        " time  photo.view.alpha", "0.000                 0", "0.100            0.5234",
        "0.200                -1", "", " time  state", "0.000  began", "0.100  changed", "0.200",
      ])
    #expect(render(table, width: 16).first == " time  photo....")
  }

  @Test("nothing is cut where each column has room beside the first")
  func exactWidths() {
    for width in 23...40 {
      #expect(!render(table, width: width).contains { $0.contains("...") }, "\(width)")
    }
  }

  @Test("no table is wider than asked, whatever is in it")
  func anyTable() {
    for seed in Seeds.of(0..<300) {
      var random = Seeded(seed)
      let words = [
        "", "1", "-0.25", "写真", "a longer cell than most", "x\ny", "e\u{301}", "nan", "👩‍👩‍👧‍👦",
      ]
      let row = { (count: Int) in (0..<count).map { _ in words[random.whole(0...words.count - 1)] }
      }
      let columns = row(random.whole(0...5))
      let rows = (0..<random.whole(0...6)).map { _ in row(random.whole(0...6)) }
      let width = random.whole(1...60)
      for line in render(Table(columns: columns, rows: rows), width: width) {
        #expect(cellWidth(line) <= width && line.last?.isWhitespace != true && !line.contains("\n"))
      }
    }
  }

  @Test("the width of the table wins; no columns, no lines")
  func widths() {
    var narrow = table
    narrow.width = 25
    #expect(render(narrow, width: 72) == render(table, width: 25))
    #expect(render(table, width: 0) == render(table, width: 72))
    #expect(render(Table(columns: [], rows: []), width: 72) == [])
    #expect(render(Table(columns: ["a"], rows: []), width: 72) == ["a"])
  }
}
