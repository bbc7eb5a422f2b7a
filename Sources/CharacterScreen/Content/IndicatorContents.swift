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

  public var spokenText: SpokenText { SpokenText(percentage) }

  private var percentage: SpokenText.Sign {
    SpokenText.Sign(percentage: Int((value.asFraction * 100).rounded()))
  }

  public func draw(on canvas: Canvas) {
    let eighths = Int((value.asFraction * Double(canvas.width * 8)).rounded())
    for column in 0..<canvas.width {
      let filled = min(8, max(0, eighths - column * 8))
      canvas.text(
        GaugeContent.blocks[filled], at: column,
        style: filled == 0 ? Style(foreground: .role(.separator)) : style)
    }
  }

  private static let blocks = ["─", "▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"]
}

/// An activity indicator.
///
/// One turn has ten steps.
public struct SpinnerContent: CellContent, Hashable, Sendable {
  /// The step to show.
  ///
  /// May be any number.
  package var step: Int

  /// The text after the indicator.
  package var text: String

  /// Creates a spinner.
  public init(step: Int = 0, text: String = "") {
    self.step = step
    self.text = text
  }

  /// The duration of a step.
  public static let stepDuration = Duration.milliseconds(80)

  public var plainText: String { text }

  public func draw(on canvas: Canvas) {
    canvas.text(SpinnerContent.sign(step), style: .tint)
    canvas.truncatedText(text, at: 2, width: canvas.width - 2, style: .secondary)
  }

  /// Returns the symbol of a step.
  package static func sign(_ step: Int) -> String {
    let count = signs.count
    return signs[(step % count + count) % count]
  }

  private static let signs = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
}

/// A symbol of one or two graphemes in a colour.
public struct SymbolContent: CellContent, Hashable, Sendable {
  /// The graphemes.
  public var glyph: String

  /// The style.
  public var style: Style

  /// Creates a symbol.
  public init(_ glyph: String, style: Style = .tint) {
    self.glyph = glyph
    self.style = style
  }

  public var plainText: String { glyph }

  /// The graphemes if they are letters or digits.
  ///
  /// A sign isn't read out.
  public var spokenText: SpokenText {
    SpokenText(glyph.contains { $0.isLetter || $0.isNumber } ? glyph : "")
  }

  public func draw(on canvas: Canvas) {
    canvas.truncatedText(glyph, width: canvas.width, style: style)
  }
}

extension Double {
  /// The number as a fraction from 0 to 1; 0 if it isn't a number.
  package var asFraction: Double { isNaN ? 0 : min(1, max(0, self)) }
}
