/// The blocks of animations that are open, and what holds for all of them.
@MainActor
struct AnimationBlocks {
  var stack: [AnimationBlock] = []
  var isEnabled = true
  /// Changes are made without any animation, implicit ones too.
  var isQuiet = false
  /// The calls that have animations or a completion to come, by creation.
  var groups: [AnimationGroup] = []
  var lastAnimation = 0
  /// Animations up to this number have been told to the observer.
  var lastReported = 0
  var added: [AnimationGroup.Member] = []
  /// Those whose law changed since the last commit.
  var retimed: Set<Int> = []
  /// Who waits for the end of what is begun now.
  var watches: [AnimationWatch] = []
  var transactions: [Transaction] = []
  /// What holds outside of brackets.
  var turnTransaction = Transaction()
  /// Properties whose model follows what is seen.
  var following: [Following] = []
  /// Layers whose own time has changed since the last commit.
  var retimedLayers: [CALayer] = []
  /// A layer of the stage has a time of its own.
  var hasLayerClocks = false
  /// Transitions that are moved by hand, the newest last.
  var drives: [TransitionDrive] = []
  /// Numbers of animations that ended since the last commit.
  var removed: [Int] = []

  mutating func nextAnimation() -> Int {
    lastAnimation += 1
    return lastAnimation
  }

  /// The block that a change made now belongs to.
  var current: AnimationBlock? { isEnabled && !isQuiet ? stack.last : nil }
}
