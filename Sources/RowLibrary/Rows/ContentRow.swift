/// A row that shows any content.
///
/// It can't be selected.
@MainActor public protocol ContentRow: CellController where Cell == TableCell {
  /// The content.
  var content: any CellContent { get }
}

extension ContentRow {
  public func configure(_ cell: TableCell) {
    cell.content = content
  }
}

/// A row that shows any content.
///
/// ```swift
/// ContentRowController(GaugeContent(0.82))
/// ```
public final class ContentRowController: IdentifiedRowController, ContentRow {
  private let make: () -> any CellContent

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - id: The row's identity across changes.
  ///   - content: Creates the content whenever the row is shown.
  public init(id: RowID? = nil, content: @escaping () -> any CellContent) {
    make = content
    super.init(id: id)
  }

  /// Creates a row with constant content.
  public convenience init(_ content: any CellContent, id: RowID? = nil) {
    self.init(id: id) { content }
  }

  public var content: any CellContent { make() }
}

extension CellController where Self == ContentRowController {
  /// Creates a ``RowLibrary/ContentRowController``.
  public static func content(_ content: any CellContent, id: RowID? = nil) -> ContentRowController {
    ContentRowController(content, id: id)
  }

  /// Creates a ``RowLibrary/ContentRowController`` whose content is created whenever the row is
  /// shown.
  public static func content(
    id: RowID? = nil, content: @escaping () -> any CellContent
  ) -> ContentRowController {
    ContentRowController(id: id, content: content)
  }
}
