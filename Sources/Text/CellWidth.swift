/// How many terminal cells a text takes: wide East Asian characters and emoji take two, combining
/// marks none, and what is joined into one picture (a family, a flag, a skin tone) as much as its
/// first part.
package func cellWidth(_ text: String) -> Int {
  if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text.utf8.count }
  var counter = CellCounter()
  for scalar in text.unicodeScalars { counter.add(scalar) }
  return counter.cells
}

/// The width of a character on its own.
package func cellWidth(_ scalar: Unicode.Scalar) -> Int {
  let value = scalar.value
  // The soft hyphen is drawn; the other formats and controls are not.
  if value < 0x300 { return value < 0x20 || (0x7F..<0xA0).contains(value) ? 0 : 1 }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .control, .lineSeparator, .paragraphSeparator: return 0
  case .format: return isDrawnFormat(value) ? 1 : 0
  default: break
  }
  // Vowels and finals of Hangul stand in the cells of the consonant before them.
  if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
  return isWide(value) ? 2 : 1
}

/// The signs that Arabic, Syriac and Kaithi write around a number.
private func isDrawnFormat(_ value: UInt32) -> Bool {
  switch value {
  case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: true
  default: false
  }
}

private func isWide(_ value: UInt32) -> Bool {
  var (low, high) = (0, wideRanges.count)
  while low < high {
    let middle = (low + high) / 2
    if wideRanges[middle].last < value { low = middle + 1 } else { high = middle }
  }
  return low < wideRanges.count && wideRanges[low].first <= value
}

/// Adds up the cells of characters, some of which join the one before.
private struct CellCounter {
  var cells = 0
  /// The last character that takes cells, and how many.
  private var base: Unicode.Scalar?
  private var width = 0
  private var isJoined = false

  mutating func add(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x200D:
      isJoined = base?.properties.isEmoji ?? false
      return
    case 0xFE0F:
      // A picture of what is a sign by default: a heart, a digit in a key.
      if width == 1, base?.properties.isEmoji ?? false {
        cells += 1
        width = 2
      }
      return
    case 0x1F3FB...0x1F3FF where base?.properties.isEmojiModifierBase ?? false: return
    default: break
    }
    let own = cellWidth(scalar)
    guard own > 0 else { return }
    let belongs = isJoined && scalar.properties.isEmoji
    isJoined = false
    if belongs { return }
    (base, width) = (scalar, own)
    cells += own
  }
}
