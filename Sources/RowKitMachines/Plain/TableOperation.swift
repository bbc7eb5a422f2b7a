import RowKit

/// An operation on a table, as a value that can be replayed.
indirect enum TableOperation: Hashable, Sendable {
  /// Makes changes by position, one by one or all in one batch.
  case change([TableRequest], isBatch: Bool)
  /// Sets all groups, with new objects for all rows or with the existing ones.
  case assign([MachineGroup], areNewObjects: Bool)
  /// Changes the rows of one group in place, through all groups or through that group alone.
  case edit(group: Int, RowListEdit, isAlone: Bool)
  /// Collapses or expands a group.
  case collapse(group: Int, Bool, RowAnimation)
  /// Makes several changes without a frame in between.
  case several([TableOperation])
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
}

/// An operation with the pause after it.
struct MachineStep: Hashable, Sendable {
  var operation: TableOperation

  /// The pause in milliseconds, or `nil` to wait until all animations have ended.
  var pause: Int?

  /// Whether the step only changes the table from outside.
  var isChange: Bool {
    switch operation {
    case .change, .assign, .edit, .several: true
    default: false
    }
  }
}
