public import RowKit

/// Stars on a line, some of them filled.
public struct StarsContent: CellContent, Hashable, Sendable {
  /// The number of filled stars.
  public let count: Int

  /// The number of stars.
  public let total: Int

  /// Creates stars.
  ///
  /// A count above the total fills all of them.
  public init(_ count: Int, of total: Int) {
    self.total = max(0, total)
    self.count = max(0, min(count, self.total))
  }

  public var plainText: String { "\(count)/\(total)" }

  public func draw(on canvas: Canvas) {
    let gold = Style(foreground: .role(.warning))
    // Fewer stars would show another rating.
    guard canvas.width >= total else {
      canvas.text(plainText, style: gold)
      return
    }
    for star in 0..<total {
      let isFilled = star < count
      canvas.text(isFilled ? "★" : "☆", at: star, style: isFilled ? gold : .secondary)
    }
  }
}
