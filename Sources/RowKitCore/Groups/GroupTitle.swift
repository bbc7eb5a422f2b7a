/// A header or footer of a group: text, or any content.
public struct GroupTitle {
  /// The text.
  ///
  /// Empty if the content stands alone.
  public let text: String

  /// The content, or `nil` to draw the text in the table's style.
  public let content: (any CellContent)?

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
  public var isEmpty: Bool { text.isEmpty && content == nil }
}

// MARK: ExpressibleByStringLiteral

extension GroupTitle: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {
    self.init(value)
  }
}
