import Text

/// The names of one block: those made in it, and those given to it.
@MainActor
final class Scope {
  struct Binding {
    var value: Value
    /// `let` and given names cannot be set.
    var isSettable: Bool
  }

  let parent: Scope?
  /// Whose members are seen bare inside, and who gets what is made here as members.
  let owner: Entity?
  /// `if for while`: builders inside make names of the block around.
  let isTransparent: Bool
  var own = OrderedMap<String, Binding>()
  var given = OrderedMap<String, Value>()

  init(
    in parent: Scope?, owner: Entity? = nil, isTransparent: Bool = false,
    given: [(String, Value)] = []
  ) {
    self.parent = parent
    self.owner = owner
    self.isTransparent = isTransparent
    for (name, value) in given { self.given[name] = value }
  }

  var isSession: Bool { parent == nil }

  /// The blocks from the inside out, the session last.
  private var chain: some Sequence<Scope> { sequence(first: self, next: \.parent) }

  /// What a name means here: own names of the enclosing blocks, then names given to them, then
  /// members of their owners, then the session's.
  func lookUp(_ name: String, where fits: (Value) -> Bool = { _ in true }) -> Value? {
    for scope in chain where !scope.isSession {
      if let value = scope.own[name]?.value, fits(value) { return value }
    }
    for scope in chain {
      if let value = scope.given[name], fits(value) { return value }
    }
    for scope in chain {
      if let value = scope.owner?.members[name]?.value, fits(value) { return value }
    }
    guard let value = session.own[name]?.value, fits(value) else { return nil }
    return value
  }

  /// The scope whose binding `name = value` would set, or why it cannot be set.
  func settable(_ name: String) -> Scope.Target {
    for scope in chain where !scope.isSession {
      if let binding = scope.own[name] { return binding.isSettable ? .scope(scope) : .constant }
    }
    for scope in chain where scope.given[name] != nil { return .given }
    for scope in chain {
      guard let owner = scope.owner, let binding = owner.members[name] else { continue }
      return binding.isSettable ? .member(owner) : .constant
    }
    guard let binding = session.own[name] else { return .missing }
    return binding.isSettable ? .scope(session) : .constant
  }

  enum Target {
    case scope(Scope)
    case member(Entity)
    case constant
    case given
    case missing
  }

  var session: Scope {
    var scope = self
    while let parent = scope.parent { scope = parent }
    return scope
  }

  /// Where a builder's name goes: the nearest block that is not one of `if for while`.
  var builderScope: Scope {
    var scope = self
    while scope.isTransparent, let parent = scope.parent { scope = parent }
    return scope
  }

  /// The nearest owner of the enclosing blocks.
  var nearestOwner: Entity? {
    for scope in chain { if let owner = scope.owner { return owner } }
    return nil
  }

  /// All names that can be seen, inner first, each once.
  var visibleNames: [String] {
    var seen = OrderedMap<String, Bool>()
    for scope in chain {
      for name in scope.own.keys + scope.given.keys + (scope.owner?.members.keys ?? []) {
        seen[name] = true
      }
    }
    return seen.keys
  }
}

/// Something that was given a name, with what was made in its block.
@MainActor
final class Entity {
  /// As it is called outside: `photo.image`, `grow`.
  let path: String
  let object: AnyObject
  var members = OrderedMap<String, Scope.Binding>()
  /// What its events block is worth goes into the record.
  var isRecorded = false
  /// The `let`s of its events block: members from its first event on.
  var lets: [String] = []

  init(path: String, object: AnyObject) {
    self.path = path
    self.object = object
  }
}
