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
    OptionEntry("height", value: "N", summary: "rows of each box of a chart"),
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
