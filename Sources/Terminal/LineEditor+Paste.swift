import CEditline

extension LineEditor {
  /// What a terminal sends between the brackets of a paste goes into the line as it is: its
  /// newlines enter nothing.
  func paste() -> Int32 {
    let end = wide("\u{1B}[201~")
    var scalars: [Wide] = []
    while !scalars.ends(with: end) {
      guard case .scalar(let scalar) = nextKey() else { return CC_REFRESH }
      scalars.append(scalar)
    }
    scalars.removeLast(end.count)
    let text = continuation.marked(withNewlines(scalars)[...])
    guard !text.isEmpty else { return CC_NORM }
    return el_winsertstr(handle, text + [0]) == 0 ? CC_REFRESH : CC_ERROR
  }

  /// Terminals send the newlines of a paste as carriage returns. A zero would end the text.
  private func withNewlines(_ scalars: [Wide]) -> [Wide] {
    var result: [Wide] = []
    result.reserveCapacity(scalars.count)
    var before: Wide = 0
    for scalar in scalars {
      if scalar == 0x0D || (scalar == newline && before != 0x0D) {
        result.append(newline)
      } else if scalar != 0, scalar != newline {
        result.append(scalar)
      }
      before = scalar
    }
    return result
  }
}

extension Array where Element: Equatable {
  func ends(with tail: [Element]) -> Bool { suffix(tail.count).elementsEqual(tail) }
}
