/// The states of the rows of a table, for several rows in turn.
///
/// The state that the rows share is read once. While no row is selected, edited, expanded or hidden by
/// a search, rows differ only in the cursor and in their position.
@MainActor struct RowStates {
  private let view: TableView
  private let shared: CellState
  private let cursor: RowPath?
  private let differInMore: Bool

  /// The last group, and its number of rows.
  private var group: (position: Int, rowCount: Int)?

  /// Reads the state of a table, which must not change while the value is in use.
  init(of view: TableView) {
    self.view = view
    shared = view.sharedState
    cursor = view.cursor
    differInMore = view.hasStatesOfRows || !view.projection.isEverything
  }

  /// Returns the state of the row at a path.
  mutating func state(at path: RowPath) -> CellState {
    guard !differInMore else { return view.state(at: path) }
    var state = shared
    state.hasCursor = path == cursor
    state.position = GroupPosition(isFirst: path.row == 0, isLast: path.row == rowCount(path) - 1)
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
  /// Returns the state of the row at a path.
  func state(at path: RowPath) -> CellState {
    var state = sharedState
    state.hasCursor = path == cursor
    state.position = position(of: path)
    if hasStatesOfRows { addStates(of: path, to: &state) }
    return state
  }

  /// Whether rows have a state other than the cursor and a position.
  fileprivate var hasStatesOfRows: Bool {
    !selection.isEmpty || editSession != nil || !expansions.isEmpty
      || !transitions.unfolding.isEmpty || !texts.refused.isEmpty
  }

  /// The state that all rows have in common.
  fileprivate var sharedState: CellState {
    var state = CellState()
    state.isEditing = isEditing
    state.width = metrics.cell.count
    return state
  }

  private func addStates(of path: RowPath, to state: inout CellState) {
    state.isSelected = selection.contains(path)
    if let editSession, editSession.path == path {
      state.textEditing = editSession.state(
        reveals: controller?.stage?.allowsRevealingSecureText == true, words)
    }
    state.refusedText = refusedText(at: path)
    let isClosing = transitions.unfolding[path]?.isClosing == true
    state.isExpanded = expansions[path] != nil || isClosing
    state.expandedPart = expansions[path]?.part ?? 0
  }
}
