import Script
import Text
import UIKit

/// Paths such as `photo.view.alpha`, looked up once and then read at one time after the other.
///
/// What a path leads to is the same at every time that is looked at: names mean what they mean now,
/// and only the layer's property is from the past. So over 100,000 frames only that is read.
@MainActor
final class RecordedPaths {
  private struct Reading {
    let layer: StageObjectID
    let key: LayerKey
    let isModel: Bool
    let value: (LayerValue) -> Value?
    /// How many members of the path lead to the property, and where its text ends.
    let count: Int
    let end: Int
  }

  private let recording: Recording
  private var known: [(base: Range<Int>, end: Int, reading: Reading?)] = []

  init(_ recording: Recording) { self.recording = recording }

  /// The value of the part of a path that ends in a recorded property, how many members that is,
  /// and where it ends in the text; nil where the path has to be walked.
  func start(
    of path: Expression, _ base: Expression, _ parts: [Expression.Postfix], _ frame: Frame,
    _ world: Interpreter
  ) -> (value: Value, count: Int, end: Int)? {
    guard let moment = frame.moment,
      let reading = reading(path, base, parts, frame, world),
      let found = reading.isModel
        ? recording.model(reading.layer, reading.key, at: moment)
        : recording.seen(reading.layer, reading.key, at: moment),
      let value = reading.value(found)
    else { return nil }
    return (value, reading.count, reading.end)
  }

  private func reading(
    _ path: Expression, _ base: Expression, _ parts: [Expression.Postfix], _ frame: Frame,
    _ world: Interpreter
  ) -> Reading? {
    if let known = known.first(where: {
      $0.base == base.range && $0.end == path.range.upperBound
    }) {
      return known.reading
    }
    let reading = walked(base, parts, frame, world)
    known.append((base.range, path.range.upperBound, reading))
    return reading
  }

  private func walked(
    _ base: Expression, _ parts: [Expression.Postfix], _ frame: Frame, _ world: Interpreter
  ) -> Reading? {
    guard case .name(let name) = base.kind, var value = frame.scope.lookUp(name) else { return nil }
    for (index, part) in parts.enumerated() {
      guard case .member(let name) = part else { return nil }
      if index + 1 < parts.count, case .call = parts[index + 1] { return nil }
      if let reading = reading(name, of: value, index, world) { return reading }
      let range = base.range.lowerBound..<name.range.upperBound
      guard name.text != "superview",
        let next = try? world.member(name.text, of: value, frame, frame.place(range))
      else { return nil }
      switch next {
      case .view, .layer, .controller: value = next
      default: return nil
      }
    }
    return nil
  }

  private func reading(
    _ name: Name, of value: Value, _ index: Int, _ world: Interpreter
  ) -> Reading? {
    let (view, isModel): (UIView, Bool)
    switch value {
    case .view(let found): (view, isModel) = (found, false)
    case .layer(let face): (view, isModel) = (face.view, face.side == .model)
    default: return nil
    }
    guard let (key, value) = Self.property(name.text) else { return nil }
    return Reading(
      layer: world.stage.id(of: view.layer), key: key, isModel: isModel, value: value,
      count: index + 1, end: name.range.upperBound)
  }

  /// Members that are one recorded property, and what they are as values.
  private static func property(_ name: String) -> (LayerKey, (LayerValue) -> Value?)? {
    switch name {
    case "alpha", "opacity": (.opacity, { number($0).map { .plain($0) } })
    case "corner", "cornerRadius": (.cornerRadius, { number($0).map { .number($0, .length) } })
    case "zPosition": (.zPosition, { number($0).map { .plain($0) } })
    case "center", "position": (.position, { point($0).map { .point($0) } })
    case "anchor", "anchorPoint": (.anchorPoint, { point($0).map { .point($0) } })
    case "bounds": (.bounds, { rect($0).map { .rect($0) } })
    case "size": (.bounds, { rect($0).map { .size($0.size) } })
    case "transform":
      (
        .transform,
        {
          guard case .transform(let transform) = $0 else { return nil }
          return .transform(transform)
        }
      )
    default: nil
    }
  }

  private static func number(_ value: LayerValue) -> Double? {
    if case .number(let number) = value { return number }
    return nil
  }

  private static func point(_ value: LayerValue) -> CGPoint? {
    if case .point(let point) = value { return point }
    return nil
  }

  private static func rect(_ value: LayerValue) -> CGRect? {
    if case .rect(let rect) = value { return rect }
    return nil
  }
}
