import UIKit

/// What is looked at as transitions end, and what was found then.
struct Checkup {
  /// How much of the window was covered when the last transition started, 0 to 1, and by what.
  var before: Coverage?
  /// Those that have ended since the last commit.
  var pending: [TransitionRecord] = []
  /// All that have ended, in order.
  var ended: [TransitionRecord] = []
  /// What could be seen at an end only.
  var problems: [Finding] = []
  var advice: [Finding] = []
  /// The last appearance callback of each controller, in order of first ones.
  private(set) var appearances: [StageEvent] = []
  private var places: [StageObjectID: Int] = [:]
  /// The statements so far: their text, and how many commits there were before each.
  var commands: [(commits: Int, text: String)] = []
  /// What has been told of at the prompt, by code and subject.
  var told: Set<String> = []

  mutating func note(_ event: StageEvent) {
    guard event.edge != .after, let step = event.appearanceStep, step.callback != .viewIsAppearing
    else { return }
    if let place = places[step.controller] {
      appearances[place] = event
    } else {
      places[step.controller] = appearances.count
      appearances.append(event)
    }
  }
}
