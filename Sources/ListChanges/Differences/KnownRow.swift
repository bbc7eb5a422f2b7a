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

  /// The old rows without a counterpart, ascending.
  private(set) var gone: [LoneRow] = []

  /// The new rows without a counterpart, ascending.
  private(set) var come: [LoneRow] = []

  /// A row that has an identity, and no counterpart in the other list.
  struct LoneRow {
    let row: Int
    let matchesPlace: Bool
  }

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
        } else {
          gone.append(LoneRow(row: row, matchesPlace: known.matchesPlace))
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
    private var rows: [ID: [(gap: Int, place: LoneRow)]] = [:]

    init(_ gaps: [RunGap], _ newRows: [[KnownRow<ID>?]], except arrived: Set<Int>) {
      for (index, gap) in gaps.enumerated().reversed() {
        for (row, known) in zip(gap.new, newRows[index]).reversed() where !arrived.contains(row) {
          guard let known else { continue }
          let place = LoneRow(row: row, matchesPlace: known.matchesPlace)
          rows[known.id, default: []].append((index, place))
        }
      }
    }

    /// Removes and returns the first row with an identity, or `nil` if there is none left.
    mutating func take(_ id: ID) -> (row: Int, gap: Int)? {
      (rows[id]?.popLast()).map { ($0.place.row, $0.gap) }
    }

    /// The rows left, ascending.
    var rest: [LoneRow] { rows.values.joined().map(\.place).sorted { $0.row < $1.row } }
  }
}
