import Script

extension Grammar {
  static var segueValues: [NamedKind] {
    [
      NamedKind("now", .time), NamedKind("screen", .object("screen")),
      NamedKind("window", .object("window")),
      NamedKind("finger", .pair), NamedKind("problems", .list(.text)),
      NamedKind("warnings", .list(.text)), NamedKind("identity", .transform),
      NamedKind("pi", .number), NamedKind("linear", .curve), NamedKind("easeIn", .curve),
      NamedKind("easeOut", .curve), NamedKind("easeInOut", .curve),
      NamedKind("systemDefault", .curve), NamedKind("systemSpring", .oneOf([.law, .curve])),
      NamedKind("smooth", .law), NamedKind("snappy", .law), NamedKind("bouncy", .law),
      NamedKind("material", .curve), NamedKind("medium", .object("detent")),
      NamedKind("large", .object("detent")),
    ]
  }

  static var segueColors: [String] {
    [
      "clear", "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan",
      "yellow", "magenta", "orange", "purple", "brown", "teal", "indigo", "mint", "pink", "coral",
      "navy", "tomato", "gold",
    ]
  }

  /// The kinds of what blocks are given; where they differ by verb, `verb.name`.
  static var segueGiven: [NamedKind] {
    let controller = ValueType.object("controller")
    let view = ValueType.object("view")
    return [
      NamedKind("to", .object("side")), NamedKind("from", .object("side")),
      NamedKind("delegate.to", controller), NamedKind("delegate.from", controller),
      NamedKind("container", view), NamedKind("context", .object("context")),
      NamedKind("duration", .time), NamedKind("finished", .bool), NamedKind("completed", .bool),
      NamedKind("cancelled", .bool), NamedKind("animated", .bool), NamedKind("size", .pair),
      NamedKind("index", .int), NamedKind("value", .number), NamedKind("offset", .pair),
      NamedKind("fraction", .number), NamedKind("presented", controller),
      NamedKind("presenter", controller), NamedKind("source", controller),
      NamedKind("dismissed", controller), NamedKind("shown", controller),
      NamedKind("animator", .object("animator")), NamedKind("translation", .pair),
      NamedKind("location", .pair), NamedKind("scale", .number), NamedKind("view", view),
      NamedKind("touches", .int), NamedKind("item", view), NamedKind("other", view),
      NamedKind("point", .pair),
    ]
  }

  /// UIKit's words that stand in expressions, behind a dot.
  static var segueWords: [String] {
    [
      "possible", "began", "changed", "ended", "cancelled", "failed", "recognized", "inactive",
      "active", "stopped", "start", "end", "current", "present", "dismiss", "push", "pop", "select",
      "instantaneous", "continuous", "items", "boundaries", "everything", "linear", "discrete",
      "paced", "cubic", "cubicPaced", "scrollView",
    ]
  }

  /// Words from elsewhere, answered with Segue's.
  static var segueSynonyms: [Synonym] {
    [
      Synonym("print", #"a value alone is printed; in a block `note "\(x)"`"#),
      Synonym("swipe", "a swipe is a short `pan`: `pan card by (-120, 0) over 0.1s`"),
      Synonym("edge", "`pan from left by (150, 0)`"),
      Synonym("longPress", "`tap card hold 0.6s`"),
      Synonym("rotate", "`pinch card angle 90deg`"),
      Synonym("wait", "`run 0.2s` moves the clock; `after 0.2s { ... }` schedules"),
      Synonym("fps", "`set fps 120`"),
      Synonym("inspect", "`describe`"),
      Synonym("compare", "`describe a, b` or `plot a, b`"),
      Synonym("tree", "`show tree`"),
      Synonym("lanes", "`show lanes`"),
      Synonym("film", "`show frames 6`"),
      Synonym("lifecycle", "`explain lifecycle`"),
      Synonym("export", "`save grow.svg`: the ending says the kind"),
      Synonym("source", "`open file.segue`"),
      Synonym("tutorial", "`open tutorial`"),
      Synonym("require", "`drag.requiresFailureOf = back`"),
      Synonym("simultaneous", "`drag.simultaneousWith = [zoom]`"),
      Synonym("reverse", "`open.reversed = true`"),
      Synonym("without", "`animations off { ... }`"),
      Synonym("switch", "`if ... { } else if ... { }`"),
      Synonym("guard", "`if ... { return }`"),
      Synonym("class", "there are no types: `controller`, `view`, `animator` make things"),
      Synonym("import", "nothing needs importing"),
      Synonym("style", "an option: it follows its command"),
      Synonym("begin", "`start`, or `animations begin`"),
    ]
  }
}
