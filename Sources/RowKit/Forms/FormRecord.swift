/// What a form knows of one of its fields.
@MainActor final class FormRecord {
  /// The field.
  let field: FormField

  /// Which group it is in.
  let group: Int

  /// What tells below the row what is wrong.
  let messageRow: FormMessageRow

  /// The rows that stand in the table.
  private(set) var rows: [any CellController] = []

  /// What stands for rows that can't be switched off themselves.
  private var plainRows: [ObjectIdentifier: FormPlainRow] = [:]

  /// The value that was read last.
  var value = FormValue.none

  /// The value that counts as saved.
  var savedValue = FormValue.none

  /// Whether the row is in the table.
  var isShown = true

  /// What a person may do with it.
  private(set) var access = FieldAccess.editable

  /// Whether its value was changed by a person.
  var isTouched = false

  /// Whether the focus was in it and has left it.
  var wasLeft = false

  /// What is wrong by the rules that answer at once.
  var fault: String?

  /// The question whose answer comes later.
  let inquiry: FormInquiry

  init(_ field: FormField, group: Int) {
    self.field = field
    self.group = group
    let ordinal = field.key?.description ?? ""
    messageRow = FormMessageRow(id: RowID("form message \(ordinal)"))
    inquiry = FormInquiry(field.rules)
    _ = takeRows()
  }

  /// Whether its rules count: nobody can mend what is hidden or switched off.
  var isActive: Bool { isShown && access == .editable && field.key != nil }

  /// What is wrong; nil while all holds, or isn't known yet.
  var problem: String? { fault ?? inquiry.message(for: value) }

  // MARK: Rows

  /// Takes the rows that there are now; returns whether they are others than before.
  func takeRows() -> Bool {
    let former = rows
    rows = field.makeRows(access).map { shown($0) }
    return !rows.elementsEqual(former) { $0 === $1 }
  }

  /// Lets a person do something else with the rows; returns whether that is new.
  func setAccess(_ access: FieldAccess) -> Bool {
    guard access != self.access else { return false }
    self.access = access
    for row in rows { (row as? any FormRow)?.access = access }
    return true
  }

  /// The row that stands in the table for one of the field.
  private func shown(_ row: any CellController) -> any CellController {
    if let row = row as? any FormRow {
      // Those that came meanwhile; what an app allows itself stays.
      if access != .editable, row.access != access { row.access = access }
      return row
    }
    guard access != .editable else { return row }
    let id = ObjectIdentifier(row)
    let plainRow = plainRows[id] ?? FormPlainRow(row)
    plainRow.access = access
    plainRows[id] = plainRow
    return plainRow
  }
}
