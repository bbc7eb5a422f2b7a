/// A character as it is drawn: safe for a terminal, and with its width in columns.
public struct Glyph: Hashable, Sendable {
  /// The width in columns, at least 1.
  public let width: Int

  private let content: Content

  private enum Content: Hashable {
    case scalar(Unicode.Scalar)
    case text(String)
  }

  /// Creates the glyph of a scalar that is known to be safe.
  init(_ scalar: Unicode.Scalar, width: Int) {
    self.width = width
    content = .scalar(scalar)
  }

  /// Creates the glyph of any character, or returns `nil` for an invisible one.
  public init?(_ character: Character) {
    self.init(Cluster(character))
  }

  init?(_ cluster: Cluster) {
    if let sign = SafeText.visibleReplacement(for: cluster) {
      self.init(safe: sign)
      return
    }
    switch cluster {
    case .scalar(let scalar): self.init(scalar, width: TextWidth.width(of: scalar))
    case .sequence(let character): self.init(safe: String(character))
    }
  }

  private init?(safe text: String) {
    guard let first = text.unicodeScalars.first else { return nil }
    width = TextWidth.width(ofSafe: text)
    let isOne = text.unicodeScalars.dropFirst().isEmpty
    content = isOne ? .scalar(first) : .text(text)
  }

  /// The scalar of a glyph that consists of only one, or `nil` for a glyph of several, such as a
  /// letter with accents.
  public var scalar: Unicode.Scalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  /// The text to send to a terminal, never empty.
  public var cluster: String {
    switch content {
    case .scalar(let scalar): String(scalar)
    case .text(let text): text
    }
  }
}
