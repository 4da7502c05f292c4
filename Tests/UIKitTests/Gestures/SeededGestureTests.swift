import Testing

@testable import UIKit

@MainActor
struct SeededGestureTests {
  /// A tree of views with a recognizer of each kind, and what each of them has told.
  @MainActor
  private final class Scene: UIGestureRecognizerDelegate {
    let scene = GestureScene()
    var views: [UIView] = []
    var recognizers: [UIGestureRecognizer] = []
    var told: [[UIGestureRecognizer.State]] = []
    var random: Seeded

    init(seed: UInt64) {
      random = Seeded(state: seed)
      let outer = scene.add(CGRect(x: 0, y: 0, width: 393, height: 852))
      let middle = scene.add(CGRect(x: 0, y: 0, width: 300, height: 500), to: outer)
      let inner = scene.add(CGRect(x: 50, y: 100, width: 200, height: 200), to: middle)
      views = [outer, middle, inner]
      for view in views { view.isMultipleTouchEnabled = random.next() < 0.5 }
      for _ in 0..<9 { add(make()) }
      for one in recognizers where random.next() < 0.3 { one.require(toFail: pick(recognizers)) }
    }

    private func make() -> UIGestureRecognizer {
      scene.stage.with {
        switch Int(random.next(0, 8)) {
        case 0, 1: UIPanGestureRecognizer()
        case 2: edge()
        case 3: taps(1)
        case 4: taps(2)
        case 5: UILongPressGestureRecognizer()
        case 6: UISwipeGestureRecognizer()
        default: random.next() < 0.5 ? UIPinchGestureRecognizer() : UIRotationGestureRecognizer()
        }
      }
    }

    private func edge() -> UIGestureRecognizer {
      let edge = UIScreenEdgePanGestureRecognizer()
      edge.edges = .left
      return edge
    }

    private func taps(_ count: Int) -> UIGestureRecognizer {
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = count
      return tap
    }

    private func add(_ recognizer: UIGestureRecognizer) {
      let index = recognizers.count
      recognizers.append(recognizer)
      told.append([])
      recognizer.delegate = self
      recognizer.delaysTouchesBegan = random.next() < 0.2
      recognizer.addAction { [unowned self] in
        told[index].append($0.state)
        if random.next() < 0.03 { disturb() }
      }
      pick(views).addGestureRecognizer(recognizer)
    }

    func pick<T>(_ array: [T]) -> T {
      array[min(array.count - 1, Int(random.next(0, Double(array.count))))]
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { random.next() < 0.2 }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      random.next() < 0.9
    }

    /// Something that an app may do at any time, in an action too.
    func disturb() {
      let recognizer = pick(recognizers)
      switch Int(random.next(0, 5)) {
      case 0: recognizer.isEnabled.toggle()
      case 1: pick(views).addGestureRecognizer(recognizer)
      case 2: views[2].removeFromSuperview()
      case 3: views[1].addSubview(views[2])
      default: recognizer.isEnabled = true
      }
    }

    func step() {
      let finger = Int(random.next(1, 4))
      let point = CGPoint(x: random.next(0, 393), y: random.next(0, 600))
      let near = scene.stage.finger(finger)?.position ?? point
      let close = CGPoint(x: near.x + random.next(-15, 15), y: near.y + random.next(-15, 15))
      switch Int(random.next(0, 10)) {
      case 0, 1: scene.stage.touch(.began, finger: finger, at: point)
      case 2: scene.stage.touch(.ended, finger: finger, at: near)
      case 3:
        scene.stage.touch(random.next() < 0.2 ? .cancelled : .moved, finger: finger, at: point)
      case 4: scene.stage.advance(by: random.next(0, 0.6))
      case 5 where random.next() < 0.2: scene.test.run { disturb() }
      default: scene.stage.touch(.moved, finger: finger, at: close)
      }
      if random.next() < 0.7 { scene.stage.advance(by: 1.0 / 60) }
    }
  }

  @Test(
    "whatever fingers and apps do, each gesture is told of in order, and all are possible again")
  func order() {
    var counts: [UIGestureRecognizer.State: Int] = [:]
    for seed in 1...300 {
      let scene = Scene(seed: UInt64(seed))
      for _ in 0..<80 { scene.step() }
      for finger in 1...3 { scene.scene.stage.touch(.ended, finger: finger, at: .zero) }
      scene.scene.stage.advance(by: 2)
      for (recognizer, states) in zip(scene.recognizers, scene.told) {
        #expect(recognizer.state == .possible && isOrdered(states), "seed \(seed): \(states)")
        for state in states { counts[state, default: 0] += 1 }
      }
      #expect(scene.scene.stage.touches.engaged.isEmpty, "seed \(seed)")
      #expect(scene.scene.stage.touches.untold.isEmpty && scene.scene.stage.isAtRest)
    }
    let all: [UIGestureRecognizer.State] = [.began, .changed, .ended, .cancelled]
    #expect(all.allSatisfy { counts[$0, default: 0] > 100 } && counts[.failed] == nil)
  }

  /// Began, changed any number of times, ended or cancelled; or ended alone; over and over.
  private func isOrdered(_ states: [UIGestureRecognizer.State]) -> Bool {
    var isUnderWay = false
    for state in states {
      switch state {
      case .began where !isUnderWay: isUnderWay = true
      case .changed where isUnderWay: continue
      case .ended: isUnderWay = false
      case .cancelled where isUnderWay: isUnderWay = false
      default: return false
      }
    }
    return !isUnderWay
  }
}
