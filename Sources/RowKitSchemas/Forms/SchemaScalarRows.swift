import JSONSchema
import JSONText
import RowKit

/// A row with a whole number of a small range.
///
/// The row shows the default while there is no value. The first step goes on from it, and a step that leads
/// no further stores it.
final class SchemaStepperRow: SchemaDefaultedRow, StepperRow, FormRow, ContextMenuRow, RepeatableRow
{
  let range: ClosedRange<Int>

  init(_ item: SchemaItem, in range: ClosedRange<Int>) {
    self.range = range
    super.init(item)
  }

  var allowsNone: Bool { item.isRemovable && item.value.value != nil }

  var startingValue: Int? { item.shape.rules?.defaultValue?.number?.int }

  var value: Int? {
    get { item.value.value?.number?.int }
    set { item.value.value = newValue.map { JSONValue(.number(JSONNumber($0))) } }
  }
}

/// A row with a secret text.
final class SchemaSecretRow: SchemaItemRow, StoredAtEndRow, ContextMenuRow, RepeatableRow {
  let textInput = TextInput.secure

  var placeholder: String { item.placeholder }

  func question(_ row: RowContext) -> Question? { item.question(of: self, row) }

  var text: Binding<String> {
    let value = item.value
    return Binding(
      get: { value.value?.string ?? "" }, set: { value.value = JSONValue(.string($0)) })
  }
}

/// A row with a value that a person can't change.
///
/// Return opens its menu if the value may have another type.
final class SchemaConstantRow: SchemaItemRow, TextRow, SelectableRow, ContextMenuRow, RepeatableRow
{
  private let read: () -> String?

  init(_ item: SchemaItem, text: @escaping () -> String?) {
    read = text
    super.init(item)
  }

  var text: String { item.label }
  var detailText: String? { read() ?? Placeholder.missingValue }
  var isSelectable: Bool { item.canChangeType }

  func didSelect(_ row: RowContext) { row.showActions() }

  func selectionVerb(in words: LocalizedStrings) -> String { words[ActionStrings.actions] }

  func spokenText(of cell: TableCell) -> SpokenText {
    var spoken = cell.spokenText
    if read() == nil { spoken.signs = [.missingValue] }
    return spoken
  }
}
