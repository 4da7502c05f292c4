import UIKit

extension StageEvent {
  /// The objects it speaks of.
  var objects: [StageObjectID] {
    let values = arguments.map(\.value) + [result].compactMap { $0 }
    return [receiver].compactMap { $0 }
      + values.compactMap { value in
        if case .object(let id) = value { return id }
        return nil
      }
  }

  /// `present photo`: the operation and who is shown.
  @MainActor
  func transitionName(_ name: Naming) -> String {
    var words: [String] = []
    if case .text(let operation)? = arguments.first(where: { $0.label == "operation" })?.value {
      words.append(operation)
    }
    if let receiver { words.append(name(receiver)) }
    return words.joined(separator: " ")
  }
}
