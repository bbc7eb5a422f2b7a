/// A row with a control: a person changes its value with a switch, a list or a slider, without
/// typing.
///
/// The row is part of the focus chain, as text rows are. RowKit's own control rows can also be
/// fields of a form; an app's own class can be one by conforming to ``RowLibrary/FormRow``.
@MainActor public protocol ControlRow: FocusableRow where Cell == TableCell {
  /// Whether a person can change the value. The default is `.editable`.
  var access: FieldAccess { get }
}

extension ControlRow {
  public var access: FieldAccess { .editable }
  public var takesFocus: Bool { access == .editable }
}

extension ControlRow where Self: SelectableRow {
  public var isSelectable: Bool { access == .editable }
  public var takesFocus: Bool { isSelectable }
}

extension ControlRow where Self: KeyRespondingRow {
  public var respondsToKeys: Bool { access == .editable }
}
