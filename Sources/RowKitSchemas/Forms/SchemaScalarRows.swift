import JSONText
import RowKit

/// A row with a whole number of a small range.
final class SchemaStepperRow: StepperRow, FormRow, ContextMenuRow, RepeatableRow {
  let range: ClosedRange<Int>
  var access = FieldAccess.editable
  var repetition: RowRepetition?
  private let item: SchemaItem

  init(_ item: SchemaItem, in range: ClosedRange<Int>) {
    self.item = item
    self.range = range
  }

  var label: String { item.label }
  var rowID: RowID? { item.rowID }
  var allowsNone: Bool { item.isRemovable }
  var actions: [RowAction] { item.actions }

  var value: Int? {
    get { item.value.value?.number?.int }
    set { item.value.value = newValue.map { JSONValue(.number(JSONNumber($0))) } }
  }
}

/// A row with a secret text.
final class SchemaSecretRow: StoredAtEndRow, ContextMenuRow, RepeatableRow {
  let textInput = TextInput.secure
  var access = FieldAccess.editable
  var repetition: RowRepetition?
  let item: SchemaItem

  init(_ item: SchemaItem) {
    self.item = item
  }

  var label: String { item.label }
  var rowID: RowID? { item.rowID }
  var placeholder: String { item.placeholder }
  var actions: [RowAction] { item.actions }

  func question(_ row: RowContext) -> Question? { item.question(of: self, row) }

  var text: Binding<String> {
    let value = item.value
    return Binding(
      get: { value.value?.string ?? "" }, set: { value.value = JSONValue(.string($0)) })
  }
}

/// A row with a value that a person can't change.
final class SchemaConstantRow: TextRow, ContextMenuRow, RepeatableRow {
  var repetition: RowRepetition?
  private let item: SchemaItem
  private let read: () -> String?

  init(_ item: SchemaItem, text: @escaping () -> String?) {
    self.item = item
    read = text
  }

  var text: String { item.label }
  var rowID: RowID? { item.rowID }
  var detailText: String? { read() ?? Placeholder.missingValue }
  var actions: [RowAction] { item.actions }

  func spokenText(of cell: TableCell) -> SpokenText {
    var spoken = cell.spokenText
    if read() == nil { spoken.signs = [.missingValue] }
    return spoken
  }
}
