import Foundation
import Testing

/// The reference numbers in the folder Golden: tables, and tables cut into series by lines `@ name
/// key=value ...`.
struct Golden {
  let file: String
  let series: [Series]

  struct Series {
    let name: String
    let parameters: [String: String]
    let rows: [Row]

    /// A number among the parameters; NaN, which no check accepts, if it is not there.
    subscript(parameter: String) -> Double {
      parameters[parameter].flatMap(Double.init) ?? .nan
    }

    /// A list of numbers, nil if it is not there.
    func list(_ parameter: String) -> [Double]? {
      parameters[parameter]?.split(separator: ";").map { Double($0) ?? .nan }
    }
  }

  struct Row {
    let columns: [String: Int]
    let fields: [Substring]

    func text(_ column: String) -> String {
      columns[column].map { String(fields[$0]) } ?? "no column \(column)"
    }

    subscript(column: String) -> Double { Double(text(column)) ?? .nan }
  }

  /// All rows, whatever their series.
  var rows: [Row] { series.flatMap(\.rows) }

  init(_ file: String) throws {
    self.file = file
    let text = try String(contentsOf: Self.place(of: file), encoding: .utf8)
    var columns: [String: Int] = [:]
    var list: [Series] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("@ ") {
        list.append(Self.series(line.dropFirst(2)))
      } else if columns.isEmpty {
        for (index, name) in line.split(separator: ",").enumerated() {
          columns[String(name)] = index
        }
      } else {
        let fields = line.split(separator: ",", omittingEmptySubsequences: false)
        let last = list.popLast() ?? Series(name: file, parameters: [:], rows: [])
        list.append(
          Series(
            name: last.name, parameters: last.parameters,
            rows: last.rows + [Row(columns: columns, fields: fields)]))
      }
    }
    series = list
  }

  private static func folder() throws -> URL {
    try #require(Bundle.module.url(forResource: "Golden", withExtension: nil))
  }

  private static func place(of file: String) throws -> URL {
    try folder().appendingPathComponent(file + ".csv")
  }

  /// The files there are, without ending, in order.
  static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder().path)
      .map { $0.hasSuffix(".csv") ? String($0.dropLast(4)) : $0 }.sorted()
  }

  /// Bytes of this file.
  func size() throws -> Int { try Data(contentsOf: Self.place(of: file)).count }

  private static func series(_ line: Substring) -> Series {
    let words = line.split(separator: " ")
    var parameters: [String: String] = [:]
    for word in words.dropFirst() {
      let pair = word.split(separator: "=", maxSplits: 1)
      if pair.count == 2 { parameters[String(pair[0])] = String(pair[1]) }
    }
    return Series(name: String(words.first ?? ""), parameters: parameters, rows: [])
  }
}
