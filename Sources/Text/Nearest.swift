/// The word of a list that is nearest to one, at most two typing slips away; of equals the first.
package func nearest(to word: String, in words: [String], within limit: Int = 2) -> String? {
  var best: (word: String, distance: Int)?
  let letters = Array(word.unicodeScalars)
  // Two slips leave too little of a word of four letters, one slip nothing of a word of one.
  let limit = min(limit, (letters.count + 1) / 3)
  for candidate in words where candidate != word {
    let others = Array(candidate.unicodeScalars)
    guard abs(others.count - letters.count) <= limit else { continue }
    let distance = slips(letters, others)
    guard distance <= limit else { continue }
    if distance < best?.distance ?? Int.max { best = (candidate, distance) }
  }
  return best?.word
}

/// Damerau's distance with neighbouring letters swapped counted once (optimal string alignment).
private func slips(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
  if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
  if a.count > 64 || b.count > 64 { return abs(a.count - b.count) + 3 }
  var before: [Int] = []
  var last = Array(0...b.count)
  for i in 1...a.count {
    var row = [i]
    row.reserveCapacity(b.count + 1)
    for j in 1...b.count {
      var cost = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
        cost = min(cost, before[j - 2] + 1)
      }
      row.append(cost)
    }
    before = last
    last = row
  }
  return last[b.count]
}
