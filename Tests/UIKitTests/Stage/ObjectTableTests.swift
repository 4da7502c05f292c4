import Testing

@testable import UIKit

@MainActor
struct ObjectTableTests {
  private final class Thing {}

  @Test("an object keeps its number, and a number its object while that lives")
  func numbers() {
    var table = ObjectTable()
    let (one, two) = (Thing(), Thing())
    let first = table.id(of: one)
    #expect(table.id(of: two) != first)
    #expect(table.id(of: one) == first)
    #expect(table.object(first) === one)
    #expect(table.object(StageObjectID(0)) == nil)
    #expect(table.object(StageObjectID(99)) == nil)
  }

  @Test("an address that is used again gets a new number, and nothing is held alive")
  func reuse() {
    var table = ObjectTable()
    var seen: Set<StageObjectID> = []
    for _ in 0..<5_000 {
      let thing = Thing()
      #expect(seen.insert(table.id(of: thing)).inserted)
    }
    #expect(table.living.isEmpty)
    #expect(seen.allSatisfy { table.object($0) == nil })
  }

  @Test("a living object keeps its number while thousands come and go")
  func sweep() {
    var table = ObjectTable()
    let kept = (0..<10).map { _ in Thing() }
    let ids = kept.map { table.id(of: $0) }
    for _ in 0..<5_000 { _ = table.id(of: Thing()) }
    #expect(kept.map { table.id(of: $0) } == ids)
    #expect(table.living.count == 10)
  }
}
