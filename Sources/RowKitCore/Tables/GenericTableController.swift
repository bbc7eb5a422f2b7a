/// A screen with a table of rows of any type.
///
/// Subclass it and return the table's groups. Each row controls its own appearance and behavior, so
/// a screen never switches on an index.
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
/// The class continues the generic table view controller of Gallagher's article of 2008.
@MainActor open class GenericTableController: ScreenController, InteractiveScreen {
  /// The view that shows the table.
  ///
  /// Most screens don't need it.
  public final let tableView: TableView

  /// Whether the selection is cleared when the screen appears.
  ///
  /// The default is `true` for single selection and `false` for multiple selection.
  public final var clearsSelectionOnAppear: Bool {
    get { wantsClearSelection ?? (tableView.selectionMode == .single) }
    set { wantsClearSelection = newValue }
  }

  /// Whether the first row that takes the focus gets it when the screen first appears.
  ///
  /// The default is `false`.
  public final var focusesFirstRow: Bool {
    get { fields.focusesFirstRow }
    set { fields.focusesFirstRow = newValue }
  }

  /// The key bindings of the table.
  ///
  /// If letters are text, ``KeyBindings/whereLettersAreText`` is used instead.
  public final var keyBindings: KeyBindings {
    get { keys.bindings }
    set { keys.bindings = newValue }
  }

  /// Whether letters are text on every row, as in a form, and not only on text rows.
  ///
  /// If `true`, a key that types a character goes to the row with the cursor or does nothing; Space
  /// still selects. Moving the cursor with the arrow keys then continues editing in the new row.
  /// The default is `false`.
  public final var lettersAreText: Bool {
    get { keys.lettersAreText }
    set {
      keys.lettersAreText = newValue
      stage?.hintsDidChange()
    }
  }

  /// Called after each change to groups and rows, in order.
  ///
  /// Changes made inside the closure are reported afterwards. The default is `nil`.
  public final var onChange: ((TableChanges) -> Void)? {
    get { news.onChange }
    set { news.onChange = newValue }
  }

  /// The number that was typed before the key being handled, or `nil` if there is none.
  ///
  /// A screen with commands of its own reads it to repeat them, as `3n` does.
  public final var repetition: Int? { keys.repetition }

  package let store = TableStore()
  package let diagnostics = DiagnosticSink()
  final var undoStack = UndoStack()
  package final var batch: PendingBatch?

  /// The gate for changes, shared with the view.
  package let gate = UpdateGate()

  /// The search for duplicate identifiers in long groups.
  package final var duplicates = DuplicateSearch()

  /// The dialect that the controller belongs to, or `nil` for none.
  package final weak var dialect: (any TableDialect)?

  /// The origin of the groups.
  package final var construction = GroupConstruction()

  let keys = TableKeys()
  final var fields = FieldEntry()
  final var news = TableNewsQueue()
  package internal(set) final var observer = TableObserver()
  final var handles = RowHandlePool()
  private final var wantsClearSelection: Bool?

  /// Creates a table screen.
  public init(title: String = "", style: TableStyle = .plain) {
    tableView = TableView(
      TableLinks(store: store, gate: gate, tracker: observer.tracker), style: style)
    super.init(title: title)
    tableView.controller = self
    diagnostics.show = { [weak self] sentence in
      // A message for the person comes first.
      guard let stage = self?.stage, stage.message == nil else { return false }
      stage.showDiagnostic(sentence)
      return true
    }
    store.construct = { [weak self] in
      guard let self else { return [] }
      return reopened(constructTracked(), true)
    }
    store.didBuild = { [weak self] in self?.duplicates.begin() }
  }

  isolated deinit {
    construction.endObserving()
    observer.openChildren.removeAll()
  }

  // MARK: Contents

  /// Constructs the groups of the table.
  ///
  /// The default implementation returns one group without rows.
  ///
  /// Called once, when the groups are first needed. Called again only after the groups were
  /// cleared, or after an `@Observable` model that the method read has changed: the new groups are
  /// then compared with the old ones, and the table shows the difference.
  open func constructTableGroups() -> [TableGroup] {
    construction.isFilledInPlace = true
    return [TableGroup()]
  }

  /// The groups of the table: the single source of its content.
  ///
  /// ``constructTableGroups()`` creates them on first use. Changing them shows the difference.
  public final var tableGroups: [TableGroup] {
    get {
      // Within a batch the table reads as before.
      if batch == nil, gate.isOpen { makeWaitingChanges() }
      return groupsAfterWaitingChanges ?? store.groups
    }
    set { setTableGroups(newValue) }
  }

  /// Constructs the groups, tracking the models that this reads.
  func constructTracked() -> [TableGroup] {
    gate.begin(.constructing)
    defer { gate.end(.constructing) }
    let ownValues = construction.begin()
    var groups: [TableGroup] = []
    let token = observer.track(kind: ObjectIdentifier(type(of: self))) {
      groups = ownValues.record { constructTableGroups() }
    }
    construction.end(reading: token)
    return described(groups)
  }

  /// Returns groups as the dialect shows them.
  func described(_ groups: [TableGroup]) -> [TableGroup] {
    var groups = groups
    dialect?.willShow(&groups)
    return groups
  }

  /// Configures rows, or constructs the groups again, after a model that they read has changed.
  ///
  /// Within a batch, which would lose its positions, they wait for the next frame.
  package func applyObservedChanges() {
    let changed = batch == nil ? observer.signal.drain() : []
    guard !changed.isEmpty, !isGoingRound() else { return }
    dialect?.modelsDidChange(changed)
    if construction.hasRead(changed), store.isBuilt { reconstructGroups() }
    updateChildren(changed)
    tableView.reconfigureRows(changed)
  }

  /// Whether rows keep changing what other rows read, frame after frame.
  ///
  /// The changes are then ignored, with one diagnostic, until something else changes a model.
  private func isGoingRound() -> Bool {
    let round = observer.countRound()
    if let frames = round.reported { reportGoingRound(for: frames, .ignored) }
    return round.isEndless
  }

  /// Reports that rows request changes in every frame, with the number of frames so far.
  func reportGoingRound(for frames: Int, _ repair: TableDiagnostic.Repair) {
    let place = tableView.cursor ?? RowPath(group: 0, row: 0)
    diagnostics.report(.configuringNeverEnds, at: .row(place), count: frames, repair: repair)
  }

  // MARK: Rows

  /// Returns the context of the row at a path.
  ///
  /// For a path without a row, the context is that of a row that is gone.
  public final func context(at path: RowPath) -> RowContext {
    guard store.contains(path) else {
      return RowContext(RowHandle(host: self, diagnostics: diagnostics) { nil })
    }
    return context(forRowAt: path)
  }

  /// Returns the context of the row that is at a path, or that is going to be inserted there.
  func context(forRowAt path: RowPath) -> RowContext {
    RowContext(handles.handle(for: path, of: self, diagnostics))
  }

  /// Moves the cursor to the row with a number, counted from 1, as `42G` does.
  ///
  /// A number beyond the end means the last row. If the row can't have the cursor, the nearest one
  /// that can gets it. Rows are numbered as in the status: within the group of the cursor if it is
  /// longer than the window, otherwise throughout the table. Override it if rows are numbered in
  /// another way.
  open func moveCursor(toRowNumber number: Int) {
    tableView.moveCursor(toRowNumber: number)
    stage?.setNeedsFrame()
  }

  /// Moves the cursor to the row at a percentage of the rows, as `50%` does.
  ///
  /// The range is 0 to 100; numbers beyond it mean its ends. Override it if counting all rows would
  /// take long.
  open func moveCursor(toPercent percent: Int) {
    tableView.moveCursor(toPercent: max(0, min(percent, 100)))
    stage?.setNeedsFrame()
  }

  /// The framework's words, in the language of the stage.
  package var words: LocalizedStrings { stage?.words ?? .english }

  // MARK: ScreenController

  open override func regions(in bounds: ScreenRectangle) -> [ScreenRegion] {
    [ScreenRegion(tableView, in: bounds)]
  }

  package func willAppear() {
    observer.signal.setWakeHandler { [stage = stage?.signal] in stage?.mark() }
    if let stage { observer.tracker.share(stage.readingKinds) }
    if clearsSelectionOnAppear { tableView.clearSelection() }
    tableView.reconfigureVisibleRows()
  }

  package func didAppear() { dialect?.screenWasShown() }

  open override func handle(_ key: KeyPress) -> Bool {
    if rowHandles(key) || beginCounting(key) { return true }
    if key == KeyPress(.escape), endMode() { return true }
    let isForText = isEditingText && key.modifiers.contains(.alt)
    if !isForText, let command = command(for: key), performByKey(command) { return true }
    return dialect?.handleLast(key) ?? false
  }

  open override func performPendingWork() -> Bool {
    makeChangesOfRows()
    applyObservedChanges()
    diagnostics.showWaiting()
    let isSearching = tableView.hasSearch && tableView.advanceSearch()
    let isLooking = fields.search != nil && goOnLooking()
    let isComparing = duplicates.isHeard && !duplicates.isFinished && lookForDuplicates()
    return isLooking || isComparing || isSearching
  }

  open override func paste(_ text: String) -> Bool {
    followChanges()
    if !isEditingText, refuseTyping() { return true }
    guard isEditingText || !isTypingInterrupted else { return true }
    if !isEditingText, let path = tableView.cursor { tableView.beginTextEditing(at: path) }
    return tableView.insertText(text)
  }

  open override var caret: ScreenPoint? { isEditingText ? onScreen(tableView.caret) : nil }

  package var focusPoint: ScreenPoint? { onScreen(tableView.focusPoint) }

  /// Returns the position on the screen of a point of the table.
  private func onScreen(_ point: ScreenPoint?) -> ScreenPoint? {
    guard var point, let stage else { return nil }
    for region in stage.regions where region.view === tableView {
      point.column += region.frame.column
      point.line += region.frame.line
      return point
    }
    return nil
  }

  /// Whether a text is being edited.
  public final var isEditingText: Bool { tableView.texts.isEditing }

  package var takesText: Bool { isEditingText }

  package var takesLetters: Bool { isEditingText || lettersMeanText }

  package var typedNumber: Int? { keys.count.value }

  package func refusal(of key: KeyPress) -> String? {
    isEditingText ? nil : command(for: key).flatMap(refusal(of:))
  }

  package var holdsInput: Bool { fields.search != nil }
  package func stopHoldingInput() { stopLooking() }
  package var hasEditedText: Bool { tableView.editSession?.editor.isEdited == true }

  package func wordsDidChange() { tableView.reconfigureVisibleRows() }

  package var textRefusals: [String] {
    tableView.texts.refused.messages.map { sentence($0.message, aboutRowAt: $0.path) }
  }

  package func copySelectedText() -> Bool {
    tableView.editSession?.editor.content.selection != nil
      && tableView.editText(KeyPress("c", .control))
  }

  package func handleFirst(_ key: KeyPress) -> Bool {
    followChanges()
    if !isEditingText, keepFromOtherRows(key) || goOnCounting(key) { return true }
    dialect?.willHandleKey()
    defer { dialect?.didHandleKey() }
    return isEditingText ? editText(key) : typeCharacter(key)
  }

  /// Follows what rows requested in the last frame, and what models changed since.
  ///
  /// A key is for the row with the cursor, which a new screen gets here, and a click for the row that is
  /// still seen.
  func followChanges() {
    makeWaitingChanges()
    applyObservedChanges()
    if tableView.cursor == nil { tableView.layoutIfNeeded() }
  }

  package func typeText(_ text: String) -> Bool {
    followChanges()
    guard isEditingText, fields.search == nil else { return false }
    return tableView.typeText(text)
  }

  package func willHandleInput() { tableView.letSearchGoOn() }

  package func leavingWasDeclined() { tableView.resumeTextEditing() }

  package func willDisappear() {
    fields.search = nil
    endEditing()
    tableView.recycleDeparted()
    dialect?.screenWillHide()
    observer.signal.setWakeHandler(nil)
  }

  /// Whether constructing the groups again would lose nothing that a person entered.
  var canConstructAgain: Bool {
    store.isAsConstructed && !construction.ownValues.haveChanged && dialect?.holdsChanges != true
  }

  /// Called when Return was pressed in the last row that takes the focus; does nothing by default.
  open func didFinishLastField(_ row: RowContext) {}

  /// The effect of Return in the last field, in a word for the bottom line, or `nil`, the default, if
  /// it only ends editing.
  open var lastFieldVerb: String? { nil }

  /// Whether the screen shows only some rows, and all again on Escape, which the bottom line lists then.
  ///
  /// The default is `false`.
  open var showsOnlySomeRows: Bool { false }

  /// Whether the screen still looks for rows to show, as its own filter does; `false` by default.
  open var isFindingRows: Bool { false }

  /// The changes of the model that a person can undo.
  ///
  /// The default is `nil`: the table then undoes deletions and moves of rows.
  open var changeHistory: (any ChangeHistory)? { nil }

  open override var status: ScreenStatus {
    guard let search = narrowingSearch else {
      return tableView.isSearchResting ? .text(searchProgress) : tableView.place
    }
    return .text("/\(search.matcher.pattern)  \(searchProgress)")
  }

  open override var keyHints: [KeyHint] {
    let hints = isEditingText ? editingHints : tableHints
    return dialect.map { hints + $0.dialectHints } ?? hints
  }

  open override func printedLines(width: Int) -> AnySequence<String> {
    AnySequence(PrintedRows(self, width: width))
  }
}
