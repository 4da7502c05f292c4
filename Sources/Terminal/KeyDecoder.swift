/// Bytes of the keyboard as scalars. What is no UTF-8 becomes U+FFFD; the encodings of C1 controls
/// are dropped, since the editor keeps those values for itself.
struct KeyDecoder {
  private var bytes: [UInt8] = []
  private var position = 0

  var isEmpty: Bool { position == bytes.count }

  mutating func feed(_ more: some Collection<UInt8>) {
    bytes.removeSubrange(..<position)
    position = 0
    bytes += more
  }

  mutating func clear() {
    bytes = []
    position = 0
  }

  /// The next whole scalar; nothing where bytes of it are still to come.
  mutating func next() -> Wide? {
    while position < bytes.count {
      let lead = bytes[position]
      if lead < 0x80 {
        position += 1
        return Wide(lead)
      }
      guard let length = Self.length(lead) else {
        position += 1
        return 0xFFFD
      }
      let end = position + length
      let tail = bytes[(position + 1)..<min(end, bytes.count)]
      if let wrong = tail.firstIndex(where: { $0 & 0xC0 != 0x80 }) {
        position = wrong
        return 0xFFFD
      }
      guard end <= bytes.count else { return nil }
      let scalar = String(decoding: bytes[position..<end], as: UTF8.self).unicodeScalars.first
      position = end
      let value = Wide(bitPattern: scalar?.value ?? 0xFFFD)
      if !(0x80..<0xA0).contains(value) { return value }
    }
    return nil
  }

  private static func length(_ lead: UInt8) -> Int? {
    switch lead {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: nil
    }
  }
}
