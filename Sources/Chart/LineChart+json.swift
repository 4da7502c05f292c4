/// A chart as JSON: all of the model but its size. Numbers read back as the same doubles; NaN is
/// `null`, infinities are the strings `inf` and `-inf`.
package func json(_ chart: LineChart) -> String {
  let markers = chart.markers.map {
    object([("x", number($0.x)), ("caption", array($0.caption.map(string)))])
  }
  let phases = chart.phases.map {
    object([("from", number($0.from)), ("to", number($0.to)), ("label", string($0.label))])
  }
  return lines([
    ("title", chart.title.map(string) ?? "null"), ("axis", string(chart.axis)),
    ("scale", string(chart.xScale.rawValue)),
    ("panels", array(chart.allPanels.map(panel), isLong: true)), ("markers", array(markers)),
    ("phases", array(phases)),
  ])
}

/// A table as JSON: its columns, and rows of texts.
package func json(_ table: Table) -> String {
  let rows = table.rows.map { array($0.map(string)) }
  return lines([
    ("columns", array(table.columns.map(string))), ("rows", array(rows, isLong: true)),
  ])
}

private func panel(_ panel: LineChart.Panel) -> String {
  let series = panel.series.map { one in
    object([
      ("name", string(one.name)), ("x", array(one.x.prefix(one.count).map(number))),
      ("y", array(one.y.prefix(one.count).map(number))),
    ])
  }
  let references = panel.references.map {
    object([("value", number($0.value)), ("label", string($0.label))])
  }
  return object([
    ("label", string(panel.label)), ("scale", string(panel.scale.rawValue)),
    ("series", array(series)), ("references", array(references)),
  ])
}

// MARK: - JSON

private func lines(_ members: [(String, String)]) -> String {
  "{\n" + members.map { "  \(string($0)): \($1)" }.joined(separator: ",\n") + "\n}\n"
}

private func object(_ members: [(String, String)]) -> String {
  "{" + members.map { "\(string($0)): \($1)" }.joined(separator: ", ") + "}"
}

/// A long array has a line an element.
private func array(_ elements: [String], isLong: Bool = false) -> String {
  guard isLong, !elements.isEmpty else { return "[" + elements.joined(separator: ", ") + "]" }
  return "[\n    " + elements.joined(separator: ",\n    ") + "\n  ]"
}

private func number(_ value: Double) -> String {
  value.isFinite ? exact(value) : value.isNaN ? "null" : string(exact(value))
}

private func string(_ text: String) -> String {
  let hex = Array("0123456789abcdef")
  var quoted = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": quoted += "\\" + String(scalar)
    case "\n": quoted += "\\n"
    case "\u{0}"..."\u{1F}":
      quoted += "\\u00\(hex[Int(scalar.value >> 4)])\(hex[Int(scalar.value & 15)])"
    default: quoted.unicodeScalars.append(scalar)
    }
  }
  return quoted + "\""
}
