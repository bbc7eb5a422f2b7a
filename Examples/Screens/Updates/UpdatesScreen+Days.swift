import RowKit

/// Changes of groups by position, and of all groups at once.
extension UpdatesScreen {
  /// The positions of the days among the groups.
  var days: Range<Int> { UpdatesScreen.firstDay..<tableGroups.count }

  func insertDay() {
    let position = day ?? UpdatesScreen.firstDay
    let group = history.makeDay(rows: 2)
    insert(group, at: position, animation: animation)
    tell("\(name(of: position)) was inserted at \(position).")
  }

  func deleteDay() {
    guard let day else { return tell("There is no day to delete.") }
    let name = name(of: day)
    removeGroup(at: day, animation: animation)
    tell("\(name) was removed from \(day), with all its rows.")
  }

  func moveDay() {
    guard let day, let target = numbers.pick(from: days.filter { $0 != day }) else {
      return tell("There is no place to move a day to.")
    }
    let name = name(of: day)
    moveGroup(from: day, to: target)
    tell("\(name) was moved from \(day) to \(target), with all its rows.")
  }

  func reloadDay() {
    guard let day else { return tell("There is no day to reload.") }
    for row in History.rows(of: [tableGroups[day]]) { row.change() }
    reloadGroups(at: [day])
    tell("Every row of \(name(of: day)) has changed, and was configured again.")
  }

  // MARK: All days

  func shuffle() {
    let rows = numbers.shuffle(History.rows(of: groupsOfDays))
    let groups = numbers.shuffle(groupsOfDays)
    guard !groups.isEmpty else { return tell("There is nothing to shuffle.") }
    var parts = groups.map { _ in [any HistoryRow]() }
    for row in rows { parts[numbers.next(in: 0...parts.count - 1)].append(row) }
    show(zip(groups, parts).map { $0.with($1) })
    tell("All rows and days were shuffled; the table found out what moved.")
  }

  func order() {
    show(history.sort(groupsOfDays))
    tell("Days and rows are in the order in which they came.")
  }

  func reverse() {
    show(groupsOfDays.reversed().map { $0.with(History.rows(of: [$0]).reversed()) })
    tell("The last are the first.")
  }

  func beginAgain() {
    show(history.begin())
    tell("Everything is as it was at the beginning, by a difference of ids.")
  }

  private var groupsOfDays: [TableGroup] { Array(tableGroups[days]) }

  /// Shows new groups.
  ///
  /// The table determines the insertions, removals and moves.
  private func show(_ groups: [TableGroup]) {
    tableGroups = tableGroups.prefix(UpdatesScreen.firstDay) + groups
  }

  // MARK: Target

  /// The position of the day for the next change, or `nil` if there is none.
  private var day: Int? { place?.group ?? days.last }

  private func name(of day: Int) -> String { tableGroups[day].header?.text ?? "A day" }
}
