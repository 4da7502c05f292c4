/// Rows and columns of text, numbers right-aligned.
package struct Table: Sendable {
  package var columns: [String]
  package var rows: [[String]]
  package var width: Int?

  package init(columns: [String], rows: [[String]], width: Int? = nil) {
    self.columns = columns
    self.rows = rows
    self.width = width
  }
}
