import Script

extension Grammar {
  static var clockVerbs: [VerbSignature] { [run, step, stall, rewind, undo, redo, reset] }

  private static var run: VerbSignature {
    VerbSignature(
      "run", .clock, "Moves the clock: to rest, for a time, or until something is so.",
      operands: ["for?: time"],
      options: [
        "until: query bool // asked after each turn",
        "to: moment // a time, or a part of the transition in flight",
        "limit: time = 60s // how long it waits for rest",
      ],
      standing: .top, movesClock: true, prints: "R", uikit: "the run loop", example: "run to 50%")
  }

  private static var step: VerbSignature {
    VerbSignature(
      "step", .clock, "Moves the clock by display frames.", operands: ["frames?: int = 1"],
      standing: .top, movesClock: true, prints: "R", uikit: "one display frame", example: "step 3")
  }

  private static var stall: VerbSignature {
    VerbSignature(
      "stall", .clock, "Keeps the main thread busy: starts, timers and touches wait.",
      operands: ["turns: int // frames of the screen"], movesClock: true, prints: "R",
      uikit: "the main thread is busy: deferred starts and timers wait, touches queue",
      example: "stall 2")
  }

  private static var rewind: VerbSignature {
    VerbSignature(
      "rewind", .clock, "Moves the clock back, by replaying up to a time.",
      operands: ["by?: time"], options: ["to: time"], either: [["by"], ["to"]], standing: .top,
      movesClock: true, changesNames: true, prints: "R", example: "rewind to 0.25s")
  }

  private static var undo: VerbSignature {
    VerbSignature(
      "undo", .clock, "Takes the last statements back.", operands: ["statements?: int = 1"],
      standing: .top, movesClock: true, changesNames: true, prints: "`undone: present photo`",
      example: "undo 2")
  }

  private static var redo: VerbSignature {
    VerbSignature(
      "redo", .clock, "Does undone statements again.", operands: ["statements?: int = 1"],
      standing: .top, movesClock: true, changesNames: true,
      prints: "`done again: present photo`", example: "redo")
  }

  private static var reset: VerbSignature {
    VerbSignature(
      "reset", .clock, "Begins anew: an empty stage at time 0.", standing: .top, movesClock: true,
      changesNames: true, uikit: "an empty stage, time 0", example: "reset")
  }
}
