import Motion
import Script
import Text
import UIKit

extension Interpreter {
  /// The sheets of a value: a list of curves has one each, a spring with a duration it does not
  /// have has two.
  func sheets(of value: Value, head: String, _ way: Way) throws -> [Sheet] {
    switch value {
    case .curve(let curve): return try sheets(of: curve, head: head, way)
    case .list(let values)
    where (1...Sheet.mostCurves).contains(values.count) && values.allSatisfy(\.isCurve):
      return try values.flatMap { try sheets(of: $0, head: printed($0), way) }
    default: return [sheet(of: value, head: head)]
    }
  }

  private func sheets(of curve: Curve, head: String, _ way: Way) throws -> [Sheet] {
    switch curve {
    case .timing(let timing): return [.timing(timing, duration: nil, head: head)]
    case .basic(let timing, let duration): return [.timing(timing, duration: duration, head: head)]
    case .spring(let spring): return try Sheet.spring(spring, way, head: head)
    case .decay(let decay): return [try Sheet.decay(decay, head: head)]
    }
  }

  /// A value that is no curve: its type and how it stands.
  private func sheet(of value: Value, head: String) -> Sheet {
    var sheet = Sheet(head: head, kind: value.kind)
    sheet.add(Sheet.Label.type, value.kind)
    switch value {
    case .list(let values):
      sheet.add(Sheet.Label.count, "\(values.count)")
      for (index, value) in values.prefix(8).enumerated() {
        sheet.add("[\(index)]", printed(value))
      }
      if values.count > 8 { sheet.add("...", "") }
    case .function(let function):
      sheet.add(Sheet.Label.parameters, function.parameters.joined(separator: ", "))
    default:
      let names = Sheet.members(of: value)
      if names.isEmpty, !value.hasRelations { sheet.add(Sheet.Label.value, printed(value)) }
      for name in names { sheet.add(name, state(name, of: value)) }
      addRelations(of: value, to: &sheet)
      addMade(value, to: &sheet)
    }
    return sheet
  }

  /// A member as it is printed; nil where this one has none such.
  private func state(_ name: String, of value: Value) -> String? {
    // Looking must not load a view.
    if case .controller(let controller) = value, name == "view", !controller.isViewLoaded {
      return Sheet.Text.notLoaded
    }
    let source = Source(name: "member", text: name)
    let frame = Frame(scope: session, source: source)
    let member = try? member(name, of: value, frame, frame.place(0..<name.utf8.count))
    return member.map(printed)
  }

  /// What was made in its block.
  private func addMade(_ value: Value, to sheet: inout Sheet) {
    guard let members = object(value).flatMap({ entity(of: $0)?.members.keys }), !members.isEmpty
    else { return }
    sheet.add(Sheet.Label.made, members.joined(separator: ", "))
  }
}

extension Sheet {
  /// What is worth knowing of a kind of object, in this order: names of its members.
  @MainActor fileprivate static func members(of value: Value) -> [String] {
    members.first { $0.kind == value.kind }?.names ?? []
  }

  private static let members: [(kind: String, names: [String])] = [
    (
      "view",
      [
        "frame", "bounds", "center", "anchor", "alpha", "transform", "hidden", "clips", "color",
        "corner", "superview", "subviews",
      ]
    ),
    (
      "controller",
      [
        "style", "view", "parent", "children", "presented", "presenter", "transitioningDelegate",
        "isBeingPresented", "isBeingDismissed",
      ]
    ),
    ("context", ["isAnimated", "isInteractive", "wasCancelled", "presentationStyle", "container"]),
    ("side", ["controller", "view", "initialFrame", "finalFrame"]),
    (
      "property animator",
      ["state", "fraction", "isRunning", "reversed", "duration", "delay", "scrubsLinearly"]
    ),
    (
      "recognizer",
      ["state", "enabled", "view", "translation", "velocity", "location", "scale", "rotation"]
    ),
    ("interactor", ["percent", "inProgress", "speed", "duration", "curve"]),
    ("screen", ["size", "bounds"]),
    ("dynamics", ["isRunning", "elapsed", "behaviors"]),
    (
      "layer",
      ["frame", "bounds", "center", "anchor", "alpha", "transform", "hidden", "color", "corner"]
    ),
  ]
}

extension Value {
  fileprivate var isCurve: Bool {
    if case .curve = self { return true }
    return false
  }
}
