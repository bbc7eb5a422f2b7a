/// An activity indicator.
///
/// One turn has ten steps.
public struct SpinnerContent: CellContent, Hashable, Sendable {
  /// The step to show.
  ///
  /// May be any number.
  public var step: Int

  /// The text after the indicator.
  public var text: String

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
