import Chart
import Terminal

/// Reads a command line: `segue [options] [command [options] operands]`. Options may stand anywhere;
/// after `--` there are operands only.
struct CommandLineParser {
  private var rest: ArraySlice<String>
  private var settings = Settings()
  private var command: CommandEntry?
  private var operands: [String] = []
  private var statements: [String] = []
  private var flags: [String] = []
  /// Of options that one command has.
  private var values: [(name: String, value: String)] = []

  static func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    // A hidden command, so that it is neither shown nor suggested.
    if arguments.count == 3, arguments[0] == CommandLineParser.worker,
      let passedOver = Int(arguments[2])
    {
      return Invocation(command: .work(name: arguments[1], passedOver: max(0, passedOver)))
    }
    var parser = CommandLineParser(rest: arguments[...])
    return try parser.read()
  }

  static let worker = "--run-as-worker"

  private init(rest: ArraySlice<String>) { self.rest = rest }

  private mutating func read() throws(UsageError) -> Invocation {
    while let word = rest.popFirst() {
      if word == "--" {
        for operand in rest { try take(operand) }
        break
      } else if word.hasPrefix("--") {
        try long(word)
      } else if word.hasPrefix("-"), word.count > 1 {
        try short(word)
      } else {
        try take(word)
      }
    }
    return Invocation(command: try chosen(), settings: settings)
  }

  /// The first operand is the command.
  private mutating func take(_ word: String) throws(UsageError) {
    if command != nil {
      operands.append(word)
    } else if let entry = CommandEntry.named(word) {
      command = entry
    } else if word == "help", statements.isEmpty {
      flags.append(word)
    } else if statements.isEmpty {
      throw .unknownCommand(word)
    } else {
      throw .operandUnwanted(word)
    }
  }

  private mutating func long(_ word: String) throws(UsageError) {
    let parts = word.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? ""
    guard let option = known.first(where: { $0.name == name }) else {
      throw .unknownOption("--" + name, of: command)
    }
    try set(option, parts.count == 2 ? String(parts[1]) : nil)
  }

  private mutating func short(_ word: String) throws(UsageError) {
    let letters = word.dropFirst()
    guard let option = known.first(where: { $0.short == letters.first }) else {
      throw .unknownOption(word, of: command)
    }
    let attached = letters.dropFirst()
    try set(option, attached.isEmpty ? nil : String(attached))
  }

  private var known: [OptionEntry] {
    OptionEntry.everywhere + (command?.options ?? OptionEntry.atTop)
  }

  private mutating func set(_ option: OptionEntry, _ attached: String?) throws(UsageError) {
    guard option.value != nil else {
      if attached != nil { throw .valueUnwanted(option) }
      flags.append(option.name)
      return
    }
    guard let value = attached ?? rest.popFirst() else { throw .valueMissing(option) }
    switch option.name {
    case "command": statements.append(value)
    case "color": settings.color = try color(value)
    case "width": settings.width = try cells(value, of: "width", in: ChartSize.widths)
    case "height": settings.height = try cells(value, of: "height", in: ChartSize.heights)
    case "charset": settings.charset = try charset(value)
    default: values.append((option.name, value))
    }
  }

  private func color(_ value: String) throws(UsageError) -> StreamStyle.Color {
    guard let color = StreamStyle.Color(rawValue: value) else {
      throw .badValue(value, of: "color", wanted: "auto, always or never")
    }
    return color
  }

  private func cells(
    _ value: String, of name: String, in range: ClosedRange<Int>
  ) throws(UsageError) -> Int {
    guard let count = Int(value), range.contains(count) else {
      throw .badValue(
        value, of: name, wanted: "a number of cells from \(range.lowerBound) to \(range.upperBound)"
      )
    }
    return count
  }

  private func charset(_ value: String) throws(UsageError) -> Charset {
    guard let charset = Charset(rawValue: value) else {
      throw .badValue(value, of: "charset", wanted: "ascii, block or braille")
    }
    return charset
  }

  private func chosen() throws(UsageError) -> Invocation.Command {
    if flags.contains("help") { return .help(command) }
    if flags.contains("version") { return .version }
    guard let command else { return statements.isEmpty ? .interact : .statements(statements) }
    if !statements.isEmpty { throw .operandUnwanted(command.name) }
    if operands.isEmpty { throw .operandsMissing(command) }
    if !command.takesMany, operands.count > 1 { throw .oneOperand(command, operands) }
    switch command.name {
    case "sample": return .sample(try SampleRequest(curve: operands[0], values: values))
    case "run": return .run(operands, showsProse: flags.contains("prose"))
    case "export":
      guard flags.contains("jupytext") else { throw .optionMissing("jupytext", of: command) }
      return .export(operands)
    default: return .test(operands, try TestOptions(flags: flags, values: values))
    }
  }
}
