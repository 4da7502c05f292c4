internal import UIKit

/// What the words of a value mean.
enum ValueShape: UInt8, Sendable {
  case number, point, rect, transform, matrix, color, noColor, no, yes, object, noObject
}

typealias Words = ContiguousArray<UInt64>

// A value as 64-bit words: a number takes one, a transform six, a switch none; an enum of the same
// values takes seven for each. Written where they stay, one by one: this is the hot path.
extension LayerValue {
  /// The most words that a value takes: a matrix's.
  static var mostWords: Int { 16 }

  /// Writes the value from a place on, moves the place behind it and answers what was written.
  func write(to words: UnsafeMutableBufferPointer<UInt64>, at place: inout Int) -> ValueShape {
    switch self {
    case .number(let number): words.put(number, &place)
    case .point(let point): words.put(point.x, point.y, &place)
    case .rect(let rect):
      words.put(rect.origin.x, rect.origin.y, &place)
      words.put(rect.size.width, rect.size.height, &place)
    case .transform(let t):
      words.put(t.a, t.b, &place)
      words.put(t.c, t.d, &place)
      words.put(t.tx, t.ty, &place)
    case .matrix(let m):
      for number in m.rows.joined() { words.put(number, &place) }
    case .color(let color?):
      words.put(color.red, color.green, &place)
      words.put(color.blue, color.alpha, &place)
    case .object(let object?): words.put(Double(bitPattern: object.word), &place)
    case .bool, .color(nil), .object(nil): break
    }
    return shape
  }

  private var shape: ValueShape {
    switch self {
    case .number: .number
    case .point: .point
    case .rect: .rect
    case .transform: .transform
    case .matrix: .matrix
    case .color(let color): color == nil ? .noColor : .color
    case .bool(let bool): bool ? .yes : .no
    case .object(let object): object == nil ? .noObject : .object
    }
  }
}

extension StageObjectID {
  fileprivate var word: UInt64 { UInt64(bitPattern: Int64(number)) }

  fileprivate init(word: UInt64) { self.init(Int(Int64(bitPattern: word))) }
}

extension UnsafeMutableBufferPointer<UInt64> {
  fileprivate func put(_ number: Double, _ place: inout Int) {
    self[place] = number.bitPattern
    place += 1
  }

  fileprivate func put(_ first: Double, _ second: Double, _ place: inout Int) {
    put(first, &place)
    put(second, &place)
  }
}

extension Words {
  /// The value whose words begin at a place.
  func value(at place: Int, as shape: ValueShape) -> LayerValue {
    switch shape {
    case .number: .number(number(place))
    case .point: .point(point(at: place))
    case .rect: .rect(CGRect(origin: point(at: place), size: size(at: place + 2)))
    case .transform: .transform(transform(at: place))
    case .matrix:
      .matrix(
        CATransform3D(
          rows: stride(from: 0, to: 16, by: 4).map { row in
            (0..<4).map { number(place + row + $0) }
          }))
    case .color: .color(color(at: place))
    case .noColor: .color(nil)
    case .no: .bool(false)
    case .yes: .bool(true)
    case .object: .object(StageObjectID(word: self[place]))
    case .noObject: .object(nil)
    }
  }

  private func number(_ place: Int) -> Double { Double(bitPattern: self[place]) }

  private func point(at place: Int) -> CGPoint {
    CGPoint(x: number(place), y: number(place + 1))
  }

  private func size(at place: Int) -> CGSize {
    CGSize(width: number(place), height: number(place + 1))
  }

  private func transform(at place: Int) -> CGAffineTransform {
    CGAffineTransform(
      a: number(place), b: number(place + 1), c: number(place + 2), d: number(place + 3),
      tx: number(place + 4), ty: number(place + 5))
  }

  private func color(at place: Int) -> ColorComponents {
    ColorComponents(
      red: number(place), green: number(place + 1), blue: number(place + 2),
      alpha: number(place + 3))
  }
}
