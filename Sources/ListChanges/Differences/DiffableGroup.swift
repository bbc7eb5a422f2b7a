/// A group in a comparison: its identifier, its number of rows, and as many row identifiers as
/// needed.
@usableFromInline package protocol DiffableGroup {
  associatedtype GroupID: Hashable
  associatedtype ID: Hashable

  /// The identity of the group across changes.
  var groupID: GroupID { get }

  /// The number of rows.
  var rowCount: Int { get }

  /// The kind of identity of its rows.
  var rowIdentity: RowIdentity { get }

  /// Returns the identifiers of a range of rows. Called only for groups whose rows have
  /// identifiers.
  func rowIDs(in rows: Range<Int>) -> ArraySlice<ID>

  /// Returns whether the rows are known to be those of the old group, without counting them.
  func hasSameRows(as old: Self) -> Bool

  /// Returns the identifiers of rows, in the order given. Called only for groups whose rows have
  /// identifiers.
  func rowIDs(at rows: [Int]) -> [ID]

  /// Returns the identities of a range of rows, `nil` for rows that have none or would have to be
  /// created.
  ///
  /// Called only for groups without an identifier for each row.
  func knownRows(in rows: Range<Int>) -> [KnownRow<ID>?]

  /// Returns the objects of a range of rows, or `nil` if rows have only identifiers.
  ///
  /// Rows that are the same object have the same identifier, so only the identifiers of the others
  /// are read.
  func rowObjects(in rows: Range<Int>) -> [RowObject]?

  /// Returns the numbers of rows at both ends that are known to equal those of the old group.
  ///
  /// The ends must not overlap in either group. They are not compared again: if all rows of two
  /// groups of the same length are leading rows, the group counts as unchanged.
  func commonEnds(with old: Self) -> (leading: Int, trailing: Int)

  /// Returns the numbers of rows at both ends of a range with the same identifiers as in a range of
  /// the old group.
  ///
  /// Called only for groups whose rows have identifiers. Return nonzero numbers only if that is
  /// cheaper than collecting the identifiers. The ends must not overlap in either range.
  func commonIDs(in rows: Range<Int>, with old: Self, in oldRows: Range<Int>)
    -> (leading: Int, trailing: Int)

  /// Returns the rows of a range that are known to be rows of a range of the old group, wherever they
  /// are, ascending by new position.
  ///
  /// Called only for groups without an identifier for each row. Nothing is enumerated.
  func commonRuns(in rows: Range<Int>, with old: Self, in oldRows: Range<Int>) -> [CommonRun]

  /// Returns whether a row without a counterpart by identifier may count as the row that was at the
  /// same position before, if that has none either.
  func isAlike(_ row: Int, to old: Self) -> Bool
}

extension DiffableGroup {
  @inlinable package var rowIdentity: RowIdentity { .ids }
  @inlinable package func hasSameRows(as old: Self) -> Bool { false }
  @inlinable package func rowIDs(at rows: [Int]) -> [ID] {
    rows.flatMap { rowIDs(in: $0..<$0 + 1) }
  }
  @inlinable package func knownRows(in rows: Range<Int>) -> [KnownRow<ID>?] {
    rows.map { _ in nil }
  }
  @inlinable package func rowObjects(in rows: Range<Int>) -> [RowObject]? { nil }
  @inlinable package func commonEnds(with old: Self) -> (leading: Int, trailing: Int) { (0, 0) }
  @inlinable package func commonIDs(in rows: Range<Int>, with old: Self, in oldRows: Range<Int>)
    -> (leading: Int, trailing: Int)
  { (0, 0) }
  @inlinable package func commonRuns(
    in rows: Range<Int>, with old: Self, in oldRows: Range<Int>
  ) -> [CommonRun] { [] }
  @inlinable package func isAlike(_ row: Int, to old: Self) -> Bool { false }
}

/// The kind of identity of a group's rows.
@usableFromInline package enum RowIdentity: Sendable {
  /// An identifier for each row. The rows are enumerated.
  case ids
  /// The position, for rows that neither a shared run nor an identifier identifies.
  case positions
  /// No identity: rows that neither a shared run nor an identifier identifies are new.
  case none
}
