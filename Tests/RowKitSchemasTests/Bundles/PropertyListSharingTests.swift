import Testing

@testable import RowKitSchemas

/// Values in binary property lists that several others refer to.
struct PropertyListSharingTests {
  /// Returns a list of arrays of which each is the innermost element of the next one.
  private func list(ofDepth depth: Int, count: Int) -> [UInt8] {
    var writer = BinaryPropertyListWriter()
    var inner = writer.add(.string("x"))
    var heads: [Int] = []
    for _ in 0..<count {
      for _ in 0..<depth { inner = writer.add(.list(0xA0, [inner])) }
      heads.append(inner)
    }
    let top = writer.add(.list(0xA0, heads))
    return writer.bytes(top: top)
  }

  @Test(arguments: [(1, 126), (2, 63), (3, 42)])
  func `a value that was parsed before counts with all that lies in it`(
    count: Int, depth: Int
  ) throws {
    let value = try PropertyList(parsing: list(ofDepth: depth, count: count))
    #expect(value.array?.count == count)
    let error = #expect(throws: PropertyListError.self) {
      try PropertyList(parsing: list(ofDepth: depth + 1, count: count))
    }
    #expect(error?.description.contains("more than 128 deep in each other.") == true)
  }
}
