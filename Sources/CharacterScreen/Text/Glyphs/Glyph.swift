/// One character as it is drawn: safe, and with the columns it takes.
public struct Glyph: Hashable, Sendable {
  /// The columns it takes, 1 or more.
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

  /// Creates the glyph of a character of any origin; nil for one that shows nothing.
  public init?(_ character: Character) {
    self.init(Cluster(character))
  }

  init?(_ cluster: Cluster) {
    if let sign = SafeText.sign(for: cluster) {
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

  /// The scalar it consists of; nil where there are several, as in a letter with accents.
  public var scalar: Unicode.Scalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  /// What to send to a terminal, never empty.
  public var cluster: String {
    switch content {
    case .scalar(let scalar): String(scalar)
    case .text(let text): text
    }
  }
}
