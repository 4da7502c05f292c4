/// An operand or an option: `duration!: time`, `kind?: word(image|label)`, `alpha: number = 1`.
package struct Parameter: Sendable {
  package var name: String
  package var type: ValueType
  /// Operands are needed unless `?`; options only with `!`.
  package var isNeeded: Bool
  package var defaultText: String?
  package var isFlag: Bool
  /// `plot a, b`: one or more, by commas.
  package var isList: Bool
  /// One line of help.
  package var summary: String

  package init(
    name: String, type: ValueType, isNeeded: Bool, defaultText: String? = nil, isFlag: Bool = false,
    isList: Bool = false, summary: String = ""
  ) {
    self.name = name
    self.type = type
    self.isNeeded = isNeeded
    self.defaultText = defaultText
    self.isFlag = isFlag
    self.isList = isList
    self.summary = summary
  }
}
