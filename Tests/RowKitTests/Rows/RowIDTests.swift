import RowKit
import Testing

struct RowIDTests {
  /// An id of 16 bytes.
  private struct Wide: Hashable {
    var high: UInt64
    var low: UInt64
  }

  /// An id with room between its parts.
  private struct Padded: Hashable {
    var small: UInt8
    var large: UInt64
  }

  /// An id with its own equality.
  private struct Folded: Hashable {
    var letter: UInt8

    static func == (left: Folded, right: Folded) -> Bool {
      left.letter & 0xDF == right.letter & 0xDF
    }

    func hash(into hasher: inout Hasher) { hasher.combine(letter & 0xDF) }
  }

  /// An id of more than 16 bytes.
  private struct Large: Hashable {
    var parts: [Int]
    var name: String
  }

  private enum Kind: Hashable { case header, footer }

  @Test func `equal values of any kind give equal ids with equal hashes`() {
    let pairs: [(RowID, RowID)] = [
      (RowID(Wide(high: 1, low: 2)), RowID(Wide(high: 1, low: 2))),
      (RowID(Padded(small: 1, large: 2)), RowID(Padded(small: 1, large: 2))),
      (RowID(Large(parts: [1, 2], name: "a")), RowID(Large(parts: [1, 2], name: "a"))),
      (RowID(Kind.footer), RowID(Kind.footer)), (RowID(0.0), RowID(-0.0)),
      (RowID(Folded(letter: 65)), RowID(Folded(letter: 97))), (RowID(UInt8(7)), RowID(UInt8(7))),
      (RowID(7), 7), (RowID("a"), "a"), (RowID(Optional("a")), RowID(Optional("a"))),
    ]
    for (one, other) in pairs {
      #expect(one == other && one.hashValue == other.hashValue)
    }
  }

  @Test func `different values and values of different types give different ids`() {
    let ids: [RowID] = [
      RowID(Wide(high: 1, low: 2)), RowID(Wide(high: 2, low: 1)),
      RowID(Padded(small: 1, large: 2)), RowID(Padded(small: 2, large: 2)),
      RowID(Large(parts: [1], name: "a")), RowID(Large(parts: [1], name: "b")),
      RowID(Kind.header), RowID(Kind.footer), RowID(0.5), RowID(Folded(letter: 65)),
      RowID(UInt8(1)), RowID(Int8(1)), RowID(1), RowID("1"), RowID(true), RowID(UInt64(1)),
    ]
    #expect(Set(ids).count == ids.count)
    for (place, id) in ids.enumerated() {
      #expect(ids.firstIndex(of: id) == place)
    }
  }

  @Test func `padding bytes of a value don't affect its identity`() {
    var values = [Padded(small: 1, large: 1), Padded(small: 1, large: 1)]
    values.withUnsafeMutableBytes { $0[3] = 0xFF }
    #expect(values[0] == values[1])
    #expect(RowID(values[0]) == RowID(values[1]))
    #expect(RowID(values[0]).hashValue == RowID(values[1]).hashValue)
  }

  @Test func `an id is described by its value`() {
    #expect(RowID(UInt8(200)).description == "200")
    #expect(RowID(Kind.header).description == "header")
    #expect(RowID(true).description == "true")
  }
}
