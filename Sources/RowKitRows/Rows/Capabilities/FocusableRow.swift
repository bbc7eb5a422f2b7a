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
@MainActor public protocol FocusableRow: CellController {
  /// Whether the row can take the focus now. The default is `true`.
  var takesFocus: Bool { get }

  /// Called when the focus chain has moved the cursor to the row. The default implementation does
  /// nothing.
  func didTakeFocus(_ row: RowContext)
}

extension FocusableRow {
  public var takesFocus: Bool { true }
  public func didTakeFocus(_ row: RowContext) {}
}

/// The types of rows without any capability by which a person acts on them.
///
/// Each type is examined once. Asking an object for a protocol that its type doesn't conform to takes
/// hundreds of instructions, and a list may consist of such rows.
@MainActor package struct InertRows {
  private var types: [ObjectIdentifier: Bool] = [:]

  /// Creates a value that has examined no type.
  package init() {}

  /// Returns whether the type of a row has no such capability.
  package mutating func contains(_ row: any CellController) -> Bool {
    let type = ObjectIdentifier(type(of: row))
    if let isInert = types[type] { return isInert }
    let isInert =
      !(row is any SelectableRow || row is any AccessoryRow || row is any KeyRespondingRow
      || row is any ContextMenuRow || row is any EditableRow || row is any MovableRow)
    types[type] = isInert
    return isInert
  }
}
