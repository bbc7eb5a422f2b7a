import JSONSchema
import JSONText
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

/// A row whose control can't say that there is no value, but a default.
@MainActor class SchemaDefaultedRow: SchemaItemRow {
  /// The title, which says the default where there is no value yet.
  final override var label: String {
    defaultHint.map { "\(item.label) (\($0))" } ?? item.label
  }

  /// The text about the default, or `nil` if there is a value or no default.
  final var defaultHint: String? {
    guard item.value.value == nil, let standard = item.shape.rules?.defaultValue else { return nil }
    let words = item.session.words
    return words.fill(.defaultHint, shownText(of: standard, in: words))
  }

  /// Returns a default value as the row shows it.
  func shownText(of value: JSONValue, in words: LocalizedStrings) -> String { words.short(value) }

  func spokenText(of cell: TableCell) -> SpokenText {
    var text = cell.spokenText
    guard let defaultHint else { return text }
    text.label = item.label
    text.value = nil
    text.signs = []
    text.states.insert(.other(defaultHint), at: 0)
    return text
  }
}
