import Script
import Text
import UIKit

extension Interpreter {
  static let showVerb: VerbBody = { world, arguments in
    world.stage.settle()
    if arguments.word("what") == "lanes" {
      let lanes = world.lanes
      let chart = LaneChart(lanes: lanes, now: world.stage.time)
      return world.tell(lanes.isEmpty ? .text(LaneMessages.nothing) : .lanes(chart))
    }
    let root = try arguments.view("of") ?? world.window
    guard let root else { throw Diagnostic.nothingToShow(at: arguments.verbPlace) }
    let tree = ViewTree(of: root) { world.name(of: $0) }
    world.tell(.text(tree.texts.joined(separator: "\n")))
  }

  static let traceVerb: VerbBody = { world, arguments in
    world.stage.settle()
    let filter = try arguments.text("filter") ?? ""
    let span = try world.span(arguments)
    let lines = world.past.trace.lines(
      matching: filter, from: span.from, to: span.to, naming: world.name(of:))
    var text = lines.map(\.rendered)
    if let omission = world.past.trace.omission { text.insert(omission, at: 0) }
    if text.isEmpty {
      text = [filter.isEmpty ? "nothing has happened yet" : "no event holds `\(filter)`"]
    }
    world.tell(.text(text.joined(separator: "\n")))
  }
}
