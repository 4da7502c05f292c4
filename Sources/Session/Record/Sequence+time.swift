extension Sequence {
  /// By a time; what has the same one stays in its order.
  func sorted(byTime time: (Element) -> Double) -> [Element] {
    enumerated().map { (time: time($0.element), place: $0.offset, element: $0.element) }
      .sorted { ($0.time, $0.place) < ($1.time, $1.place) }
      .map(\.element)
  }
}
