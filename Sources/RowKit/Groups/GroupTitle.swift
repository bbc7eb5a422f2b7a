/// What stands above or below the rows of a group: text, or any content.
public struct GroupTitle {
  /// The words; empty where content says it.
  public let text: String

  /// What is drawn; nil draws the words in the table's own way.
  public let content: (any CellContent)?

  /// Creates a title of words, which wrap where they are too long.
  public init(_ text: String) {
    self.text = text
    content = nil
  }

  /// Creates a title of any content.
  ///
  /// - Parameters:
  ///   - text: The same in words, for searching, printing and the section index.
  ///   - content: What is drawn.
  public init(_ text: String, content: any CellContent) {
    self.text = text
    self.content = content
  }

  /// Whether there is nothing to show.
  public var isEmpty: Bool { text.isEmpty && content == nil }
}

// MARK: ExpressibleByStringLiteral

extension GroupTitle: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {
    self.init(value)
  }
}
