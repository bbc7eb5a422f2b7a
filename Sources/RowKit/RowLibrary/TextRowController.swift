/// The ready row that shows text.
public final class TextRowController: TextRow {
  public let text: String
  public let detailText: String?
  public let style: CellStyle
  public let numberOfLines: Int
  public let rowID: RowID?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - text: The words of the row.
  ///   - detailText: More about it.
  ///   - style: Where the detail stands.
  ///   - numberOfLines: How many lines the words may take; 0 for as many as they need.
  ///   - id: What makes it the same row after a change.
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
  /// Creates a ``TextRowController``.
  public static func text(
    _ text: String, detail: String? = nil, style: CellStyle = .value, numberOfLines: Int = 1,
    id: RowID? = nil
  ) -> TextRowController {
    TextRowController(text, detail: detail, style: style, numberOfLines: numberOfLines, id: id)
  }
}
