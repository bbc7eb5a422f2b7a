/// A background that a kind of cell draws itself.
@MainActor package protocol CellBackground: AnyObject {
  /// The colour of the card's border beside the row, or `nil` for the table's.
  var strokeColor: Color? { get }
}
