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
    state.hasCursor = path == cursor
    state.position =
      showsAllRows
      ? GroupPosition(isFirst: path.row == 0, isLast: path.row == rowCount(path) - 1)
      : view.position(of: path)
    if differInMore { view.addStates(of: path, to: &state) }
    return state
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
