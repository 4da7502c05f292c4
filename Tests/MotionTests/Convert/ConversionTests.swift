import Foundation
import Motion
import Seeds
import Testing

@Suite("Conversion")
struct ConversionTests {
  /// Named curves of every kind.
  static func curves() throws -> [String: Curve] {
    let eased = try KeyframeTrack(
      values: [0, 0.8, 1], keyTimes: [0, 0.25, 1], timing: [.easeIn, .easeOut])
    return [
      "bezier": .timing(.materialStandard),
      "basic": .basic(
        .cubic(try UnitBezier(x1: 1.0 / 3, y1: -0.2, x2: 0.7, y2: 1.3)), duration: 0.375),
      "steps": .timing(.steps(4)),
      "uikit": .spring(try SpringCurve(dampingRatio: 0.7, duration: 0.6)),
      "spring": .spring(try SpringCurve(mass: 2, stiffness: 130.5, damping: 11, velocity: 1.5)),
      "still": .spring(try SpringCurve(mass: 2, stiffness: 130.5, damping: 11)),
      "clamped": .spring(try SpringCurve(stiffness: 80, damping: 30)),
      "over": .spring(try SpringCurve(response: 0.5, dampingRatio: 1.5)),
      "overWithVelocity": .spring(try SpringCurve(response: 0.5, dampingRatio: 1.5, velocity: 2)),
      "bounce": .spring(try SpringCurve(duration: 0.4, bounce: 0.25)),
      "pop": .spring(try SpringCurve(bounciness: 9, speed: 7.5)),
      "undamped": .spring(try SpringCurve(stiffness: 64, damping: 0)),
      "decay": .decay(try Decay(from: 20, velocity: -1234.5, rate: 0.9973)),
      "decayExact": .decay(try Decay(velocity: 700, law: .continuous)),
      "keys": .basic(.keyframes(eased), duration: 0.8),
      "jump": .timing(
        .keyframes(try KeyframeTrack(values: [0, 0.3, 0.6, 1], keyTimes: [0, 0.5, 0.5, 1]))),
      "discrete": .timing(.keyframes(try KeyframeTrack(values: [0, 0.4, 1], mode: .discrete))),
      "spline": .timing(.keyframes(try KeyframeTrack(values: [0, 1.2, 1], mode: .cubic))),
    ]
  }

  /// What cannot be had, and why; all else can.
  static let obstacles: [ConversionTarget: [String: ConversionObstacle]] = [
    .uikit: ["decay": .noDecay, "decayExact": .noDecay],
    .swiftui: [
      "decay": .noDecay, "decayExact": .noDecay, "spline": .noSpline,
      "overWithVelocity": .overdampedVelocity,
    ],
    .pop: [
      "steps": .noSteps, "keys": .noKeyframes, "jump": .noKeyframes, "discrete": .noKeyframes,
      "spline": .noKeyframes,
    ],
    .css: ["undamped": .noEnd],
    .android: ["spline": .noSpline],
    .flutter: ["steps": .jumpAtTheEnd, "spline": .noSpline],
    .figma: [
      "steps": .noSteps, "keys": .noKeyframes, "jump": .noKeyframes, "discrete": .noKeyframes,
      "spline": .noKeyframes, "decay": .noDecay, "decayExact": .noDecay, "spring": .noVelocity,
      "over": .noOverdamping, "overWithVelocity": .noVelocity, "undamped": .noEnd,
    ],
  ]

  @Test("the printed text, read back, is the motion", arguments: ConversionTarget.allCases)
  func readBack(target: ConversionTarget) throws {
    for (name, curve) in try Self.curves().sorted(by: { $0.key < $1.key }) {
      let conversion = curve.converted(to: target)
      switch conversion.result {
      case .impossible(let obstacle):
        #expect(Self.obstacles[target]?[name] == obstacle, "\(target) \(name)")
        #expect(!obstacle.message.isEmpty)
      case .text(let text, let difference):
        #expect(Self.obstacles[target]?[name] == nil, "\(target) \(name)")
        try check(curve, text, target, difference, name)
      }
    }
  }

  /// Curves as people make them, of every kind the readers know.
  private static func drawn(_ wild: inout Wild) throws -> Curve {
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &wild) }
    switch wild.count(0...6) {
    case 0:
      let bezier = try UnitBezier(
        x1: number(0...1), y1: number(-1...2), x2: number(0...1), y2: number(-1...2))
      return try .timed(.cubic(bezier), duration: number(0.1...2))
    case 1:
      return .spring(
        try SpringCurve(
          mass: number(0.2...4), stiffness: number(20...900), damping: number(3...80),
          velocity: number(-3...8)))
    case 2:
      return .spring(try SpringCurve(response: number(0.1...1), dampingRatio: number(0.1...0.95)))
    case 3: return .spring(try SpringCurve(duration: number(0.1...1), bounce: number(0...0.7)))
    case 4: return .spring(try SpringCurve(bounciness: number(0...20), speed: number(0...20)))
    case 5:
      return .decay(
        try Decay(from: number(-50...50), velocity: number(200...4000), rate: number(0.99...0.999)))
    default:
      return .spring(
        try SpringCurve(dampingRatio: number(0.1...1), duration: number(0.1...2)))
    }
  }

  @Test("the printed text of drawn curves, read back, is within the largest difference it names")
  func drawn() throws {
    var texts = 0
    for seed in Seeds.of(40) {
      var wild = Wild(seed)
      let curve = try Self.drawn(&wild)
      for target in ConversionTarget.allCases {
        guard case .text(let text, let difference) = curve.converted(to: target).result else {
          continue
        }
        texts += 1
        let law = try #require(TextReader(target, curve).law(PrintedText(text)))
        let end = curve.duration ?? 1
        let largest = (0...100).map { step in
          let time = end * Double(step) / 100
          return abs(law(time) - curve.value(at: time))
        }.max()
        #expect(try #require(largest) <= difference + 1e-9, "\(seed) \(target): \(curve)\n\(text)")
      }
    }
    #expect(texts > 200)
  }

  private func check(
    _ curve: Curve, _ text: String, _ target: ConversionTarget, _ difference: Double, _ name: String
  ) throws {
    let law = try #require(TextReader(target, curve).law(PrintedText(text)), "\(target) \(name)")
    let end = curve.duration ?? (curve.isTimed ? 5 : 1)
    var largest = 0.0
    for step in 0...100 {
      let time = end * Double(step) / 100
      largest = max(largest, abs(law(time) - curve.value(at: time)))
    }
    #expect(largest <= difference + 1e-9, "\(target) \(name): \(largest)")
    // What is left of printing six digits, of corners, and, in points, of another law for decays.
    let bound: Double =
      switch (curve, target) {
      case (.decay(let decay), .android), (.decay(let decay), .flutter):
        decay.law == .continuous ? 0.002 : 1
      case (.decay(let decay), .pop): decay.law == .pop ? 1e-4 : 1
      case (.decay, _): 1
      default: target == .css ? 0.002 : 1e-4
      }
    #expect(difference <= bound, "\(target) \(name): \(difference)")
  }

  @Test("exact texts")
  func texts() throws {
    let standard = Curve.timing(.cubic(try UnitBezier(x1: 0.4, y1: 0, x2: 0.2, y2: 1)))
    #expect(
      standard.converted(to: .css).text
        == "transition-timing-function: cubic-bezier(0.4, 0, 0.2, 1);")
    #expect(
      Curve.timing(.easeInOut).converted(to: .uikit).text
        == "UICubicTimingParameters(animationCurve: .easeInOut)")
    #expect(Curve.timing(.systemDefault).converted(to: .uikit).text == "UICubicTimingParameters()")
    #expect(Curve.spring(.system).converted(to: .uikit).text == "UISpringTimingParameters()")
    #expect(
      Curve.spring(.bouncy).converted(to: .swiftui).text == ".spring(duration: 0.5, bounce: 0.3)")
    let pair = try SpringCurve(dampingRatio: 0.8, duration: 0.4, velocity: 2.5, crossVelocity: -1)
    #expect(
      Curve.spring(pair).converted(to: .uikit).text
        == "UIViewPropertyAnimator(duration: 0.4, timingParameters: UISpringTimingParameters("
        + "dampingRatio: 0.8, initialVelocity: CGVector(dx: 2.5, dy: -1)))")
    let never = try SpringCurve(stiffness: 100, damping: 0)
    guard case .impossible(let why) = Curve.spring(never).converted(to: .css).result else {
      Issue.record("an endless motion has no CSS")
      return
    }
    #expect(why.message == "the motion never ends, and here a duration is needed")
  }

  @Test("notes name what the target does differently")
  func notes() throws {
    let spring = Curve.spring(try SpringCurve(stiffness: 80, damping: 30, velocity: 1))
    #expect(spring.converted(to: .pop).notes == [.clampedDamping, .slowClock, .absoluteVelocity])
    #expect(Curve.timing(.easeIn).converted(to: .flutter).notes == [.looseSolver])
    for note in ConversionNote.allCases { #expect(!note.message.isEmpty) }
    for obstacle in ConversionObstacle.allCases { #expect(!obstacle.message.isEmpty) }
  }

  @Test("a long swing in CSS is many corners, but no more than two hundred, and says how far off")
  func longSwing() throws {
    let curve = Curve.spring(try SpringCurve(stiffness: 100, damping: 0.5))
    guard case .text(let text, let difference) = curve.converted(to: .css).result else {
      Issue.record("a damped spring has CSS")
      return
    }
    #expect(PrintedText(text).behind("linear(").text.filter { $0 == "," }.count < 200)
    #expect(difference > 0.002 && difference < 0.1)
  }
}
