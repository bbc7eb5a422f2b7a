/// The state of a field in a form.
@MainActor final class FormRecord {
  /// The field.
  let field: FormField

  /// The index of the field's group.
  let group: Int

  /// The row below the field that shows its message.
  let messageRow: FormMessageRow

  /// The rows in the table.
  private(set) var rows: [any CellController] = []

  /// The stand-ins for rows that can't be disabled themselves, by object.
  private var plainRows: [ObjectIdentifier: FormPlainRow] = [:]

  /// The value read last.
  var value = FormValue.none

  /// The saved value.
  var savedValue = FormValue.none

  /// Whether the row is in the table.
  var isShown = true

  /// The access to the rows.
  private(set) var access = FieldAccess.editable

  /// The rows that have the access of the field, while that isn't `.editable`.
  private var restricted: Set<ObjectIdentifier> = []

  /// Whether a person changed the value.
  var isTouched = false

  /// Whether the field had the focus and lost it.
  var wasLeft = false

  /// The error of the first synchronous rule that fails, or `nil`.
  var fault: FormRule.Fault?

  /// The index of the row above the message.
  var messagePlace = 0

  /// The asynchronous rules of the field.
  let inquiry: FormAsyncCheck

  /// Creates the state of a field.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - group: The index of the field's group.
  ///   - ordinal: The number of fields with the same key before it.
  init(_ field: FormField, group: Int, ordinal: Int) {
    self.field = field
    self.group = group
    let key = field.key?.description ?? ""
    messageRow = FormMessageRow(id: RowID("form message \(ordinal) \(key)"))
    inquiry = FormAsyncCheck(field.rules)
    _ = takeRows()
  }

  /// Whether the field's rules apply.
  ///
  /// Hidden and disabled fields can't be corrected.
  var isActive: Bool { isShown && access == .editable && field.key != nil }

  /// The message of the first rule that fails, or `nil` if all pass or no result is known yet.
  var problem: String? { fault?.message ?? inquiry.message(for: value) }

  // MARK: Rows

  /// The index of the row that the error is about, or `nil` if it is about all rows.
  ///
  /// The rows of a field with a choice are no items of its value.
  var faultyPlace: Int? {
    guard field.sharedQuestion == nil, let item = fault?.item, rows.indices.contains(item) else {
      return nil
    }
    return item
  }

  /// The rows, with the message below the one that it is about or below the last one.
  var rowsWithMessage: [any CellController] {
    guard messageRow.message != nil else { return rows }
    var all = rows
    all.insert(messageRow, at: min(messagePlace + 1, rows.count))
    return all
  }

  /// Updates the rows and returns whether they changed.
  func takeRows() -> Bool {
    let former = rows
    let made = field.makeRows(access)
    rows = []
    rows.reserveCapacity(made.count)
    for row in made { rows.append(shown(row)) }
    return !isSame(as: former)
  }

  private func isSame(as former: [any CellController]) -> Bool {
    guard rows.count == former.count else { return false }
    for index in rows.indices where rows[index] !== former[index] { return false }
    return true
  }

  /// Sets the access to the rows and returns whether it changed.
  func setAccess(_ access: FieldAccess) -> Bool {
    guard access != self.access else { return false }
    self.access = access
    for row in rows { (row as? any FormRow).map(restrict) }
    if access == .editable { restricted = [] }
    return true
  }

  /// Gives a row the access of the field, unless an app restricts the row itself.
  private func restrict(_ row: any FormRow) {
    let id = ObjectIdentifier(row)
    guard restricted.contains(id) || access != .editable && row.access == .editable else { return }
    restricted.insert(id)
    if row.access != access { row.access = access }
  }

  /// Returns the row that represents a row of the field in the table.
  private func shown(_ row: any CellController) -> any CellController {
    if let row = row as? any FormRow {
      // Applies to rows that were added meanwhile.
      restrict(row)
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
