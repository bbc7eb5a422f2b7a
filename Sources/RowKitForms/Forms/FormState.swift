/// The state of a form: its fields with their values, visibility and messages.
///
/// It reads the values before each frame, and evaluates rules and conditions once per change.
@MainActor final class FormState {
  /// The changes made by an update.
  struct Changes {
    /// Whether rows of fields were inserted or removed.
    var isShape = false
    /// Whether messages were inserted or removed.
    var hasOtherMessages = false
    /// Whether the appearance of any row may have changed.
    var isLook = false
    /// The rows whose appearance changed.
    var rows: [any CellController] = []
  }

  let groups: [FormGroup]
  let records: [FormRecord]

  /// Whether the form is read-only.
  var isReadOnly = false { didSet { needsUpdate = true } }

  /// Whether a person has submitted the form, so that all messages are shown.
  var wasSubmitted = false { didSet { needsUpdate = true } }

  /// The mistakes in the definition of the form, as far as its values show them.
  private(set) var mistakes: [TableDiagnostic] = []

  /// Whether something other than a value has changed.
  var needsUpdate = true

  /// Whether some fields have the same key.
  let sharesKeys: Bool

  private let byKey: [FormKey: [FormRecord]]
  private var focused: FormRecord?
  private var isFirst = true
  private var wasValid: Bool?

  init(_ groups: [FormGroup]) {
    self.groups = groups
    var byKey: [FormKey: [FormRecord]] = [:]
    records = groups.enumerated().flatMap { index, group in
      group.fields.map { field in
        let ordinal = field.key.flatMap { byKey[$0]?.count } ?? 0
        let record = FormRecord(field, group: index, ordinal: ordinal)
        if let key = field.key { byKey[key, default: []].append(record) }
        return record
      }
    }
    self.byKey = byKey
    sharesKeys = byKey.values.contains { $0.count > 1 }
  }

  /// The visible values, in order, with the first visible one of each key.
  var values: [(key: FormKey, value: FormValue)] {
    var seen: Set<FormKey> = []
    return records.compactMap { record in
      guard record.isShown, let key = record.field.key, seen.insert(key).inserted,
        !record.field.isOmitted
      else { return nil }
      return (key, record.field.value())
    }
  }

  /// The values of all fields as they were last read.
  var currentValues: [FormValue] { records.map(\.value) }

  /// Whether all rules are known to pass.
  var isValid: Bool {
    for record in records where record.isActive && record.problem != nil { return false }
    return !isChecking
  }

  /// Whether the result of an asynchronous rule is missing, in progress or not begun.
  var isChecking: Bool {
    for record in records where record.isActive && record.fault == nil {
      if record.inquiry.isMissing(for: record.value) { return true }
    }
    return false
  }

  /// The messages of failed rules, in the order of the fields.
  var problems: [(record: FormRecord, message: String)] {
    var problems: [(record: FormRecord, message: String)] = []
    for record in records where record.isActive {
      if let problem = record.problem { problems.append((record, problem)) }
    }
    return problems
  }

  /// Whether a value differs from its saved value.
  var isChanged: Bool {
    !isFirst && records.contains { $0.field.key != nil && $0.field.value() != $0.savedValue }
  }

  /// The values of the fields that were saved last.
  var savedValues: [FormValue] {
    get { records.map(\.savedValue) }
    set { for (record, value) in zip(records, newValue) { record.savedValue = value } }
  }

  /// Marks the current values as saved.
  func markSaved() {
    for record in records {
      record.savedValue = record.field.value()
      record.value = record.savedValue
      record.isTouched = false
      record.wasLeft = false
    }
    wasSubmitted = false
  }

  // MARK: Following changes

  /// Reads the values and the focus, and returns whether anything changed.
  func readChanges(focused row: (any CellController)?) -> Bool {
    let hasNewValues = readValues()
    return readFocus(row) || hasNewValues || needsUpdate
  }

  /// Updates everything that depends on the values that were read.
  func evaluate(
    words: LocalizedStrings, stage: Stage?, onAnswer: @escaping () -> Void
  ) -> Changes {
    var changes = Changes()
    needsUpdate = false
    let values = FormValues(
      read: { [byKey] in byKey[$0]?[$1].value ?? .none },
      shown: { [weak self] key, values in
        self?.byKey[key]?.firstIndex { self?.shows($0, values) == true }
      },
      count: { [byKey] in byKey[$0]?.count ?? 0 })
    applyConditions(values, &changes)
    check(values, words)
    mistakes = mistakes(in: values)
    for record in records where record.isActive { inquire(record, stage, onAnswer) }
    for record in records { tell(record, words, &changes) }
    if wasValid != isValid { changes.isLook = true }
    wasValid = isValid
    return changes
  }

  private func readValues() -> Bool {
    var isChanged = false
    for record in records where record.field.key != nil {
      let value = record.field.value()
      if isFirst { record.savedValue = value }
      guard value != record.value else { continue }
      if !isFirst { record.isTouched = true }
      record.value = value
      isChanged = true
    }
    defer { isFirst = false }
    return isChanged
  }

  private func readFocus(_ row: (any CellController)?) -> Bool {
    let record = row.flatMap { self.record(of: $0) }
    guard record !== focused else { return false }
    focused?.wasLeft = true
    focused = record
    return true
  }

  /// Returns the field that a row belongs to, or `nil` if there is none.
  func record(of row: any CellController) -> FormRecord? {
    for record in records {
      for own in record.rows where own === row { return record }
    }
    return nil
  }

  // MARK: Asking

  /// Returns the question of the field that begins with a row.
  ///
  /// Several rows that are asked as one are named by the header above them, or else by their key.
  func fieldQuestion(
    of row: any CellController, _ context: RowContext
  ) -> FormController.FieldQuestion? {
    guard let record = record(of: row), let form = record.field.sharedQuestion else {
      return row.question(context).map { ($0, false) }
    }
    guard record.isActive, record.rows.first === row else { return nil }
    let title = groups[record.group].header ?? record.field.key?.description ?? ""
    return (Question(form(), title: title), true)
  }

  // MARK: Conditions

  private func shows(_ record: FormRecord, _ values: FormValues) -> Bool {
    FormState.allHold(groups[record.group].visibility, values)
      && FormState.allHold(record.field.visibility, values)
  }

  /// Returns whether a field is visible.
  ///
  /// The conditions of the only field with a key are evaluated once.
  private func isShown(_ record: FormRecord, _ values: FormValues) -> Bool {
    if groups[record.group].visibility.isEmpty, record.field.visibility.isEmpty { return true }
    guard let key = record.field.key, !isShared(key) else { return shows(record, values) }
    return values.shownField(key) != nil
  }

  /// Returns whether several fields have a key.
  private func isShared(_ key: FormKey) -> Bool { (byKey[key]?.count ?? 0) > 1 }

  private static func allHold(_ conditions: [(FormValues) -> Bool], _ values: FormValues) -> Bool {
    for condition in conditions where !condition(values) { return false }
    return true
  }

  private func applyConditions(_ values: FormValues, _ changes: inout Changes) {
    for record in records {
      let isShown = isShown(record, values)
      if isShown != record.isShown { changes.isShape = true }
      record.isShown = isShown
      let isEnabled =
        FormState.allHold(groups[record.group].enablement, values)
        && FormState.allHold(record.field.enablement, values)
      let isLocked =
        isReadOnly && (record.field.key != nil || record.rows.contains { $0 is any FormRow })
      let access: FieldAccess = !isEnabled ? .disabled : isLocked ? .readOnly : .editable
      if record.setAccess(access) { changes.isLook = true }
      if record.takeRows() { changes.isShape = true }
    }
  }

  // MARK: Rules

  private func check(_ values: FormValues, _ words: LocalizedStrings) {
    for record in records {
      record.fault = nil
      guard record.isActive else { continue }
      for rule in record.field.rules {
        guard case .now(let check) = rule.kind else { continue }
        record.fault = check(record.value, values, words)
        if record.fault != nil { break }
      }
    }
  }

  /// Cancels the checks whose results are missing.
  func cancelChecks() {
    for record in records where record.inquiry.isAsking(for: record.value) {
      record.inquiry.cancel()
    }
  }

  private func inquire(_ record: FormRecord, _ stage: Stage?, _ onAnswer: @escaping () -> Void) {
    guard record.fault == nil else { return record.inquiry.cancel() }
    let isBusy = record.field.moment != .change && record === focused && !wasSubmitted
    if !isBusy { record.inquiry.ask(for: record.value, on: stage, onAnswer: onAnswer) }
  }

  /// Shows or removes the message of a field.
  private func tell(_ record: FormRecord, _ words: LocalizedStrings, _ changes: inout Changes) {
    var message: FormMessageRow.Message?
    if record.isActive {
      if let problem = record.problem {
        message = showsProblem(of: record) ? .wrong(problem) : nil
      } else if record.isTouched || wasSubmitted, record.inquiry.isAsking(for: record.value) {
        message = .checking(words[FormStrings.checking])
      }
    }
    let place = record.faultyPlace ?? max(0, record.rows.count - 1)
    let hasMoved = place != record.messagePlace
    record.messagePlace = place
    if message != nil, hasMoved { changes.hasOtherMessages = true }
    guard message != record.messageRow.message else { return }
    if (message == nil) != (record.messageRow.message == nil) { changes.hasOtherMessages = true }
    changes.rows.append(record.messageRow)
    record.messageRow.message = message
  }

  private func showsProblem(of record: FormRecord) -> Bool {
    if wasSubmitted { return true }
    switch record.field.moment {
    case .change: return record.isTouched || (record.wasLeft && record !== focused)
    case .blur: return record.wasLeft && (record !== focused || record.messageRow.message != nil)
    case .submit: return false
    }
  }

  // MARK: Contents

  /// The groups of the table: the visible fields, each with its message.
  var tableGroups: [TableGroup] {
    groups.enumerated().compactMap { index, group in
      let shown = shownRecords(inGroup: index)
      guard !shown.isEmpty else { return nil }
      var rows: [any CellController] = []
      for record in shown { rows += record.rowsWithMessage }
      return TableGroup(
        header: group.header.map { GroupTitle($0) }, footer: group.footer.map { GroupTitle($0) },
        id: RowID("form group \(index)"), rows: RowList(rows))
    }
  }

  private func shownRecords(inGroup group: Int) -> [FormRecord] {
    var shown: [FormRecord] = []
    for record in records where record.group == group && record.isShown { shown.append(record) }
    return shown
  }
}
