/// A row with a horizontal line and an optional title.
///
/// It can't be selected.
@MainActor public protocol SeparatorRow: CellController where Cell == TableCell {
  /// The title in the line. The default is `nil`.
  var title: String? { get }
}

extension SeparatorRow {
  public var title: String? { nil }

  public func configure(_ cell: TableCell) {
    cell.content = SeparatorContent(title)
  }
}

/// A row with a horizontal line and an optional title.
public final class SeparatorRowController: IdentifiedRowController, SeparatorRow {
  public let title: String?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - title: The title in the line, or `nil` for none.
  ///   - id: The row's identity across changes.
  public init(_ title: String? = nil, id: RowID? = nil) {
    self.title = title
    super.init(id: id)
  }
}

extension CellController where Self == SeparatorRowController {
  /// Creates a ``RowLibrary/SeparatorRowController``.
  public static func separator(_ title: String? = nil, id: RowID? = nil) -> SeparatorRowController {
    SeparatorRowController(title, id: id)
  }
}

/// A horizontal line with an optional title.
struct SeparatorContent: CellContent, Hashable, Sendable {
  private let title: String?

  /// Creates a line.
  ///
  /// - Parameter title: The title in the line, or `nil` for none. The default is `nil`.
  init(_ title: String? = nil) {
    self.title = title
  }

  var plainText: String { title ?? "" }

  func draw(on canvas: Canvas) {
    guard let title, !title.isEmpty, canvas.width > 8 else {
      return canvas.horizontalLine(columns: 0..<max(0, canvas.width), line: 0)
    }
    canvas.horizontalLine(columns: 0..<2, line: 0)
    let end = canvas.truncatedText(title, at: 3, width: canvas.width - 6, style: .secondary)
    canvas.horizontalLine(columns: end + 1..<max(end + 1, canvas.width), line: 0)
  }
}
