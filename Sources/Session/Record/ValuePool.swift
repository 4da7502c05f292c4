internal import UIKit

/// Layer values side by side as 64-bit words: a number takes one, a transform six, a switch none;
/// an enum of the same values takes seven for each.
struct ValuePool: Sendable {
  /// What the words of a value mean.
  enum Shape: UInt8, Sendable {
    case number, point, rect, transform, color, noColor, no, yes, object, noObject
  }

  private var words = ChunkedArray<UInt64>()

  /// How many words are taken.
  var count: Int { words.count }

  /// Puts a value at the end, where `count` was.
  mutating func append(_ value: LayerValue) -> Shape {
    switch value {
    case .number(let number): return append(number, as: .number)
    case .point(let point): return append(point)
    case .rect(let rect): return append(rect)
    case .transform(let transform): return append(transform)
    case .color(let color): return append(color)
    case .bool(let bool): return bool ? .yes : .no
    case .object(let object?):
      words.append(UInt64(bitPattern: Int64(object.number)))
      return .object
    case .object(nil): return .noObject
    }
  }

  func value(at place: Int, as shape: Shape) -> LayerValue {
    switch shape {
    case .number: .number(self[place])
    case .point: .point(point(at: place))
    case .rect: .rect(CGRect(origin: point(at: place), size: size(at: place + 2)))
    case .transform: .transform(transform(at: place))
    case .color: .color(color(at: place))
    case .noColor: .color(nil)
    case .no: .bool(false)
    case .yes: .bool(true)
    case .object: .object(StageObjectID(Int(Int64(bitPattern: words[place]))))
    case .noObject: .object(nil)
    }
  }
}

// The parts one by one and no list of them: a list would be allocated for every change of a frame.
extension ValuePool {
  private mutating func append(_ number: Double, as shape: Shape) -> Shape {
    words.append(number.bitPattern)
    return shape
  }

  private mutating func append(_ point: CGPoint) -> Shape {
    words.append(point.x.native.bitPattern)
    return append(point.y.native, as: .point)
  }

  private mutating func append(_ rect: CGRect) -> Shape {
    _ = append(rect.origin)
    words.append(rect.size.width.native.bitPattern)
    return append(rect.size.height.native, as: .rect)
  }

  private mutating func append(_ transform: CGAffineTransform) -> Shape {
    words.append(transform.a.native.bitPattern)
    words.append(transform.b.native.bitPattern)
    words.append(transform.c.native.bitPattern)
    words.append(transform.d.native.bitPattern)
    words.append(transform.tx.native.bitPattern)
    return append(transform.ty.native, as: .transform)
  }

  private mutating func append(_ color: ColorComponents?) -> Shape {
    guard let color else { return .noColor }
    words.append(color.red.bitPattern)
    words.append(color.green.bitPattern)
    words.append(color.blue.bitPattern)
    return append(color.alpha, as: .color)
  }
}

extension ValuePool {
  private subscript(place: Int) -> Double { Double(bitPattern: words[place]) }

  private func point(at place: Int) -> CGPoint { CGPoint(x: self[place], y: self[place + 1]) }

  private func size(at place: Int) -> CGSize {
    CGSize(width: self[place], height: self[place + 1])
  }

  private func transform(at place: Int) -> CGAffineTransform {
    CGAffineTransform(
      a: self[place], b: self[place + 1], c: self[place + 2], d: self[place + 3],
      tx: self[place + 4], ty: self[place + 5])
  }

  private func color(at place: Int) -> ColorComponents {
    ColorComponents(
      red: self[place], green: self[place + 1], blue: self[place + 2], alpha: self[place + 3])
  }
}
