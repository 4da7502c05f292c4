/// Whether each rule has tests, and each test of a rule shows something.
struct RuleCheck {
  let sections: [Rule.Section]
  let awaited: Set<String>
  let tests: [NamedTest]

  var rules: [Rule] { sections.flatMap(\.rules) }

  func tests(of rule: Rule) -> [NamedTest] { tests.filter { $0.rules.contains(rule.id) } }

  /// What must be mended, one sentence each.
  var complaints: [String] {
    let known = Set(rules.map(\.id))
    let unknown = awaited.subtracting(known).sorted().map { "\($0) is awaited and is no rule" }
    return unknown + rules.compactMap(complaint) + tests.compactMap { complaint($0, known) }
  }

  private func complaint(_ rule: Rule) -> String? {
    let isShown = !tests(of: rule).isEmpty
    return switch (isShown, rule.reason != nil, awaited.contains(rule.id)) {
    case (false, false, false): "\(rule.id) has no test: \(rule.text)"
    case (true, true, _): "\(rule.id) has a test, so it needs no reason for having none"
    case (true, _, true): "\(rule.id) has a test: take it off the list of those awaited"
    default: nil
    }
  }

  private func complaint(_ test: NamedTest, _ known: Set<String>) -> String? {
    let claimed = test.rules.filter(known.contains)
    if claimed.count > 2 { return "\"\(test.name)\" claims \(claimed.count) rules; 2 are the most" }
    if !claimed.isEmpty, !test.expects { return "\"\(test.name)\" expects nothing" }
    return nil
  }
}

extension RuleCheck {
  /// docs/fidelity.md.
  var page: String {
    var lines = [
      "# What is held to of UIKit", "",
      "Made from the names of the tests by `make fidelity`; a test fails when it is out of date.",
      "D is documented by Apple, O widely observed or measured. Below each rule stand its tests.",
    ]
    for section in sections {
      lines += ["", "## \(section.title)", ""]
      lines += section.rules.flatMap(entry)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func entry(_ rule: Rule) -> [String] {
    let head = "- **\(rule.id)** (\(rule.evidence.rawValue)) \(rule.text)"
    if let reason = rule.reason { return [head, "  - no test: \(reason)"] }
    let tests = tests(of: rule)
    if tests.isEmpty { return [head, "  - no test yet"] }
    return [head] + tests.map { "  - \($0.suite): \($0.sentence)" }
  }
}
