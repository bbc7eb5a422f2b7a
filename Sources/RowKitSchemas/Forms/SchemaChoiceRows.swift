import JSONText
import RowKit

/// A row with a few values side by side.
final class SchemaSegmentsRow: SchemaItemRow, SegmentedRow, FormRow, ContextMenuRow, RepeatableRow {
  let choices: [Choice<JSONValue>]

  init(_ item: SchemaItem, _ choices: [Choice<JSONValue>]) {
    self.choices = choices
    super.init(item)
  }

  var allowsNone: Bool { item.isRemovable }

  var value: JSONValue? {
    get { item.value.value }
    set { item.value.value = newValue }
  }
}

/// A row that expands to show some values.
final class SchemaInlineChoiceRow: SchemaItemRow, InlineChoiceRow, FormRow, ContextMenuRow,
  RepeatableRow
{
  let choices: [Choice<JSONValue>]

  init(_ item: SchemaItem, _ choices: [Choice<JSONValue>]) {
    self.choices = choices
    super.init(item)
  }

  var value: JSONValue? {
    get { item.value.value }
    set { item.value.value = newValue }
  }
}

/// A row that leads to a list of values.
final class SchemaChoiceRow: SchemaItemRow, ChoiceRow, FormRow, ContextMenuRow, RepeatableRow {
  let choices: [Choice<JSONValue>]

  init(_ item: SchemaItem, _ choices: [Choice<JSONValue>]) {
    self.choices = choices
    super.init(item)
  }

  var footer: String? { item.summary }

  var value: JSONValue? {
    get { item.value.value }
    set { item.value.value = newValue }
  }
}

/// A row that leads to a list of values of which several may be chosen.
final class SchemaMultipleChoiceRow: SchemaItemRow, MultipleChoiceRow, FormRow, ContextMenuRow,
  RepeatableRow
{
  let choices: [Choice<JSONValue>]

  init(_ item: SchemaItem, _ choices: [Choice<JSONValue>]) {
    self.choices = choices
    super.init(item)
  }

  var placeholder: String? { item.placeholder }
  var footer: String? { item.summary }

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
