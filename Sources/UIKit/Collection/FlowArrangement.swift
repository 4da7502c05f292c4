/// Items in lines: each line takes as many as fit, and spreads them from edge to edge.
///
/// With n items of widths w in a line of width W and the least distance s, the distance is
///
///     s + (W - w₁ - ... - wₙ - (n - 1) s) / (n - 1)
///
/// A line that has room for one only has it in its middle. The last line of a section stands as if
/// its last item were repeated until the line is full. In a line the items are centred on the
/// highest.
struct FlowArrangement {
  struct Line {
    let section: Int
    let items: Range<Int>
    /// Where it begins along, and how long it is.
    let start: CGFloat
    let length: CGFloat
    /// Where its first item begins across, and the distance between its items.
    let lead: CGFloat
    let gap: CGFloat

    var end: CGFloat { start + length }
  }

  let axis: FlowAxis
  private(set) var lines: [Line] = []
  private(set) var contentSize = CGSize.zero
  /// An item that no line has room for.
  private(set) var hasTooWide = false
  private let sizes: [[CGSize]]
  /// No line begins or ends before one that comes earlier.
  private var isInOrder = true

  /// `width` is what there is across for items and insets.
  init(_ sections: [FlowSection], width: CGFloat, axis: FlowAxis) {
    self.axis = axis
    sizes = sections.map(\.sizes)
    var end: CGFloat = 0
    for (index, section) in sections.enumerated() {
      let (edges, ends) = (axis.acrossEnds(section.inset), axis.alongEnds(section.inset))
      let room = width - edges.first - edges.last
      end = add(section, index, from: end + ends.first, edges.first, room) + ends.last
    }
    contentSize = axis.size(along: end, across: width)
  }

  /// The end of the section's last line.
  private mutating func add(
    _ section: FlowSection, _ index: Int, from start: CGFloat, _ edge: CGFloat, _ room: CGFloat
  ) -> CGFloat {
    var (end, next) = (start, 0)
    let widths = section.sizes.map(axis.across)
    while next < widths.count {
      if next > 0 { end += section.lineSpacing }
      let fit = FlowFit(widths, from: next, room: room, spacing: section.itemSpacing)
      if fit.isTooWide { hasTooWide = true }
      let length = section.sizes[fit.items].map(axis.along).max() ?? 0
      let line = Line(
        section: index, items: fit.items, start: end, length: length, lead: edge + fit.lead,
        gap: fit.gap)
      if let last = lines.last, line.start < last.start || line.end < last.end { isInOrder = false }
      lines.append(line)
      end += length
      next = fit.items.upperBound
    }
    return end
  }

  // MARK: Questions

  func frame(of indexPath: IndexPath) -> CGRect? {
    let wanted = (indexPath.section, indexPath.item)
    let index = lines.partition { ($0.section, $0.items.upperBound - 1) >= wanted }
    guard lines.indices.contains(index), lines[index].section == wanted.0,
      lines[index].items.contains(wanted.1)
    else { return nil }
    return frames(of: lines[index])[wanted.1 - lines[index].items.lowerBound]
  }

  /// The items whose rectangles meet this one, in order.
  func items(in rect: CGRect) -> [(indexPath: IndexPath, frame: CGRect)] {
    let way = axis.along(rect)
    var found: [(indexPath: IndexPath, frame: CGRect)] = []
    for line in lines[(isInOrder ? lines.partition { $0.end > way.lowerBound } : 0)...] {
      if isInOrder, line.start >= way.upperBound { break }
      guard line.end > way.lowerBound, line.start < way.upperBound else { continue }
      for (item, frame) in zip(line.items, frames(of: line)) where frame.overlaps(rect) {
        found.append((IndexPath(item: item, section: line.section), frame))
      }
    }
    return found
  }

  private func frames(of line: Line) -> [CGRect] {
    var across = line.lead
    return sizes[line.section][line.items].map { size in
      defer { across += axis.across(size) + line.gap }
      let along = line.start + (line.length - axis.along(size)) / 2
      return axis.rect(along: along, across: across, size)
    }
  }
}

extension CGRect {
  /// They have more in common than an edge.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

extension Array {
  /// The first index from which on all fit, where those that fit come after those that do not.
  fileprivate func partition(_ fits: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if fits(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
