/// How many items from one on a line has room for, and where they stand across.
struct FlowFit: Equatable {
  private(set) var items: Range<Int>
  private(set) var lead: CGFloat = 0
  private(set) var gap: CGFloat
  /// Even the first does not fit.
  let isTooWide: Bool

  /// `next` is one of the items.
  init(_ widths: [CGFloat], from next: Int, room: CGFloat, spacing: CGFloat) {
    var (end, used) = (next + 1, widths[next])
    // Thirds of a width add up to a hair more than the width.
    let allowed = room + 1e-9 * max(1, room)
    while end < widths.count, used + spacing + widths[end] <= allowed {
      used += spacing + widths[end]
      end += 1
    }
    items = next..<end
    gap = spacing
    isTooWide = widths[next] > allowed
    var count = end - next
    if end == widths.count {
      let step = spacing + widths[end - 1]
      let more = step > 0 ? min(max(0, ((allowed - used) / step).rounded(.down)), 1e6) : 0
      count += Int(more)
      used += more * step
    }
    let left = max(0, room - used)
    if count > 1 { gap += left / CGFloat(count - 1) } else { lead = left / 2 }
  }
}
