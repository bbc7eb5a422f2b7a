/// A screen with a form: fields with rules, rows that appear only when relevant, and a row that
/// saves when all rules pass.
///
/// ```swift
/// final class AccountForm: FormController {
///   @Bindable var account = Account()
///   override func constructFormGroups() -> [FormGroup] {
///     [
///       FormGroup("Account") {
///         FormField(.name, .textField("Name", $account.name)).rules(.required())
///         FormField(.email, .textField("E-mail", $account.email)).rules(.email(), showing: .blur)
///       },
///       FormGroup { saveRow() },
///     ]
///   }
///   override func save() { book.add(account) }
/// }
/// ```
///
/// The rows keep the values. The form reads them before each frame, so any row can be a field.
@MainActor open class FormController: GenericTableController, ScreenWithSaving, SavableScreen {
  private(set) var state: FormState?

  /// The values of a submission that waits for the results of rules, or `nil` if none waits.
  private(set) var submitted: [FormValue]?

  /// The row that had the cursor when its message was last looked for.
  private weak var shownRow: (any CellController)?
  private var reportedMistakes: Set<TableDiagnostic.Code> = []
  private var formValues = OwnValues()

  /// The token of the models that conditions and rules have read.
  private var readModels: ObservationToken?
  private var wantsReadOnly = false

  /// Whether the groups were released because the form left its navigation.
  private var hasLeft = false

  /// Creates a form.
  public override init(title: String = "", style: TableStyle = .grouped) {
    super.init(title: title, style: style)
    dialect = self
    lettersAreText = true
  }

  // MARK: Contents

  /// Constructs the groups of the form.
  ///
  /// Called once, when they are first needed.
  ///
  /// The default implementation returns none.
  open func constructFormGroups() -> [FormGroup] { [] }

  public final override func constructTableGroups() -> [TableGroup] {
    hasLeft = false
    let form = form
    // The construction follows what is read meanwhile, and constructs the groups again.
    _ = form.readChanges(focused: focusedRow)
    if evaluate(form).isLook { stage?.hintsDidChange() }
    return form.tableGroups
  }

  /// Creates the row that submits the form.
  ///
  /// While a rule fails it looks disabled. Selecting it then moves to the first field with a failed
  /// rule, and says how many there are.
  ///
  /// - Parameter label: The title, or `nil` for the built-in title.
  /// - Returns: The row.
  public final func saveRow(_ label: String? = nil) -> any CellController {
    FormSaveRow(self, label: label)
  }

  /// Whether the form is read-only.
  public final var isReadOnly: Bool {
    get { wantsReadOnly }
    set {
      endEditing()
      wantsReadOnly = newValue
      if newValue { submitted = nil }
      state?.isReadOnly = newValue
      stage?.setNeedsFrame()
    }
  }

  // MARK: State

  /// The values of the visible fields, in order, without omitted ones.
  public final var values: [(key: FormKey, value: FormValue)] { updated.values }

  /// The messages of failed rules, in the order of the fields.
  ///
  /// Fields that are still being checked are not included.
  public final var problems: [(key: FormKey, message: String)] {
    updated.problems.compactMap { problem in
      problem.record.field.key.map { ($0, problem.message) }
    }
  }

  /// Whether an asynchronous rule is in progress.
  public final var isChecking: Bool { updated.isChecking }

  /// Whether all rules pass and the form isn't read-only, so that it can be saved.
  public final var canSave: Bool { updated.isValid && !isReadOnly }

  /// Whether the form can be saved as far as its values were read, which doesn't change the table.
  final var looksComplete: Bool { form.isValid && !isReadOnly }

  /// Returns the values as one JSON object, in order.
  public final func valuesAsJSON() -> String {
    let members = values.map { JSONMember($0.key.description, $0.value.json) }
    return JSONValue.object(members).indentedText
  }

  /// The problems of the values, as sentences that begin with the key of the field.
  public final var valueProblems: [String] {
    let problems = problems
    if problems.isEmpty, isChecking { return [words[FormStrings.stillChecking]] }
    if problems.isEmpty, let saveFailure { return [saveFailure] }
    return problems.map { "\($0.key): \($0.message.withStop)" }
  }

  open override var hasUnsavedChanges: Bool {
    state?.isChanged == true
  }

  // MARK: Submitting

  /// Saves the values.
  ///
  /// Called when the form was submitted and all rules pass. The default implementation does nothing.
  ///
  /// While the method runs, the values count as saved, so that it can leave the form. If it throws an
  /// error, they don't: the form says why, ``onSave`` isn't called, and a person who leaves is asked.
  ///
  /// A form that stays on the screen says that it is saved, unless the method shows a message. To
  /// leave the form, call `stage?.goBack()`, which pops a pushed form and dismisses a presented one.
  open func save() throws {}

  /// Called after the form was saved.
  ///
  /// The default is `nil`.
  public final var onSave: (() -> Void)?

  /// The message that the form couldn't be saved, until it is submitted again.
  private var saveFailure: String?

  /// Shows a refused text, and why nothing was saved.
  private func show(_ refusal: (row: RowContext, message: String)) {
    if let path = refusal.row.path { tableView.moveCursor(to: path) }
    showMessage(refusal.message)
  }

  /// Submits the form.
  ///
  /// The form is saved if all rules pass. Otherwise the first field with a failed rule gets the
  /// focus. While an asynchronous rule is in progress, submitting waits for its result. A value that changes
  /// meanwhile ends the submission, with a message. If a row refused its text, the text is shown with the
  /// message, and nothing is saved; submitting again saves without it.
  public final func submit() {
    endEditing()
    guard !isReadOnly else { return }
    if let refusal = tableView.texts.refused.takeNewest() { return show(refusal) }
    form.wasSubmitted = true
    let form = updated
    submitted = form.currentValues
    goOn()
    if submitted != nil { showMessage(words[FormStrings.savesAfterChecking]) }
  }

  open override func didFinishLastField(_ row: RowContext) {
    submit()
  }

  open override var lastFieldVerb: String? { words[FormStrings.submit] }

  open override func handle(_ key: KeyPress) -> Bool {
    defer { refresh() }
    guard key == KeyPress("s", .control), !isReadOnly else { return super.handle(key) }
    submit()
    return true
  }

  open override func performPendingWork() -> Bool {
    let hasMore = super.performPendingWork()
    refresh()
    goOn()
    return hasMore
  }

  // MARK: Following changes

  /// The state, created on first use.
  ///
  /// A form that left its navigation creates it without keeping it, since it retains closures that
  /// may capture the form.
  private var form: FormState {
    if let state { return state }
    formValues = OwnValues()
    let made = formValues.record { FormState(constructFormGroups()) }
    made.isReadOnly = wantsReadOnly
    if !hasLeft { state = made }
    return made
  }

  /// The state, updated with the current values.
  var updated: FormState {
    let form = form
    if store.isBuilt { refresh() } else { _ = update(form) }
    return form
  }

  private func update(_ form: FormState) -> FormState.Changes {
    var changes = FormState.Changes()
    guard form.readChanges(focused: focusedRow) else { return changes }
    readModels?.end()
    readModels = observer.track(kind: ObjectIdentifier(FormState.self)) { changes = evaluate(form) }
    return changes
  }

  private func evaluate(_ form: FormState) -> FormState.Changes {
    let changes = form.evaluate(words: words, stage: stage) { [weak self] in self?.answerCame() }
    for mistake in form.mistakes where reportedMistakes.insert(mistake.code).inserted {
      diagnostics.report(mistake)
    }
    return changes
  }

  /// Updates the screen for the current values.
  private func refresh() {
    guard store.isBuilt else { return }
    let form = form
    let changes = update(form)
    if changes.isShape || changes.hasOtherMessages {
      // A message appears in its colours at once: a person who is told of an error looks at it.
      afterBatch { [weak self] in
        guard let self else { return }
        setTableGroups(
          form.tableGroups, changes.isShape ? .automatic : .none,
          areConstructed: store.isAsConstructed)
      }
    }
    if changes.hasOtherMessages || cursorRow !== shownRow { revealMessage() }
    shownRow = cursorRow
    guard changes.isShape || changes.isLook || !changes.rows.isEmpty else { return }
    if changes.isLook {
      tableView.reconfigureVisibleRows()
      stage?.hintsDidChange()
    } else {
      tableView.reconfigure(changes.rows)
    }
    tableView.revealCaret()
  }

  /// Scrolls to the message below the cursor's row, if that is the last one of its field, and back to the
  /// row if both have no room.
  private func revealMessage() {
    guard let path = tableView.cursor, let row = cursorRow,
      let record = state?.record(of: row)
    else { return }
    let message = path.adding(rows: 1)
    guard self.row(at: message) === record.messageRow else { return }
    tableView.reveal(message)
    tableView.reveal(path)
  }

  /// The row that has the focus.
  ///
  /// A text row counts only while its text is edited.
  private var focusedRow: (any CellController)? {
    guard store.isBuilt, let row = cursorRow else { return nil }
    return row is any TextEditingRow && !isEditingText ? nil : row
  }

  private func answerCame() {
    state?.needsUpdate = true
    stage?.signal.mark()
  }

  /// Completes a submission once all results are known, unless a person is asked whether to leave.
  private func goOn() {
    guard let values = submitted, let state, stage?.asksBeforeLeaving != true else { return }
    guard values == state.currentValues, !tableView.texts.refused.hasNew,
      !tableView.hasUnwrittenText
    else {
      submitted = nil
      showMessage(words[FormStrings.changedWhileChecking])
      return
    }
    guard !state.isChecking || !state.problems.isEmpty else { return }
    submitted = nil
    if let first = state.problems.first {
      focus(first.record)
      stage?.refuse(missing(state.problems.count))
      return
    }
    tableView.texts.refused.settle()
    // A message may say that saving waits.
    let stage = stage
    stage?.clearMessage()
    saveFailure = failureOfSaving(state)
    if let saveFailure { return _ = stage?.showMessage(saveFailure) }
    onSave?()
    // Values that saving changed are no edits of a person.
    state.markSaved()
    if let stage, stage.screen === self, stage.message == nil {
      showMessage(words[FormStrings.saved])
    }
  }

  /// Saves, and returns the message that this failed, or `nil` if it succeeded.
  private func failureOfSaving(_ state: FormState) -> String? {
    let former = state.savedValues
    state.markSaved()
    do {
      try save()
      return nil
    } catch {
      state.savedValues = former
      return LocalizedStrings.fill(words[FormStrings.notSaved], words.errorMessage(error))
    }
  }

  /// Returns the message about a number of fields that aren't filled in correctly.
  private func missing(_ count: Int) -> String {
    count == 1
      ? words[GuidanceStrings.oneIsMissing]
      : LocalizedStrings.fill(words[GuidanceStrings.severalAreMissing], "\(count)")
  }

  private func focus(_ record: FormRecord) {
    let paths = paths(of: record)
    if !paths.contains(where: { focus($0) }), let first = paths.first {
      tableView.moveCursor(to: first)
    }
  }

  /// Returns the paths of a field's rows, that of the row with the error first.
  func paths(of record: FormRecord) -> [RowPath] {
    let paths = tableGroups.enumerated().flatMap { group, value in
      (0..<value.rows.count).filter { row in
        record.rows.contains { $0 === value.rows[row] }
      }.map { RowPath(group: group, row: $0) }
    }
    guard let place = record.faultyPlace, paths.count == record.rows.count else { return paths }
    return Array(paths[place...] + paths[..<place])
  }
}

// MARK: ScreenWithRefusedTexts

extension FormController: ScreenWithRefusedTexts {
  package var hasRefusedText: Bool { !isReadOnly && tableView.texts.refused.hasNew }
}

extension FormController: TableDialect {
  package var holdsChanges: Bool { formValues.haveChanged }

  /// Refreshes around each key, since several keys may arrive between two frames.
  package func willHandleKey() { refresh() }

  package func didHandleKey() { refresh() }

  package var dialectHints: [KeyHint] {
    guard !isReadOnly else { return [] }
    return [KeyHint("ctrl+s", words[FormStrings.submit], isProminent: looksComplete)]
  }

  /// Forgets a submission that waits for checks, and cancels them: nobody asks for them any more.
  package func screenWasLeft() {
    submitted = nil
    state?.cancelChecks()
  }

  /// Evaluates conditions and rules again that have read a model.
  package func modelsDidChange(_ tokens: Set<UInt64>) {
    guard let readModels, tokens.contains(readModels.number) else { return }
    state?.needsUpdate = true
  }

  package func groupsWereReleased() {
    readModels?.end()
    readModels = nil
    state = nil
    hasLeft = true
  }
}
