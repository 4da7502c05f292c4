/// A command of the tool.
struct CommandEntry: Equatable {
  let name: String
  /// `FILE...` takes one or more, `CURVE` exactly one.
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
      options: [
        OptionEntry("accept", summary: "write what differs into the files"),
        OptionEntry("interactive", "i", summary: "ask for each output whether to accept it"),
        OptionEntry("watch", "w", summary: "test again what changes, from its first changed cell"),
        OptionEntry("filter", "f", value: "TEXT", summary: "cells with it in FILE#id, or as a tag"),
        OptionEntry("shard", value: "K/N", summary: "part K of N of the files"),
        OptionEntry("jobs", "j", value: "N", summary: "notebooks at a time; one a processor"),
        OptionEntry("twice", summary: "in two processes, which must print the same bytes"),
        OptionEntry("timeout", value: "TIME", summary: "for a cell that says none; 60s"),
        OptionEntry("verbose", "v", summary: "every cell"),
        OptionEntry("tap", summary: "TAP on standard output"),
        OptionEntry("json", summary: "JSON there, an object a line"),
        OptionEntry("github", summary: "annotations for GitHub as well"),
        OptionEntry("junit", value: "FILE", summary: "JUnit's XML into a file"),
      ],
      details: [
        "PATH is a file, FILE#id (a cell of it), or a folder: every .md file in it with a",
        "`segue` fence. Exit status: 0 all passed, 1 not, 2 unreadable, 3 a crash.",
      ]),
    CommandEntry(
      name: "export", operands: "FILE...", summary: "make notebooks ready for other tools",
      options: [
        OptionEntry("jupytext", summary: "add the header by which JupyterLab opens the file")
      ],
      details: [
        "With the header, jupytext 1.19.4 and newer turns the file into .ipynb and back",
        "without touching a byte.",
      ]),
    CommandEntry(
      name: "sample", operands: "CURVE",
      summary: "print a curve as t,value,velocity",
      options: [
        OptionEntry("every", value: "TIME", summary: "from row to row; 1ms where nothing is said"),
        OptionEntry("until", value: "TIME", summary: "the last row; else the end of the motion"),
        OptionEntry("times", value: "FILE", summary: "rows at the times in a file, one a line"),
        OptionEntry("format", value: "FORM", summary: "csv or json; csv where nothing is said"),
      ],
      details: [
        "For instance: segue sample \"spring(damping: 0.5, duration: 0.5s)\" --every 10ms",
        "Times are seconds, for a curve without a duration fractions of one. Values are",
        "the part of the way gone, of a decay points, with 17 significant digits.",
        "`--times -` reads standard input. Exit status: 0 well, 2 wrong usage, no curve,",
        "or a file that is no list of times.",
      ]),
  ]

  var takesMany: Bool { operands.hasSuffix("...") }

  static func named(_ name: String) -> CommandEntry? { all.first { $0.name == name } }
}
