import JSONSchema
import JSONText
import RowKit

/// A row with a switch for a value that may be absent.
final class SchemaToggleRow: ToggleRow, FormRow, ContextMenuRow, RepeatableRow {
  let rowID: RowID?
  var access = FieldAccess.editable
  var repetition: RowRepetition?
  private let item: SchemaItem

  init(_ item: SchemaItem) {
    self.item = item
    rowID = item.rowID
  }

  /// The title, which says where there is no value yet.
  var label: String {
    item.value.value?.bool == nil ? "\(item.label) (\(item.placeholder))" : item.label
  }

  var isOn: Bool {
    get { (item.value.value ?? item.shape.rules?.defaultValue)?.bool ?? false }
    set { item.value.value = JSONValue(.bool(newValue)) }
  }

  var actions: [RowAction] { item.actions }
}
