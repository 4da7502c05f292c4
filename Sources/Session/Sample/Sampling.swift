import Motion
import Script
import Text

/// A curve that is asked for its values from outside a session: `segue sample`.
@MainActor
package struct Sampling {
  /// A curve at one time.
  package struct Row {
    /// Seconds, or a fraction of the time for a curve that has none of its own.
    package let time: Double
    package let value: Double
    /// Infinite at a vertical tangent.
    package let velocity: Double
  }

  private let curve: Curve

  /// - Throws: A `Diagnostic` for a text that is no curve.
  package init(_ text: String, in session: Session) throws {
    let value = try session.value(of: text, called: "curve")
    guard case .curve(let curve) = value.value else {
      throw Diagnostic.wants("a curve", got: value.value, at: value.place, hint: "`easeOut`")
    }
    self.curve = curve
  }

  /// The curve as it would be typed.
  package var typed: String { curve.typed }

  package func row(at time: Double) -> Row {
    Row(time: time, value: curve.value(at: time), velocity: curve.velocity(at: time))
  }

  /// The times k·every from 0 to an end; without one, to the end of the motion.
  ///
  /// - Throws: A `Diagnostic` for a motion that never ends, and for too many times.
  package func times(every: Double, until: Double?) throws -> some RandomAccessCollection<Double> {
    do {
      return try Curve.times(every: every, until: try until ?? curve.sampledUntil())
    } catch let error as MotionError {
      throw Diagnostic.cannotSample(error)
    }
  }
}

extension Session {
  /// A time as it is written for an option of the command line: `1ms`, `0.5`, `1s / 60`.
  package func time(_ text: String, called name: String) throws -> Double {
    let (value, place) = try value(of: text, called: name)
    guard case .number(let number, let quantity) = value, quantity == .plain || quantity == .time
    else { throw Diagnostic.wants("a time such as 10ms", got: value, at: place) }
    return number
  }

  /// What an expression is worth now.
  fileprivate func value(of text: String, called name: String) throws -> (
    value: Value, place: Place
  ) {
    let source = Source(name: name, text: text)
    let parsed = parse(source)
    if let error = parsed.diagnostics.first(where: { $0.severity == .error }) { throw error }
    guard case .expression(let tree)? = parsed.statements.first?.kind, parsed.statements.count == 1
    else { throw Diagnostic.noExpression(in: source) }
    interpreter.begin(tell: { _ in })
    let frame = Frame(scope: interpreter.session, source: source)
    return (try interpreter.evaluate(tree, frame), frame.place(tree.range))
  }
}
