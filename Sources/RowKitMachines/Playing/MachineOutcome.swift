import RowKit

/// The observations of a step of a machine, besides the tables before and after it.
struct MachineOutcome {
  /// The result of the changes, or `nil` if there were none.
  private(set) var change: MachineChange?

  /// The number of changes.
  private(set) var changeCount = 0

  /// The number of the first row that could have the cursor after each change.
  ///
  /// Empty if a person has moved the cursor.
  var firstStops: [Int] = []

  /// The reported repairs and duplicates.
  var reports: [TableDiagnostic] = []

  /// Whether rows or groups occurred more than once before, during or after the step.
  var hadDuplicates = false

  /// Whether the app moved the cursor, or scrolled.
  var movesCursor = false

  /// The numbers of the selected rows.
  var selected: [Int] = []

  /// Adds the result of a change.
  mutating func note(_ next: MachineChange) {
    change = change.map { $0.followed(by: next) } ?? next
    changeCount += 1
    if next.table.groups.contains(where: \.isCollapsed) { change?.hidesRows = true }
    if next.table.hasDuplicates { hadDuplicates = true }
  }
}
