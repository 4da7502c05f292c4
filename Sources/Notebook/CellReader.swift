/// Puts fences together to cells and outputs.
struct CellReader {
  let header: Header
  let lines: Lines
  var faults: [Fault] = []
  private(set) var cells: [Cell] = []
  private var lineOfID: [String: Int] = [:]

  init(_ lines: Lines, header: Header) {
    self.lines = lines
    self.header = header
  }

  mutating func read(_ fences: [Fence]) {
    faults += fences.filter { $0.closing == nil }.map { .unclosed($0) }
    var position = 0
    while position < fences.count {
      let fence = fences[position]
      position += 1
      if fence.language == "output" { faults.append(.outputWithoutCell(line: fence.opening)) }
      guard fence.language == "segue" else { continue }
      let output = fences.indices.contains(position) ? fences[position] : nil
      if let output, isOutput(output, of: fence) {
        add(fence, output)
        position += 1
      } else {
        add(fence, nil)
      }
    }
  }

  private mutating func add(_ fence: Fence, _ output: Fence?) {
    var options = CellOptions()
    faults += options.take(Attributes(info: fence.info), line: fence.opening)
    if let output {
      faults += options.take(Attributes(info: output.info), line: output.opening)
    }
    if let id = options.id {
      if let first = lineOfID[id] {
        faults.append(.repeatedID(id, first: first, line: fence.opening))
      }
      lineOfID[id] = fence.opening
    }
    cells.append(
      Cell(
        index: cells.count, code: fence.content.joined(separator: "\n"), line: fence.opening + 1,
        options: options, tolerance: Tolerance(options.tolerance ?? header.tolerance),
        output: output.map { Cell.Output(lines: $0.content, line: $0.opening + 1, fence: $0) },
        fence: fence))
  }

  /// An output stands right after its cell. The lines between are looked at too, as Markdown drops
  /// some that are not blank, such as link definitions.
  private func isOutput(_ output: Fence, of cell: Fence) -> Bool {
    guard output.language == "output", output.followsFence, let closing = cell.closing,
      closing < output.opening
    else { return false }
    return ((closing + 1)..<output.opening).allSatisfy { lines[$0].isBlankInContainer }
  }
}
