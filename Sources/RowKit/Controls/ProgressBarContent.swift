/// A thin bar that is filled as far as work is.
public struct ProgressBarContent: CellContent, Hashable, Sendable {
  /// How much is filled, from 0 to 1; what lies outside counts as the nearest of them.
  public var fraction: Double

  /// The look of the filled part.
  public var style: Style

  /// Creates a bar.
  public init(_ fraction: Double, style: Style = .tint) {
    self.fraction = fraction
    self.style = style
  }

  public var plainText: String { "\(Int((clamped * 100).rounded(.down))) %" }

  public func height(forWidth width: Int) -> Int { 1 }

  public func draw(on canvas: Canvas) {
    let halves = Int((clamped * Double(canvas.width * 2)).rounded(.down))
    let rest = Style(foreground: .role(.separator))
    for column in 0..<canvas.width {
      switch halves - column * 2 {
      case 2...: canvas.text("━", at: column, style: style.adding(.bold))
      case 1: canvas.text("╸", at: column, style: style.adding(.bold))
      default: canvas.text("─", at: column, style: rest)
      }
    }
  }

  private var clamped: Double { fraction.isNaN ? 0 : min(1, max(0, fraction)) }
}
