/// A header or footer of a group: text, or any content.
public struct GroupTitle {
  /// The text.
  ///
  /// Empty if the content stands alone.
  public let text: String

  /// The content, or `nil` to draw the text in the table's style.
  public let content: (any CellContent)?

  /// Called when a person presses the main mouse button on the title, with the point in its content.
  ///
  /// The default is `nil`. The header of a group that collapses isn't called. Offer the same by a key.
  public var onPress: (@MainActor (ScreenPoint) -> Void)?

  /// Creates a title with text, which wraps if it is too long.
  public init(_ text: String) {
    self.text = text
    content = nil
  }

  /// Creates a title with any content.
  ///
  /// - Parameters:
  ///   - text: The equivalent text, for searching, printing and the section index.
  ///   - content: The content to draw.
  public init(_ text: String, content: any CellContent) {
    self.text = text
    self.content = content
  }

  /// Whether the title shows nothing.
  package var isEmpty: Bool { text.isEmpty && content == nil }
}

// MARK: ExpressibleByStringLiteral

extension GroupTitle: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {
    self.init(value)
  }
}
