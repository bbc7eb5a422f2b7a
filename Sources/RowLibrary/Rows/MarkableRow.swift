/// A row with a text that a person marks, in a table with multiple selection.
@MainActor public protocol MarkableRow: TextRow, SelectableRow {}

extension MarkableRow {
  public func didSelect(_ row: RowContext) {}
}

/// A row with a text that a person marks, in a table with multiple selection.
///
/// ```swift
/// MarkableRowController("Ada", detail: "London")
/// ```
public final class MarkableRowController: MarkableRow {
  public let text: String
  public let detailText: String?
  public let image: CellImage?
  public let rowID: RowID?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - text: The title of the row.
  ///   - detail: The details at the right edge.
  ///   - image: The image at the left.
  ///   - id: The row's identity across changes.
  public init(
    _ text: String, detail: String? = nil, image: CellImage? = nil, id: RowID? = nil
  ) {
    self.text = text
    detailText = detail
    self.image = image
    rowID = id
  }
}

extension CellController where Self == MarkableRowController {
  /// Creates a ``RowLibrary/MarkableRowController``.
  public static func markable(
    _ text: String, detail: String? = nil, image: CellImage? = nil, id: RowID? = nil
  ) -> MarkableRowController {
    MarkableRowController(text, detail: detail, image: image, id: id)
  }
}
