/// A group as a difference sees it: its id, its number of rows, and as much of their ids as needed.
protocol DifferencedGroup {
  associatedtype GroupID: Hashable
  associatedtype ID: Hashable

  /// What makes it the same group as one before.
  var groupID: GroupID { get }

  /// The number of rows.
  var rowCount: Int { get }

  /// What makes its rows the same as rows before.
  var rowIdentity: RowIdentity { get }

  /// The ids of a range of rows; asked only of groups whose rows have ids.
  func rowIDs(in rows: Range<Int>) -> ArraySlice<ID>

  /// Whether the rows are known to be those of the group before, without counting them.
  func hasSameRows(as old: Self) -> Bool

  /// The ids of some rows, in the order given; asked only of groups whose rows have ids.
  func rowIDs(at rows: [Int]) -> [ID]

  /// The objects of a range of rows; nil where rows are nothing but ids.
  ///
  /// A row that is the same object has the same id, so only the ids of the others are asked for.
  func rowObjects(in rows: Range<Int>) -> [RowObject]?

  /// How many rows at both ends are known to be those of the group before.
  ///
  /// The ends must not overlap in either group. They are not looked at again: all rows at the start
  /// of groups of the same length mean that the group was not changed inside.
  func commonEnds(with old: Self) -> (leading: Int, trailing: Int)

  /// How many rows at both ends of a range have the ids of those of a range of the group before.
  ///
  /// Asked only of groups whose rows have ids, and only worth answering where that takes less than
  /// gathering the ids. The ends must not overlap in either range.
  func commonIDs(in rows: Range<Int>, with old: Self, in oldRows: Range<Int>)
    -> (leading: Int, trailing: Int)

  /// Whether a row that has no counterpart by id may be taken for the row that stood at the same
  /// position before and has none either.
  func isAlike(_ row: Int, to old: Self) -> Bool
}

extension DifferencedGroup {
  var rowIdentity: RowIdentity { .ids }
  func hasSameRows(as old: Self) -> Bool { false }
  func rowIDs(at rows: [Int]) -> [ID] { rows.flatMap { rowIDs(in: $0..<$0 + 1) } }
  func rowObjects(in rows: Range<Int>) -> [RowObject]? { nil }
  func commonEnds(with old: Self) -> (leading: Int, trailing: Int) { (0, 0) }
  func commonIDs(in rows: Range<Int>, with old: Self, in oldRows: Range<Int>)
    -> (leading: Int, trailing: Int)
  { (0, 0) }
  func isAlike(_ row: Int, to old: Self) -> Bool { false }
}

/// What makes a row of a group the same as one before.
enum RowIdentity: Sendable {
  /// An id of its own; the rows are enumerated.
  case ids
  /// Its position, counted from the start; nothing is enumerated.
  case positions
  /// Nothing: all rows between the ends in common are new. Nothing is enumerated.
  case none
}
