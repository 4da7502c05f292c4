import UIKit

/// A callback that was expected, that came, or both.
struct LifecycleRow {
  let step: AppearanceStep
  let isExpected: Bool
  /// What came; nil where nothing did.
  var event: StageEvent?
}

extension LifecycleRow {
  /// What came beside what was expected, both in their own order: the longest run that they share
  /// stands on common rows. `viewIsAppearing` comes with a layout, whenever that is: it goes with
  /// the next one of its controller.
  static func aligned(_ expected: [AppearanceStep], _ came: [StageEvent]) -> [LifecycleRow] {
    var rows = ordered(
      expected.filter { $0.callback != .viewIsAppearing },
      came.filter { $0.appearanceStep?.callback != .viewIsAppearing })
    var seen = came.filter { $0.appearanceStep?.callback == .viewIsAppearing }
    for step in expected where step.callback == .viewIsAppearing {
      let index = seen.firstIndex { $0.receiver == step.controller }
      let event = index.map { seen.remove(at: $0) }
      rows.insert(
        LifecycleRow(step: step, isExpected: true, event: event),
        at: event.map { place(of: $0, in: rows) } ?? place(after: step, in: rows))
    }
    for event in seen { insert(event, into: &rows) }
    return rows
  }

  /// Puts in what came and was not expected of the transition itself.
  static func insert(_ event: StageEvent, into rows: inout [LifecycleRow]) {
    guard let step = event.appearanceStep else { return }
    rows.insert(
      LifecycleRow(step: step, isExpected: false, event: event), at: place(of: event, in: rows))
  }

  private static func place(of event: StageEvent, in rows: [LifecycleRow]) -> Int {
    rows.lastIndex { ($0.event?.number ?? .max) < event.number }.map { $0 + 1 } ?? 0
  }

  /// Behind the last `viewWillAppear` of its controller.
  private static func place(after step: AppearanceStep, in rows: [LifecycleRow]) -> Int {
    rows.lastIndex { $0.step == AppearanceStep(step.controller, .viewWillAppear) }.map { $0 + 1 }
      ?? rows.count
  }

  private static func ordered(_ expected: [AppearanceStep], _ came: [StageEvent])
    -> [LifecycleRow]
  {
    let steps = came.map(\.appearanceStep)
    let shared = sharedLengths(expected, steps)
    var rows: [LifecycleRow] = []
    var (i, j) = (0, 0)
    while i < expected.count || j < came.count {
      if i < expected.count, j < came.count, expected[i] == steps[j] {
        rows.append(LifecycleRow(step: expected[i], isExpected: true, event: came[j]))
        (i, j) = (i + 1, j + 1)
      } else if j == came.count || i < expected.count && shared[i + 1][j] >= shared[i][j + 1] {
        rows.append(LifecycleRow(step: expected[i], isExpected: true))
        i += 1
      } else {
        if let step = steps[j] {
          rows.append(LifecycleRow(step: step, isExpected: false, event: came[j]))
        }
        j += 1
      }
    }
    return rows
  }

  /// How many steps the rests of both lists share at most, by where the rests begin.
  private static func sharedLengths(_ a: [AppearanceStep], _ b: [AppearanceStep?]) -> [[Int]] {
    var lengths = [[Int]](
      repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in a.indices.reversed() {
      for j in b.indices.reversed() {
        lengths[i][j] =
          a[i] == b[j] ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
      }
    }
    return lengths
  }
}

extension StageEvent {
  var appearanceStep: AppearanceStep? {
    guard kind == .callback, let receiver, let callback = AppearanceStep.Callback(rawValue: name)
    else { return nil }
    return AppearanceStep(receiver, callback)
  }

  var animatedFlag: Bool? {
    if case .bool(let flag)? = arguments.first?.value { flag } else { nil }
  }
}
