public import RowKit

/// Stars in a line, some of them filled.
public struct StarsContent: CellContent, Hashable, Sendable {
  /// How many stars are filled.
  public let count: Int

  /// How many stars there are.
  public let total: Int

  /// Creates stars; a number beyond what there can be fills them all.
  public init(_ count: Int, of total: Int) {
    self.total = max(0, total)
    self.count = max(0, min(count, self.total))
  }

  public var plainText: String { "\(count)/\(total)" }

  public func height(forWidth width: Int) -> Int { 1 }

  public func draw(on canvas: Canvas) {
    let gold = Style(foreground: .role(.warning))
    for star in 0..<total {
      let isFilled = star < count
      canvas.text(isFilled ? "★" : "☆", at: star, style: isFilled ? gold : .secondary)
    }
  }
}
