/// A row whose use can be restricted, as a form disables its fields.
///
/// What a person can do with a row follows ``access`` unless the row says otherwise: a disabled row can't
/// be selected, and only an editable one takes the focus, keys and clicks by position. How the row looks
/// is its own: see `FieldContent.access` and `TableCell.isEnabled`.
@MainActor public protocol RestrictableRow: CellController {
  /// The permitted use of the row. The default is `.editable`.
  var access: FieldAccess { get }
}

extension RestrictableRow {
  public var access: FieldAccess { .editable }
}
