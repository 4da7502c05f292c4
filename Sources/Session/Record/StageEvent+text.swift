import Text
package import UIKit

/// How objects are called: the name given at the prompt, else a description.
package typealias Naming = (StageObjectID) -> String

extension StageEvent {
  /// The event as one line, which patterns are looked for in: `photo.viewWillAppear`,
  /// `fancy.animationController(forPresented: photo) -> grow`, `context.completeTransition(true)`,
  /// `drag began`, `present photo: completed`, `note flipped`.
  package func text(_ name: Naming) -> String {
    switch kind {
    case .query: call(name) + " -> " + (result ?? .none).text(name)
    case .callback, .contextCall, .hierarchy: call(name)
    case .animation, .gesture: subject(name, " ") + self.name + tail(name)
    case .transition: transition(name)
    case .misuse: "problem " + self.name + because
    case .warning: "warning " + self.name + because
    case .note: "note " + (arguments.first?.value.text(name) ?? self.name)
    }
  }

  private func call(_ name: Naming) -> String {
    subject(name, ".") + self.name + tail(name)
  }

  private func subject(_ name: Naming, _ separator: String) -> String {
    receiver.map { name($0) + separator } ?? ""
  }

  private var because: String { reason.map { ": " + $0 } ?? "" }

  /// The argument that tells the calls of a method apart, in parentheses.
  private func tail(_ name: Naming) -> String {
    guard let argument = tellingArgument else { return "" }
    let label = argument.label.map { $0 + ": " } ?? ""
    return "(" + label + argument.value.text(name) + ")"
  }

  /// Delegate methods put their sender first and without a label: what tells them apart is the
  /// first argument that has one. Callbacks leave out the transition context and the `animated` of
  /// appearance, which are the same wherever they come.
  private var tellingArgument: Argument? {
    let argument = arguments.first { $0.label != nil } ?? arguments.first
    guard kind == .callback, let argument else { return argument }
    if Self.appearanceCallbacks.contains(name) || argument.label == "using" { return nil }
    if case .object = argument.value, argument.label == nil { return nil }
    return argument
  }

  private static var appearanceCallbacks: [String] {
    ["viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
  }

  /// `present photo from list: started`, `dismiss photo: completed`,
  /// `present photo: refused, list already presents card`.
  private func transition(_ name: Naming) -> String {
    var words = transitionName(name)
    if operation == "present", self.name == "started", let source = object("source") {
      words += " from " + name(source)
    }
    if self.name == "started", let container = object("container") {
      let joint = ["push": " on ", "pop": " from "][operation ?? ""] ?? " in "
      words += joint + name(container)
    }
    let outcome = self.name + ((refusal(name) ?? reason).map { ", " + $0 } ?? "")
    return words.isEmpty ? outcome : words + ": " + outcome
  }
}

extension StageEvent {
  /// `present photo`: the operation and who is shown.
  func transitionName(_ name: Naming) -> String {
    let shown = arguments.lazy.compactMap { $0.value.object }.first ?? receiver
    return [operation, shown.map(name)].compactMap { $0 }.joined(separator: " ")
  }

  var operation: String? { arguments.lazy.compactMap { $0.value.word }.first }

  /// The objects it speaks of.
  var objects: [StageObjectID] {
    [receiver].compactMap { $0 }
      + (arguments.map(\.value) + [result].compactMap { $0 }).compactMap(\.object)
  }

  /// Who stands in the way, where a name says more than UIKit's reason.
  private func refusal(_ name: Naming) -> String? {
    guard self.name == "refused", refusalCode == "already-presenting",
      let presenter = object("presenting"), let blocker = object("blocker")
    else { return nil }
    return "\(name(presenter)) already presents \(name(blocker))"
  }

  /// The code of the misuse for which a transition was refused.
  var refusalCode: String? { arguments.first { $0.label == "code" }?.value.word }

  func object(_ label: String) -> StageObjectID? {
    arguments.first { $0.label == label }?.value.object
  }
}

extension StageValue {
  /// The value as it is printed: `none`, `true`, `0.5`, `(60, 300)`.
  package func text(_ name: Naming) -> String {
    switch self {
    case .none: "none"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): plain(value)
    case .text(let value): value
    case .object(let id): name(id)
    case .point(let point): group(point.x, point.y)
    case .size(let size): group(size.width, size.height)
    case .rect(let rect):
      group(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
    }
  }

  fileprivate var word: String? {
    if case .text(let word) = self { word } else { nil }
  }

  fileprivate var object: StageObjectID? {
    if case .object(let id) = self { id } else { nil }
  }
}

/// Numbers as a point, a size or a rectangle is printed: `(60, 300, 255, 180)`.
func group(_ numbers: Double...) -> String {
  "(" + numbers.map { plain($0) }.joined(separator: ", ") + ")"
}
