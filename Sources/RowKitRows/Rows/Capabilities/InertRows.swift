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
