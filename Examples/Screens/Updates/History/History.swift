import RowKit

/// A generator of the days of a phone's history: groups of rows of three kinds.
@MainActor final class History {
  private var rowCount = 0
  private var days: [RowID] = []

  private static let weekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]

  /// Returns the first days, regardless of earlier calls.
  func begin() -> [TableGroup] {
    rowCount = 0
    days = []
    return [makeDay(rows: 4), makeDay(rows: 3)]
  }

  /// Returns a new row.
  func makeRow() -> any HistoryRow {
    defer { rowCount += 1 }
    return switch rowCount % 4 {
    case 1: NoteRowController(rowCount)
    case 3: RecordingRowController(rowCount)
    default: CallsRowController(rowCount)
    }
  }

  /// Returns a new day.
  func makeDay(rows count: Int) -> TableGroup {
    let id = RowID("day \(days.count)")
    let name = History.weekdays[days.count % History.weekdays.count]
    days.append(id)
    return TableGroup(name, id: id, rows: (0..<count).map { _ in makeRow() as any CellController })
  }

  /// Returns the days and rows in order of creation.
  ///
  /// The rows are divided evenly among the days.
  func sort(_ groups: [TableGroup]) -> [TableGroup] {
    let rows = History.rows(of: groups).sorted { $0.number < $1.number }
    let sorted = groups.sorted { place($0) < place($1) }
    return sorted.enumerated().map { index, group in
      let first = rows.count * index / groups.count
      let end = rows.count * (index + 1) / groups.count
      return group.with(Array(rows[first..<end]))
    }
  }

  /// Returns the rows of some days, in order.
  static func rows(of groups: [TableGroup]) -> [any HistoryRow] {
    groups.flatMap { group in
      (0..<group.rows.count).compactMap { group.rows[$0] as? any HistoryRow }
    }
  }

  private func place(_ group: TableGroup) -> Int {
    group.id.flatMap { days.firstIndex(of: $0) } ?? days.count
  }
}

extension TableGroup {
  /// Returns the same group with other rows.
  func with(_ rows: [any HistoryRow]) -> TableGroup {
    var group = self
    group.rows = RowList(rows.map { $0 as any CellController })
    return group
  }
}
