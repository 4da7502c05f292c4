package typealias Words = ContiguousArray<UInt64>

/// What the words of a value mean.
package enum ValueShape: UInt8, Sendable {
  case number = 1
  case point, rect, transform, matrix, color, noColor, no, yes, object, noObject

  /// How many words the value takes.
  package var size: Int {
    switch self {
    case .noColor, .no, .yes, .noObject: 0
    case .number, .object: 1
    case .point: 2
    case .rect, .color: 4
    case .transform: 6
    case .matrix: 16
    }
  }
}

// A value as 64-bit words: a number takes one, a transform six, a switch none; an enum of the same
// values takes seven for each.
extension LayerValue {
  /// Puts its words behind others; the shape says what they mean. One by one, without an array
  /// between: this is the hot path.
  func write(to words: inout Words) -> ValueShape {
    switch self {
    case .number(let number): words.put(number)
    case .point(let point): words.put(point.x, point.y)
    case .rect(let rect):
      words.put(rect.origin.x, rect.origin.y)
      words.put(rect.size.width, rect.size.height)
    case .transform(let t):
      words.put(t.a, t.b)
      words.put(t.c, t.d)
      words.put(t.tx, t.ty)
    case .matrix(let m): for number in m.rows.joined() { words.put(number) }
    case .color(let color?):
      words.put(color.red, color.green)
      words.put(color.blue, color.alpha)
    case .object(let object?): words.append(object.word)
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

  /// The value whose words begin at a place.
  package init(_ words: Words, at place: Int, as shape: ValueShape) {
    self =
      switch shape {
      case .number: .number(words.number(place))
      case .point: .point(words.point(at: place))
      case .rect: .rect(CGRect(origin: words.point(at: place), size: words.size(at: place + 2)))
      case .transform: .transform(words.transform(at: place))
      case .matrix:
        .matrix(
          CATransform3D(
            rows: stride(from: 0, to: 16, by: 4).map { row in
              (0..<4).map { words.number(place + row + $0) }
            }))
      case .color: .color(words.color(at: place))
      case .noColor: .color(nil)
      case .no: .bool(false)
      case .yes: .bool(true)
      case .object: .object(StageObjectID(word: words[place]))
      case .noObject: .object(nil)
      }
  }
}

extension StageObjectID {
  var word: UInt64 { UInt64(bitPattern: Int64(number)) }

  package init(word: UInt64) { self.init(Int(Int64(bitPattern: word))) }
}

extension Words {
  fileprivate mutating func put(_ number: Double) { append(number.bitPattern) }

  fileprivate mutating func put(_ first: Double, _ second: Double) {
    put(first)
    put(second)
  }

  fileprivate func number(_ place: Int) -> Double { Double(bitPattern: self[place]) }

  fileprivate func point(at place: Int) -> CGPoint {
    CGPoint(x: number(place), y: number(place + 1))
  }

  fileprivate func size(at place: Int) -> CGSize {
    CGSize(width: number(place), height: number(place + 1))
  }

  fileprivate func transform(at place: Int) -> CGAffineTransform {
    CGAffineTransform(
      a: number(place), b: number(place + 1), c: number(place + 2), d: number(place + 3),
      tx: number(place + 4), ty: number(place + 5))
  }

  fileprivate func color(at place: Int) -> ColorComponents {
    ColorComponents(
      red: number(place), green: number(place + 1), blue: number(place + 2),
      alpha: number(place + 3))
  }
}
