/// Shows the groups of a table in a window: asks for the rows in view and no others, reuses their
/// cells, and keeps cursor, selection and the reader's place.
///
/// It is a thin coordinator of small values, each of which can be tested alone: the visible
/// window, the scroll anchor, the reuse pool, the projection, cursor and selection.
@MainActor public final class TableView {
  /// How groups are set apart.
  public var style: TableStyle {
    didSet { if style != oldValue { reloadAll() } }
  }

  /// How many rows may be selected at a time.
  public var selectionMode = SelectionMode.single

  /// Whether the table is in edit mode.
  public internal(set) var isEditing = false {
    didSet { if isEditing != oldValue { reloadAll() } }
  }

  /// The colours behind the table, from its top to its bottom; nil for those of the screen.
  public var background: Gradient? {
    didSet { if background != oldValue { setNeedsFullDisplay() } }
  }

  /// The extent in columns and lines.
  public internal(set) var size = ScreenSize(width: 0, height: 0)

  /// The row that has the cursor; nil when no row can have it, or a header has it.
  public internal(set) var cursor: RowPath? { didSet { if cursor != nil { headerCursor = nil } } }

  /// The group whose header has the cursor; nil when a row has it.
  public internal(set) var headerCursor: Int? {
    didSet {
      // The header may be drawn twice, where it stands and at the top. Who changed something asks
      // for the frame.
      if headerCursor != oldValue { (needsFullDrawing, needsDisplay) = (true, true) }
    }
  }

  /// Whether a header has the cursor only because there was no row to have it.
  var isHeaderCursorMakeshift = false

  /// The selected rows.
  public internal(set) var selection: Set<RowPath> = []

  let store: TableStore
  weak var controller: GenericTableController?
  let tracker: ObservationTracker

  var projection = Projection()
  var anchor = ScrollAnchor.start

  /// What the window hangs on while rows are on their way, and where it stood with the heights that
  /// they had: it must stand right once they have theirs.
  var held: (wanted: ScrollAnchor, shown: ScrollAnchor)?

  var window = VisibleWindow()
  var pool = ReusePool()
  var search: TableSearch?
  var transitions = TransitionList()

  /// The text that is edited, if one is.
  var editSession: EditSession? {
    didSet {
      if (editSession == nil) != (oldValue == nil) { controller?.textEditingDidChange() }
    }
  }

  /// The editing that ended last, for going on with it.
  var endedSession: EditSession?

  /// Where and when the button of the mouse was pressed in a text last.
  var lastPress: (point: ScreenPoint, time: Duration)?

  /// What was cut last from a text.
  var cutText = ""

  /// The line of the screen where the table began when it was drawn last.
  var drawnOrigin = 0

  /// How many lines a header covered at the top when the table was drawn last.
  var drawnStickyHeight = 0

  /// The rows that are open, and what belongs to them.
  var expansions = RowExpansions()

  /// Whether a frame of an animation is asked for.
  var isTicking = false

  /// The row in which the mouse was pressed, while it uses the mouse.
  var draggedRow: RowContext?

  /// Whether a layout runs.
  var isLayingOut = false

  /// How many pieces of other work go on that a change in the middle would upset.
  var workCount = 0

  /// How many pieces of work go through what is in view row by row, while it must stand still.
  var standCount = 0

  /// Whether changes asked for now wait, because rows are placed, configured or follow a change.
  var isBusy: Bool { isLayingOut || workCount > 0 || standCount > 0 }

  /// Where the window stood before a panel, or a smaller screen, took lines from it.
  var formerPlaces = FormerPlaces()

  /// The way that paging took.
  var pageTrail = PageTrail()

  /// Whether the row with the cursor grew since the last frame, where it was seen whole.
  var cursorHasGrown = false

  /// Whether items may have come or gone, or changed their height.
  var needsLayout = true

  /// Whether the look of everything must be drawn anew.
  var needsFullDrawing = true

  /// Whether something must be drawn.
  public internal(set) var needsDisplay = true

  /// Whether the first row that can have the cursor should get it.
  var needsInitialCursor = true

  /// The edge that a person, or the app, wanted to see before the table had any line to show it.
  var wantedEdge: Direction?

  /// Whether rows that do nothing may have the cursor, because no row does anything.
  var everyRowTakesCursor = false

  init(store: TableStore, style: TableStyle, tracker: ObservationTracker) {
    self.store = store
    self.style = style
    self.tracker = tracker
  }

  /// Takes the trackings of the rows in view off models that live longer.
  isolated deinit {
    for slot in window.slots { slot.token?.end() }
  }

  /// Returns the cell of a row; nil when the row is not in view.
  public func cell(at path: RowPath) -> TableCell? {
    window.index(of: TableItem(path)).flatMap { window.slots[$0].cell }
  }

  /// The rows in view, in order.
  public var visibleRows: [RowPath] {
    layoutIfNeeded()
    return window.slots.compactMap(\.item.path)
  }

  /// Returns the row at a path: the one in view, otherwise a stored or newly made one.
  func row(at path: RowPath) -> (any CellController)? {
    if let index = window.index(of: TableItem(path)), let row = window.slots[index].row {
      return row
    }
    return store.row(at: path)
  }

  /// Gives the window a new extent; the row with the cursor stays in view.
  ///
  /// Where lines are taken, by a panel or a smaller screen, a line beside that row stays in view
  /// too; when they are given back, the window stands where it stood.
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

  /// Configures, measures and draws everything in view again; later, if a row asks for it while it
  /// is placed or configured.
  func reloadAll() {
    guard !isLayingOut, standCount == 0 else {
      controller?.whenSettled { [weak self] in self?.reloadAll() }
      return
    }
    workCount += 1
    defer { workCount -= 1 }
    transitions.removeAll(recycle)
    window.begin()
    window.end(recycle)
    needsLayout = true
    setNeedsFullDisplay()
  }

  /// Configures a row in view again in the next frame; does nothing for others.
  func reconfigure(_ path: RowPath) {
    // A row that asks for it while it is configured would be configured within itself.
    guard standCount == 0 else {
      let row = controller?.context(at: path)
      controller?.whenSettled { [weak self] in row?.path.map { self?.reconfigure($0) } }
      return
    }
    guard let index = window.index(of: TableItem(path)) else { return }
    configureSlot(index)
  }

  /// Asks for everything to be drawn.
  func setNeedsFullDisplay() {
    needsFullDrawing = true
    setNeedsDisplay()
  }

  /// Asks for a frame.
  func setNeedsDisplay() {
    needsDisplay = true
    controller?.stage?.setNeedsFrame()
  }
}
