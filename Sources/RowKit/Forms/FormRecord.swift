/// What a form knows of one of its fields.
@MainActor final class FormRecord {
  /// The field.
  let field: FormField

  /// Which group it is in.
  let group: Int

  /// What tells below the row what is wrong.
  let messageRow: FormMessageRow

  /// What stands for a row that can't be switched off itself.
  private(set) lazy var plainRow = FormPlainRow(field.row)

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
  }

  /// Whether its rules count: nobody can mend what is hidden or switched off.
  var isActive: Bool { isShown && access == .editable && field.key != nil }

  /// What is wrong; nil while all holds, or isn't known yet.
  var problem: String? { fault ?? inquiry.message(for: value) }

  /// The row that stands in the table.
  var row: any CellController {
    let canShowAccess = access == .editable || field.row is any FormRow
    return canShowAccess ? field.row : plainRow
  }

  /// Lets a person do something else with the row; returns whether that is new.
  func setAccess(_ access: FieldAccess) -> Bool {
    guard access != self.access else { return false }
    self.access = access
    plainRow.access = access
    (field.row as? any FormRow)?.access = access
    return true
  }
}
