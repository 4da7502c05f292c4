import Session
import Testing
import Text

/// Scenario 1: a view scales in on a spring and out on a keyframe.
enum ScenarioOne {
  static let text = """
    controller first
    controller second style fullScreen

    animator scaleIn duration 0.5s {
      add to.view
      to.view.clips = true
      to.view.transform = scale(0.2)
      animate duration damping 100 velocity 0.1 curve easeOut { to.view.transform = scale(1) } then { complete finished }
    }
    animator shrinkOut duration 0.5s {
      add to.view
      add from.view
      keyframes duration mode linear { at 0 for 0.5 { from.view.transform = scale(0) } } then { complete finished }
    }
    delegate custom presented scaleIn dismissed shrinkOut
    second.transitioningDelegate = custom
    window first

    present second
    run
    expect now ~= 0.5s within 1ms
    expect second.view.transform.scale ~= 0.2 within 0.001 at 0s
    expect second.view.transform.scale ~= 0.6417 within 0.001 at 0.1s
    expect second.view.transform.scale ~= 0.9557 within 0.001 at 0.25s
    expect peak(second.view.transform.scale) <= 1
    expect first.presented == second
    expect count("completeTransition(true)") == 1
    expect "first.viewWillDisappear" before "second.viewWillAppear"
    expect "second.viewWillAppear" before "second.viewDidAppear"
    expect "second.viewDidAppear" before "first.viewDidDisappear"

    let t0 = now
    dismiss second
    run
    // The mid-value of the keyframe depends on the outer curve; its end does not.
    expect second.view.transform.scale ~= 0 within 0.001 at t0 + 0.25s
    expect second.view.transform.scale ~= 0 within 0.001 at t0 + 0.45s
    expect now ~= t0 + 0.5s within 1ms
    expect first.presented == none
    expect second.presenter == none
    expect "second.viewWillDisappear" before "first.viewWillAppear"
    expect problems == []
    expect warnings.contains("damping-above-1")
    expect warnings.contains("curve-ignored")
    expect warnings.contains("singular-transform")
    """
}

@MainActor
@Suite("Scenario 1, scale in and keyframes out")
struct ScenarioOneTests {
  @Test("runs as written, every expectation met")
  func runsAsWritten() {
    let bench = Bench()
    let outcome = bench.session.run(Source(name: "01", text: ScenarioOne.text))
    for case .diagnostic(let diagnostic) in outcome.answers where diagnostic.severity == .error {
      Issue.record("\(diagnostic.message)")
    }
    #expect(outcome.status == .ok)
    #expect(bench.run("now") == "1s")
  }

  @Test("plots after the fact, what was never asked to be watched")
  func plotsAfterwards() {
    let bench = Bench(ScenarioOne.text)
    let chart = bench.run("plot second.view.transform.scale")
    #expect(chart.contains("data second.view.transform.scale n="))
    #expect(chart.contains(" min 0"))
    #expect(!chart.contains("error"))
  }

  @Test("changed numbers make the expectations fail", arguments: ["0.6317", "0.6517"])
  func failsWhenWrong(_ number: String) {
    let bench = Bench()
    let text = ScenarioOne.text.replacing("0.6417", with: number)
    #expect(bench.status(text) == .failed)
  }
}

extension String {
  /// A copy with one text put in the place of another.
  fileprivate func replacing(_ old: String, with new: String) -> String {
    var result = ""
    var rest = Substring(self)
    while let range = rest.firstRange(of: old) {
      result += rest[..<range.lowerBound] + new
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}
