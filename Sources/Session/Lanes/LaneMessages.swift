/// Every word of `show lanes`.
enum LaneMessages {
  static let nothing = "nothing has moved yet"

  /// What the marks mean, in as many lines as it takes.
  static func legend(_ marks: [LaneMark], width: Int) -> [String] {
    var lines = [""]
    for mark in marks {
      let entry = "\(mark.rawValue) \(mark.meaning)"
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = entry
      } else if line.count + 3 + entry.count <= width {
        lines[lines.count - 1] = line + "   " + entry
      } else {
        lines.append(entry)
      }
    }
    return lines
  }
}

/// What a cell of a bar says.
enum LaneMark: String, CaseIterable {
  case delay = "."
  case moving = "="
  case held = ":"
  case end = "|"
  case cut = "x"
  case running = ">"
  case predicted = "-"

  var meaning: String {
    switch self {
    case .delay: "delay"
    case .moving: "moving"
    case .held: "held"
    case .end: "ended"
    case .cut: "cut short"
    case .running: "under way"
    case .predicted: "was to go on"
    }
  }
}
