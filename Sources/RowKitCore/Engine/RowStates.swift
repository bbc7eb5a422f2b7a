/// The states of the rows of a table, for several rows in turn.
///
/// The state that the rows share is read once. While no row is selected, edited or expanded, rows differ
/// only in the cursor and in their position.
@MainActor struct RowStates {
  private let view: TableView
  private let isEditing: Bool
  private let width: Int
  private let cursor: RowPath?
  private let showsAllRows: Bool
  private let differInMore: Bool

  /// The last group, and its number of rows.
  private var group: (position: Int, rowCount: Int)?

  /// Reads the state of a table, which must not change while the value is in use.
  init(of view: TableView) {
    self.view = view
    isEditing = view.isEditing
    width = view.metrics.cell.count
    cursor = view.cursor
    showsAllRows = view.projection.isEverything
    differInMore = view.haveRowsMoreStates
  }

  mutating func state(at path: RowPath) -> CellState {
    var state = CellState()
    (state.isEditing, state.width) = (isEditing, width)
    (state.hasCursor, state.position) = (path == cursor, position(of: path))
    if differInMore { view.addStates(of: path, to: &state) }
    return state
  }

  /// Returns whether a cell shows the state of the row at a path.
  mutating func isShown(by cell: TableCell?, at path: RowPath) -> Bool {
    guard let cell, !differInMore else { return cell?.state == state(at: path) }
    return cell.isPlain(
      hasCursor: path == cursor, isEditing: isEditing, position: position(of: path), width: width)
  }

  private mutating func position(of path: RowPath) -> GroupPosition {
    guard showsAllRows else { return view.position(of: path) }
    return GroupPosition(isFirst: path.row == 0, isLast: path.row == rowCount(path) - 1)
  }

  private mutating func rowCount(_ path: RowPath) -> Int {
    if let group, group.position == path.group { return group.rowCount }
    let count = view.store.rowCount(in: path.group)
    group = (path.group, count)
    return count
  }
}

extension TableView {
  func state(at path: RowPath) -> CellState {
    var states = RowStates(of: self)
    return states.state(at: path)
  }

  fileprivate func addStates(of path: RowPath, to state: inout CellState) {
    state.isSelected = selection.contains(path)
    if let editSession, editSession.path == path {
      state.textEditing = editSession.state(
        reveals: controller?.stage?.allowsRevealingSecureText == true, words)
    }
    state.refusedText = refusedText(at: path)
    let isClosing = transitions.unfolding[path]?.isClosing == true
    state.isExpanded = expansions[path] != nil || isClosing
    state.expandedPart = expansions[path]?.part ?? 0
    state.depth = expansions.depth(of: path)
  }
}
