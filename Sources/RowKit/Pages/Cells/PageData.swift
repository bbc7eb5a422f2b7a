/// A row of a page table, whatever its data are.
@MainActor protocol PageData: CellController {
  /// The kind of its cell.
  var cellType: TableCell.Type { get }

  /// The colour of the card's border beside it; nil for the table's.
  var strokeColor: Color? { get }

  /// Returns its data; nil if they are of another type.
  func data<Value>(_ type: Value.Type) -> Value?

  /// Sets its data; false if they are of another type.
  func setData(_ value: some Any) -> Bool

  /// Does what selecting it does if its cell says nothing else.
  func handleSelection(_ row: RowContext)
}
