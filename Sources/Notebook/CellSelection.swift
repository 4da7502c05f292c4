/// Which cells of a notebook are asked for. Those before them run too, as each stands on what the
/// ones before it made; those after the last do not.
package struct CellSelection: Sendable, Equatable {
  /// One entry a cell; nil is every cell.
  private let wanted: [Bool]?

  package static let all = CellSelection(wanted: nil)

  private init(wanted: [Bool]?) { self.wanted = wanted }

  /// The cells for which a condition holds.
  package init(of notebook: Notebook, where isWanted: (Cell) -> Bool) {
    wanted = notebook.cells.map(isWanted)
  }

  package var isEmpty: Bool { wanted.map { !$0.contains(true) } ?? false }

  package func contains(_ cell: Cell) -> Bool {
    guard let wanted else { return true }
    return wanted.indices.contains(cell.index) && wanted[cell.index]
  }

  /// Behind the last cell that is asked for.
  func end(in cells: [Cell]) -> Int {
    guard let wanted else { return cells.count }
    return min((wanted.lastIndex(of: true) ?? -1) + 1, cells.count)
  }
}

extension Cell {
  /// What reports and command lines call it: its id, else its number, from 1.
  package var name: String { options.id ?? "\(index + 1)" }
}
