import Testing

@testable import AppCode5
@testable import UIKit

/// A linear congruential generator: the same numbers on every machine.
private struct Draw {
  var state: UInt64

  mutating func next(in range: ClosedRange<Double>) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let unit = Double(state >> 11) / Double(UInt64(1) << 53)
    return range.lowerBound + unit * (range.upperBound - range.lowerBound)
  }
}

/// A spring that starts at rest and is within 0.001 of its end after D seconds, by the closed
/// form: w = ln(1000 z / sqrt(1 - z^2)) / (z D), x(t) = 1 - e^(-zwt)(cos wd t + (zw / wd) sin wd t).
private func spring(_ t: Double, damping z: Double, duration d: Double) -> Double {
  let root = (1 - z * z).squareRoot()
  let w = log(1000 * z / root) / (z * d)
  let wd = w * root
  return 1 - exp(-z * w * t) * (cos(wd * t) + z * w / wd * sin(wd * t))
}

@MainActor
@Suite("Transitions with drawn numbers")
struct SeededTransitionTests {
  @Test("S-03 the scale in flight is the closed form to 1e-9, whatever is drawn")
  func springs() throws {
    var draw = Draw(state: 2_024)
    for _ in 0..<40 {
      let duration = draw.next(in: 0.1...2)
      let damping = draw.next(in: 0.2...0.95)
      let start = draw.next(in: 0.1...0.9)
      let offset = draw.next(in: 0...3)
      let scene = TransitionScene()
      let animator = TestAnimator()
      animator.duration = duration
      animator.animate = { context in
        guard let view = context.view(forKey: .to) else { return }
        context.containerView.addSubview(view)
        view.transform = CGAffineTransform(scaleX: start, y: start)
        UIView.animate(
          withDuration: duration, delay: 0, usingSpringWithDamping: damping,
          initialSpringVelocity: 0, options: [],
          animations: { view.transform = .identity },
          completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
      }
      let delegate = TestDelegate(animator)
      let second = scene.controller("second", .fullScreen, delegate: delegate)
      scene.stage.advance(to: offset)
      scene.turn { scene.first.present(second, animated: true) }
      let t = draw.next(in: 0...1) * duration * 0.999
      scene.stage.advance(to: offset + t)
      let seen = try #require(second.view.layer.presentation()).affineTransform()
      let expected = start + (1 - start) * spring(t, damping: damping, duration: duration)
      #expect(abs(seen.a - expected) < 1e-9)
      #expect(abs(seen.d - expected) < 1e-9)
      scene.run()
      #expect(abs(scene.stage.time - (offset + duration)) < 1e-9)
      #expect(scene.stage.lastTransition?.outcome == .completed)
    }
  }

  @Test("whatever is called in whatever order, appearances pair and nothing is left behind")
  func anyOrder() {
    var draw = Draw(state: 7)
    var (ended, refused) = (0, 0)
    for _ in 0..<60 {
      let scene = TransitionScene()
      let styles: [UIModalPresentationStyle] = [
        .fullScreen, .custom, .overFullScreen, .currentContext, .pageSheet,
      ]
      var controllers = [scene.first]
      for index in 1...3 {
        let style = styles[Int(draw.next(in: 0...4.999))]
        controllers.append(scene.controller("c\(index)", style))
      }
      for _ in 0..<12 {
        let (a, b) = (Int(draw.next(in: 0...3.999)), Int(draw.next(in: 0...3.999)))
        let animated = draw.next(in: 0...1) < 0.5
        scene.turn {
          if draw.next(in: 0...1) < 0.6 {
            controllers[a].present(controllers[b], animated: animated)
          } else {
            controllers[a].dismiss(animated: animated)
          }
        }
        scene.stage.advance(by: draw.next(in: 0...0.7))
      }
      scene.run { scene.first.dismiss(animated: false) }
      scene.run { scene.first.dismiss(animated: false) }
      #expect(scene.stage.transitions.isEmpty)
      #expect(scene.window.subviews == [scene.first.view])
      #expect(scene.stage.with { !UIApplication.shared.isIgnoringInteractionEvents })
      for controller in controllers {
        #expect(controller.presentedViewController == nil)
        #expect(!controller.isBeingPresented && !controller.isBeingDismissed)
      }
      #expect(unpaired(scene.heard(), of: controllers.map(\.name)) == [])
      ended += scene.transitions.filter { $0.hasSuffix("completed") }.count
      refused += scene.transitions.filter { $0.hasSuffix("refused") }.count
    }
    // The numbers drawn do reach both ways.
    #expect(ended > 150)
    #expect(refused > 150)
  }

  /// Controllers whose callbacks are not will, did, will, did ..., in turns of appearing and
  /// disappearing; the first has appeared before the log begins.
  private func unpaired(_ log: [String], of names: [String]) -> [String] {
    names.filter { name in
      let heard = log.filter { $0.hasPrefix("\(name).view") }.compactMap { text in
        ["WillAppear", "DidAppear", "WillDisappear", "DidDisappear"].first(where: text.contains)
      }
      let cycle =
        name == "first"
        ? ["WillDisappear", "DidDisappear", "WillAppear", "DidAppear"]
        : ["WillAppear", "DidAppear", "WillDisappear", "DidDisappear"]
      return heard.count % 4 != 0 || heard.enumerated().contains { $1 != cycle[$0 % 4] }
    }
  }
}
