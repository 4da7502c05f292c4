/// A run loop, a screen and everything global that UIKit has, on a virtual clock.
///
/// Nothing moves by itself: `advance` moves the clock, by turns at k / framesPerSecond and exactly
/// at deadlines. An object belongs to the stage that was current when it was made.
@MainActor
public final class Stage {
  public init(
    screenSize: CGSize = CGSize(width: 393, height: 852), framesPerSecond: Int = 60
  ) {
    self.screenSize = screenSize
    self.framesPerSecond = Stage.rate(framesPerSecond)
  }

  /// The stage that `UIView()`, `UIScreen.main`, `DispatchQueue.main` and the like refer to.
  public private(set) static var current = Stage()

  /// Makes this stage the current one while the body runs.
  public func with<R>(_ body: () throws -> R) rethrows -> R {
    let outer = Stage.current
    Stage.current = self
    defer { Stage.current = outer }
    return try body()
  }

  /// Virtual time, seconds: an integer over `framesPerSecond`, or exactly a deadline.
  public internal(set) var time: Double = 0

  /// The rate of the screen, 1 to 10,000. A change counts from the next turn.
  public var framesPerSecond: Int {
    didSet { framesPerSecond = Stage.rate(framesPerSecond) }
  }

  /// Frames must be further apart than what counts as one instant.
  private static func rate(_ rate: Int) -> Int { min(max(1, rate), 10_000) }

  /// The size of `UIScreen.main`, points.
  public package(set) var screenSize: CGSize

  /// Who is told of events and commits. One at a time; a new one hears of every layer at the next
  /// commit.
  package weak var observer: (any StageObserver)? {
    didSet { renderer.reportEverything(in: objects) }
  }

  /// Asked at each turn and before each callback; an answer ends the advance that asks.
  package var shouldStop: () -> StopReason? = { nil }

  /// Turns at one instant after which an advance ends as a zero-time loop.
  package var turnsPerInstant = 1_000

  var turn = 1
  var commits = 0
  /// The time of the last frame that the observer was told of.
  var lastFrame = -1.0
  var phase = StageEvent.Phase.mainQueue
  /// Set while a turn or an advance runs: neither can be begun inside the other.
  var isInTurn = false
  var isAdvancing = false
  var lastCallback = ""

  let queue = MainQueue()
  var afterCommitBlocks: [NamedBlock] = []
  var displayLinks: [CADisplayLink] = []
  /// Property animators under way, which nobody else may hold.
  var animators: [UIViewPropertyAnimator] = []
  let motion = MotionEffects()
  var layoutQueue = LayoutQueue()
  /// A constraint was activated once.
  var usesConstraints = false
  var activations = 0
  var actions = 0
  /// Views that wait for `updateConstraints()`; more than there are if one of them is gone.
  var waitingUpdates = 0
  /// Rises with everything that places by constraints follow from.
  var layoutInputs = 0
  /// The sizes of images that have names.
  public var imageSizes: [String: CGSize] = [:]
  var objects = ObjectTable()
  var eventNumber = 0
  var depth = 0
  let renderer = Renderer()
  var blocks = AnimationBlocks()
  var windows = WeakWindows()
  var ledger = TransitionLedger()
  var alongside: Alongside?
  /// What an animator that begins puts where; nil while none does.
  var viewMoves: [ViewMove]?
  weak var keyWindow: UIWindow?
  var ignoringInteractionDepth = 0
  private(set) lazy var screen = UIScreen(stage: self)
  var touchSchedule = TouchSchedule()
  private(set) lazy var touches = TouchCenter(stage: self)
  package private(set) lazy var application = UIApplication(stage: self)
}

/// A block and what to call it when it does not end.
struct NamedBlock {
  let name: String
  let body: @MainActor () -> Void
}

/// Why an advance was told to end.
package struct StopReason: Equatable, Sendable {
  package let name: String

  package init(_ name: String) { self.name = name }

  package static let interrupted = StopReason("interrupted")
  /// A callback tried to move the clock that it was called from.
  package static let nested = StopReason("nested advance")
}
