import UIKit

/// A place where what is seen does not follow from what was seen just before.
struct Jump {
  enum Cause {
    /// What animated it is over, or was taken away, elsewhere than it left it.
    case ended
    /// Another animation took over, from elsewhere.
    case replaced
    /// It was set while it was moving.
    case set
    /// It was elsewhere for one frame, between two where it was in one place.
    case flash
  }

  let layer: StageObjectID
  let key: LayerKey
  /// Stage time of the first frame after the jump, seconds.
  let time: Double
  /// Where it would have been, and where it was.
  let from: LayerValue
  let to: LayerValue
  let cause: Cause
}

extension Recording {
  /// Every jump, by time, then by layer: the value that the animations in force before a frame lead
  /// to at its time, beside the value that was seen. A property that nothing animates may be set
  /// to anything, but not for one frame; one that is driven by hand (a scrubbed animation) may move
  /// at each frame.
  func jumps() -> [Jump] {
    var found: [Jump] = []
    for layer in layers {
      for key in LayerKey.allCases where key.jumps {
        found += jumps(of: layer, key)
      }
    }
    return found.sorted(byTime: \.time)
  }

  private func jumps(of layer: StageObjectID, _ key: LayerKey) -> [Jump] {
    let steps = steps(of: layer, key).filter { isShown(layer, at: $0) }
    var found: [Jump] = []
    for (index, step) in steps.enumerated() {
      if step.hasLaws, !step.isDriven {
        let cause: Jump.Cause = step.hasNewLaws ? .replaced : step.losesLaws ? .ended : .set
        found.append(
          Jump(
            layer: layer, key: key, time: step.time, from: step.left, to: step.right, cause: cause))
      } else if index > 0, !step.isDriven, isBack(steps[index - 1], step) {
        let out = steps[index - 1]
        if found.last?.time == out.time { continue }
        found.append(
          Jump(
            layer: layer, key: key, time: out.time, from: out.left, to: out.right, cause: .flash))
      }
    }
    return found
  }

  /// Whether a step undoes the one of the frame before.
  private func isBack(_ out: Step, _ back: Step) -> Bool {
    guard back.commits.lowerBound == out.commits.upperBound + 1, back.time - out.time < 0.04,
      !out.isDriven
    else { return false }
    let there = out.left.distance(to: out.right)
    return out.left.distance(to: back.right) < there / 4
  }

  /// In a superlayer, not hidden, not clear, before and after; what has left in between begins anew.
  private func isShown(_ layer: StageObjectID, at step: Step) -> Bool {
    guard !wasOut(layer, at: step.commits) else { return false }
    return [step.before, step.time].allSatisfy { time in
      guard case .object(_?)? = seen(layer, .superlayer, at: time) else { return false }
      if case .bool(true)? = seen(layer, .hidden, at: time) { return false }
      if step.key != .opacity, case .number(let opacity)? = seen(layer, .opacity, at: time),
        opacity <= 0.01
      {
        return false
      }
      return true
    }
  }
}

extension Recording {
  /// A frame at which a property is elsewhere than the frame before led to.
  struct Step {
    let key: LayerKey
    /// Those of its instant.
    let commits: ClosedRange<Int>
    /// The times of the instant before and of its own, seconds.
    let before: Double
    let time: Double
    let left: LayerValue
    let right: LayerValue
    /// Something animated it before.
    let hasLaws: Bool
    /// Something animates it now that did not before.
    let hasNewLaws: Bool
    /// Something animated it before and does no more.
    let losesLaws: Bool
    /// What animates it stands still, before and after: it is moved by hand.
    let isDriven: Bool
  }
}

extension LayerKey {
  /// Whether a jump of it is seen.
  fileprivate var jumps: Bool {
    switch self {
    case .bounds, .position, .transform, .opacity, .backgroundColor, .cornerRadius: true
    default: false
    }
  }
}

extension LayerValue {
  /// How far it is to another value, in steps that an eye can tell: 1 is the least of them. Half a
  /// point of place or size, 0.02 of opacity or colour, 0.01 of scale, a degree.
  func distance(to other: LayerValue) -> Double {
    switch (self, other) {
    case (.number(let a), .number(let b)): abs(a - b) / 0.02
    case (.point(let a), .point(let b)): Double(hypot(a.x - b.x, a.y - b.y)) / 0.5
    case (.rect(let a), .rect(let b)):
      [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height]
        .map { abs(Double($0)) }.reduce(0, max) / 0.5
    case (.transform(let a), .transform(let b)): TransformDifference(a, b).largest.steps
    case (.color(let a), .color(let b)): colorSteps(a, b)
    default: 0
    }
  }

  private func colorSteps(_ a: ColorComponents?, _ b: ColorComponents?) -> Double {
    let clear = ColorComponents(red: 0, green: 0, blue: 0, alpha: 0)
    let (a, b) = (a ?? clear, b ?? clear)
    // What is not there has no colour.
    let seen = max(a.alpha, b.alpha)
    let parts = [a.red - b.red, a.green - b.green, a.blue - b.blue].map { abs($0) * seen }
    return (parts + [abs(a.alpha - b.alpha)]).reduce(0, max) / 0.02
  }
}

/// What two transforms differ in.
struct TransformDifference {
  struct Part {
    let name: String
    let size: Double
    /// `pt`, `deg` or nothing.
    let unit: String
    /// In steps that an eye can tell.
    let steps: Double
  }

  let parts: [Part]

  init(_ a: CGAffineTransform, _ b: CGAffineTransform) {
    let way = Double(hypot(a.tx - b.tx, a.ty - b.ty))
    let scale = max(
      abs(a.scaleAlongX - b.scaleAlongX), abs(a.overallScale - b.overallScale))
    // A flat transform has no direction.
    let isFlat = a.overallScale < 1e-3 || b.overallScale < 1e-3
    let turn = isFlat ? 0 : abs(remainder(a.rotationAngle - b.rotationAngle, 2 * Double.pi))
    let degrees = turn * 180 / Double.pi
    parts = [
      Part(name: "translation", size: way, unit: "pt", steps: way / 0.5),
      Part(name: "scale", size: scale, unit: "", steps: scale / 0.01),
      Part(name: "rotation", size: degrees, unit: "deg", steps: degrees),
    ]
  }

  var largest: Part {
    parts.reduce(Part(name: "", size: 0, unit: "", steps: 0)) { $1.steps > $0.steps ? $1 : $0 }
  }
}
