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
