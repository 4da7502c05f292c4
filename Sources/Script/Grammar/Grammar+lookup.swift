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
