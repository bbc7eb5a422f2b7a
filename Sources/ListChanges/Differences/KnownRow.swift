/// The identity of a row, as far as it is known without creating the row.
@usableFromInline package struct KnownRow<ID: Hashable> {
  /// The identifier, or the object where there is none.
  let id: ID

  /// Whether the row may match another one in its place, because it has no identifier of its own.
  let matchesPlace: Bool

  package init(_ id: ID, matchesPlace: Bool) {
    self.id = id
    self.matchesPlace = matchesPlace
  }
}

/// The rows between unmoved runs that have an identity.
struct KnownRowPairs {
  /// The rows that kept their order.
  private(set) var stayed: [CommonRun] = []

  /// The rows that moved.
  private(set) var moved: [TableChanges.Move<Int>] = []

  /// The old rows with an identifier that no new row has, ascending.
  private(set) var gone: [Int] = []

  /// The new rows with an identifier that no old row has, ascending.
  private(set) var come: [Int] = []

  /// Pairs the rows with equal identities, in order.
  ///
  /// - Parameters:
  ///   - gaps: The rows between unmoved runs.
  ///   - moves: The moves of rows that are known already.
  ///   - oldRows: The identities of the old rows of each gap.
  ///   - newRows: The identities of the new rows of each gap.
  init<ID: Hashable>(
    in gaps: [RunGap], except moves: [TableChanges.Move<Int>], oldRows: [[KnownRow<ID>?]],
    newRows: [[KnownRow<ID>?]]
  ) {
    var places = Places<ID>(gaps, newRows, except: Set(moves.map(\.to)))
    let departed = Set(moves.map(\.from))
    var pairs: [(old: Int, new: Int, isInOneGap: Bool)] = []
    for (index, gap) in gaps.enumerated() {
      for (row, known) in zip(gap.old, oldRows[index]) where !departed.contains(row) {
        guard let known else { continue }
        if let place = places.take(known.id) {
          pairs.append((row, place.row, place.gap == index))
        } else if !known.matchesPlace {
          gone.append(row)
        }
      }
    }
    come = places.rest
    let order = IncreasingRun(KnownRowPairs.ranks(of: pairs))
    for (index, pair) in pairs.enumerated() {
      if order.contains[index] {
        stayed.append(CommonRun(old: pair.old, new: pair.new, length: 1))
      } else {
        moved.append(.init(from: pair.old, to: pair.new))
      }
    }
  }

  /// Returns the order of the new rows of pairs in one gap, and -1 for other pairs.
  private static func ranks(of pairs: [(old: Int, new: Int, isInOneGap: Bool)]) -> [Int32] {
    var ranks = [Int32](repeating: -1, count: pairs.count)
    let inOneGap = pairs.indices.filter { pairs[$0].isInOneGap }
    for (rank, index) in inOneGap.sorted(by: { pairs[$0].new < pairs[$1].new }).enumerated() {
      ranks[index] = Int32(truncatingIfNeeded: rank)
    }
    return ranks
  }

  /// The new rows by identity.
  private struct Places<ID: Hashable> {
    private var rows: [ID: [(row: Int, gap: Int, matchesPlace: Bool)]] = [:]

    init(_ gaps: [RunGap], _ newRows: [[KnownRow<ID>?]], except arrived: Set<Int>) {
      for (index, gap) in gaps.enumerated().reversed() {
        for (row, known) in zip(gap.new, newRows[index]).reversed() where !arrived.contains(row) {
          if let known { rows[known.id, default: []].append((row, index, known.matchesPlace)) }
        }
      }
    }

    /// Removes and returns the first row with an identity, or `nil` if there is none left.
    mutating func take(_ id: ID) -> (row: Int, gap: Int)? {
      (rows[id]?.popLast()).map { ($0.row, $0.gap) }
    }

    /// The rows left that don't match another one in their place, ascending.
    var rest: [Int] { rows.values.joined().filter { !$0.matchesPlace }.map(\.row).sorted() }
  }
}

/// A row as a bare object: trivial to copy, compare and hash.
///
/// Valid only during the lifetime of the row.
@usableFromInline package struct RowObject: Hashable, Sendable {
  @usableFromInline let bits: UInt

  @inlinable package init(_ row: AnyObject) {
    bits = UInt(bitPattern: ObjectIdentifier(row))
  }

  /// A single multiplication.
  ///
  /// Addresses can't be chosen by an attacker, so nothing stronger is needed.
  @inlinable package var hashValue: Int {
    let product = bits.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return Int(bitPattern: product.high ^ product.low)
  }

  @inlinable package func hash(into hasher: inout Hasher) {
    hasher.combine(bits)
  }

  /// Returns whether a list contains most rows of a sample of the other, shorter one.
  ///
  /// The answer doesn't depend on the addresses of the rows.
  @usableFromInline package static func mostAreShared(_ old: [RowObject], _ new: [RowObject])
    -> Bool
  {
    guard old.count <= new.count else { return mostAreShared(new, old) }
    guard !old.isEmpty else { return true }
    let sample = stride(from: 0, to: old.count, by: old.count / 256 + 1).map { old[$0] }
    let marks = Marks(sample)
    var missing = Dictionary(sample.map { ($0, 1) }, uniquingKeysWith: +)
    var found = 0
    for row in new where marks.contains(row) {
      found += missing.removeValue(forKey: row) ?? 0
      if 2 * found > sample.count { return true }
    }
    return false
  }

  /// An approximate set of objects, which may report a few extra members.
  private struct Marks {
    private var words: [UInt64]
    private var mask: Int { words.count - 1 }

    init(_ rows: [RowObject]) {
      let count = max(1, rows.count / 2)
      words = Array(repeating: 0, count: 1 << (Int.bitWidth - count.leadingZeroBitCount))
      for row in rows {
        let hash = row.hashValue
        words[hash >> 6 & mask] |= 1 << UInt64(truncatingIfNeeded: hash & 63)
      }
    }

    func contains(_ row: RowObject) -> Bool {
      let hash = row.hashValue
      return words[hash >> 6 & mask] >> UInt64(truncatingIfNeeded: hash & 63) & 1 == 1
    }
  }
}
