/// A row whose use can be restricted, as a form disables its fields.
///
/// What a person can do with a row follows ``access`` unless the row says otherwise: the cursor, the
/// focus, selection and keys. Only how the row looks is its own: see `FieldContent.access` and
/// `TableCell.isEnabled`.
@MainActor public protocol RestrictableRow: CellController {
  /// The permitted use of the row. The default is `.editable`.
  var access: FieldAccess { get }
}

extension RestrictableRow {
  public var access: FieldAccess { .editable }
}
