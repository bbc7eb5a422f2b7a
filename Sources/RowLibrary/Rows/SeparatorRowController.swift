/// A ready-made row with a horizontal line and an optional title.
public final class SeparatorRowController: SeparatorRow {
  public let title: String?
  public let rowID: RowID?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - title: The title in the line, or `nil` for none.
  ///   - id: The row's identity across changes.
  public init(_ title: String? = nil, id: RowID? = nil) {
    self.title = title
    rowID = id
  }
}

extension CellController where Self == SeparatorRowController {
  /// Creates a ``RowLibrary/SeparatorRowController``.
  public static func separator(_ title: String? = nil, id: RowID? = nil) -> SeparatorRowController {
    SeparatorRowController(title, id: id)
  }
}
