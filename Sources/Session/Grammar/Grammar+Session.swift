import Script

extension Grammar {
  static var checkVerbs: [VerbSignature] { [expect] }

  static var sessionVerbs: [VerbSignature] {
    [note, save, open, edit, history, set, help, suggest, quit]
  }

  private static var expect: VerbSignature {
    VerbSignature(
      "expect", .check, "Checks that something is so, now or at a recorded time.",
      operands: ["condition?: value"],
      options: [
        "within: value // how far off it may be", "at: time // when, in the recording",
        "before: value // the event that comes later",
        "fails: value // what its block's error says",
      ],
      either: [["condition"], ["fails"]],
      block: .now(countsAsTop: true, mayFail: true), blockOnlyIf: (name: "fails", word: nil),
      effect: .look,
      prints: "`ok`, or the difference", uikit: "XCTAssert on virtual time",
      example: "expect card.alpha ~= 0.5 within 0.01 at 0.25s")
  }

  private static var note: VerbSignature {
    VerbSignature(
      "note", .session, "Writes prose between cells; in a block, an event of the trace.",
      operands: ["text: value"], uikit: "prose between cells; in a block, an event of the trace",
      example: #"note "p = \(progress)""#)
  }

  private static var save: VerbSignature {
    VerbSignature(
      "save", .session,
      "Saves the session (.md), or what was drawn last (.svg, .csv, .json).",
      operands: ["file: text"], effect: .file, standing: .top, prints: "`saved grow.md: 12 cells`",
      uikit: "by its ending: .md .html .svg .ipynb .csv .json .cast .swift",
      example: "save notebooks/grow.md")
  }

  private static var open: VerbSignature {
    VerbSignature(
      "open", .session,
      "Runs the cells of a notebook (.md), or statements (.segue), as if typed.",
      operands: ["file: text"], standing: .top, changesNames: true,
      prints: "`opened grow.md: 12 cells, t=0.5s`; what the statements of a .segue print",
      uikit: ".md a notebook, .segue statements, `tutorial`", example: "open notebooks/tour.md")
  }

  private static var edit: VerbSignature {
    VerbSignature(
      "edit", .session,
      "Opens a cell in $EDITOR; it and all after it are replayed.",
      operands: ["cell: int"], effect: .none, standing: .top, changesNames: true,
      prints: "what the cell answers, and the cells after it that answer anew",
      uikit: "the cell in the editor; then it and all after it are replayed", example: "edit 3")
  }

  private static var history: VerbSignature {
    VerbSignature(
      "history", .session,
      "Lists the last accepted lines, with the numbers of their cells.",
      operands: ["lines?: int = 20"], effect: .none, standing: .top, prints: "lines",
      example: "history 5")
  }

  private static var set: VerbSignature {
    VerbSignature(
      "set", .session, "Sets how the session runs and draws.",
      operands: [
        "setting: word(fps|width|height|charset|tol|color|steps|depth|turns|limit)", "value: text",
      ],
      effect: .display, uikit: "fps: 60 or 120, UIScreen.maximumFramesPerSecond",
      example: "set fps 120", missHint: "a property is set with `=`: `card.alpha = 0.5`")
  }

  private static var help: VerbSignature {
    VerbSignature(
      "help", .session, "Shows what a word means, or all commands.", operands: ["word?: text"],
      effect: .none, prints: "a card", example: "help animate")
  }

  private static var suggest: VerbSignature {
    VerbSignature(
      "suggest", .session, "Prints what Tab offers at the end of a line.",
      operands: ["line: value"], effect: .none, prints: "completions",
      uikit: "what Tab offers, so that it can be tested", example: #"suggest "animate 0.5s cu""#)
  }

  private static var quit: VerbSignature {
    VerbSignature(
      "quit", .session, "Leaves.", effect: .none, standing: .top, example: "quit")
  }
}
