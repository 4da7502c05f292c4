import Script
import Text
import UIKit

/// The operands and options of a command, worked out and typed as the table says.
@MainActor
struct Arguments {
  let interpreter: Interpreter
  let command: Command
  let signature: VerbSignature
  let frame: Frame
  let range: Range<Int>

  var place: Place { frame.place(range) }
  var verbPlace: Place { frame.place(command.verb.range) }
  var block: Script.Block? { command.block }
  var then: Script.Block? { command.then }

  func has(_ name: String) -> Bool { command[name] != nil }

  func place(of name: String) -> Place {
    command[name].map { frame.place($0.range) } ?? place
  }

  private func parameter(_ name: String) -> Parameter? {
    (signature.operands + signature.options).first { $0.name == name }
  }

  /// The word given, or the default of the table.
  func word(_ name: String) -> String? {
    switch command[name]?.value {
    case .word(let word)?: return word
    case nil: return parameter(name)?.defaultText
    default: return nil
    }
  }

  func words(_ name: String) -> [String] {
    switch command[name]?.value {
    case .words(let words)?: return words
    case .word(let word)?: return [word]
    default: return []
    }
  }

  /// The value given, typed; else the default of the table; else nil.
  func value(_ name: String) throws -> Value? {
    guard let parameter = parameter(name) else { return nil }
    guard let argument = command[name] else {
      return try parameter.defaultText.flatMap { try interpreter.defaultValue($0, parameter.type) }
    }
    let place = frame.place(argument.range)
    switch argument.value {
    case .expression(let expression):
      let value = try interpreter.evaluate(expression, frame)
      return try interpreter.coerced(
        value, to: parameter.type, named: name, of: signature.name, place)
    case .word(let word): return .word(word)
    case .text(let text): return .text(text)
    case .flag: return .bool(true)
    case .words(let words): return .list(words.map { .word($0) })
    case .expressions, .newName: return nil
    }
  }

  func number(_ name: String) throws -> Double? { try value(name)?.numeric }

  /// A stretch of time: not below 0, and no longer than a day.
  func seconds(_ name: String) throws -> Double? {
    guard let seconds = try number(name) else { return nil }
    guard (0...86_400).contains(seconds) else {
      throw Diagnostic.outOfRange(
        name, of: signature.name, takes: "0 to 86400 s", at: place(of: name))
    }
    return seconds
  }

  func whole(_ name: String) throws -> Int? {
    guard let number = try number(name) else { return nil }
    return Int(exactly: settled(number))
  }

  /// How many: at least one.
  func count(_ name: String) throws -> Int {
    let count = try whole(name) ?? 1
    guard count >= 1 else {
      throw Diagnostic.outOfRange(name, of: signature.name, takes: "1 or more", at: place(of: name))
    }
    return count
  }

  func flag(_ name: String) throws -> Bool {
    if case .bool(let flag)? = try value(name) { return flag }
    return false
  }

  func view(_ name: String) throws -> UIView? {
    if case .view(let view)? = try value(name) { return view }
    return nil
  }

  func controller(_ name: String) throws -> UIViewController? {
    if case .controller(let controller)? = try value(name) { return controller }
    return nil
  }

  func point(_ name: String) throws -> CGPoint? {
    if case .pair(let x, let y)? = try value(name) { return CGPoint(x: x, y: y) }
    return nil
  }

  func text(_ name: String) throws -> String? {
    switch command[name]?.value {
    case .text(let text)?, .word(let text)?: return text
    case .expression(let expression)?:
      return interpreter.interpolated(try interpreter.evaluate(expression, frame))
    default: return nil
    }
  }

  /// The expression of an operand or option that the verb works out itself, later or often.
  func expression(_ name: String) -> Expression? {
    if case .expression(let expression)? = command[name]?.value { return expression }
    return nil
  }

  func expressions(_ name: String) -> [Expression] {
    switch command[name]?.value {
    case .expressions(let list)?: return list
    case .expression(let one)?: return [one]
    default: return []
    }
  }

  /// Says that something of the grammar is not there yet.
  func refuse(_ what: String, at name: String? = nil) -> Diagnostic {
    .notThereYet(what, at: name.map(place(of:)) ?? verbPlace)
  }
}
