import RowKit

/// The part that all rows with a value of a document share.
@MainActor class SchemaItemRow {
  final let item: SchemaItem
  final let rowID: RowID?
  final var access = FieldAccess.editable
  final var repetition: RowRepetition?

  init(_ item: SchemaItem) {
    self.item = item
    rowID = item.rowID
  }

  var label: String { item.label }
  var actions: [RowAction] { item.actions }
}
