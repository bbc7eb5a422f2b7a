import RowKit

/// Something that happens to a table: a value, so that it can be played again.
enum TableOperation: Hashable, Sendable {
  /// Changes by position, one alone or all in one batch.
  case change([TableRequest], isBatch: Bool)
  /// Sets all groups; with new objects for all rows, or those there are.
  case assign([MachineGroup], isAnew: Bool)
  /// Changes the rows of one group in place; that of all groups, or that group alone.
  case edit(group: Int, RowListEdit, isAlone: Bool)
  /// Hides the rows of a group, or shows them again.
  case collapse(group: Int, Bool, RowAnimation)
  /// Presses a key.
  case press(Key)
  /// Turns the wheel.
  case wheel(Int)
  /// Clicks on a line.
  case click(line: Int)
  /// Types a pattern to look for; rows without it are hidden.
  case search(String)
  /// Ends the search and shows all rows.
  case endSearch(keepsMarks: Bool)
  /// Gives the screen another extent.
  case resize(ScreenSize)
  /// Gives the table another style.
  case style(TableStyle)
  /// Lets one or many rows be selected.
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
}

/// A change of the rows of a group as a value.
enum RowListEdit: Hashable, Sendable {
  case append([MachineRow])
  case prepend([MachineRow])
  case insert([MachineRow], at: Int)
  case removeFirst(Int)
  case removeLast(Int)
  case remove(at: Int)
  case replace(Range<Int>, [MachineRow])
}

/// An operation, and how long to wait after it.
struct MachineStep: Hashable, Sendable {
  var operation: TableOperation

  /// Milliseconds until the next step; nil waits until nothing moves any more.
  var pause: Int?

  /// Whether the table is changed from outside, and nothing else is done.
  var isChange: Bool {
    switch operation {
    case .change, .assign, .edit: true
    default: false
    }
  }
}
