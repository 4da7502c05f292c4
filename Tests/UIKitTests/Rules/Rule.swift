/// One numbered rule of how UIKit behaves, in our own words.
struct Rule: Equatable {
  /// `V-20`, `G0-8`, `R0.1`.
  let id: String
  let evidence: Evidence
  let text: String
  /// Why nothing here can show it; such a rule has no test.
  var reason: String?

  enum Evidence: String {
    case documented = "D"
    case observed = "O"
  }

  /// Rules in the order of their page, under their headings.
  struct Section {
    let title: String
    let rules: [Rule]
  }
}

extension Rule {
  /// Reads `V-01 D what holds`, or `V-01 D what holds | why it has no test`.
  init?(line: Substring) {
    let words = line.split(separator: " ", maxSplits: 2)
    guard words.count == 3, let evidence = Evidence(rawValue: String(words[1])) else { return nil }
    let parts = words[2].split(separator: " | ", maxSplits: 1)
    self.init(
      id: String(words[0]), evidence: evidence, text: String(parts[0]),
      reason: parts.count > 1 ? String(parts[1]) : nil)
  }

  /// Reads lines of rules under lines that begin with `#`.
  static func sections(_ text: String) -> [Section] {
    var sections: [(title: String, rules: [Rule])] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("# ") {
        sections.append((String(line.dropFirst(2)), []))
      } else if let rule = Rule(line: line), !sections.isEmpty {
        sections[sections.count - 1].rules.append(rule)
      }
    }
    return sections.map { Section(title: $0.title, rules: $0.rules) }
  }
}
