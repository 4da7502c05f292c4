import Testing

@testable import Terminal

@Suite("Bytes of the keyboard")
struct KeyDecoderTests {
  private func decoded(_ chunks: [UInt8]...) -> [Wide] {
    var decoder = KeyDecoder()
    var result: [Wide] = []
    for chunk in chunks {
      decoder.feed(chunk)
      while let scalar = decoder.next() { result.append(scalar) }
    }
    return result
  }

  @Test("a character may come in pieces")
  func pieces() {
    #expect(decoded([0xE8, 0xAA], [0x9E, 0x61]) == [0x8A9E, 0x61])
    #expect(decoded([0xF0], [0x9F], [0x98], [0x80]) == [0x1F600])
  }

  @Test(
    "what is no UTF-8 becomes U+FFFD, and what follows is read",
    arguments: [
      [0xFF], [0x80], [0xC0], [0xC1], [0xF5], [0xE8], [0xE8, 0xAA], [0xED, 0xA0, 0x80],
      [0xE0, 0x80, 0x80],
    ] as [[UInt8]])
  func foreign(bytes: [UInt8]) {
    #expect(decoded(bytes + [0x61]) == [0xFFFD, 0x61])
  }

  @Test("values that the editor keeps for itself cannot be typed")
  func reserved() {
    #expect(decoded(Array("\u{81}a\u{9F}b\u{A0}".utf8)) == [0x61, 0x62, 0xA0])
  }
}
