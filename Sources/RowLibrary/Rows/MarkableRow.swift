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
public final class MarkableRowController: TextRowController, MarkableRow {
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
    super.init(title: .constant(text), detail: .constant(detail), image: image, id: id)
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
