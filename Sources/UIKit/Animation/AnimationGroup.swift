/// One call of `animate`, from its block to its completion.
@MainActor
final class AnimationGroup {
  init(id: Int, name: String, completion: ((Bool) -> Void)?) {
    self.id = id
    self.name = name
    self.completion = completion
  }

  /// Its place in the order of creation, among blocks of the main queue too.
  let id: Int
  let name: String
  private(set) var completion: ((Bool) -> Void)?

  /// Animations that were added and have not ended, by layer.
  private(set) var members: [Member] = []
  /// False once one of them has ended early.
  var isFinished = true
  /// The block has returned.
  var isClosed = false
  /// When all of them are over, seconds; infinite if one repeats for ever.
  private(set) var end = -Double.infinity
  /// The main queue's number for that moment.
  var queued: Int?
  /// Animations added by this block and by those inside it.
  var created = 0

  /// The law that its last animation went by, for the next one of the same times.
  var law: LayerAnimation.Law?

  struct Member {
    let store: LayerStore
    let animation: Int
  }

  var isEmpty: Bool { members.isEmpty }
  var hasCompletion: Bool { completion != nil }

  func add(_ animation: LayerAnimation, of store: LayerStore) {
    members.append(Member(store: store, animation: animation.id))
    end = max(end, animation.end)
    created += 1
  }

  /// Keeps the block alive for a moment although nothing of it moves: a nested block whose changes
  /// went into keyframes.
  func lasts(until time: Double) { end = max(end, time) }

  func remove(_ animation: Int) { members.removeAll { $0.animation == animation } }

  /// Hands over what still runs.
  func takeMembers() -> [Member] {
    defer { members = [] }
    return members
  }

  /// Hands over the completion, which is called once.
  func takeCompletion() -> ((Bool) -> Void)? {
    defer { completion = nil }
    return completion
  }
}
