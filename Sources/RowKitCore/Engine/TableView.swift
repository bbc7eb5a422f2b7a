/// A view that shows the groups of a table in a window.
///
/// It requests only the rows in view, reuses their cells, and keeps the cursor, the selection and
/// the scroll position. It coordinates small values that can each be tested alone: the visible
/// window, the scroll anchor, the reuse pool, the projection, the cursor and the selection.
@MainActor public final class TableView {
  /// The visual separation of groups.
  public var style: TableStyle {
    didSet { if style != oldValue { reloadAll() } }
  }

  /// The number of rows that may be selected at a time.
  ///
  /// The default is `.single`.
  public var selectionMode = SelectionMode.single

  /// Whether the table is in edit mode.
  public internal(set) var isEditing = false {
    didSet { if isEditing != oldValue { reloadAll() } }
  }

  /// The colours behind the table, from its top to its bottom, or `nil` for those of the screen.
  public var background: Gradient? {
    didSet { if background != oldValue { setNeedsFullDisplay() } }
  }

  /// The size in columns and lines.
  public internal(set) var size = ScreenSize(width: 0, height: 0)

  /// The row that has the cursor, or `nil` if no row can have it or a header has it.
  public internal(set) var cursor: RowPath? {
    get { cursorState.row }
    set { cursorState.row = newValue }
  }

  /// The group whose header has the cursor, or `nil` if a row has it.
  public internal(set) var focusedHeader: Int? {
    get { cursorState.header }
    set { cursorState.header = newValue }
  }

  /// The cursor, and the reason it is where it is.
  package var cursorState = TableCursor() {
    didSet {
      // The header may be drawn twice: in its place and at the top. The code that made the change
      // requests the frame.
      if cursorState.header != oldValue.header { (needsFullDrawing, needsDisplay) = (true, true) }
    }
  }

  /// The selected rows.
  public internal(set) var selection: Set<RowPath> = []

  let store: TableStore
  weak var controller: (any TableHost)?
  let tracker: ObservationTracker

  /// The gate for changes, shared with the controller.
  package let gate: UpdateGate

  var projection = Projection()
  var anchor = ScrollAnchor.start

  /// The anchor to restore after an animation, and the one shown with the heights during it.
  ///
  /// `nil` if the window isn't displaced by an animation.
  var held: (wanted: ScrollAnchor, shown: ScrollAnchor)?

  var window = VisibleWindow()
  var pool = ReusePool()
  var search: TableSearch?

  /// The pattern of the search that begins with the next frame, or `nil`.
  var wantedPattern: String?

  /// The number of rows that the search had visited at the last event.
  var searchRest = 0

  var transitions = TransitionList()

  /// The text that is being edited, or `nil` if none is.
  var editSession: EditSession? {
    didSet {
      if (editSession == nil) != (oldValue == nil) { controller?.textEditingDidChange() }
    }
  }

  /// The last editing session that ended, so that it can be resumed.
  var endedSession: EditSession?

  /// The messages about texts that rows refused.
  package var refusedTexts = RefusedTexts()

  /// The place and time of the last mouse press in a text.
  var lastPress: (point: ScreenPoint, time: Duration)?

  /// The text that was last cut from a field.
  var cutText = ""

  /// The line of the screen where the table began when it was last drawn.
  var drawnOrigin = 0

  /// The number of lines that a header covered at the top when the table was last drawn.
  var drawnStickyHeight = 0

  /// The expanded rows and the rows that belong to them.
  var expansions = RowExpansions()

  /// Whether an animation frame is scheduled.
  var isTicking = false

  /// The row in which the mouse was pressed, while that row handles the mouse.
  var draggedRow: RowContext?

  /// The scroll positions before a panel or a smaller screen took lines from the window.
  var formerPlaces = FormerPlaces()

  /// The pages taken so far, for paging back.
  var pageTrail = PageTrail()

  /// Whether items may have been inserted or removed, or changed their height.
  var needsLayout = true {
    didSet {
      lacksOnlyRows = false
      window.forgetStickyGroup()
    }
  }

  /// Whether the window needs a layout only because rows were inserted between those in view or removed,
  /// so that what is in view is still among its items, the new rows and those just below.
  var lacksOnlyRows = false

  /// Whether everything must be redrawn.
  var needsFullDrawing = true

  /// Whether anything must be redrawn.
  public internal(set) var needsDisplay = true

  /// The edge that was requested before the table had any lines.
  var wantedEdge: Direction?

  init(store: TableStore, style: TableStyle, tracker: ObservationTracker, gate: UpdateGate) {
    self.store = store
    self.style = style
    self.tracker = tracker
    self.gate = gate
  }

  /// Ends the observation of models, which may outlive the table.
  isolated deinit {
    window.slots.forEach { $0.token?.end() }
    while let slot = window.popDeparted() { slot.token?.end() }
  }

  /// Returns the cell of a row, or `nil` if the row is not in view.
  public func cell(at path: RowPath) -> TableCell? {
    if window.needsConfiguring { layoutIfNeeded() }
    return drawnCell(at: path)
  }

  /// Returns the cell of a row as it was last drawn, or `nil` if the row is not in view.
  func drawnCell(at path: RowPath) -> TableCell? {
    guard let index = window.index(of: TableItem(path)) else { return nil }
    return window.slots[index].cell
  }

  /// The rows in view, in order.
  public var visibleRows: [RowPath] {
    layoutIfNeeded()
    return window.slots.compactMap(\.item.path)
  }

  /// Returns the row at a path: the one in view, or else a stored or newly made one.
  func row(at path: RowPath) -> (any CellController)? {
    if let index = window.index(of: TableItem(path)), let row = window.slots[index].row {
      return row
    }
    return store.row(at: path)
  }

  /// Changes the size of the window.
  ///
  /// The row with the cursor stays in view.
  ///
  /// If a panel or a smaller screen takes lines, a line beside that row stays in view too. If the
  /// lines are given back, the window returns to its former position.
  public func resize(to size: ScreenSize) {
    guard size != self.size else { return }
    let isCursorSeen = cursor.map { isInView($0) } ?? false
    if size.height < self.size.height { formerPlaces.note(anchor, height: self.size.height) }
    self.size = size
    anchor = formerPlaces.leave(forHeight: size.height) ?? anchor
    reloadAll()
    if isCursorSeen, let cursor { reveal(cursor, margin: formerPlaces.isEmpty ? 0 : 1) }
    goToWantedEdge()
    controller?.tableDidResize()
    revealCaret()
  }

  /// Reconfigures, measures and redraws everything in view.
  ///
  /// Waits until later if a row calls it while being placed or configured.
  package func reloadAll() {
    guard !gate.isDoing(.layingOut), !gate.isDoing(.traversing) else {
      controller?.whenSettled { [weak self] in self?.reloadAll() }
      return
    }
    gate.begin(.working)
    defer { gate.end(.working) }
    for slot in transitions.removeAll() { recycle(slot) }
    window.begin()
    window.end()
    recycleDeparted()
    needsLayout = true
    setNeedsFullDisplay()
  }

  /// Reconfigures a row in view, before the next layout.
  ///
  /// Does nothing for other rows.
  ///
  /// Waits until later if a row is being configured.
  package func reconfigure(_ path: RowPath) {
    // A row that asks for this while being configured would be configured recursively.
    guard !gate.isDoing(.traversing) else {
      let row = controller?.context(at: path)
      controller?.whenSettled { [weak self] in row?.path.map { self?.reconfigure($0) } }
      return
    }
    guard let index = window.index(of: TableItem(path)) else { return recycleDeparted() }
    window.setNeedsConfiguring(index)
    setNeedsDisplay()
  }

  /// Requests a redraw of everything.
  func setNeedsFullDisplay() {
    needsFullDrawing = true
    setNeedsDisplay()
  }

  /// Requests a frame.
  func setNeedsDisplay() {
    needsDisplay = true
    controller?.stage?.setNeedsFrame()
  }
}
