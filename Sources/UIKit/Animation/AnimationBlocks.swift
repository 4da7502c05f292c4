/// The blocks of animations that are open, and what holds for all of them.
@MainActor
struct AnimationBlocks {
  var stack: [AnimationBlock] = []
  var isEnabled = true
  /// The calls that have animations or a completion to come, by creation.
  var groups: [AnimationGroup] = []
  var lastAnimation = 0
  /// Animations up to this number have been told to the observer.
  var lastReported = 0
  var added: [AnimationGroup.Member] = []
  /// Numbers of animations that ended since the last commit.
  var removed: [Int] = []

  mutating func nextAnimation() -> Int {
    lastAnimation += 1
    return lastAnimation
  }

  /// The block that a change made now belongs to.
  var current: AnimationBlock? { isEnabled ? stack.last : nil }
}
