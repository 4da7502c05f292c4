import Testing

@testable import UIKit

@MainActor
struct FlowArrangementTests {
  private func arranged(
    _ sizes: [CGSize], width: CGFloat, line: CGFloat = 10, item: CGFloat = 10,
    inset: UIEdgeInsets = .zero, isVertical: Bool = true
  ) -> FlowArrangement {
    FlowArrangement(
      [FlowSection(inset: inset, lineSpacing: line, itemSpacing: item, sizes: sizes)],
      width: width, axis: FlowAxis(isVertical: isVertical))
  }

  private func squares(_ count: Int, _ side: CGFloat) -> [CGSize] {
    Array(repeating: CGSize(width: side, height: side), count: count)
  }

  private func frame(_ flow: FlowArrangement, _ item: Int, section: Int = 0) -> CGRect? {
    flow.frame(of: IndexPath(item: item, section: section))
  }

  @Test("three items of (393 - 2 x 3) / 3 fill a line of 393 points")
  func thirds() {
    let flow = arranged(squares(12, 129), width: 393, line: 3, item: 3)
    #expect(flow.lines.map(\.items.count) == [3, 3, 3, 3])
    #expect(frame(flow, 4) == CGRect(x: 132, y: 132, width: 129, height: 129))
    #expect(flow.contentSize == CGSize(width: 393, height: 4 * 129 + 3 * 3))
    // A third is no binary fraction: three of them are still as wide as the whole.
    let rough = arranged(squares(6, (100 - 20) / 3), width: 100)
    #expect(rough.lines.map(\.items.count) == [3, 3])
  }

  @Test("what is left of a line goes between its items, evenly")
  func spread() {
    let flow = arranged(squares(6, 100), width: 393)
    // 393 - 300 leaves 93 for two distances.
    #expect((0..<6).map { frame(flow, $0)?.minX } == [0, 146.5, 293, 0, 146.5, 293])
    #expect(frame(flow, 3)?.minY == 110)
  }

  @Test("the last line stands as if its last item were repeated")
  func lastLine() {
    let flow = arranged(squares(5, 100), width: 393)
    #expect((3..<5).map { frame(flow, $0)?.minX } == [0, 146.5])
    let mixed = arranged(
      [200, 190, 100].map { CGSize(width: $0, height: 50) }, width: 400)
    #expect((0..<2).map { frame(mixed, $0)?.minX } == [0, 210])
    // One of 100 where three fit.
    #expect(frame(mixed, 2)?.minX == 0)
  }

  @Test("where only one fits it stands in the middle; one too wide begins at the edge")
  func alone() {
    let flow = arranged(squares(2, 250), width: 393)
    #expect((0..<2).map { frame(flow, $0)?.minX } == [71.5, 71.5])
    #expect(!flow.hasTooWide)
    let wide = arranged(squares(2, 500), width: 393)
    #expect(wide.hasTooWide)
    #expect((0..<2).map { frame(wide, $0)?.minX } == [0, 0])
  }

  @Test("items of a line are centred on the highest")
  func heights() {
    let sizes = [CGSize(width: 40, height: 100), CGSize(width: 50, height: 20)]
    let flow = arranged(sizes, width: 100)
    #expect(frame(flow, 1) == CGRect(x: 50, y: 40, width: 50, height: 20))
    #expect(flow.contentSize.height == 100)
  }

  @Test("sideways the lines are columns")
  func columns() {
    let flow = arranged(squares(5, 100), width: 210, line: 5, isVertical: false)
    #expect(frame(flow, 1) == CGRect(x: 0, y: 110, width: 100, height: 100))
    #expect(frame(flow, 2) == CGRect(x: 105, y: 0, width: 100, height: 100))
    #expect(flow.contentSize == CGSize(width: 310, height: 210))
  }

  @Test("sections follow one another, each in its insets, an empty one too")
  func sections() {
    let inset = UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 30)
    let section = FlowSection(
      inset: inset, lineSpacing: 10, itemSpacing: 10, sizes: squares(2, 100))
    var empty = section
    empty.sizes = []
    let flow = FlowArrangement(
      [section, empty, section], width: 260, axis: FlowAxis(isVertical: true))
    #expect(frame(flow, 1)?.origin == CGPoint(x: 130, y: 1))
    #expect(frame(flow, 0, section: 2)?.origin == CGPoint(x: 20, y: 103 + 3 + 1))
    #expect(frame(flow, 0, section: 1) == nil)
    #expect(flow.contentSize == CGSize(width: 260, height: 209))
  }

  @Test("what meets a rectangle is found as by looking at each item", arguments: 0..<60)
  func search(seed: Int) {
    var random = Seeded(state: UInt64(seed))
    let sections = (0..<3).map { _ in
      FlowSection(
        inset: UIEdgeInsets(top: random.next(-5, 20), left: 3, bottom: 4, right: 5),
        lineSpacing: random.next(-30, 20), itemSpacing: random.next(0, 20),
        sizes: (0..<40).map { _ in
          CGSize(width: random.next(0, 120), height: random.next(0, 90))
        })
    }
    let flow = FlowArrangement(
      sections, width: 200, axis: FlowAxis(isVertical: seed.isMultiple(of: 2)))
    let all = (0..<3).flatMap { section in (0..<40).map { IndexPath(item: $0, section: section) } }
    for _ in 0..<10 {
      let rect = CGRect(
        x: random.next(-50, 900), y: random.next(-50, 900), width: random.next(0, 300),
        height: random.next(0, 300))
      let expected = all.filter { path in
        guard let common = flow.frame(of: path)?.intersection(rect) else { return false }
        return common.width > 0 && common.height > 0
      }
      #expect(flow.items(in: rect).map(\.indexPath) == expected)
    }
  }

  @Test("no size or distance makes it hang or trap")
  func extremes() {
    for side in [0, 1e-300, 1e300, CGFloat.greatestFiniteMagnitude] {
      for spacing in [0, -1e9, 1e-300, 1e300] {
        let flow = arranged(squares(3, side), width: 100, line: spacing, item: spacing)
        #expect(flow.lines.reduce(0) { $0 + $1.items.count } == 3)
      }
    }
    #expect(arranged([], width: 0).contentSize == .zero)
    let absent = [-1, 3, Int.max].map { frame(arranged(squares(3, 10), width: 50), $0) }
    #expect(absent == [nil, nil, nil])
  }
}
