import Testing
import Text

@Suite("A map that keeps its order")
struct OrderedMapTests {
  @Test("first insertion decides the place; setting again keeps it; removal closes the gap")
  func order() {
    var map = OrderedMap<String, Int>()
    for (index, key) in ["c", "a", "b"].enumerated() { map[key] = index }
    map["a"] = 7
    #expect(map.keys == ["c", "a", "b"])
    #expect(map.values == [0, 7, 2])
    map["c"] = nil
    map["x"] = nil
    #expect(map.keys == ["a", "b"])
    #expect(map["b"] == 2)
    map["c"] = 3
    #expect(map.keys == ["a", "b", "c"])
    var seen: [String] = []
    map.forEach { key, value in seen.append("\(key)\(value)") }
    #expect(seen == ["a7", "b2", "c3"])
    #expect(map.count == 3)
    #expect(OrderedMap<Int, Int>().isEmpty)
  }
}
