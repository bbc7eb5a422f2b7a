/// A ready-made row that shows a title and details on a second line.
public final class SubtitleRowController: SubtitleRow {
  public let label: String
  public let subtitle: String
  public let image: CellImage?
  public let rowID: RowID?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: The title of the row.
  ///   - subtitle: The text below the title.
  ///   - image: The image at the left.
  ///   - id: The row's identity across changes.
  public init(_ label: String, _ subtitle: String, image: CellImage? = nil, id: RowID? = nil) {
    self.label = label
    self.subtitle = subtitle
    self.image = image
    rowID = id
  }
}

extension CellController where Self == SubtitleRowController {
  /// Creates a ``RowLibrary/SubtitleRowController``.
  public static func subtitle(
    _ label: String, _ subtitle: String, image: CellImage? = nil, id: RowID? = nil
  ) -> SubtitleRowController {
    SubtitleRowController(label, subtitle, image: image, id: id)
  }
}
