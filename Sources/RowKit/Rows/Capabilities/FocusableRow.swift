/// A row that takes part in the focus chain: Tab, Shift-Tab and Return in a field lead to it.
///
/// ``TextEditingRow`` takes the focus by beginning to edit. Other rows get the cursor, and may do
/// more:
///
/// ```swift
/// extension LanguageRow: FocusableRow {
///   func didTakeFocus(_ row: RowContext) { row.push(LanguagesScreen()) }
/// }
/// ```
@MainActor public protocol FocusableRow: CellController {
  /// Whether the row takes the focus now. By default true.
  var takesFocus: Bool { get }

  /// Called when the focus chain has led to the row, which has the cursor then. By default nothing.
  func didTakeFocus(_ row: RowContext)
}

extension FocusableRow {
  public var takesFocus: Bool { true }
  public func didTakeFocus(_ row: RowContext) {}
}
