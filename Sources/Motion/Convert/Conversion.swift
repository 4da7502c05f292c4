/// A system that has curves of its own.
public enum ConversionTarget: String, Hashable, Sendable, CaseIterable {
  case uikit, swiftui, pop, css, android, flutter, figma
}

/// A curve in another system's words.
public struct Conversion: Hashable, Sendable {
  public let target: ConversionTarget
  public let result: Result
  /// What one should know before pasting.
  public let notes: [ConversionNote]

  public enum Result: Hashable, Sendable {
    /// Text to paste, and how far the motion it makes is from the original at most, in ways (in
    /// points for a decay), by the target's own law and the numbers as printed.
    case text(String, largestDifference: Double)
    /// The notation cannot hold the motion.
    case impossible(ConversionObstacle)
  }

  /// The text, if there is one.
  public var text: String? {
    if case .text(let text, _) = result { return text }
    return nil
  }
}

extension Curve {
  /// The curve as text for another system. Always an answer, possibly that it cannot be had.
  public func converted(to target: ConversionTarget) -> Conversion {
    do throws(ConversionObstacle) {
      let draft = try draft(for: target)
      let difference = largestDifference(to: draft.law)
      return Conversion(
        target: target, result: .text(draft.text, largestDifference: difference),
        notes: draft.notes)
    } catch {
      return Conversion(target: target, result: .impossible(error), notes: [])
    }
  }

  private func draft(for target: ConversionTarget) throws(ConversionObstacle) -> ConversionDraft {
    if case .spring(let spring) = self, spring.endsAtArrival, target != .css { throw .noClamp }
    return switch target {
    case .uikit: try uikit()
    case .swiftui: try swiftui()
    case .pop: try pop()
    case .css: try css()
    case .android: try android()
    case .flutter: try flutter()
    case .figma: try figma()
    }
  }

  /// Over the whole motion; ten periods of one that never ends.
  private func largestDifference(to law: (Double) -> Double) -> Double {
    let end = comparisonEnd
    return (0...1_000).reduce(0) { largest, index in
      let time = end * Double(index) / 1_000
      let difference = abs(law(time) - value(at: time))
      return difference.isFinite ? max(largest, difference) : .greatestFiniteMagnitude
    }
  }

  private var comparisonEnd: Double {
    if !isTimed { return 1 }
    if let duration { return duration }
    if case .spring(let curve) = self { return 10 * curve.spring.response }
    return 1
  }
}

/// What a converter hands in: text, and the motion that the target makes of it, by time as the
/// original counts it.
struct ConversionDraft {
  var text: String
  var notes: [ConversionNote] = []
  var law: (Double) -> Double

  init(_ text: String, notes: [ConversionNote] = [], law: @escaping (Double) -> Double) {
    self.text = text
    self.notes = notes
    self.law = law
  }
}
