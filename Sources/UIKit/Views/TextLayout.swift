/// How many lines a text takes, and how wide the widest is.
struct TextLayout {
  /// Breaks at spaces, and inside words that are wider than the room; 0 lines stand for any number.
  init(_ text: String, font: UIFont, width: CGFloat, lines limit: Int) {
    self.font = font
    let room = width > 0 ? width : .infinity
    var count = 0
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      count += lines(of: paragraph, room: room)
    }
    self.count = limit > 0 ? min(limit, count) : count
  }

  private let font: UIFont
  private(set) var count = 0
  private(set) var widest: CGFloat = 0

  /// Rounded up to whole points.
  var size: CGSize {
    CGSize(
      width: widest.rounded(.up), height: (CGFloat(count) * font.lineHeight).rounded(.up))
  }

  private mutating func lines(of paragraph: Substring, room: CGFloat) -> Int {
    var (count, used) = (1, CGFloat(0))
    let space = font.width(of: " ")
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      let width = font.width(of: word)
      if used > 0, used + space + width > room + 1e-9 {
        widest = max(widest, used)
        (count, used) = (count + 1, 0)
      }
      if width > room + 1e-9 {
        let broken = lines(ofLong: word, room: room)
        count += broken.more
        used = broken.rest
      } else {
        used += (used > 0 ? space : 0) + width
      }
    }
    widest = max(widest, used)
    return count
  }

  private mutating func lines(ofLong word: Substring, room: CGFloat) -> (more: Int, rest: CGFloat) {
    var (more, used) = (0, CGFloat(0))
    for character in word {
      let width = font.width(of: character)
      if used > 0, used + width > room + 1e-9 {
        widest = max(widest, used)
        (more, used) = (more + 1, 0)
      }
      used += width
    }
    return (more, used)
  }
}
