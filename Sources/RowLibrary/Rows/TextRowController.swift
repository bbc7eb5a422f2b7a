/// A ready-made row that shows text and optional details.
public final class TextRowController: TextRow {
  public let text: String
  public let detailText: String?
  public let style: CellStyle
  public let numberOfLines: Int
  public let rowID: RowID?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - text: The title of the row.
  ///   - detailText: The details.
  ///   - style: The layout of the details.
  ///   - numberOfLines: The maximum number of lines, or 0 for no limit.
  ///   - id: The row's identity across changes.
  public init(
    _ text: String, detail detailText: String? = nil, style: CellStyle = .value,
    numberOfLines: Int = 1, id: RowID? = nil
  ) {
    self.text = text
    self.detailText = detailText
    self.style = style
    self.numberOfLines = numberOfLines
    rowID = id
  }
}

extension CellController where Self == TextRowController {
  /// Creates a ``RowLibrary/TextRowController``.
  public static func text(
    _ text: String, detail: String? = nil, style: CellStyle = .value, numberOfLines: Int = 1,
    id: RowID? = nil
  ) -> TextRowController {
    TextRowController(text, detail: detail, style: style, numberOfLines: numberOfLines, id: id)
  }
}
