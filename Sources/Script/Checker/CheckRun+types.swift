extension CheckRun {
  /// Whether a place that wants one type takes a value of another; what is not known is taken.
  func accepts(_ wanted: ValueType, _ got: ValueType) -> Bool {
    switch got {
    case .value: return true
    case .optional(.value):
      switch wanted {
      case .optional, .value: return true
      case .oneOf(let types): return types.contains { accepts($0, got) }
      case .query(let type, _): return accepts(type, got)
      default: return false
      }
    case .optional(let wrapped): return accepts(wanted, wrapped)
    case .oneOf(let types): return types.contains { accepts(wanted, $0) }
    default: return takes(wanted, got)
    }
  }

  private func takes(_ wanted: ValueType, _ got: ValueType) -> Bool {
    switch wanted {
    case .value, .name, .word, .words: true
    case .path: false
    case .number, .int: [.number, .int, .fraction].contains(got)
    case .fraction: [.number, .int, .fraction].contains(got)
    case .time: [.time, .number, .int].contains(got)
    case .angle: [.angle, .number, .int].contains(got)
    case .length: [.length, .number, .int].contains(got)
    case .moment: [.time, .fraction].contains(got)
    case .bool, .text, .color, .pair, .rect, .transform: wanted == got
    case .curve: got == .curve || got == .law
    case .law: got == .law
    case .object(let kind): takes(object: kind, got)
    case .list(let element): takes(listOf: element, got)
    case .optional(let type), .query(let type, _): accepts(type, got)
    case .oneOf(let types): types.contains { accepts($0, got) }
    }
  }

  /// A view's place takes a controller for its view.
  private func takes(object wanted: String, _ got: ValueType) -> Bool {
    guard case .object(let kind) = got else { return false }
    return grammar.isKind(kind, wanted) || (wanted == "view" && grammar.isKind(kind, "controller"))
  }

  /// A list's place takes one element, but for the list of anything, which one is no list.
  private func takes(listOf element: ValueType, _ got: ValueType) -> Bool {
    if case .list(let type) = got { return accepts(element, type) }
    return element != .value && accepts(element, got)
  }

  /// A type as a message says what was found.
  func describe(_ type: ValueType) -> String {
    switch type {
    case .number, .int: "a plain number"
    case .fraction: "a percentage"
    case .bool: "`true` or `false`"
    case .color: "a colour"
    case .pair: "a point or size"
    case .curve, .law: "a curve"
    case .optional(.value): "`none`"
    case .optional(let wrapped): describe(wrapped)
    case .list: "a list"
    case .object(let kind): describe(object: kind)
    case .oneOf(let types): types.first.map(describe) ?? "a value"
    default: ValueType.withArticle(type.text)
    }
  }

  private func describe(object kind: String) -> String {
    if kind == "tabs" || kind == "dynamics" { return "`\(kind)`" }
    let isView = grammar.table(of: kind)?.parent == "view"
    return ValueType.withArticle(isView ? "view" : kind)
  }
}
