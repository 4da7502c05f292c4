import Seeds

@testable import UIKit

/// A stage with a window and a view in it, and what its observer was told.
@MainActor
final class TestStage: StageObserver {
  let stage: Stage
  let window: UIWindow
  let box: UIView
  private(set) var events: [StageEvent] = []
  private(set) var frames: [StageFrame] = []

  /// The box is 40 x 40 and centred at (100, 100).
  init(framesPerSecond: Int = 60) {
    let stage = Stage(framesPerSecond: framesPerSecond)
    self.stage = stage
    window = stage.with { UIWindow(frame: CGRect(origin: .zero, size: stage.screenSize)) }
    box = stage.with { UIView(frame: CGRect(x: 80, y: 80, width: 40, height: 40)) }
    window.isHidden = false
    window.addSubview(box)
    stage.observer = self
    stage.settle()
    events = []
  }

  func emitted(_ event: StageEvent) { events.append(event) }

  func committed(_ frame: StageFrame) { frames.append(frame) }

  /// Runs code as a statement: on the stage, and then its turn ends.
  @discardableResult
  func run<R>(_ statement: () -> R) -> R {
    defer { stage.settle() }
    return stage.with(statement)
  }

  /// The box as seen now.
  var shown: CALayer { box.layer.presentation() ?? box.layer }
  var x: Double { shown.position.x }

  /// The codes of warnings or misuse, in order.
  func codes(_ kind: StageEvent.Kind) -> [String] {
    events.filter { $0.kind == kind }.map(\.name)
  }

  /// What the observer was told that a property looks like, commit by commit.
  func seen(_ view: UIView, _ key: LayerKey) -> [(time: Double, value: LayerValue)] {
    let id = stage.id(of: view.layer)
    return frames.flatMap { frame in
      frame.changes.filter { $0.layer == id && $0.key == key }.map { (frame.time, $0.seen) }
    }
  }

  /// The last of them at or before a time.
  func seen(_ view: UIView, _ key: LayerKey, at time: Double) -> LayerValue? {
    seen(view, key).last { $0.time <= time + 1e-9 }?.value
  }
}

extension LayerValue {
  /// A number, the x of a point, the width of a rectangle, the first component of a transform.
  var number: Double {
    switch self {
    case .number(let value): value
    case .point(let value): value.x
    case .rect(let value): value.size.width
    case .transform(let value): value.a
    default: .nan
    }
  }
}

/// Within a tolerance relative to the expected value, absolute below 1.
func near(_ value: Double, _ expected: Double, _ tolerance: Double = 1e-9) -> Bool {
  abs(value - expected) <= tolerance * max(1, abs(expected))
}

/// Numbers from a seed, the same on every machine.
struct Seeded {
  private var random: SplitMix

  init(state: UInt64) { random = SplitMix(state: state) }

  mutating func next() -> Double { Double(random.next() >> 11) / 9_007_199_254_740_992 }

  mutating func next(_ low: Double, _ high: Double) -> Double { low + (high - low) * next() }
}

/// The same for what may not be there, as a presentation is.
func near(_ value: CGFloat?, _ expected: Double, _ tolerance: Double = 1e-9) -> Bool {
  value.map { near(Double($0), expected, tolerance) } ?? false
}
