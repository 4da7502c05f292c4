import Text
import UIKit

extension Arguments {
  /// The stretch of time asked for by `from` and `to`, in order.
  func stretch() throws -> (from: Double?, to: Double?) {
    let from = try number("from")
    let to = try number("to")
    if let from, let to, from > to + 1e-9 {
      throw Diagnostic.emptyStretch(
        from: interpreter.printed(from, .time), to: interpreter.printed(to, .time),
        at: place(of: "from"))
    }
    return (from, to)
  }
}

extension Interpreter {
  /// The stretch of the past asked for.
  func span(_ arguments: Arguments) throws -> (from: Double?, to: Double?) {
    try refuseFuture(arguments)
    return try arguments.stretch()
  }

  /// What has not come yet cannot be looked at.
  func refuseFuture(_ arguments: Arguments) throws {
    for name in ["from", "to"] {
      if let time = try arguments.number(name), time > stage.time + 1e-9 {
        throw Diagnostic.inTheFuture(
          printed(time, .time), now: printed(stage.time, .time), at: arguments.place(of: name))
      }
    }
  }
}
