/// A row that determines the colour of its card's border.
@MainActor package protocol CardRow: CellController {
  /// The colour of the card's border beside the row, or `nil` for the table's colour.
  var strokeColor: Color? { get }
}
