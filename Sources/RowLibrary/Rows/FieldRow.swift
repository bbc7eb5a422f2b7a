/// A row with a label and a field that a person edits in place.
///
/// ``TextFieldRow`` and ``NumberFieldRow`` refine this protocol.
@MainActor public protocol FieldRow: TextEditingRow where Cell == TableCell {
  /// The title of the row.
  var label: String { get }

  /// The text shown while the field is empty. The default is an empty string.
  var placeholder: String { get }

  /// The permitted use of the field. The default is `.editable`.
  var access: FieldAccess { get }
}

extension FieldRow {
  public var placeholder: String { "" }
  public var access: FieldAccess { .editable }
  public var takesFocus: Bool { access == .editable }
}
