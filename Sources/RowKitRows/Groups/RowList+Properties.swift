/// Lists of items that one of their properties identifies.
extension RowList {
  /// Creates a list with a row for each item of a collection, identified by a property.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - itemID: The property that identifies an item, read without creating its row.
  ///   - row: Creates the row of an item when it becomes visible.
  @inlinable public init<Items: RandomAccessCollection, ID: Hashable & Sendable>(
    _ items: Items, id itemID: KeyPath<Items.Element, ID>,
    row: @escaping (Items.Element) -> any CellController
  ) {
    self.init(items, id: { RowID($0[keyPath: itemID]) }, row: row)
  }
}
