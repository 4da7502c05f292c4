/// Numbers for objects, given when one is first asked about. Holds nothing alive; an address that is
/// used again gets a new number.
@MainActor
struct ObjectTable {
  private struct Entry {
    weak var object: AnyObject?
    let address: ObjectIdentifier
  }

  /// Number n stands at index n - 1; the dead stay as nil, so that a number is never used twice.
  private var entries: [Entry?] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var sweepAt = 1_024

  mutating func id(of object: AnyObject) -> StageObjectID {
    let address = ObjectIdentifier(object)
    if let number = numbers[address], self.object(StageObjectID(number)) === object {
      return StageObjectID(number)
    }
    entries.append(Entry(object: object, address: address))
    numbers[address] = entries.count
    if numbers.count >= sweepAt { sweep() }
    return StageObjectID(entries.count)
  }

  func object(_ id: StageObjectID) -> AnyObject? {
    guard id.number > 0, id.number <= entries.count else { return nil }
    return entries[id.number - 1]?.object
  }

  /// The living, in the order of their numbers.
  var living: [AnyObject] { entries.compactMap { $0?.object } }

  private mutating func sweep() {
    for index in entries.indices {
      guard let entry = entries[index], entry.object == nil else { continue }
      if numbers[entry.address] == index + 1 { numbers[entry.address] = nil }
      entries[index] = nil
    }
    sweepAt = max(1_024, numbers.count * 2)
  }
}
