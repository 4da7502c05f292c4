import Script

extension Grammar {
  static var gestureVerbs: [VerbSignature] { [recognizer, pan, pinch, tap, touch] }

  static var physicsVerbs: [VerbSignature] { [dynamics] }

  private static var recognizer: VerbSignature {
    VerbSignature(
      "recognizer", .gesture, "Makes a gesture recognizer on a view.",
      operands: ["NAME: name", "kind: word(pan|edge|tap|longPress|swipe|pinch|rotation)"],
      options: [
        "on!: view", "edges: words(left|right|top|bottom) // of an edge pan",
        "direction: word(left|right|up|down) = right // of a swipe",
        "taps: int = 1 // how many", "touches: int = 1 // fingers needed",
        "maxTouches: int // fingers allowed", "press: time = 0.5s // of a long press",
        "instant: bool = false // begins on touch down",
        "cancelsTouches: bool = true // once it has begun, its view hears no more",
        "requiresFailureOf: [recognizer]", "simultaneousWith: [recognizer]",
      ],
      block: .handlers(
        gives: [
          "translation", "velocity", "location", "state", "scale", "rotation", "view", "touches",
        ],
        on: [
          "began", "changed", "ended", "cancelled", "failed", "recognized", "shouldBegin?",
          "shouldReceive?",
        ]),
      makes: .object("recognizer"),
      uikit: "UIPanGestureRecognizer and its kin, UIGestureRecognizerDelegate",
      example: "recognizer drag pan on card { on changed { card.center = location } }")
  }

  private static var pan: VerbSignature {
    VerbSignature(
      "pan", .gesture, "Drags a finger over the screen; a short time makes a swipe.",
      operands: ["what?: view"],
      options: [
        "from: word(left|right|top|bottom) | pair // an edge or a point of the window",
        "by: pair // how far", "to: pair // where to, in the window",
        "over: time = 0.3s // how long it moves", "along: curve = linear",
        "velocity: pair // what the release reports, points per second",
        "hold: time = 0s // rests before the end",
        "end: word(release|keep|cancel) = release // keep: the finger stays down",
        "fingers: int = 1",
      ],
      either: [["by"], ["to"]], standing: .top, movesClock: true, prints: "G",
      uikit: "a finger dragged; `from left` is an edge swipe, a short time a swipe",
      example: "pan from left by (150, 0) over 0.4s")
  }

  private static var pinch: VerbSignature {
    VerbSignature(
      "pinch", .gesture, "Moves two fingers: apart, around, or along.", operands: ["what: view"],
      options: [
        "scale: number = 1", "angle: angle = 0deg",
        "by: pair = (0, 0) // how far their middle goes",
        "over: time = 0.3s // how long it moves", "along: curve = linear",
        "hold: time = 0s // rests before the end",
        "end: word(release|keep|cancel) = release // keep: the fingers stay down",
      ],
      standing: .top, movesClock: true, prints: "G",
      uikit: "two fingers: pinch, rotation, two-finger pan",
      example: "pinch photo scale 2 angle 30deg over 0.4s")
  }

  private static var tap: VerbSignature {
    VerbSignature(
      "tap", .gesture, "Taps a view or a point; with a hold it is a long press.",
      operands: ["what: view | pair"],
      options: [
        "times: int = 1", "hold: time = 0.05s // how long the finger is down",
        "fingers: int = 1",
      ],
      standing: .top, movesClock: true, prints: "G", uikit: "taps; with hold a long press",
      example: "tap (196, 400) times 2")
  }

  private static var touch: VerbSignature {
    VerbSignature(
      "touch", .gesture, "Puts a finger down, moves or lifts it: one phase at a time.",
      operands: ["phase: word(down|move|up|cancel)", "at?: pair"],
      options: ["finger: int = 1 // which one"], uikit: "UITouch phases, one at a time",
      example: "touch down (10, 400)")
  }

  private static var dynamics: VerbSignature {
    VerbSignature(
      "dynamics", .physics, "Makes a physics animator; behaviours are added to it.",
      operands: ["NAME: name"], options: ["on!: view // whose coordinates it moves things in"],
      block: .handlers(on: ["contact(item, other, point)", "step", "pause"]),
      makes: .object("dynamics"),
      uikit: "UIDynamicAnimator; behaviours are values: `gravity(...)`, `snap(...)`",
      example: "dynamics physics on stage.view")
  }
}
