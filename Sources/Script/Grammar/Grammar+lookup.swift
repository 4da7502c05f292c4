extension Grammar {
  package func function(_ name: String) -> FunctionSignature? {
    functions.first { $0.name == name }
  }

  /// Segue's word for one from elsewhere.
  func answer(for word: String) -> String? { synonyms.first { $0.word == word }?.answer }

  /// The words that may begin a statement, besides names: those that belong in another verb's block
  /// only there.
  func heads(isInside: (String) -> Bool) -> [String] {
    verbs.filter { verb in
      if case .inside(let owner) = verb.standing { isInside(owner) } else { true }
    }.map(\.name) + ["let", "var", "func", "return", "if", "for", "while"]
  }
}

extension VerbSignature {
  package func option(_ name: String) -> Parameter? { options.first { $0.name == name } }

  package func operand(_ name: String) -> Parameter? { operands.first { $0.name == name } }
}

extension Grammar {
  /// The type of a built-in value or colour.
  func builtIn(_ name: String) -> ValueType? {
    if let value = values.first(where: { $0.name == name }) { return value.kind }
    return colors.contains(name) ? .color : nil
  }

  /// The type of a name that a block of a verb is given.
  func given(_ name: String, by verb: String) -> ValueType {
    let special = "\(verb).\(name)"
    return (given.first { $0.name == special } ?? given.first { $0.name == name })?.kind ?? .value
  }

  func table(of kind: String) -> MemberTable? { members.first { $0.kind == kind } }

  /// The table that says what members a type has.
  func table(of type: ValueType) -> MemberTable? {
    switch type {
    case .object(let kind): table(of: kind)
    case .pair: table(of: "pair")
    case .rect: table(of: "rect")
    case .transform: table(of: "transform")
    case .curve, .law: table(of: "curve")
    case .list: table(of: "list")
    case .optional(let wrapped): table(of: wrapped)
    case .oneOf(let types): types.lazy.compactMap(table).first
    default: nil
    }
  }

  /// The members of a kind and of those it is one of.
  func allMembers(of table: MemberTable) -> [MemberTable.Member] {
    var all = table.entries
    var next = table
    // Kinds are a few steps deep; the bound keeps a table that goes in a circle from hanging.
    for _ in 0..<8 {
      guard let parent = next.parent.flatMap({ self.table(of: $0) }) else { break }
      all += parent.entries
      next = parent
    }
    return all
  }

  func member(_ name: String, of type: ValueType) -> ValueType? {
    table(of: type).flatMap { table in allMembers(of: table).first { $0.name == name }?.type }
  }

  /// Whether one kind of object is another: a collection is a controller.
  func isKind(_ kind: String, _ wanted: String) -> Bool {
    var next: String? = kind
    for _ in 0..<8 {
      guard let name = next else { return false }
      if name == wanted { return true }
      next = table(of: name)?.parent
    }
    return false
  }
}

extension Grammar {
  /// The built-in curves.
  package var curveNames: [String] {
    values.filter { [.curve, .law, .oneOf([.law, .curve])].contains($0.kind) }.map(\.name)
  }

  /// What makes a curve of numbers.
  package var curveFunctions: [String] {
    let kinds: [ValueType] = [.curve, .law, .oneOf([.law, .curve]), .oneOf([.curve, .law])]
    return functions.filter { kinds.contains($0.result) }.map(\.name)
  }
}
