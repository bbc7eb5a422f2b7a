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
