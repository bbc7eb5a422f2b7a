public import JSONSchema
public import RowKit

/// A form for a JSON document, made from its schema.
///
/// ```swift
/// let schema = try Schema(JSONValue(parsing: schemaText))
/// let form = SchemaForm(schema, try JSONValue(parsing: text), title: "Contact")
/// ```
///
/// Each value has a row by its type, format or path, see ``SchemaRows``. Objects on the first level
/// become groups, and those below lead to screens, which are made when they are opened. A document
/// that breaks its schema opens all the same, with messages on its rows.
open class SchemaForm: GenericTableController {
  /// Saves the document, and returns a sentence if that failed.
  ///
  /// A row at the end saves, and so does Ctrl-S on every screen of the document. The default is `nil`:
  /// the form doesn't save.
  public final var onSave: ((JSONDocument) -> String?)?

  /// The title of the row that saves.
  ///
  /// The default is ``/RowKitScreens/FormStrings/save`` in the words of the screen.
  public final var saveLabel: String {
    get { ownSaveLabel ?? words[FormStrings.save] }
    set { ownSaveLabel = newValue }
  }

  private var ownSaveLabel: String?

  /// The verb for saving among the hints, or `nil` for the title of the row in small letters.
  ///
  /// The default is `nil`.
  public final var saveVerb: String?

  var file: JSONDocumentFile?

  /// The document that a former program couldn't save, until a person is asked about it.
  var unsaved: UnsavedDocument?

  /// That document, if it was restored and not saved since.
  private var restored: UnsavedDocument?

  /// The bytes of the document that was kept as a copy, or discarded, last.
  private var handled: [UInt8]?

  /// The screen from which a person has gone to compare the file with the document before saving.
  weak var comparedFrom: GenericTableController?

  private let keptRows = FormKeptRows()
  private let value: SchemaValue

  var session: SchemaSession { value.session }
  var place: FormPlace { value.page ?? session.root }
  private var rows: SchemaRows { value.rows }

  /// The label of the value where the title was made of it, or `nil` for the whole document.
  private var label: String?

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - schema: The schema.
  ///   - value: The value, or `nil` if there is none yet.
  ///   - title: The title, or `nil` for that of the schema.
  ///   - rows: The rows for values. The default is ``SchemaRows/standard``.
  ///   - assertsFormats: Whether a text without its format is an error and not only a warning.
  public convenience init(
    _ schema: Schema, _ value: JSONValue? = nil, title: String? = nil, rows: SchemaRows? = nil,
    assertsFormats: Bool = false
  ) {
    self.init(
      SchemaValue(
        value.map { JSONDocument($0) }, schema: schema, rows: rows, assertsFormats: assertsFormats),
      title: title ?? schema.root.title ?? "")
  }

  /// Creates a form for a document that others can read, too.
  public init(_ value: SchemaValue, title: String) {
    self.value = value
    super.init(title: title, style: .grouped)
    dialect = self
    // On all rows, and not only on those that take text.
    keyBindings[KeyPress("f", .control)] = .search
    if isDocument { session.saver = self } else { label = groups.label }
  }

  /// Creates the screen of a value in a document.
  convenience init(
    _ session: SchemaSession, _ rows: SchemaRows, _ place: FormPlace, title: String
  ) {
    self.init(SchemaValue(session, rows, page: place), title: title)
  }

  /// Whether the form shows the whole document.
  private var isDocument: Bool { value.page == nil }

  /// The document as edited.
  public final var document: JSONDocument { session.document }

  public final override func constructTableGroups() -> [TableGroup] {
    session.refillBudget()
    placeDidMove()
    guard isDocument, onSave != nil else { return groups.groups }
    return groups.groups + [TableGroup(id: "save", rows: [saveRow])]
  }

  private var groups: SchemaGroups {
    SchemaGroups(session, rows, place, isFirst: place.isRoot, keptRows: keptRows)
  }

  open override var hasUnsavedChanges: Bool {
    onSave != nil && session.isChanged && file?.isWriting(session.document) != true
  }

  /// The changes that can be undone, whatever screen of the form they were made on.
  public final override var changeHistory: (any ChangeHistory)? { session.history }

  open override func handle(_ key: KeyPress) -> Bool {
    session.refillBudget()
    return super.handle(key) || saveDocument(by: key, on: self)
  }

  open override var keyHints: [KeyHint] {
    var hints = super.keyHints
    if let saveKeyHint { hints.insert(saveKeyHint, at: min(1, hints.count)) }
    return hints
  }

  // MARK: Saving

  private var saveRow: any CellController {
    .action(saveLabel, alignment: .center, id: "save") { [weak self] _ in
      if let self { save(on: self) }
    }
  }

  func store(on screen: GenericTableController) {
    let document = session.document
    didStore(document, onSave?(document), on: screen)
    guard let file, file.isWriting(document) else { return }
    let session = session
    file.whenWritten { [weak self, weak screen, weak stage = screen.stage] problem in
      if let self {
        didStore(document, problem, on: screen ?? self)
      } else if problem != nil {
        // Nobody has the changes any more.
        stage?.showMessage(
          file.keepUnsaved(session.document, replacing: nil, within: .milliseconds(500)))
      }
    }
  }

  private func didStore(
    _ document: JSONDocument, _ problem: String?, on screen: GenericTableController
  ) {
    if let problem {
      askAboutChange(on: screen) ?? screen.showMessage(problem)
    } else {
      session.savedBytes = document.bytes
      discardRestored()
      for form in forms(below: screen) { form.tableView.texts.refused.settle() }
      if screen.navigation != nil { screen.showMessage(words[FormStrings.saved]) }
    }
  }

  // MARK: Files

  /// Forgets the copy of a document that was restored, once it is saved or discarded.
  private func discardRestored() {
    if let restored { file?.discard(restored) }
    restored = nil
  }

  /// Saves the document in a file.
  ///
  /// If another program changed the file, the person chooses whose document stays, and can compare
  /// both. If a signal ends the program, a copy of a document with unsaved changes is kept and
  /// offered when the file is opened again.
  public final func save(in file: JSONDocumentFile) {
    self.file = file
    unsaved = file.unsavedDocument()
    file.forgetParsedDocument()
    onSave = { file.save($0) }
  }

  /// Asks whether to restore the newest document that a former program couldn't save, and then about
  /// the one before it if that was discarded.
  ///
  /// Waits for a person if none is there.
  private func offerUnsavedDocument() {
    guard let unsaved, stage?.isAttended == true else { return }
    self.unsaved = nil
    let reason = words[unsaved.isOutdated ? SchemaStrings.fileIsNewer : .programEnded]
    show(
      Alert(
        words[SchemaStrings.lastChanges],
        message: reason + " " + words[SchemaStrings.restoring],
        actions: [
          AlertAction(words[SchemaStrings.restore], isDestructive: unsaved.isOutdated) {
            [weak self] in
            self?.restored = unsaved
            self?.session.restore(unsaved.document)
            self?.leaveScreensOfGoneValues(on: self?.stage)
          },
          AlertAction(words[SchemaStrings.compare]) { [weak self] in self?.compare(unsaved) },
          AlertAction(words[AlertStrings.discard], isDestructive: true) { [weak self] in
            self?.file?.discard(unsaved)
            self?.unsaved = self?.file?.unsavedDocument()
            self?.offerUnsavedDocument()
          },
        ]))
  }

  /// Shows what another program wrote in the file, unless the document has unsaved changes.
  open override func programDidBecomeActive() {
    super.programDidBecomeActive()
    file?.whenChanged { [weak self] contents in self?.follow(contents) }
  }

  /// Waits up to a second for a document that is being written, and keeps a copy of unsaved changes, which
  /// may take up to five seconds on a slow disk.
  open override func programWillEnd() {
    let problem = file?.finishSaving(within: .seconds(1))
    if let report = keepUnsavedChanges() ?? problem { stage?.reportAtEnd(report) }
    super.programWillEnd()
  }

  /// Waits up to five seconds for a document that is being written, and keeps a copy if it can't be, which
  /// may take five more on a slow disk.
  ///
  /// Call this after a person has left the form, before the program ends.
  ///
  /// - Returns: Sentences about what became of the document, or none if it is written.
  public final func finishSaving() -> [String] {
    guard let file, let problem = file.finishSaving() else { return [] }
    // A file system that doesn't answer takes no copy either.
    if file.isWriting(document) { return [problem] }
    return [problem, keepUnsavedChanges()].compactMap(\.self)
  }

  /// Keeps unsaved changes beside the file, once, and returns a sentence about that.
  ///
  /// Waits up to five seconds: a disk may be slow, and a second signal ends the program at once.
  /// Returns `nil` if there are none.
  private func keepUnsavedChanges() -> String? {
    guard let file, session.isChanged, !file.holds(document), handled != document.bytes else {
      return nil
    }
    handled = document.bytes
    return file.keepUnsaved(document, replacing: restored, within: .seconds(5))
  }

  /// Compares the file with a document that a former program couldn't save, which is offered again after
  /// that.
  private func compare(_ unsaved: UnsavedDocument) {
    let unsaved = file?.unsavedDocument() ?? unsaved
    self.unsaved = unsaved
    let other = masked(file?.presentDocument() ?? document)
    push(
      ComparisonScreen(
        file: other.text(differingFrom: nil),
        document: masked(unsaved.document).text(differingFrom: other, in: words),
        signs: .restoringSigns, own: .onlyUnsaved, words: words))
  }
}

// MARK: AttendedScreen

extension SchemaForm: AttendedScreen {
  package func personDidArrive() { offerUnsavedDocument() }
}

// MARK: DiscardingScreen

extension SchemaForm: DiscardingScreen {
  package func changesWereDiscarded() {
    file?.forgetProblem()
    discardRestored()
    handled = document.bytes
  }
}

// MARK: DocumentScreen

extension SchemaForm: DocumentScreen {
  /// Gives the screen the title of its value, such as the number of an element.
  func placeDidMove() {
    guard let former = label, let now = groups.label, now != former else { return }
    label = now
    if title.hasPrefix(former) { title = now + title.dropFirst(former.count) }
  }
}

// MARK: DocumentSaver

extension SchemaForm: DocumentSaver {
  var saveTitle: String? { onSave == nil ? nil : saveLabel }

  var saveHint: String? {
    saveTitle.map { saveVerb ?? $0.prefix(1).lowercased() + $0.dropFirst() }
  }

  func tell(_ sentence: String) { stage?.showMessage(sentence) }

  /// Saves the document.
  ///
  /// If a row of the document refused its text, that is said, and nothing is saved. Saving
  /// again saves without it.
  func save(on screen: GenericTableController) {
    screen.endEditing()
    if let refusal = screen.tableView.texts.refused.takeNewest() {
      if let path = refusal.row.path { screen.tableView.moveCursor(to: path) }
      return screen.showMessage(refusal.message)
    }
    if let message = refusedText(below: screen) { return screen.showMessage(message) }
    guard isDocument, let problems = value.problems else { return store(on: screen) }
    session.reportMissing()
    let question = words.fill(.saveWith, saveLabel, problems)
    screen.show(
      Alert(
        question,
        actions: [
          // An answer to another program is final, and a file can be corrected.
          AlertAction(saveLabel, isDestructive: file == nil) { [weak self] in
            self?.store(on: screen)
          },
          .cancel { [weak self] in self?.moveToFirstProblem(on: screen) },
        ]))
  }

  /// Returns the message about a text that a row of a covered screen refused, each once.
  private func refusedText(below screen: GenericTableController) -> String? {
    for other in forms(below: screen) {
      if let refusal = other.tableView.texts.refused.takeNewest() { return refusal.message }
    }
    return nil
  }

  /// Returns the screens of the document, from a screen down to the first one.
  private func forms(below screen: GenericTableController) -> [SchemaForm] {
    let screens = screen.navigation?.screens ?? [screen]
    return screens.reversed().compactMap { $0 as? SchemaForm }.filter { $0.session === session }
  }
}

// MARK: TableDialect

extension SchemaForm: TableDialect {
  package func screenWasShown() {
    offerUnsavedDocument()
    session.saver?.saveAfterComparing(on: self)
  }
}
