/// A list that grows by whole chunks: appending never moves what stands, and a copy shares every
/// full chunk. Indices stay the same when the oldest chunk is dropped.
struct ChunkedArray<Element> {
  static var chunkSize: Int { 1 << shift }
  private static var shift: Int { 12 }

  private var full: [ContiguousArray<Element>] = []
  private var tail: ContiguousArray<Element> = []
  private(set) var startIndex = 0

  var endIndex: Int { startIndex + full.count << Self.shift + tail.count }
  var count: Int { endIndex - startIndex }
  var isEmpty: Bool { count == 0 }
  /// The tail is empty only where nothing was appended yet.
  var last: Element? { tail.last }

  subscript(index: Int) -> Element {
    get {
      let offset = index - startIndex
      let chunk = offset >> Self.shift
      let place = offset & (Self.chunkSize - 1)
      return chunk == full.count ? tail[place] : full[chunk][place]
    }
    set {
      let offset = index - startIndex
      let chunk = offset >> Self.shift
      let place = offset & (Self.chunkSize - 1)
      if chunk == full.count { tail[place] = newValue } else { full[chunk][place] = newValue }
    }
  }

  mutating func append(_ element: Element) {
    if tail.count == Self.chunkSize {
      full.append(tail)
      tail = []
      tail.reserveCapacity(Self.chunkSize)
    }
    tail.append(element)
  }

  /// Drops the oldest chunk if it is full; answers how many elements went.
  mutating func dropOldestChunk() -> Int {
    guard !full.isEmpty else { return 0 }
    full.removeFirst()
    startIndex += Self.chunkSize
    return Self.chunkSize
  }

  /// The first index whose element is `true`, in a list where all `false` stand before all `true`.
  func partition(_ isAfter: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Array {
  /// The same of an array.
  func partition(_ isAfter: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension ChunkedArray: Sendable where Element: Sendable {}
