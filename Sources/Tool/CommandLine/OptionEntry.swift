/// An option of the command line: the parser, the help and the hints for misspelt words read it.
struct OptionEntry: Equatable {
  let name: String
  /// One letter.
  let short: Character?
  /// What its value is called; nil for an option without one.
  let value: String?
  let summary: String

  init(_ name: String, _ short: Character? = nil, value: String? = nil, summary: String) {
    self.name = name
    self.short = short
    self.value = value
    self.summary = summary
  }

  static let everywhere = [
    OptionEntry(
      "color", value: "WHEN", summary: "auto, always or never; auto heeds NO_COLOR"),
    OptionEntry("width", value: "N", summary: "cells a line may take"),
    OptionEntry(
      "charset", value: "SET", summary: "of charts: ascii, block or braille"),
    OptionEntry("help", "h", summary: "this help, or that of a command"),
  ]

  static let atTop = [
    OptionEntry(
      "command", "c", value: "STATEMENTS", summary: "run them and leave; may be repeated"),
    OptionEntry("version", "V", summary: "the version"),
  ]
}

/// A command of the tool.
struct CommandEntry: Equatable {
  let name: String
  let operands: String
  let summary: String
  let options: [OptionEntry]
  /// Further lines of its help.
  let details: [String]

  static let all = [
    CommandEntry(
      name: "run", operands: "FILE...", summary: "play notebooks (.md) or statements (.segue)",
      options: [OptionEntry("prose", summary: "the text between the cells too")],
      details: [
        "Each cell is shown as it would look at the prompt. A cell that fails ends its",
        "file, unless its fence says expect=\"error\".",
      ]),
    CommandEntry(
      name: "test", operands: "PATH...",
      summary: "run notebooks, compare what they print",
      options: [OptionEntry("accept", summary: "write what differs into the files")],
      details: [
        "A folder stands for every .md file in it with a `segue` fence. Exit status:",
        "0 all passed, 1 something differs or failed, 2 an unreadable file, 3 a crash.",
      ]),
  ]

  static func named(_ name: String) -> CommandEntry? { all.first { $0.name == name } }
}
