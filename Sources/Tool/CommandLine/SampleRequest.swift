/// What `segue sample` is asked for, as it was written.
struct SampleRequest: Equatable {
  enum Format: String, CaseIterable { case csv, json }

  var curve: String
  var every: String?
  var until: String?
  /// A path, or `-` for standard input.
  var times: String?
  var format = Format.csv

  init(curve: String) { self.curve = curve }

  /// - Parameter values: The options as they were given, the last of a name counts.
  init(curve: String, values: [(name: String, value: String)]) throws(UsageError) {
    self.curve = curve
    func value(_ name: String) -> String? { values.last { $0.name == name }?.value }
    every = value("every")
    until = value("until")
    times = value("times")
    if let text = value("format") {
      guard let known = Format(rawValue: text) else {
        throw .badValue(text, of: "format", wanted: "csv or json")
      }
      format = known
    }
    if times != nil, let other = values.first(where: { ["every", "until"].contains($0.name) }) {
      throw .notBoth("times", other.name)
    }
  }
}
