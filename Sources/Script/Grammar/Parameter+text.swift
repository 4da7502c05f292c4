package import Text

extension Parameter {
  /// An operand as the table writes it: `NAME: name`, `kind?: word(image|label)`, `what: value
  /// ...`; needed unless `?` follows its name. Behind `//` stands its line of help.
  package init(operand text: String) throws(Diagnostic) {
    var scanner = SignatureScanner(text)
    try self.init(reading: &scanner, isOption: false)
  }

  /// An option as the table writes it: `duration!: time`, `alpha: number = 1 // 0 to 1`,
  /// `root: flag`; needed only if `!` follows its name.
  package init(option text: String) throws(Diagnostic) {
    var scanner = SignatureScanner(text)
    try self.init(reading: &scanner, isOption: true)
  }

  private init(reading scanner: inout SignatureScanner, isOption: Bool) throws(Diagnostic) {
    let name = try scanner.name()
    let isNeeded = !isOption && !scanner.take("?") || isOption && scanner.take("!")
    try scanner.expect(":")
    let type = try scanner.type()
    let isList = scanner.take(".", times: 3)
    let defaultText = scanner.take("=") ? scanner.rest(upTo: "/", times: 2) : nil
    let summary = scanner.take("/", times: 2) ? scanner.rest(upTo: nil) : ""
    try scanner.expectEnd()
    self.init(
      name: name, type: type.value, isNeeded: isNeeded, defaultText: defaultText,
      isFlag: type.isFlag, isList: isList, summary: summary)
  }
}
