import Text

/// A command line that cannot be followed.
struct UsageError: Error, Equatable {
  let message: String
  let hint: String?
}

/// Every sentence about a command line.
extension UsageError {
  static func unknownCommand(_ word: String) -> UsageError {
    let names = CommandEntry.all.map(\.name)
    if word.hasSuffix(".md") || word.hasSuffix(".segue") {
      return UsageError(message: "unknown command `\(word)`", hint: "segue run \(word)")
    }
    return UsageError(message: "unknown command `\(word)`", hint: meant(word, names))
  }

  static func unknownOption(_ option: String, of command: CommandEntry?) -> UsageError {
    let known = (command?.options ?? OptionEntry.atTop) + OptionEntry.everywhere
    return UsageError(
      message: "unknown option `\(option)`" + (command.map { " of `\($0.name)`" } ?? ""),
      hint: meant(option, known.map { "--" + $0.name }))
  }

  static func valueMissing(_ option: OptionEntry) -> UsageError {
    UsageError(
      message: "`--\(option.name)` wants a value", hint: "--\(option.name) \(option.value ?? "")")
  }

  static func valueUnwanted(_ option: OptionEntry) -> UsageError {
    UsageError(message: "`--\(option.name)` takes no value", hint: nil)
  }

  static func badValue(_ value: String, of name: String, wanted: String) -> UsageError {
    UsageError(message: "`--\(name)` wants \(wanted), got `\(value)`", hint: nil)
  }

  static func together(_ first: String, _ second: String) -> UsageError {
    UsageError(message: "`--\(first)` and `--\(second)` do not go together", hint: nil)
  }

  static func optionMissing(_ option: String, of command: CommandEntry) -> UsageError {
    UsageError(
      message: "`\(command.name)` wants to know what for",
      hint: "segue \(command.name) --\(option) \(command.operands)")
  }

  static func operandsMissing(_ command: CommandEntry) -> UsageError {
    UsageError(
      message: "`\(command.name)` wants at least one operand",
      hint: "segue \(command.name) \(command.operands)")
  }

  static func oneOperand(_ command: CommandEntry, _ operands: [String]) -> UsageError {
    UsageError(
      message: "`\(command.name)` takes one operand, here are \(operands.count)",
      hint: "quote it: segue \(command.name) \"\(operands.joined(separator: " "))\"")
  }

  static func notBoth(_ one: String, _ other: String) -> UsageError {
    UsageError(message: "`--\(one)` says the times already: no `--\(other)` beside it", hint: nil)
  }

  static func operandUnwanted(_ word: String) -> UsageError {
    UsageError(message: "`\(word)` is not wanted after --command", hint: nil)
  }

  private static func meant(_ word: String, _ known: [String]) -> String? {
    nearest(to: word, in: known).map { "did you mean `\($0)`?" }
  }
}
