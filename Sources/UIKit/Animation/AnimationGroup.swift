/// One call of `animate`, from its block to its completion.
@MainActor
final class AnimationGroup {
  init(
    id: Int, name: String, watches: [AnimationWatch] = [], completion: ((Bool) -> Void)?
  ) {
    self.id = id
    self.name = name
    self.watches = watches
    self.completion = completion
    for watch in watches { watch.enter() }
  }

  /// Its place in the order of creation, among blocks of the main queue too.
  let id: Int
  let name: String
  private(set) var completion: ((Bool) -> Void)?
  /// Who waits for its end, beside its own completion.
  private var watches: [AnimationWatch]
  /// A property animator says when it ends.
  var isDriven = false
  /// A property animator or an interaction controller holds it still.
  var isHeld = false
  var touches = Touches.asSet
  /// The model follows what is seen.
  var followsSeen = false
  /// Its animations stay where they are when its time is over.
  var staysAtEnd = false

  /// The animations that were added; some of them may have ended early.
  private(set) var members: [Member] = []
  /// How many of them have not ended.
  private(set) var live = 0
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

  private(set) var isWaiting = false
  /// Nothing of it moves or will.
  var isOver: Bool { live == 0 && !isWaiting }
  /// Its completion is on its way, or was called.
  var isDone = false
  var hasCompletion: Bool { completion != nil || !watches.isEmpty }

  func add(_ animation: LayerAnimation, of store: LayerStore) {
    members.append(Member(store: store, animation: animation.id))
    live += 1
    end = max(end, animation.end)
    created += 1
  }

  /// Keeps the block waiting although nothing of it moves: its changes went into the keyframes of
  /// the block around it.
  func waits(until time: Double) {
    isWaiting = true
    end = max(end, time)
  }

  /// A property animator says when it is over.
  func setEnd(_ time: Double) { end = time }

  /// It was taken away with nothing of it moving.
  func endEarly() {
    isFinished = false
    isWaiting = false
  }

  /// One of its animations has ended early.
  func lost() { live -= 1 }

  /// Takes note of animations whose law has changed.
  func recomputeEnd() {
    end = members.reduce(-.infinity) { latest, member in
      max(latest, member.store.animation(member.animation)?.end ?? -.infinity)
    }
  }

  /// Hands over its animations, as all is over.
  func takeMembers() -> [Member] {
    defer {
      members = []
      live = 0
    }
    return members
  }

  /// Hands over the completion, which is called once.
  func takeCompletion() -> ((Bool) -> Void)? {
    defer { completion = nil }
    return completion
  }

  /// Hands over those who wait for its end.
  func takeWatches() -> [AnimationWatch] {
    defer { watches = [] }
    return watches
  }
}
