import Text

// Messages about layouts and collections.
extension Diagnostic {
  static func gridWantsColumns(at place: Place) -> Diagnostic {
    Diagnostic(
      "a grid wants to know how many cells stand in a line", at: place,
      hint: "for instance `layout small grid columns 3 spacing 3`")
  }

  static func gridHasNoItem(at place: Place) -> Diagnostic {
    Diagnostic(
      "the cells of a grid are squares that fill the line: `item` is of a flow or a stack",
      at: place, hint: "`layout tiles flow item (120, 80)`, or `columns`")
  }

  static func columnsAreAGrids(_ kind: String, at place: Place) -> Diagnostic {
    Diagnostic(
      "`columns` is of a grid, and this is a \(kind)", at: place,
      hint: "`layout small grid columns 3`")
  }
}
