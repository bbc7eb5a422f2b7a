/// A row of a page table, independent of the type of its data.
@MainActor protocol PageData: CardRow {
  /// The type of the row's cell.
  var cellType: TableCell.Type { get }

  /// Returns the row's data, or `nil` if it has another type.
  func data<Value>(_ type: Value.Type) -> Value?

  /// Sets the row's data and returns whether it has the right type.
  func setData(_ value: some Any) -> Bool

  /// Performs the default selection behavior.
  func handleSelection(_ row: RowContext)
}
