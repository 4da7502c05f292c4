import Script

extension Grammar {
  static var lookVerbs: [VerbSignature] {
    [plot, table, show, trace, describe, convert, play, keep, sweep, explain, doctor]
  }

  private static var plot: VerbSignature {
    VerbSignature(
      "plot", .look, "Draws recorded values or curves over time.", operands: ["what: value ..."],
      options: [
        "from: time", "to: time",
        "against: word(progress) | value // in place of the time; progress goes from 0 to 1",
        "velocity: flag // how fast they change, in a box below",
        "panels: flag // a box for each", "log: words(x|y) // axes that count powers of ten",
        "target: value // a line across, or a list of them",
        "events: text // a mark at each event that holds this",
        "size: pair // columns and rows", "width: int // columns", "height: int // rows of a box",
        "charset: word(ascii|braille|block)", "title: value",
      ],
      effect: .look, standing: .top, prints: "chart and data line",
      example: "plot card.center.y, card.center.x velocity")
  }

  private static var table: VerbSignature {
    VerbSignature(
      "table", .look, "Lists recorded values, a row each while.", operands: ["what: value ..."],
      options: ["every: time = 0.1s // from row to row", "from: time", "to: time"],
      effect: .look, standing: .top, prints: "rows",
      example: "table card.alpha, card.model.alpha every 0.05s")
  }

  private static var show: VerbSignature {
    VerbSignature(
      "show", .look, "Prints the tree of views: `show tree`.",
      operands: ["what?: word(screen|tree|lanes) = screen"],
      options: [
        "of: view // only this one and what is in it", "at: time",
        "frames: int = 1 // a strip of them",
        "from: time", "to: time",
      ],
      effect: .look, standing: .top, prints: "picture",
      uikit: "`tree`: the view tree; `lanes`: one bar an animation or transition; frames > 1:"
        + " a strip",
      example: "show tree of photo")
  }

  private static var trace: VerbSignature {
    VerbSignature(
      "trace", .look, "Lists delegate calls, callbacks and events with their times.",
      operands: ["filter?: text // found anywhere in an event"],
      options: ["from: time", "to: time"], effect: .look, standing: .top, prints: "events",
      uikit: "every delegate call, callback and event with its time",
      example: "trace viewWillAppear")
  }

  private static var describe: VerbSignature {
    VerbSignature(
      "describe", .look, "Tells what a curve does, or how an object stands.",
      operands: ["what: value ..."],
      options: [
        "from: length = 0pt // where a spring starts", "to: length = 100pt // where it goes",
        "velocity: number // at the start, points per second",
        "beside: [number] // the same spring at these damping ratios",
      ],
      effect: .look, standing: .top, prints: "card",
      uikit: "a curve: regime, overshoot, settling, source of its duration; an object: its state",
      example: "describe spring(response: 0.5, dampingRatio: 0.8)")
  }

  private static var convert: VerbSignature {
    VerbSignature(
      "convert", .look, "Writes a curve for another system.", operands: ["curve: curve"],
      options: ["to!: word(uikit|swiftui|pop|css|android|flutter|figma)"], effect: .look,
      standing: .top, prints: "code to paste, largest difference",
      example: "convert spring(bounciness: 3, speed: 3) to swiftui")
  }

  private static var play: VerbSignature {
    VerbSignature(
      "play", .look, "Plays what was recorded, in place.",
      operands: ["what?: word(screen|film|plot) = screen"],
      options: ["speed: number = 1 // 0.25 is slow", "from: time", "to: time"], effect: .look,
      standing: .top, prints: "frames in place", uikit: "on a pipe the last frame only",
      example: "play speed 0.25")
  }

  private static var keep: VerbSignature {
    VerbSignature(
      "keep", .look, "Keeps the recording so far under a name, to lay it under a later one.",
      operands: ["NAME: name"], standing: .top, makes: .object("recording"),
      prints: "`kept first: 0.000 ... 0.850s`",
      uikit: "the recording so far, plotted beside a later one", example: "keep first")
  }

  private static var sweep: VerbSignature {
    VerbSignature(
      "sweep", .look, "Runs its block for each value of a list and lays its plots together.",
      operands: ["NAME: name"], options: ["in!: list"],
      block: .now(isNeeded: true, gives: ["$NAME"], countsAsTop: true), standing: .top,
      prints: "its plots laid over each other",
      example: "sweep d in [0.5, 0.8, 1] { plot spring(damping: d, duration: 0.5s) }")
  }

  private static var explain: VerbSignature {
    VerbSignature(
      "explain", .look, "Explains the last transition: its questions, callbacks and release.",
      operands: ["what?: word(questions|lifecycle|release)"], effect: .look, standing: .top,
      prints: "card",
      uikit: "the last transition: each question and answer; callbacks expected beside those that"
        + " came; the release",
      example: "explain lifecycle")
  }

  private static var doctor: VerbSignature {
    VerbSignature(
      "doctor", .look, "Names what went wrong on the stage, when, and what to try.",
      effect: .look, standing: .top, prints: "problems, or `no problems`", example: "doctor")
  }
}
