/// A row whose use can be restricted, as a form disables its fields.
///
/// Only an editable row can be selected and takes the focus, keys and clicks by position, unless the row
/// says otherwise: one that leads to a screen must only not be disabled. How the row looks is its own: see
/// `FieldContent.access` and `TableCell.isEnabled`.
@MainActor public protocol RestrictableRow: CellController {
  /// The permitted use of the row. The default is `.editable`.
  var access: FieldAccess { get }
}

extension RestrictableRow {
  public var access: FieldAccess { .editable }
}
