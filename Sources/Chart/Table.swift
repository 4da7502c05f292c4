/// Rows and columns of text, numbers right-aligned.
package struct Table: Sendable {
  /// What happens to a cell that has no room.
  package enum Overflow: Sendable {
    /// It is cut.
    case cut
    /// It takes as many lines as it needs, and columns are left-aligned: a card, whose heads may be
    /// whole expressions.
    case wrap
  }

  package var columns: [String]
  package var rows: [[String]]
  package var width: Int?
  package var overflow: Overflow
  /// Sentences below it, wrapped to the width.
  package var notes: [String]

  package init(
    columns: [String], rows: [[String]], width: Int? = nil, overflow: Overflow = .cut,
    notes: [String] = []
  ) {
    self.columns = columns
    self.rows = rows
    self.width = width
    self.overflow = overflow
    self.notes = notes
  }
}
