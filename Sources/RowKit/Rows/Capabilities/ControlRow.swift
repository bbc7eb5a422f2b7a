/// A row whose value a person changes without typing it: with a switch, from a list, on a track.
///
/// It takes part in the focus chain, as a row with a text does. The ready classes can be fields of
/// a form too; so can an object of an app's own that conforms to ``FormRow``.
@MainActor public protocol ControlRow: FocusableRow where Cell == TableCell {
  /// What a person may do with the value. By default change it.
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
