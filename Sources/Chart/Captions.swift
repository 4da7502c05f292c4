import Text

/// Words below an axis, each at its column and pushed apart where they would touch; what would be
/// pushed too far goes to a block below.
struct Captions {
  struct Caption {
    var column: Int
    var lines: [String]
    /// A line leads from the plot to it.
    var isLed = true

    var width: Int { lines.reduce(0) { max($0, cellWidth($1)) } }
  }

  private(set) var blocks: [[(start: Int, caption: Caption)]] = []
  private let width: Int

  private static let gap = 2
  private static let farthest = 16

  init(_ captions: [Caption], width: Int) {
    self.width = width
    var block: [Caption] = []
    var placed: [Int] = []
    for caption in captions {
      if let starts = Captions.starts(block + [caption], width: width) {
        block.append(caption)
        placed = starts
      } else {
        blocks.append(Array(zip(placed, block)))
        block = [caption]
        placed = Captions.starts(block, width: width) ?? [0]
      }
    }
    if !block.isEmpty { blocks.append(Array(zip(placed, block))) }
  }

  /// Where captions begin when they stand side by side; nil if they do not.
  private static func starts(_ captions: [Caption], width: Int) -> [Int]? {
    var starts: [Int] = []
    var free = 0
    for caption in captions {
      starts.append(max(caption.column, free))
      free = (starts.last ?? 0) + caption.width + gap
    }
    var limit = width
    for index in captions.indices.reversed() {
      starts[index] = min(starts[index], limit - captions[index].width)
      limit = starts[index] - gap
    }
    guard captions.count > 1 else { return starts.map { max(0, $0) } }
    let isFar = zip(starts, captions).contains { $0 - $1.column > farthest }
    return (starts.first ?? 0) >= 0 && !isFar ? starts : nil
  }

  func lines(_ frame: Frame) -> [String] {
    blocks.flatMap { block in
      let led = block.filter(\.caption.isLed).map {
        (start: $0.caption.column, text: String(frame.marker))
      }
      let count = block.reduce(0) { max($0, $1.caption.lines.count) }
      let rows = (0..<count).map { row in
        line(block.map { ($0.start, row < $0.caption.lines.count ? $0.caption.lines[row] : "") })
      }
      return (led.isEmpty ? [] : [line(led)]) + rows
    }
  }

  private func line(_ words: [(start: Int, text: String)]) -> String {
    words.reduce(into: "") { line, word in
      guard !word.text.isEmpty, cellWidth(line) <= word.start else { return }
      line = padded(line, to: word.start) + word.text
    }
  }
}
