/// A row in the focus chain, which Tab, Shift-Tab and Return in a field move through.
///
/// ``TextEditingRow`` begins editing when it takes the focus. Other rows get the cursor, and can do
/// more:
///
/// ```swift
/// extension LanguageRow: FocusableRow {
///   func didTakeFocus(_ row: RowContext) { row.push(LanguagesScreen()) }
/// }
/// ```
@MainActor public protocol FocusableRow: RestrictableRow {
  /// Whether the row can take the focus now. By default, an editable row can.
  var takesFocus: Bool { get }

  /// Called when the focus chain has moved the cursor to the row. The default implementation does
  /// nothing.
  func didTakeFocus(_ row: RowContext)
}

extension FocusableRow {
  public var takesFocus: Bool { access == .editable }
  public func didTakeFocus(_ row: RowContext) {}
}
