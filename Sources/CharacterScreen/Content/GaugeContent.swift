/// A bar filled in proportion to a value.
public struct GaugeContent: CellContent, Hashable, Sendable {
  /// The filled fraction, from 0 to 1.
  ///
  /// Values out of range are clamped.
  public var value: Double

  /// The style of the filled part.
  public var style: Style

  /// Creates a gauge.
  public init(_ value: Double, style: Style = .tint) {
    self.value = value
    self.style = style
  }

  public var plainText: String { percentage.text }

  public var spokenText: SpokenText {
    var spoken = SpokenText(plainText)
    spoken.signs = [percentage]
    return spoken
  }

  private var percentage: SpokenText.Sign {
    SpokenText.Sign(percentage: Int((clamped * 100).rounded()))
  }

  public func draw(on canvas: Canvas) {
    let eighths = Int((clamped * Double(canvas.width * 8)).rounded())
    for column in 0..<canvas.width {
      let filled = min(8, max(0, eighths - column * 8))
      canvas.text(
        GaugeContent.blocks[filled], at: column,
        style: filled == 0 ? Style(foreground: .role(.separator)) : style)
    }
  }

  private var clamped: Double { value.isNaN ? 0 : min(1, max(0, value)) }

  private static let blocks = ["─", "▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"]
}
