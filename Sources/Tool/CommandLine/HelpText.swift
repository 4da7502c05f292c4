import Text

/// The help of the command line, drawn from its tables; it fits a screen of 24 lines.
enum HelpText {
  static func general() -> String {
    let forms = [
      ("segue", "a prompt, or the statements on standard input"),
      ("segue -c STATEMENTS", "run statements and leave"),
    ]
    let commands = CommandEntry.all.map { ("segue \($0.name) \($0.operands)", $0.summary) }
    let options = OptionEntry.atTop + OptionEntry.everywhere
    return lines(
      [
        "Segue \(SegueKit.version): a shell for motion, over a headless UIKit with a virtual clock.",
        "",
      ]
        + columns(forms + commands) + ["", "Options"] + columns(options.map(row))
        + [
          "", "At the prompt, `help` lists the verbs. Exit status: 0 well, 1 a statement or an",
          "expectation failed, 2 wrong usage or an unreadable file, 3 a crash, 130 Ctrl-C.",
        ])
  }

  static func command(_ entry: CommandEntry) -> String {
    lines(
      ["segue \(entry.name) [options] \(entry.operands): \(entry.summary)"] + entry.details
        + ["", "Options"] + columns((entry.options + OptionEntry.everywhere).map(row)))
  }

  private static func row(_ option: OptionEntry) -> (String, String) {
    let short = option.short.map { "-\($0), " } ?? "    "
    return (short + "--" + option.name + (option.value.map { " " + $0 } ?? ""), option.summary)
  }

  private static func columns(_ rows: [(String, String)]) -> [String] {
    let width = rows.map { cellWidth($0.0) }.max() ?? 0
    return rows.map { "  " + padded($0.0, to: width) + "  " + $0.1 }
  }

  private static func lines(_ lines: [String]) -> String { lines.joined(separator: "\n") }
}
