/// The ready row with a line.
public final class SeparatorRowController: SeparatorRow {
  public let title: String?
  public let rowID: RowID?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - title: The words in the line; nil for none.
  ///   - id: What makes it the same row after a change.
  public init(_ title: String? = nil, id: RowID? = nil) {
    self.title = title
    rowID = id
  }
}

extension CellController where Self == SeparatorRowController {
  /// Creates a ``SeparatorRowController``.
  public static func separator(_ title: String? = nil, id: RowID? = nil) -> SeparatorRowController {
    SeparatorRowController(title, id: id)
  }
}
