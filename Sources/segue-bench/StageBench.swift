import Session
import UIKit

/// Views with four animated properties each, recorded for a second at 120 Hz.
@MainActor
enum StageBench {
  static func rows() -> [String] {
    let counts = [10, 100, 1_000, 10_000]
    let times = counts.map { count in
      Stopwatch.seconds(runs: count < 10_000 ? 5 : 2) { record(count) } * 1e3
    }
    let bars = [10.0, 20, 100, 1_200]
    let lines = zip(counts, zip(times, bars)).map { count, measured in
      row("\(count) views, 4 springs each", milliseconds: measured.0, bar: measured.1)
    }
    let growth = zip(times, times.dropFirst()).map { $1 / $0 }.max() ?? 0
    return lines + [
      row(
        "largest growth in a decade",
        "\(oneDecimal(growth)), bar 12.0\(growth > 12 ? "  OVER" : "")")
    ]
  }

  private static func record(_ count: Int) {
    let stage = Stage(framesPerSecond: 120)
    let recorder = Recorder()
    stage.observer = recorder
    let window = stage.with { UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852)) }
    window.isHidden = false
    let views = stage.with { (0..<count).map { _ in UIView(frame: window.bounds) } }
    for view in views { window.addSubview(view) }
    stage.settle()
    stage.with {
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0
      ) {
        for view in views {
          view.center.x += 100
          view.bounds.size.width -= 50
          view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
          view.alpha = 0.5
        }
      }
    }
    stage.advance(by: 1)
    withExtendedLifetime((window, recorder)) {}
    stage.discard()
  }
}
