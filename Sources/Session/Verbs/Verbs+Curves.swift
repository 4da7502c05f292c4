import Chart
import Motion
import Script
import Text
import UIKit

extension Interpreter {
  static let describeVerb: VerbBody = { world, arguments in
    world.stage.settle()
    let way = try world.way(arguments)
    var sheets: [Sheet] = []
    var springs: [SpringCurve] = []
    for expression in arguments.expressions("what") {
      let value = try world.evaluate(expression, arguments.frame)
      let head = arguments.frame.source.slice(expression.range)
      sheets += try checked(arguments.frame.place(expression.range)) {
        try world.sheets(of: value, head: head, way)
      }
      if case .curve(.spring(let curve)) = value { springs.append(curve) }
    }
    let tables = try world.besides(springs, arguments)
    for group in Sheet.groups(of: sheets) {
      world.tell(.table(Sheet.card(of: group, width: world.settings.width)))
    }
    for table in tables { world.tell(.table(table)) }
  }

  /// Each spring among its like, where damping ratios are given.
  private func besides(_ springs: [SpringCurve], _ arguments: Arguments) throws -> [Table] {
    guard case .list(let values)? = try arguments.value("beside") else { return [] }
    let place = arguments.place(of: "beside")
    guard !springs.isEmpty else { throw Diagnostic.besideWantsSpring(at: place) }
    guard values.count <= Sheet.mostCurves else {
      throw Diagnostic.outOfRange(
        "beside", of: "describe", takes: "at most \(Sheet.mostCurves) damping ratios", at: place)
    }
    return try springs.map { spring in
      var table = try Self.checked(place) {
        try RatioTable(spring, beside: values.compactMap(\.numeric)).table
      }
      table.width = settings.width
      return table
    }
  }

  /// What a law refuses is told at a place.
  private static func checked<Result>(_ place: Place, _ body: () throws -> Result) throws -> Result
  {
    do {
      return try body()
    } catch let error as MotionError {
      throw Diagnostic(error.message, at: place)
    }
  }

  private func way(_ arguments: Arguments) throws -> Way {
    var way = Way()
    if let from = try arguments.number("from") { way.from = from }
    if let to = try arguments.number("to") { way.to = to }
    way.velocity = try arguments.number("velocity")
    return way
  }

  static let convertVerb: VerbBody = { world, arguments in
    guard case .curve(let curve)? = try arguments.value("curve"),
      let word = arguments.word("to"), let target = ConversionTarget(rawValue: word)
    else { return }
    let conversion = curve.converted(to: target)
    if !conversion.code.isEmpty { world.tell(.text(conversion.code.joined(separator: "\n"))) }
    if !conversion.prose.isEmpty { world.tell(.card(conversion.prose.joined(separator: "\n"))) }
  }
}

extension Sheet {
  /// Sheets of one kind that follow one another.
  fileprivate static func groups(of sheets: [Sheet]) -> [[Sheet]] {
    var groups: [[Sheet]] = []
    for sheet in sheets {
      if groups.last?.first?.kind == sheet.kind {
        groups[groups.count - 1].append(sheet)
      } else {
        groups.append([sheet])
      }
    }
    return groups
  }
}

extension Conversion {
  /// The text to paste, whose lines are not to be broken, and how near it comes.
  fileprivate var code: [String] {
    guard case .text(let text, let difference) = result else { return [] }
    return [text, Conversion.difference(difference)]
  }

  /// What to know about it, or why there is none.
  fileprivate var prose: [String] {
    switch result {
    case .impossible(let obstacle): ["cannot be had for \(target.rawValue): \(obstacle)"]
    case .text: notes.map { "note: \($0)" }
    }
  }

  /// Rounding differs from processor to processor: what is smaller than a billionth is no number.
  private static func difference(_ difference: Double) -> String {
    let size = difference < 1e-9 ? "below 1e-9" : plain(difference)
    return "largest difference: \(size)"
  }
}
