/// A line and where its cursor stands, counted in scalars.
package struct Editing: Equatable, Sendable {
  package var scalars: [Wide]
  package var cursor: Int

  package init(_ scalars: [Wide] = [], cursor: Int = 0) {
    self.scalars = scalars
    self.cursor = cursor
  }
}

extension Continuation {
  /// What a line should be after libedit's own commands made `now` of `before`, which knew nothing
  /// of markers: a marker cut in part goes whole, a bare newline gets one, the cursor leaves one
  /// in the direction it came.
  package func mended(_ now: Editing, after before: Editing) -> Editing {
    guard now.scalars.contains(newline) || before.scalars.contains(newline) else { return now }
    var result = now
    if now.scalars != before.scalars { result = mendedText(now, after: before) }
    if let separator = separator(around: result.cursor, in: result.scalars) {
      let isGoingBack = now.cursor < before.cursor
      result.cursor = isGoingBack ? separator.lowerBound : separator.upperBound
    }
    return result
  }

  private func mendedText(_ now: Editing, after before: Editing) -> Editing {
    let change = Change(from: before.scalars, to: now.scalars)
    var taken = change.taken
    var put = change.put
    if let separator = separator(around: taken.lowerBound, in: before.scalars) {
      // What was put in front of a newline begins like what follows: the change is as well there.
      if taken.isEmpty {
        let back = taken.lowerBound - separator.lowerBound
        put = (put.lowerBound - back)..<(put.upperBound - back)
        taken = separator.lowerBound..<separator.lowerBound
      } else {
        taken = separator.lowerBound..<taken.upperBound
      }
    }
    if let separator = separator(around: taken.upperBound, in: before.scalars) {
      taken = taken.lowerBound..<max(taken.upperBound, separator.upperBound)
    }
    let inserted = marked(now.scalars[put])
    let scalars =
      before.scalars[..<taken.lowerBound] + inserted + before.scalars[taken.upperBound...]
    let end = taken.lowerBound + inserted.count
    if scalars.elementsEqual(now.scalars) { return now }
    let cursor: Int
    if now.cursor <= put.lowerBound {
      cursor = min(now.cursor, taken.lowerBound)
    } else if now.cursor >= put.upperBound {
      cursor = max(end, scalars.count - (now.scalars.count - now.cursor))
    } else {
      cursor = end
    }
    return Editing(Array(scalars), cursor: cursor)
  }
}

/// The one stretch in which two lines differ.
private struct Change {
  /// In the line before.
  let taken: Range<Int>
  /// In the line after.
  let put: Range<Int>

  init(from before: [Wide], to after: [Wide]) {
    let shorter = min(before.count, after.count)
    var head = 0
    while head < shorter, before[head] == after[head] { head += 1 }
    var tail = 0
    while tail < shorter - head, before[before.count - 1 - tail] == after[after.count - 1 - tail] {
      tail += 1
    }
    taken = head..<(before.count - tail)
    put = head..<(after.count - tail)
  }
}
