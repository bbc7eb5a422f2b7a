/// A screen with a table of rows of any kinds.
///
/// Subclass it and say what is in the table; everything about a row is the row's own business, so
/// nothing here ever switches on an index.
///
/// ```swift
/// final class PhoneNumbersScreen: GenericTableController {
///   override func constructTableGroups() -> [TableGroup] {
///     [
///       TableGroup { LinkRowController("About") { AboutScreen() } },
///       TableGroup("Phone numbers", rows: numbers.lazy.map {
///         PhoneNumberRowController(name: $0.name, number: $0.number)
///       }),
///     ]
///   }
/// }
/// ```
///
/// It carries on the generic table view controller of Gallagher's article of 2008.
@MainActor open class GenericTableController: ScreenController {
  /// Shows the table; most screens never need it.
  public final let tableView: TableView

  /// Whether the selection is cleared when the screen appears.
  ///
  /// By default true.
  public final var clearsSelectionOnAppear = true

  /// Whether the first row that takes focus gets it when the screen appears for the first time.
  ///
  /// By default false.
  public final var focusesFirstRow = false

  /// The keys of the table.
  ///
  /// Where letters are text, ``KeyBindings/whereLettersAreText`` of them count.
  public final var keyBindings = KeyBindings.standard {
    didSet { textBindings = nil }
  }

  /// Whether letters are text on every row, as in a form, and not only on rows that take a text.
  ///
  /// By default false. Otherwise a key that types a character is given to the row with the cursor, or
  /// means nothing; Space still selects. The arrows then go on editing in the row they lead to.
  public final var lettersAreText = false {
    didSet { stage?.hintsDidChange() }
  }

  /// Is told when a change could not be followed to the letter.
  ///
  /// By default nobody is.
  public final var onDiagnostic: ((TableDiagnostic) -> Void)? {
    get { diagnostics.onDiagnostic }
    set { diagnostics.onDiagnostic = newValue }
  }

  /// Is told what became of groups and rows, after every change, in the order of the changes.
  ///
  /// What it changes itself is told after that.
  ///
  /// By default nobody is.
  public final var onChange: ((TableChanges) -> Void)?

  let store = TableStore()
  let diagnostics = DiagnosticSink()
  var undoStack: [() -> Void] = []
  var batch: PendingBatch?
  var waitingChanges: [() -> Void] = []

  /// The search for ids that occur more than once in long groups.
  var duplicates = DuplicateSearch()

  /// The search for the next row that takes the focus, while it goes on.
  var focusSearch: FocusSearch?

  /// How far a person is in filling in fields.
  var typing = Typing()

  /// The keys of the table where letters are text; nil until they are needed.
  var textBindings: KeyBindings?

  /// What was open when the groups were forgotten.
  var clearedTable: ExpandedTable?
  var isMakingWaitingChanges = false

  /// Whether the groups are being made.
  private(set) var isMakingGroups = false

  /// How many frames in a row rows asked for changes while they were configured.
  var waitingRounds = 0

  /// What became of the table and was not told yet.
  var untold: [TableNews] = []
  var changeDepth = 0
  var isTelling = false
  private let signal = WakeSignal()
  private let tracker: ObservationTracker
  private var tickets = TicketBook()
  private var groupsToken: ObservationToken?
  private var hintsKey: ObjectIdentifier?
  private var hintsMeanText = false
  private var ownChanges = 0
  private var didFocusFirstRow = false

  /// Creates a table screen.
  public init(title: String = "", style: TableStyle = .plain) {
    tracker = ObservationTracker(signal: signal)
    tableView = TableView(store: store, style: style, tracker: tracker)
    super.init(title: title)
    tableView.controller = self
    store.construct = { [weak self] in
      guard let self else { return [] }
      return reopened(constructTracked())
    }
  }

  isolated deinit {
    endObservingGroups()
  }

  // MARK: What is in the table

  /// Makes the groups of the table.
  ///
  /// By default one group without rows.
  ///
  /// Called once, when the groups are first needed, and again only after they were cleared, or
  /// after an `@Observable` model that it read has changed: then the new groups are compared with
  /// the old ones, and the table shows the difference.
  open func constructTableGroups() -> [TableGroup] { [TableGroup()] }

  /// The groups of the table: the only truth about what is in it.
  ///
  /// They are made by ``constructTableGroups()`` when they are first needed. Setting or changing
  /// them shows the difference.
  public final var tableGroups: [TableGroup] {
    get { store.groups }
    set { setTableGroups(newValue) }
  }

  /// Forgets the groups; they are made anew when they are next needed.
  ///
  /// Editing ends first, and the row takes its text. Rows that were open are open again if they
  /// are among the new ones.
  public final func clearTableGroups() {
    whenSettled { [weak self] in self?.forgetGroups() }
  }

  private func forgetGroups() {
    endTextEditing()
    keepExpandedRows()
    duplicates = DuplicateSearch()
    store.clear()
    endObservingGroups()
    tableView.reloadAll()
  }

  /// Makes the groups anew and shows them.
  public final func updateAndReload() {
    guard store.isBuilt else { return }
    makeGroupsAnew(animation: .none)
    tableView.reloadAll()
  }

  /// Makes the groups and shows the difference; what is asked for meanwhile is meant for the new ones.
  private func makeGroupsAnew(animation: RowAnimation = .automatic) {
    let waiting = waitingChanges
    waitingChanges = []
    let groups = constructTracked()
    let wishes = waitingChanges
    waitingChanges = waiting
    setTableGroups(groups, animation: animation)
    for wish in wishes { whenSettled(wish) }
  }

  private func constructTracked() -> [TableGroup] {
    let wasMakingGroups = isMakingGroups
    isMakingGroups = true
    defer { isMakingGroups = wasMakingGroups }
    endObservingGroups()
    var groups: [TableGroup] = []
    groupsToken = tracker.track(kind: ObjectIdentifier(type(of: self))) {
      groups = constructTableGroups()
    }
    return groups
  }

  private func endObservingGroups() {
    groupsToken?.end()
    groupsToken = nil
  }

  /// Configures rows, or makes the groups, anew where a model that they read has changed.
  private func applyObservedChanges() {
    let changed = signal.drain()
    guard !changed.isEmpty, !isGoingRound() else { return }
    if let token = groupsToken, changed.contains(token.number), store.isBuilt {
      makeGroupsAnew()
    }
    tableView.reconfigureRows(changed)
  }

  /// Whether rows change what other rows read, frame after frame, which would never end: then the
  /// changes are left alone, with one report, until something else changes a model.
  private func isGoingRound() -> Bool {
    ownChanges = signal.takeOwnDoing() ? ownChanges + 1 : 0
    if ownChanges == GenericTableController.roundLimit {
      reportGoingRound(for: ownChanges, .ignored)
    }
    return ownChanges >= GenericTableController.roundLimit
  }

  /// Reports that rows ask for something in frame after frame, for so many by now.
  func reportGoingRound(for frames: Int, _ repair: TableDiagnostic.Repair) {
    let place = tableView.cursor ?? RowPath(group: 0, row: 0)
    diagnostics.report(
      TableDiagnostic(.configuringNeverEnds, at: .row(place), count: frames, repair: repair))
  }

  /// How many frames in a row may be asked for by rows that are configured.
  private static let roundLimit = 16

  // MARK: Rows

  /// Returns what a row may do with the table, for the row at a path.
  public final func context(at path: RowPath) -> RowContext {
    RowContext(tickets.ticket(for: path, of: self, diagnostics))
  }

  /// Returns the row at a path; nil if there is none.
  public final func row(at path: RowPath) -> (any CellController)? {
    tableView.row(at: path)
  }

  /// Lets everything that is remembered by path follow a change the store has made.
  func follow(
    _ changes: TableChanges, _ animations: ChangeAnimations, reloaded: Set<RowPath>? = nil
  ) {
    tickets.follow { changes.newPath(for: $0) }
    tableView.follow(changes, animations, reloaded: reloaded)
    // Where it stands may be another row now: it begins again.
    focusSearch?.item = nil
    stage?.hintsDidChange()
    note(.changes(changes))
  }

  /// Brings a row into view, scrolling as little as needed; does nothing if there is no such row.
  public final func scrollToRow(at path: RowPath) {
    guard store.contains(path) else { return }
    tableView.reveal(path)
    stage?.setNeedsFrame()
  }

  /// Gives a row the cursor and brings it into view; does nothing if there is no such row.
  public final func focusRow(at path: RowPath) {
    tableView.moveCursor(to: path)
    stage?.setNeedsFrame()
  }

  // MARK: ScreenController

  open override func regions(in bounds: ScreenRectangle) -> [ScreenRegion] {
    [ScreenRegion(tableView, in: bounds)]
  }

  open override func screenWillAppear() {
    signal.onWake { [stage = stage?.signal] in stage?.mark() }
    if clearsSelectionOnAppear, tableView.selectionMode == .single { tableView.clearSelection() }
    tableView.reconfigureVisibleRows()
  }

  open override func screenDidDisappear() {
    signal.onWake(nil)
  }

  open override func handle(_ key: KeyPress) -> Bool {
    defer { refreshHints() }
    if rowHandles(key) { return true }
    if key == KeyPress(.escape), endMode() { return true }
    guard let command = command(for: key) else { return false }
    return performByKey(command)
  }

  open override func work() -> Bool {
    makeChangesOfRows()
    applyObservedChanges()
    tableView.advanceSearch()
    let isLooking = goOnLooking()
    let isComparing = lookForDuplicates()
    return isLooking || isComparing || tableView.search.map { !$0.isFinished } ?? false
  }

  open override func paste(_ text: String) -> Bool {
    makeWaitingChanges()
    if tableView.cursor == nil { tableView.layoutIfNeeded() }
    if !isEditingText, typing.isPastLastField { return true }
    if !isEditingText, let path = tableView.cursor { tableView.beginTextEditing(at: path) }
    return tableView.insertText(text)
  }

  open override var caret: ScreenPoint? { textCaret }

  override var takesText: Bool { isEditingText }

  override var takesLetters: Bool { isEditingText || lettersMeanText }

  override var holdsInput: Bool { isLookingForFocus }

  override func stopHoldingInput() { focusSearch = nil }

  override var hasEditedText: Bool { tableView.editSession?.editor.isEdited == true }

  override func copySelectedText() -> Bool {
    tableView.editSession?.editor.content.selection != nil
      && tableView.editText(KeyPress("c", .control))
  }

  override func handleFirst(_ key: KeyPress) -> Bool {
    // What rows asked for in the last frame may move the row that the key is for.
    makeWaitingChanges()
    return isEditingText ? editText(key) : typeCharacter(key)
  }

  override func endEditing() {
    endTextEditing()
  }

  override func leavingWasDeclined() {
    tableView.resumeTextEditing()
  }

  override func disappear() {
    focusSearch = nil
    endTextEditing()
    super.disappear()
  }

  /// Called when Return was pressed in the last row that takes focus.
  ///
  /// By default nothing.
  open func lastFocusIsDone(_ row: RowContext) {}

  /// Called after a text began to be edited, or is edited no more.
  func textEditingDidChange() {}

  /// Leads the focus to the first row, once the table has an extent.
  func tableDidResize() {
    guard focusesFirstRow, !didFocusFirstRow, tableView.size.height > 0 else { return }
    didFocusFirstRow = true
    focusFirst()
  }

  open override var hasUnsavedChanges: Bool { false }

  open override var status: ScreenStatus { tableView.place }

  open override var keyHints: [KeyHint] { isEditingText ? editingHints : tableHints }

  open override func printedLines(width: Int) -> AnySequence<String> {
    AnySequence(PrintedRows(self, width: width))
  }

  var cursorRow: (any CellController)? { tableView.cursor.flatMap { tableView.row(at: $0) } }

  /// The row with the cursor, if it is in view.
  var visibleCursorRow: (any CellController)? {
    guard let path = tableView.cursor, tableView.isInView(path) else { return nil }
    return tableView.row(at: path)
  }

  var words: Words { stage?.words ?? .english }

  /// Ends what Escape ends before it goes back: edit mode, marks of a search.
  private func endMode() -> Bool {
    if isEditing {
      isEditing = false
      return true
    }
    guard tableView.search != nil else { return false }
    tableView.clearMarks()
    return true
  }

  /// Makes the bottom line anew when the row with the cursor is of another kind than before.
  private func refreshHints() {
    let row = visibleCursorRow
    let key = row.map { ObjectIdentifier(type(of: $0)) }
    let isSame = key == hintsKey && lettersMeanText == hintsMeanText
    guard !isSame || row is any KeyRespondingRow || tableView.search != nil else { return }
    hintsKey = key
    hintsMeanText = lettersMeanText
    stage?.hintsDidChange()
  }
}
