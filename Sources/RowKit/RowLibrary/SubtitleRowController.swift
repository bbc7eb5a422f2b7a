/// The ready row that shows words and more about them in a second line.
public final class SubtitleRowController: SubtitleRow {
  public let label: String
  public let subtitle: String
  public let image: CellImage?
  public let rowID: RowID?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: The words of the row.
  ///   - subtitle: What stands below them.
  ///   - image: The picture at the left.
  ///   - id: What makes it the same row after a change.
  public init(_ label: String, _ subtitle: String, image: CellImage? = nil, id: RowID? = nil) {
    self.label = label
    self.subtitle = subtitle
    self.image = image
    rowID = id
  }
}

extension CellController where Self == SubtitleRowController {
  /// Creates a ``SubtitleRowController``.
  public static func subtitle(
    _ label: String, _ subtitle: String, image: CellImage? = nil, id: RowID? = nil
  ) -> SubtitleRowController {
    SubtitleRowController(label, subtitle, image: image, id: id)
  }
}
