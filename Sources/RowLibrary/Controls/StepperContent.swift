/// A value between a minus and a plus sign.
///
/// A sign is faint at its end of the range.
public struct StepperContent: CellContent, Hashable, Sendable {
  private let text: String
  private let canDecrease: Bool
  private let canIncrease: Bool

  /// Creates a stepper.
  public init(_ text: String, canDecrease: Bool, canIncrease: Bool) {
    self.text = text
    self.canDecrease = canDecrease
    self.canIncrease = canIncrease
  }

  /// The width in columns.
  public var width: Int { TextWidth.width(of: text) + 4 }

  public var plainText: String { text }

  public func height(forWidth width: Int) -> Int { 1 }

  public func draw(on canvas: Canvas) {
    canvas.text("+", at: canvas.width - 1, style: canIncrease ? .tint.adding(.bold) : .disabled)
    let start = canvas.trailingText(
      text, endingAt: canvas.width - 2, width: max(0, canvas.width - 4))
    canvas.text("−", at: start - 2, style: canDecrease ? .tint.adding(.bold) : .disabled)
  }
}
