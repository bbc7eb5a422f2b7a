import JSONText
import RowKit

/// A row with a few values side by side.
final class SchemaSegmentsRow: SegmentedRow, FormRow, ContextMenuRow, RepeatableRow {
  let choices: [Choice<JSONValue>]
  var access = FieldAccess.editable
  var repetition: RowRepetition?
  private let item: SchemaItem

  init(_ item: SchemaItem, _ choices: [Choice<JSONValue>]) {
    self.item = item
    self.choices = choices
  }

  var label: String { item.label }
  var rowID: RowID? { item.rowID }
  var allowsNone: Bool { item.isRemovable }
  var actions: [RowAction] { item.actions }

  var value: JSONValue? {
    get { item.value.value }
    set { item.value.value = newValue }
  }
}

/// A row that expands to show some values.
final class SchemaInlineChoiceRow: InlineChoiceRow, FormRow, ContextMenuRow, RepeatableRow {
  let choices: [Choice<JSONValue>]
  var access = FieldAccess.editable
  var repetition: RowRepetition?
  private let item: SchemaItem

  init(_ item: SchemaItem, _ choices: [Choice<JSONValue>]) {
    self.item = item
    self.choices = choices
  }

  var label: String { item.label }
  var rowID: RowID? { item.rowID }
  var actions: [RowAction] { item.actions }

  var value: JSONValue? {
    get { item.value.value }
    set { item.value.value = newValue }
  }
}

/// A row that leads to a list of values.
final class SchemaChoiceRow: ChoiceRow, FormRow, ContextMenuRow, RepeatableRow {
  let choices: [Choice<JSONValue>]
  var access = FieldAccess.editable
  var repetition: RowRepetition?
  private let item: SchemaItem

  init(_ item: SchemaItem, _ choices: [Choice<JSONValue>]) {
    self.item = item
    self.choices = choices
  }

  var label: String { item.label }
  var rowID: RowID? { item.rowID }
  var footer: String? { item.summary }
  var actions: [RowAction] { item.actions }

  var value: JSONValue? {
    get { item.value.value }
    set { item.value.value = newValue }
  }
}

/// A row that leads to a list of values of which several may be chosen.
final class SchemaMultipleChoiceRow: MultipleChoiceRow, FormRow, ContextMenuRow, RepeatableRow {
  let choices: [Choice<JSONValue>]
  var access = FieldAccess.editable
  var repetition: RowRepetition?
  private let item: SchemaItem

  init(_ item: SchemaItem, _ choices: [Choice<JSONValue>]) {
    self.item = item
    self.choices = choices
  }

  var label: String { item.label }
  var rowID: RowID? { item.rowID }
  var placeholder: String? { item.placeholder }
  var footer: String? { item.summary }
  var actions: [RowAction] { item.actions }

  /// The chosen values, which keep their order in the document.
  var selection: Set<JSONValue> {
    get { Set(item.value.value?.array ?? []) }
    set {
      let former = (item.value.value?.array ?? []).filter { newValue.contains($0) }
      let new = choices.map(\.value).filter { newValue.contains($0) && !former.contains($0) }
      item.value.value = JSONValue(.array(former + new))
    }
  }
}
