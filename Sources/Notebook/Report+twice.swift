extension Report {
  /// This run beside a second one of the same notebook, byte for byte: where the second printed
  /// something else the cell is unsteady, where it ended otherwise the cell failed as it did there.
  package func compared(withSecond other: Report) -> Report {
    var result = self
    for (index, second) in other.entries.enumerated() where index < entries.count {
      result.entries[index].take(second)
    }
    return result
  }
}

extension Report.Entry {
  fileprivate mutating func take(_ second: Report.Entry) {
    guard status != .ran, let mine = result, let its = second.result, mine != its else { return }
    switch (failure, second.failure) {
    case (.crashed, _), (.timedOut, _): break
    case (_, .crashed(let what)?): status = .fail(.crashed(what))
    case (_, .timedOut(let seconds)?): status = .fail(.timedOut(seconds: seconds))
    default:
      status = .fail(.unsteady)
      again = its.output
    }
  }
}
