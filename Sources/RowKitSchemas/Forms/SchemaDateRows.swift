import JSONText
import RowKit

/// A value that a text represents.
@MainActor struct SchemaTextValue<Value> {
  let item: SchemaItem

  /// Returns the value of a text, or `nil` if the text represents none.
  let read: (String) -> Value?

  /// Returns the text of a value.
  let write: (Value) -> String

  /// The value, or `nil` if there is none.
  var value: Value? {
    get { item.value.value?.string.flatMap { read($0) } }
    nonmutating set { item.value.value = newValue.map { JSONValue(.string(write($0))) } }
  }
}

/// A row with a date, a time, or both.
final class SchemaDateRow<Value: CivilValue>: DateRow, FormRow, ContextMenuRow, RepeatableRow {
  var access = FieldAccess.editable
  var repetition: RowRepetition?
  private let text: SchemaTextValue<Value>

  init(_ text: SchemaTextValue<Value>) {
    self.text = text
  }

  var label: String { text.item.label }
  var rowID: RowID? { text.item.rowID }
  var allowsNone: Bool { text.item.isRemovable }
  var actions: [RowAction] { text.item.actions }

  var value: Value? {
    get { text.value }
    set { text.value = newValue }
  }
}

/// A row with a color.
final class SchemaColorRow: ColorRow, FormRow, ContextMenuRow, RepeatableRow {
  var access = FieldAccess.editable
  var repetition: RowRepetition?
  private let text: SchemaTextValue<RGBColor>

  init(_ text: SchemaTextValue<RGBColor>) {
    self.text = text
  }

  var label: String { text.item.label }
  var rowID: RowID? { text.item.rowID }
  var allowsNone: Bool { text.item.isRemovable }
  var actions: [RowAction] { text.item.actions }

  var value: RGBColor? {
    get { text.value }
    set { text.value = newValue }
  }
}
