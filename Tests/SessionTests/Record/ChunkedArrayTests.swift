import Testing

@testable import Session

@Suite struct ChunkedArrayTests {
  private let size = ChunkedArray<Int>.chunkSize

  private func counted(_ count: Int) -> ChunkedArray<Int> {
    var list = ChunkedArray<Int>()
    for number in 0..<count { list.append(number) }
    return list
  }

  @Test("elements stand at their index on both sides of every chunk's end")
  func indices() {
    let list = counted(2 * size + 1)
    #expect(list.count == 2 * size + 1)
    for index in [0, 1, size - 1, size, size + 1, 2 * size - 1, 2 * size] {
      #expect(list[index] == index)
    }
    #expect(list.last == 2 * size)
  }

  @Test("the last element is known when it ends a chunk, and there is none in an empty list")
  func last() {
    #expect(counted(size).last == size - 1)
    #expect(ChunkedArray<Int>().last == nil)
    #expect(ChunkedArray<Int>().isEmpty)
  }

  @Test("a copy keeps its elements when the original goes on or is changed")
  func copies() {
    var list = counted(size + 10)
    let copy = list
    list.append(-1)
    list[0] = -2
    list[size + 1] = -3
    #expect(copy.count == size + 10)
    #expect(copy[0] == 0)
    #expect(copy[size + 1] == size + 1)
    #expect(list[0] == -2)
    #expect(list[size + 1] == -3)
  }

  @Test("indices stay when the oldest chunk goes; a chunk that is not full never goes")
  func dropping() {
    var list = counted(2 * size + 5)
    #expect(list.dropOldestChunk() == size)
    #expect(list.startIndex == size)
    #expect(list.count == size + 5)
    #expect(list[size] == size)
    #expect(list[2 * size + 4] == 2 * size + 4)
    #expect(list.dropOldestChunk() == size)
    #expect(list.dropOldestChunk() == 0)
    #expect(list.count == 5)
  }

  @Test("partition finds the first that passes, also at both ends")
  func partition() {
    let list = counted(size + 3)
    #expect(list.partition { $0 >= 0 } == 0)
    #expect(list.partition { $0 >= size } == size)
    #expect(list.partition { $0 > size + 2 } == size + 3)
    #expect(ChunkedArray<Int>().partition { _ in true } == 0)
  }
}
