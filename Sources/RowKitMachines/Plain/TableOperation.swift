import RowKit

/// An operation on a table, as a value that can be replayed.
indirect enum TableOperation: Hashable, Sendable {
  /// Makes changes by position, one by one or all in one batch.
  case change([TableRequest], isBatch: Bool)
  /// Sets all groups, with new objects for all rows or with the existing ones.
  case assign([MachineGroup], areNewObjects: Bool, RowAnimation? = nil)
  /// Changes the rows of one group in place, through all groups.
  case edit(group: Int, RowListEdit)
  /// Discards the groups, which are constructed again.
  case clear
  /// Constructs the groups again.
  case update
  /// Makes several changes without a frame in between.
  case several([TableOperation])
  /// Moves the cursor to a row.
  case moveCursor(to: RowPath)
  /// Moves the cursor to the row with an identifier.
  case moveCursorToID(Int)
  /// Scrolls to a row.
  case scroll(to: RowPath)
  /// Selects a row as a person does.
  case select(RowPath)
  /// Deselects a row.
  case deselect(RowPath)
  /// Presses a key.
  case press(Key)
  /// Turns the wheel by a number of notches, negative towards the top.
  case wheel(Int)
  case click(line: Int)
  /// Types a search pattern, which hides rows without it.
  case search(String)
  /// Ends typing a pattern, with Escape, with Return, which keeps the marks, or with Tab, which keeps the
  /// rows without it hidden.
  case endSearch(Key)
  /// Changes the size of the screen.
  case resize(ScreenSize)
  /// Changes the style of the table.
  case style(TableStyle)
  /// Changes the selection mode.
  case selectionMode(SelectionMode)
  /// Turns animations on or off.
  case animates(Bool)
}

/// A change by position.
enum TableRequest: Hashable, Sendable {
  case insert([MachineRow], at: RowPath, RowAnimation)
  case remove([RowPath], RowAnimation)
  case move(from: RowPath, to: RowPath)
  case replace(at: RowPath, MachineRow, RowAnimation)
  case reload([RowPath])
  case insertGroup(MachineGroup, at: Int, RowAnimation)
  case removeGroup(at: Int, RowAnimation)
  case moveGroup(from: Int, to: Int)
  case reloadGroups([Int], RowAnimation)
  case replaceGroup(at: Int, MachineGroup, RowAnimation)
  /// Changes the rows of a group as a value, after the changes by position.
  case edit(group: Int, RowListEdit, RowAnimation)
  /// Collapses or expands a group, after the changes by position.
  case collapse(group: Int, Bool, RowAnimation)
}

extension TableRequest {
  /// Whether a group is collapsed or expanded.
  var hidesRows: Bool {
    if case .collapse = self { true } else { false }
  }
}

/// A change to the rows of a group as a value.
enum RowListEdit: Hashable, Sendable {
  case append([MachineRow])
  case prepend([MachineRow])
  case insert([MachineRow], at: Int)
  case removeFirst(Int)
  case removeLast(Int)
  case remove(at: Int)
  case replace(Range<Int>, [MachineRow])
  case move(from: Int, to: Int)
}

/// An operation with the pause after it.
struct MachineStep: Hashable, Sendable {
  var operation: TableOperation

  /// The pause in milliseconds, or `nil` to wait until all animations have ended.
  var pause: Int?

  /// Whether the step only changes the table from outside.
  var isChange: Bool {
    switch operation {
    case .change(let requests, let isBatch): isBatch || !requests.contains(where: \.hidesRows)
    case .assign, .edit, .several: true
    default: false
    }
  }
}
