/// The verbs of a language as data: what the parser, the checker, help, completion and the
/// reference read.
/// Script knows no verb; Session fills the table.
package struct Grammar: Sendable {
  package var verbs: [VerbSignature]
  /// Built-in values (`now`, `easeOut`) and what kind each has.
  package var values: [NamedKind]
  package var colors: [String]
  package var functions: [FunctionSignature]
  package var members: [MemberTable]
  /// What blocks are given (`finished`), and what kind each has: of all verbs (`context`), or of
  /// one (`animator.to`).
  package var given: [NamedKind]
  /// UIKit's words that stand inside expressions (`.push`).
  package var words: [String]
  /// Words from elsewhere, with Segue's answer.
  package var synonyms: [Synonym]

  package init(
    verbs: [VerbSignature], values: [NamedKind], colors: [String], functions: [FunctionSignature],
    members: [MemberTable], given: [NamedKind] = [], words: [String], synonyms: [Synonym]
  ) {
    self.verbs = verbs
    self.values = values
    self.colors = colors
    self.functions = functions
    self.members = members
    self.given = given
    self.words = words
    self.synonyms = synonyms
    index.reserveCapacity(verbs.count)
    for position in verbs.indices where index[verbs[position].name] == nil {
      index[verbs[position].name] = position
    }
  }

  private var index: [String: Int] = [:]

  package func verb(_ name: String) -> VerbSignature? { index[name].map { verbs[$0] } }

  package struct NamedKind: Sendable {
    package let name: String
    package let kind: ValueType

    package init(_ name: String, _ kind: ValueType) {
      self.name = name
      self.kind = kind
    }
  }

  /// `spring(damping:duration:)`: parameters as in the table of functions, with what comes out.
  package struct FunctionSignature: Sendable {
    package let name: String
    package let parameters: [FunctionParameter]
    /// `a, b, ...`: any number.
    package let isVariadic: Bool
    package let result: ValueType
    package let summary: String
    /// Labels that are looked for and do not exist, with what to do instead.
    package var missing: [Synonym] = []

    package init(
      name: String, parameters: [FunctionParameter], isVariadic: Bool = false, result: ValueType,
      summary: String
    ) {
      self.name = name
      self.parameters = parameters
      self.isVariadic = isVariadic
      self.result = result
      self.summary = summary
    }
  }

  package struct FunctionParameter: Sendable {
    package let name: String
    package let defaultText: String?
    /// Only by its label, as those of `spring`.
    package let isLabelled: Bool

    package init(_ name: String, default defaultText: String? = nil, isLabelled: Bool = false) {
      self.name = name
      self.defaultText = defaultText
      self.isLabelled = isLabelled
    }
  }

  package struct Synonym: Sendable {
    package let word: String
    package let answer: String

    package init(_ word: String, _ answer: String) {
      self.word = word
      self.answer = answer
    }
  }
}
