/// The windows of a stage, which holds none of them alive.
@MainActor
struct WeakWindows {
  private struct Entry { weak var window: UIWindow? }

  private var entries: [Entry] = []

  /// In the order in which they were made.
  var living: [UIWindow] { entries.compactMap(\.window) }

  mutating func add(_ window: UIWindow) {
    entries.removeAll { $0.window == nil }
    entries.append(Entry(window: window))
  }
}
