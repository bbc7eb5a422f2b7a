/// A view that shows the groups of a table in a window.
///
/// It requests only the rows in view, reuses their cells, and keeps the cursor, the selection and
/// the scroll position. It coordinates small values that can each be tested alone: the visible
/// window, the scroll anchor, the reuse pool, the projection, the cursor and the selection.
@MainActor public final class TableView {
  var appearance: TableAppearance
  var links: TableLinks

  /// The cursor, and the reason it is where it is.
  var cursorState = TableCursor()

  /// The selected rows.
  public internal(set) var selection: Set<RowPath> = []

  var viewport = Viewport()
  let trail = ScrollTrail()
  let window = VisibleWindow(pool: ReusePool())
  var projection = Projection()

  /// The expanded rows and the rows that belong to them.
  var expansions = RowExpansions()

  var searching = SearchState()

  /// The running transitions, which are moved out while they change, as ``VisibleWindow/slots`` are.
  var transitions: TransitionList {
    @inline(__always) get { runningTransitions }
    _modify {
      var changed = TransitionList()
      swap(&changed, &runningTransitions)
      defer { swap(&changed, &runningTransitions) }
      yield &changed
    }
  }

  private var runningTransitions = TransitionList()

  /// Whether rows have a state other than the cursor and a position.
  var haveRowsMoreStates: Bool {
    !selection.isEmpty || texts.isEditing || !expansions.isEmpty
      || !runningTransitions.unfolding.isEmpty || !texts.refused.isEmpty
  }

  /// The text that is being edited, or `nil` if none is.
  var editSession: EditSession? {
    didSet {
      guard texts.isEditing != (editSession != nil) else { return }
      texts.isEditing.toggle()
      controller?.textEditingDidChange()
    }
  }

  package var texts = TextMemory()
  var pointer = PointerState()
  var redrawing = RedrawState()

  init(_ links: TableLinks, style: TableStyle) {
    self.links = links
    appearance = TableAppearance(style: style)
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
  /// If a panel or a smaller screen takes lines, a line beside that row stays in view too. When the
  /// table grows again, the window returns to its former position.
  public func resize(to size: ScreenSize) {
    guard size != self.size else { return }
    trail.pages.forget()
    let isCursorSeen = cursor.map { isInView($0) } ?? false
    if size.height < self.size.height {
      trail.places.note(anchor, height: self.size.height)
    }
    self.size = size
    let kept = trail.places.leave(forHeight: size.height)
    let former = kept == nil && anchor.offset > 0 ? window.fullHeight(of: anchor.item) : nil
    anchor = kept ?? anchor
    reloadAll()
    // About the same part of a row at the top stays there.
    let height = anchor.offset > 0 ? measuredHeight(anchor.item) : 0
    if let former { anchor.offset = (anchor.offset * height + former / 2) / max(1, former) }
    let isInside = anchor.item.path == cursor && anchor.offset < height && !fits(anchor.item)
    if isCursorSeen, !isInside, let cursor { reveal(cursor, margin: trail.places.isEmpty ? 0 : 1) }
    if size.height > 0, let edge = viewport.wantedEdge { moveToEdge(edge) }
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
    redrawing.needsFullDrawing = true
    setNeedsDisplay()
  }

  /// Requests a frame.
  func setNeedsDisplay() {
    needsDisplay = true
    controller?.stage?.setNeedsFrame()
  }
}

/// The parts of the view's state, by their own names.
extension TableView {
  /// The visual separation of groups.
  public var style: TableStyle {
    get { appearance.style }
    set {
      guard newValue != style else { return }
      appearance.style = newValue
      reloadAll()
    }
  }

  /// The number of rows that may be selected at a time, `.single` by default.
  public var selectionMode: SelectionMode {
    get { appearance.selectionMode }
    set { appearance.selectionMode = newValue }
  }

  /// Whether the table is in edit mode.
  package internal(set) var isEditing: Bool {
    get { appearance.isEditing }
    set {
      guard newValue != isEditing else { return }
      appearance.isEditing = newValue
      (cursorState.unusableArrivals, pointer.carried) = (nil, nil)
      reloadAll()
    }
  }

  /// The colours behind the table, from its top to its bottom, or `nil` for those of the screen.
  public var background: Gradient? {
    get { appearance.background }
    set {
      guard newValue != background else { return }
      appearance.background = newValue
      setNeedsFullDisplay()
    }
  }

  /// The size in columns and lines.
  public internal(set) var size: ScreenSize {
    get { viewport.size }
    set { viewport.size = newValue }
  }

  /// The row that has the cursor, or `nil` if no row can have it or a header has it.
  public internal(set) var cursor: RowPath? {
    get { cursorState.row }
    set { cursorState.row = newValue }
  }

  /// The group whose header has the cursor, or `nil` if a row has it.
  package internal(set) var focusedHeader: Int? {
    get { cursorState.header }
    set { cursorState.header = newValue }
  }

  /// The item that has the cursor, or `nil` if nothing can have it.
  var cursorItem: TableItem? { cursorState.item }

  /// Whether unusable rows may have the cursor because no row is usable.
  package var everyRowTakesCursor: Bool { cursorState.everyRowTakesIt }

  /// Whether anything must be redrawn.
  public internal(set) var needsDisplay: Bool {
    get { redrawing.needsDisplay }
    set { redrawing.needsDisplay = newValue }
  }

  /// Whether items may have been inserted or removed, or changed their height.
  var needsLayout: Bool {
    get { redrawing.needsLayout }
    set {
      redrawing.setNeedsLayout(newValue)
      window.knowsStickyGroup = false
    }
  }

  var anchor: ScrollAnchor {
    get { viewport.anchor }
    set { viewport.anchor = newValue }
  }

  var search: TableSearch? {
    get { searching.search }
    _modify {
      var changed: TableSearch?
      swap(&changed, &searching.search)
      defer { swap(&changed, &searching.search) }
      yield &changed
    }
  }

  /// Whether a search, which shows only its matches or marks them, is shown or wanted.
  package var hasSearch: Bool { search != nil || searching.wanted != nil }

  /// Searches rows again whose text may have changed.
  package func searchAgain(_ rows: @autoclosure () -> [TableChanges.Rows]) {
    guard searching.search != nil else { return }
    search?.lookAgain(at: rows())
    keepEditedRow()
  }

  var store: TableStore { links.store }

  /// The gate for changes, shared with the controller.
  package var gate: UpdateGate { links.gate }

  var controller: (any TableHost)? {
    get { links.controller }
    set { links.controller = newValue }
  }

  /// The framework's words, in the language of the stage.
  var words: LocalizedStrings { controller?.stage?.words ?? .english }
}
