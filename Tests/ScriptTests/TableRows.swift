/// The table of the grammar's annex, row by row as its data file has it.
struct TableRow: Sendable {
  var verb: String
  var group: String
  var operands: [String] = []
  var options: [String] = []
  var either: [[String]] = []
  /// now, later, members, handlers
  var block: String?
  var isBlockNeeded = false
  var gives: [String] = []
  /// `change(value)`; `?` behind a question.
  var events: [String] = []
  var then: [String]?
  var blockOnlyIf: [String] = []
  /// top, clock, or the verb in whose block it stands
  var standing: String?
  var prints = ""
  var example: String
}

extension TableRow {
  static let all: [TableRow] = [
    TableRow(
      verb: "screen",
      group: "Build",
      operands: ["size: word(iPhone|iPhoneSE|iPad) | pair"],
      options: ["duration: time = 0.3s"],
      prints: "`screen 393 x 852`",
      example: "screen (852, 393)"),
    TableRow(
      verb: "window",
      group: "Build",
      operands: ["root: controller"],
      example: "window list"),
    TableRow(
      verb: "view",
      group: "Build",
      operands: ["NAME: name", "kind?: word(image|label|button|scroll|slider)"],
      options: [
        "in: view", "frame: rect", "center: pair", "size: pair", "color: color",
        "alpha: number = 1", "corner: length = 0", "anchor: pair = (0.5, 0.5)",
        "transform: transform = identity", "hidden: bool = false", "clips: bool = false",
        "text: value", "content: pair", "paging: bool = false", "userInteraction: bool",
      ],
      block: "members",
      events: ["layout", "tap", "change(value)", "scroll(offset)"],
      example: "view image in photo frame (60, 300, 255, 180) color teal"),
    TableRow(
      verb: "controller",
      group: "Build",
      operands: ["NAME: name"],
      options: [
        "style: word(automatic|fullScreen|pageSheet|formSheet|currentContext|custom|overFullScreen|overCurrentContext|popover) = automatic",
        "transition: word(coverVertical|flipHorizontal|crossDissolve|partialCurl) = coverVertical",
        "transitioningDelegate: delegate?", "color: color = white", "size: pair",
        "definesContext: bool = false", "modal: bool = false", "detents: [detent] = [large]",
        "grabber: bool = false",
      ],
      block: "members",
      events: [
        "didLoad", "willAppear(animated)", "isAppearing(animated)", "didAppear(animated)",
        "willDisappear(animated)", "didDisappear(animated)", "layout", "willTransition(size)",
        "detent",
      ],
      example: "controller photo style custom { view image color teal }"),
    TableRow(
      verb: "navigation",
      group: "Build",
      operands: ["NAME: name"],
      options: [
        "root: controller", "delegate: delegate?",
        "style: word(automatic|fullScreen|pageSheet|formSheet|currentContext|custom|overFullScreen|overCurrentContext|popover) = automatic",
      ],
      block: "members",
      example: "navigation nav root list"),
    TableRow(
      verb: "tabs",
      group: "Build",
      operands: ["NAME: name", "controllers: [controller]"],
      options: ["delegate: delegate?"],
      block: "members",
      example: "tabs bar [home, search]"),
    TableRow(
      verb: "collection",
      group: "Build",
      operands: ["NAME: name"],
      options: [
        "layout!: layout", "items!: int", "color: color = white", "layoutToLayout: bool = false",
      ],
      block: "members",
      events: [
        "didLoad", "willAppear(animated)", "isAppearing(animated)", "didAppear(animated)",
        "willDisappear(animated)", "didDisappear(animated)", "layout", "willTransition(size)",
        "detent", "select(index)",
      ],
      example: "collection grid layout small items 12"),
    TableRow(
      verb: "layout",
      group: "Build",
      operands: ["NAME: name", "kind: word(flow|grid|stack)"],
      options: [
        "item: pair", "columns: int", "spacing: length = 10", "inset: length = 0",
        "direction: word(vertical|horizontal) = vertical",
      ],
      example: "layout small grid columns 3 spacing 3"),
    TableRow(
      verb: "snapshot",
      group: "Build",
      operands: ["NAME: name"],
      options: ["of!: view", "rect: rect", "afterUpdates: bool = false"],
      example: "snapshot ghost of photo.image"),
    TableRow(
      verb: "add",
      group: "Build",
      operands: ["what: view | controller | [behavior]"],
      options: [
        "to: view | controller | dynamics = container", "above: view", "below: view", "at: int",
      ],
      example: "add to.view below from.view"),
    TableRow(
      verb: "attach",
      group: "Build",
      operands: ["delegate: delegate"],
      options: ["to!: controller | navigation | tabs"],
      example: "attach fancy to photo"),
    TableRow(
      verb: "remove",
      group: "Build",
      operands: ["what: view | controller | behavior | recognizer"],
      example: "remove ghost"),
    TableRow(
      verb: "animate",
      group: "Move",
      operands: ["what: time | path | property animator"],
      options: [
        "curve: curve = easeInOut", "delay: time = 0s", "damping: number", "velocity: number = 0",
        "bounce: number",
        "options: words(layoutSubviews|allowUserInteraction|beginFromCurrentState|repeat|autoreverse|overrideInheritedDuration|overrideInheritedCurve|overrideInheritedOptions)",
        "delayFactor: fraction = 0", "repeatCount: number", "from: value", "to: value", "by: value",
        "with: law = basic(0.4s, systemDefault)",
        "fill: word(removed|forwards|backwards|both) = removed",
      ],
      either: [["block"], ["to", "by", "with"]],
      block: "now",
      then: ["finished"],
      example: "animate 0.5s damping 0.8 { card.alpha = 1 } then { remove ghost }"),
    TableRow(
      verb: "keyframes",
      group: "Move",
      operands: ["duration: time"],
      options: [
        "mode: word(linear|discrete|paced|cubic|cubicPaced) = linear", "curve: curve = easeInOut",
        "delay: time = 0s",
        "options: words(layoutSubviews|allowUserInteraction|beginFromCurrentState|repeat|autoreverse|overrideInheritedDuration|overrideInheritedOptions)",
      ],
      block: "now",
      isBlockNeeded: true,
      then: ["finished"],
      example: "keyframes 0.5s { at 0 for 0.5 { card.alpha = 0 } }"),
    TableRow(
      verb: "at",
      group: "Move",
      operands: ["start: fraction"],
      options: ["for!: fraction"],
      block: "now",
      isBlockNeeded: true,
      standing: "keyframes",
      example: "at 0 for 50% { card.alpha = 0 }"),
    TableRow(
      verb: "together",
      group: "Move",
      block: "now",
      isBlockNeeded: true,
      then: ["finished"],
      example: "together { animate a.alpha to 0 } then { complete }"),
    TableRow(
      verb: "animations",
      group: "Move",
      operands: ["state: word(on|off|begin|commit)"],
      options: [
        "duration: time = 0.2s", "delay: time = 0s", "curve: curve = easeInOut",
        "fromCurrent: bool = false",
      ],
      block: "now",
      blockOnlyIf: ["state", "off"],
      example: "animations off { card.alpha = 1 }"),
    TableRow(
      verb: "transition",
      group: "Move",
      operands: ["what: view"],
      options: [
        "to: view", "duration!: time",
        "style!: word(flipFromLeft|flipFromRight|flipFromTop|flipFromBottom|curlUp|curlDown|crossDissolve)",
        "curve: curve = easeInOut", "options: words(allowAnimatedContent|showHideTransitionViews)",
      ],
      block: "now",
      then: ["finished"],
      example: "transition card duration 0.4s style flipFromLeft { card.color = red }"),
    TableRow(
      verb: "propertyAnimator",
      group: "Move",
      operands: ["NAME: name"],
      options: [
        "duration!: time", "curve: curve = easeInOut", "damping: number", "delay: time = 0s",
        "scrubsLinearly: bool = true", "pausesOnCompletion: bool = false",
        "isInterruptible: bool = true",
      ],
      block: "later",
      then: ["position", "finished"],
      example: "propertyAnimator open duration 1s { card.center.y = 100 }"),
    TableRow(
      verb: "start",
      group: "Move",
      operands: ["what: property animator | collection"],
      options: ["after: time = 0s", "to: layout"],
      then: ["completed"],
      example: "start open"),
    TableRow(
      verb: "pause",
      group: "Move",
      operands: ["what: property animator | interactor"],
      example: "pause open"),
    TableRow(
      verb: "continue",
      group: "Move",
      operands: ["what: property animator"],
      options: ["curve: curve", "factor: number = 0"],
      example: "continue open curve spring(damping: 0.8, velocity: 2)"),
    TableRow(
      verb: "stop",
      group: "Move",
      operands: ["what: property animator"],
      options: ["withoutFinishing: bool = true"],
      example: "stop open withoutFinishing false"),
    TableRow(
      verb: "after",
      group: "Move",
      operands: ["delay: time"],
      block: "later",
      isBlockNeeded: true,
      example: "after 0.1s { card.alpha = 0 }"),
    TableRow(
      verb: "animator",
      group: "Transition",
      operands: ["NAME: name"],
      options: ["duration!: query time (to, from, context, operation)"],
      block: "later",
      isBlockNeeded: true,
      gives: ["to", "from", "container", "context", "operation", "duration"],
      events: ["ended(completed)"],
      example:
        "animator fade duration 0.3s { add to.view; animate duration { to.view.alpha = 1 } then { complete } }"
    ),
    TableRow(
      verb: "interactor",
      group: "Transition",
      operands: ["NAME: name", "kind: word(percentDriven|custom)"],
      options: [
        "speed: number = 1", "curve: curve = easeInOut", "timing: curve?",
        "interactiveStart: bool = true",
      ],
      block: "handlers",
      gives: ["to", "from", "container", "context", "operation"],
      events: ["start", "update(fraction)", "finish", "cancel"],
      example: "interactor swipe percentDriven speed 0.5"),
    TableRow(
      verb: "presentation",
      group: "Transition",
      operands: ["NAME: name"],
      options: [
        "frame: query rect (container, presented, presenter)", "view: query view (presented)",
        "removesPresenter: bool = false",
      ],
      block: "handlers",
      gives: ["container", "presented", "presenter"],
      events: [
        "willPresent", "didPresent(completed)", "willDismiss", "didDismiss(completed)", "layout",
      ],
      example: "presentation half frame (0, 426, 393, 426)"),
    TableRow(
      verb: "delegate",
      group: "Transition",
      operands: ["NAME: name"],
      options: [
        "presented: query animator? (presented, presenter, source)",
        "dismissed: query animator? (dismissed)", "presenting: query interactor? (animator)",
        "dismissing: query interactor? (animator)",
        "presentation: query presentation? (presented, presenter, source)",
        "pushed: query animator? (from, to)", "popped: query animator? (from, to)",
        "selected: query animator? (from, to)", "interaction: query interactor? (animator)",
      ],
      block: "handlers",
      events: [
        "presented?(presented, presenter, source)", "dismissed?(dismissed)",
        "presenting?(animator)", "dismissing?(animator)",
        "presentation?(presented, presenter, source)", "pushed?(from, to)", "popped?(from, to)",
        "selected?(from, to)", "interaction?(animator)", "willShow(shown)", "didShow(shown)",
        "shouldSelect?(shown)", "didSelect(shown)", "shouldDismiss?", "didDismiss",
      ],
      example: "delegate fancy presented grow"),
    TableRow(
      verb: "present",
      group: "Transition",
      operands: ["what: controller"],
      options: ["from: controller", "animated: bool = true", "with: interactor"],
      then: [],
      prints: "S",
      example: "present photo from list"),
    TableRow(
      verb: "dismiss",
      group: "Transition",
      operands: ["what?: controller"],
      options: ["animated: bool = true", "with: interactor"],
      then: [],
      prints: "S",
      example: "dismiss photo"),
    TableRow(
      verb: "push",
      group: "Transition",
      operands: ["what: controller"],
      options: ["on: navigation", "animated: bool = true", "with: interactor"],
      then: [],
      prints: "S",
      example: "push photo on nav"),
    TableRow(
      verb: "pop",
      group: "Transition",
      operands: ["what?: navigation"],
      options: ["to: controller", "root: flag", "animated: bool = true", "with: interactor"],
      then: [],
      prints: "S",
      example: "pop nav"),
    TableRow(
      verb: "select",
      group: "Transition",
      operands: ["what: controller | int"],
      options: ["in: tabs", "tapped: flag", "with: interactor"],
      prints: "S",
      example: "select 1 in bar"),
    TableRow(
      verb: "update",
      group: "Transition",
      operands: ["what: interactor | property animator | collection", "fraction: fraction"],
      example: "update swipe 0.4"),
    TableRow(
      verb: "finish",
      group: "Transition",
      operands: ["what: interactor | property animator | collection"],
      options: ["at: word(end|start|current) = end"],
      example: "finish swipe"),
    TableRow(
      verb: "cancel",
      group: "Transition",
      operands: ["what: interactor | collection"],
      example: "cancel swipe"),
    TableRow(
      verb: "complete",
      group: "Transition",
      operands: ["completed?: bool = !context.wasCancelled"],
      example: "complete finished"),
    TableRow(
      verb: "alongside",
      group: "Transition",
      options: ["in: view"],
      block: "later",
      isBlockNeeded: true,
      gives: ["context"],
      then: ["cancelled", "context"],
      example: "alongside { dim.alpha = 0.5 }"),
    TableRow(
      verb: "recognizer",
      group: "Gesture",
      operands: ["NAME: name", "kind: word(pan|edge|tap|longPress|swipe|pinch|rotation)"],
      options: [
        "on!: view", "edges: words(left|right|top|bottom)",
        "direction: word(left|right|up|down) = right", "taps: int = 1", "touches: int = 1",
        "maxTouches: int", "press: time = 0.5s", "instant: bool = false",
        "cancelsTouches: bool = true", "requiresFailureOf: [recognizer]",
        "simultaneousWith: [recognizer]",
      ],
      block: "handlers",
      gives: [
        "translation", "velocity", "location", "state", "scale", "rotation", "view", "touches",
      ],
      events: [
        "began", "changed", "ended", "cancelled", "failed", "recognized", "shouldBegin?",
        "shouldReceive?",
      ],
      example: "recognizer drag pan on card { on changed { card.center = location } }"),
    TableRow(
      verb: "pan",
      group: "Gesture",
      operands: ["what?: view"],
      options: [
        "from: word(left|right|top|bottom) | pair", "by: pair", "to: pair", "over: time = 0.3s",
        "along: curve = linear", "velocity: pair", "hold: time = 0s",
        "end: word(release|keep|cancel) = release", "fingers: int = 1",
      ],
      either: [["by"], ["to"]],
      standing: "clock",
      prints: "G",
      example: "pan from left by (150, 0) over 0.4s"),
    TableRow(
      verb: "pinch",
      group: "Gesture",
      operands: ["what: view"],
      options: [
        "scale: number = 1", "angle: angle = 0deg", "by: pair = (0, 0)", "over: time = 0.3s",
        "along: curve = linear", "hold: time = 0s", "end: word(release|keep|cancel) = release",
      ],
      standing: "clock",
      prints: "G",
      example: "pinch photo scale 2 angle 30deg over 0.4s"),
    TableRow(
      verb: "tap",
      group: "Gesture",
      operands: ["what: view | pair"],
      options: ["times: int = 1", "hold: time = 0.05s", "fingers: int = 1"],
      standing: "clock",
      prints: "G",
      example: "tap (196, 400) times 2"),
    TableRow(
      verb: "touch",
      group: "Gesture",
      operands: ["phase: word(down|move|up|cancel)", "at?: pair"],
      options: ["finger: int = 1"],
      example: "touch down (10, 400)"),
    TableRow(
      verb: "dynamics",
      group: "Physics",
      operands: ["NAME: name"],
      options: ["on!: view"],
      block: "handlers",
      events: ["contact(item, other, point)", "step", "pause"],
      example: "dynamics physics on stage.view"),
    TableRow(
      verb: "run",
      group: "Clock",
      operands: ["for?: time"],
      options: ["until: query bool", "to: moment", "limit: time = 60s"],
      standing: "clock",
      prints: "R",
      example: "run to 50%"),
    TableRow(
      verb: "step",
      group: "Clock",
      operands: ["frames?: int = 1"],
      standing: "clock",
      prints: "R",
      example: "step 3"),
    TableRow(
      verb: "stall",
      group: "Clock",
      operands: ["turns: int"],
      standing: "clock",
      prints: "R",
      example: "stall 2"),
    TableRow(
      verb: "rewind",
      group: "Clock",
      operands: ["by?: time"],
      options: ["to: time"],
      either: [["by"], ["to"]],
      standing: "clock",
      prints: "R",
      example: "rewind to 0.25s"),
    TableRow(
      verb: "undo",
      group: "Clock",
      operands: ["statements?: int = 1"],
      standing: "clock",
      prints: "`undone: present photo`",
      example: "undo 2"),
    TableRow(
      verb: "redo",
      group: "Clock",
      operands: ["statements?: int = 1"],
      standing: "clock",
      prints: "`done again: present photo`",
      example: "redo"),
    TableRow(
      verb: "reset",
      group: "Clock",
      standing: "clock",
      example: "reset"),
    TableRow(
      verb: "plot",
      group: "Look",
      operands: ["what: value ..."],
      options: [
        "from: time", "to: time", "against: word(progress) | value", "velocity: flag",
        "panels: flag", "log: words(x|y)", "target: value", "events: text", "size: pair",
        "width: int", "height: int", "charset: word(ascii|braille|block)", "title: value",
      ],
      standing: "top",
      prints: "chart and data line",
      example: "plot card.center.y, card.center.x velocity"),
    TableRow(
      verb: "table",
      group: "Look",
      operands: ["what: value ..."],
      options: ["every: time = 0.1s", "from: time", "to: time"],
      standing: "top",
      prints: "rows",
      example: "table card.alpha, card.model.alpha every 0.05s"),
    TableRow(
      verb: "show",
      group: "Look",
      operands: ["what?: word(screen|tree|lanes) = screen"],
      options: ["of: view", "at: time", "frames: int = 1", "from: time", "to: time"],
      standing: "top",
      prints: "picture",
      example: "show tree of photo"),
    TableRow(
      verb: "trace",
      group: "Look",
      operands: ["filter?: text"],
      options: ["from: time", "to: time"],
      standing: "top",
      prints: "events",
      example: "trace viewWillAppear"),
    TableRow(
      verb: "describe",
      group: "Look",
      operands: ["what: value ..."],
      options: [
        "from: length = 0pt", "to: length = 100pt", "velocity: number", "beside: [number]",
      ],
      standing: "top",
      prints: "card",
      example: "describe spring(response: 0.5, dampingRatio: 0.8)"),
    TableRow(
      verb: "convert",
      group: "Look",
      operands: ["curve: curve"],
      options: ["to!: word(uikit|swiftui|pop|css|android|flutter|figma)"],
      standing: "top",
      prints: "code to paste, largest difference",
      example: "convert spring(bounciness: 3, speed: 3) to swiftui"),
    TableRow(
      verb: "play",
      group: "Look",
      operands: ["what?: word(screen|film|plot) = screen"],
      options: ["speed: number = 1", "from: time", "to: time"],
      standing: "top",
      prints: "frames in place",
      example: "play speed 0.25"),
    TableRow(
      verb: "keep",
      group: "Look",
      operands: ["NAME: name"],
      prints: "`kept first: 0.000 ... 0.850s`",
      example: "keep first"),
    TableRow(
      verb: "sweep",
      group: "Look",
      operands: ["NAME: name"],
      options: ["in!: list"],
      block: "now",
      isBlockNeeded: true,
      gives: ["$NAME"],
      standing: "top",
      prints: "its plots laid over each other",
      example: "sweep d in [0.5, 0.8, 1] { plot spring(damping: d, duration: 0.5s) }"),
    TableRow(
      verb: "explain",
      group: "Look",
      operands: ["what?: word(questions|lifecycle|release)"],
      standing: "top",
      prints: "card",
      example: "explain lifecycle"),
    TableRow(
      verb: "doctor",
      group: "Look",
      standing: "top",
      prints: "problems, or `no problems`",
      example: "doctor"),
    TableRow(
      verb: "expect",
      group: "Check",
      operands: ["condition?: value"],
      options: ["within: value", "at: time", "before: value", "fails: value"],
      either: [["condition"], ["fails"]],
      block: "now",
      blockOnlyIf: ["fails"],
      prints: "`ok`, or the difference",
      example: "expect card.alpha ~= 0.5 within 0.01 at 0.25s"),
    TableRow(
      verb: "note",
      group: "Session",
      operands: ["text: value"],
      example: #"note "p = \(progress)""#),
    TableRow(
      verb: "save",
      group: "Session",
      operands: ["file: text"],
      standing: "top",
      prints: "`saved grow.md: 12 cells`",
      example: "save notebooks/grow.md"),
    TableRow(
      verb: "open",
      group: "Session",
      operands: ["file: text"],
      standing: "top",
      prints: "`opened grow.md: 12 cells, t=0.5s`; what the statements of a .segue print",
      example: "open notebooks/tour.md"),
    TableRow(
      verb: "edit",
      group: "Session",
      operands: ["cell: int"],
      prints: "what the cell answers, and the cells after it that answer anew",
      example: "edit 3"),
    TableRow(
      verb: "history",
      group: "Session",
      operands: ["lines?: int = 20"],
      standing: "top",
      prints: "lines",
      example: "history 5"),
    TableRow(
      verb: "set",
      group: "Session",
      operands: [
        "setting: word(fps|width|height|charset|tol|color|steps|depth|turns|limit)", "value: text",
      ],
      example: "set fps 120"),
    TableRow(
      verb: "help",
      group: "Session",
      operands: ["word?: text"],
      prints: "a card",
      example: "help animate"),
    TableRow(
      verb: "suggest",
      group: "Session",
      operands: ["line: value"],
      prints: "completions",
      example: #"suggest "animate 0.5s cu""#),
    TableRow(
      verb: "quit",
      group: "Session",
      standing: "top",
      example: "quit"),
  ]

  static let functions: [(String, String)] = [
    ("abs", "x"),
    ("min", "a, b, ..."),
    ("max", "a, b, ..."),
    ("clamp", "x, low, high"),
    ("lerp", "a, b, t"),
    ("sqrt", "x"),
    ("pow", "x, y"),
    ("exp", "x"),
    ("log", "x"),
    ("sin", "a"),
    ("cos", "a"),
    ("tan", "a"),
    ("atan2", "y, x"),
    ("hypot", "x, y"),
    ("floor", "x"),
    ("ceil", "x"),
    ("round", "x"),
    ("sign", "x"),
    ("project", "velocity, rate = 0.998"),
    ("rubberband", "offset, dimension, coefficient = 0.55"),
    ("distance", "a, b"),
    ("relative", "velocity, from, to"),
    ("convert", "point, from, to"),
    ("velocity", "path"),
    ("count", "event"),
    ("when", "event"),
    ("peak", "path, from = 0s, to = now"),
    ("trough", "path, from = 0s, to = now"),
    ("scale", "x, y = x"),
    ("rotate", "angle"),
    ("translate", "x, y"),
    ("matrix", "a, b, c, d, tx, ty"),
    ("bezier", "x1, y1, x2, y2"),
    ("steps", "n"),
    ("keyframes", "times, values, mode = .linear"),
    ("basic", "duration, curve = systemDefault"),
    (
      "spring",
      "damping, duration, velocity, mass, stiffness, response, dampingRatio, bounce, bounciness, speed, tension, friction, envelope, allowsOverdamping, clamped"
    ),
    ("decay", "velocity, rate = 0.998, law = .pop, stopSpeed = none"),
    ("speedGraph", "out, in, speedOut = 0, speedIn = 0, duration = none, travel = 1"),
    ("gravity", "items, direction = down, magnitude = 1"),
    ("collision", "items, bounds = true, mode = .everything"),
    ("attachment", "item, to, length, damping = 0, frequency = 0"),
    ("snap", "item, to, damping = 0.5"),
    ("push", "items, direction, magnitude = 1, mode = .continuous"),
    (
      "dynamicItem",
      "items, elasticity = 0, friction = 0, density = 1, resistance = 0, angularResistance = 0, allowsRotation = true"
    ),
  ]

  static let members: [(String, String)] = [
    (
      "view",
      "frame bounds center size alpha transform color backgroundColor corner cornerRadius anchor anchorPoint hidden isHidden clips clipsToBounds userInteraction isUserInteractionEnabled text superview subviews window layer presentation model opacity position backgroundColor zPosition"
    ),
    ("scroll", "offset contentOffset content contentSize paging panRecognizer"),
    ("slider", "value"),
    (
      "geometry",
      "x y width height dx dy minX minY midX midY maxX maxY origin center size scale rotation translation tx ty a b c d"
    ),
    (
      "controller",
      "view parent children presented presentedViewController presenter presentingViewController style modalPresentationStyle transitioningDelegate delegate isBeingPresented isBeingDismissed isMovingToParent isMovingFromParent transitionCoordinator navigation tabs presentation isModalInPresentation selectedDetent detents"
    ),
    ("navigation", "controllers viewControllers top topViewController delegate popRecognizer"),
    ("tabs", "controllers selected selectedViewController index selectedIndex"),
    ("collection", "layout collectionViewLayout cells progress transitionProgress"),
    ("side", "view controller initialFrame finalFrame"),
    (
      "context",
      "isAnimated isInteractive wasCancelled transitionWasCancelled presentationStyle isCancelled percent duration"
    ),
    (
      "interactor",
      "percent percentComplete inProgress speed completionSpeed curve completionCurve duration wantsInteractiveStart"
    ),
    (
      "property animator",
      "fraction fractionComplete isRunning reversed isReversed state duration delay scrubsLinearly pausesOnCompletion"
    ),
    (
      "recognizer",
      "state enabled isEnabled view translation velocity location scale rotation requiresFailureOf simultaneousWith"
    ),
    ("dynamics", "isRunning behaviors elapsed"),
    (
      "behavior",
      "magnitude direction angle anchor anchorPoint point snapPoint length damping frequency active items"
    ),
    ("curve", "duration settling overshoot regime standard decelerate accelerate sharp"),
    ("list", "count contains index first last isEmpty"),
    ("animator", "duration"),
    ("transform", "then inverted scale scaleX scaleY rotation translation"),
  ]

  static let values = [
    "now", "screen", "window", "finger", "problems", "warnings", "identity", "pi", "linear",
    "easeIn", "easeOut", "easeInOut", "systemDefault", "systemSpring", "smooth", "snappy", "bouncy",
    "material", "medium", "large",
  ]

  static let colors = [
    "clear", "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan",
    "yellow", "magenta", "orange", "purple", "brown", "teal", "indigo", "mint", "pink", "coral",
    "navy", "tomato", "gold",
  ]

  static let wordValues = [
    "possible", "began", "changed", "ended", "cancelled", "failed", "recognized", "inactive",
    "active", "stopped", "start", "end", "current", "present", "dismiss", "push", "pop", "select",
    "instantaneous", "continuous", "items", "boundaries", "everything", "linear", "discrete",
    "paced", "cubic", "cubicPaced", "scrollView",
  ]

  static let synonyms: [(String, String)] = [
    ("print", #"a value alone is printed; in a block `note "\(x)"`"#),
    ("swipe", "a swipe is a short `pan`: `pan card by (-120, 0) over 0.1s`"),
    ("edge", "`pan from left by (150, 0)`"),
    ("longPress", "`tap card hold 0.6s`"),
    ("rotate", "`pinch card angle 90deg`"),
    ("wait", "`run 0.2s` moves the clock; `after 0.2s { ... }` schedules"),
    ("fps", "`set fps 120`"),
    ("inspect", "`describe`"),
    ("compare", "`describe a, b` or `plot a, b`"),
    ("tree", "`show tree`"),
    ("lanes", "`show lanes`"),
    ("film", "`show frames 6`"),
    ("lifecycle", "`explain lifecycle`"),
    ("export", "`save grow.svg`: the ending says the kind"),
    ("source", "`open file.segue`"),
    ("tutorial", "`open tutorial`"),
    ("require", "`drag.requiresFailureOf = back`"),
    ("simultaneous", "`drag.simultaneousWith = [zoom]`"),
    ("reverse", "`open.reversed = true`"),
    ("without", "`animations off { ... }`"),
    ("switch", "`if ... { } else if ... { }`"),
    ("guard", "`if ... { return }`"),
    ("class", "there are no types: `controller`, `view`, `animator` make things"),
    ("import", "nothing needs importing"),
    ("style", "an option: it follows its command"),
    ("begin", "`start`, or `animations begin`"),
  ]
}
