import Script
import Text
import UIKit

/// Where a sheet rests, by its word.
@MainActor
enum Detents {
  static func named(_ word: String) -> UISheetPresentationController.Detent? {
    switch word {
    case "medium": return .medium()
    case "large": return .large()
    default: return nil
    }
  }

  static func word(_ identifier: UISheetPresentationController.Detent.Identifier) -> String {
    identifier == .medium ? "medium" : identifier == .large ? "large" : identifier.rawValue
  }
}

extension Interpreter {
  /// `detents` and `grabber` of `controller`.
  func prepareSheet(of controller: UIViewController, _ arguments: Arguments) throws {
    guard arguments.has("detents") || arguments.has("grabber") else { return }
    guard let sheet = controller.sheetPresentationController else {
      throw Diagnostic.notASheet(
        controller.modalPresentationStyle.word,
        at: arguments.place(of: arguments.has("detents") ? "detents" : "grabber"))
    }
    sheet.prefersGrabberVisible = try arguments.flag("grabber")
    if let value = try arguments.value("detents") { sheet.detents = detents(value) }
  }

  private func detents(_ value: Value) -> [UISheetPresentationController.Detent] {
    guard case .list(let values) = value else { return [.large()] }
    let named = values.compactMap { value -> UISheetPresentationController.Detent? in
      if case .word(let word) = value { Detents.named(word) } else { nil }
    }
    return named.isEmpty ? [.large()] : named
  }

  func sheetMember(_ name: String, of controller: UIViewController) -> Value? {
    guard let sheet = controller.sheetPresentationController else { return Value.none }
    if name == "detents" {
      return .list(sheet.detents.map { .word(Detents.word($0.identifier)) })
    }
    // UIKit's own is nil until one is selected; the sheet stands somewhere all the same.
    let height = sheet.containerView?.bounds.height ?? stage.screenSize.height
    return sheet.restingDetent(in: height).map { .word(Detents.word($0)) } ?? Value.none
  }

  /// A sheet goes to another detent; inside `animate` with its curve.
  func setSheet(_ name: String, of controller: UIViewController, to value: Value, _ place: Place)
    throws
  {
    guard let sheet = controller.sheetPresentationController else {
      throw Diagnostic.notASheet(controller.modalPresentationStyle.word, at: place)
    }
    let type = ValueType.object("detent")
    if name == "detents" {
      sheet.detents = detents(try coerced(value, to: .list(type), named: name, place))
      return
    }
    guard case .word(let word) = try coerced(value, to: type, named: name, place),
      let detent = Detents.named(word)
    else { return }
    sheet.selectedDetentIdentifier = detent.identifier
  }
}
