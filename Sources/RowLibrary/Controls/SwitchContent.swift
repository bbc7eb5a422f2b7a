/// A switch whose knob is at the right of its track when it is on, and at the left when it is off.
package struct SwitchContent: CellContent, Hashable, Sendable {
  /// Whether the switch is on.
  let isOn: Bool

  package let plainText: String

  /// The width in columns.
  static let width = 4

  /// Creates a switch.
  ///
  /// Its text for reading and printing is taken from the given words.
  package init(isOn: Bool, words: LocalizedStrings = .english) {
    self.isOn = isOn
    plainText = isOn ? words[SpeechStrings.on] : words[SpeechStrings.off]
  }

  package func draw(on canvas: Canvas) {
    if isOn {
      canvas.text("━━━●", style: Style(foreground: .role(.success), attributes: .bold))
    } else {
      canvas.text("○───", style: .secondary)
    }
  }
}

/// A value between a minus and a plus sign.
///
/// A sign is faint at its end of the range.
struct StepperContent: CellContent, Hashable, Sendable {
  private let text: String
  private let canDecrease: Bool
  private let canIncrease: Bool

  /// Creates a stepper.
  init(_ text: String, canDecrease: Bool, canIncrease: Bool) {
    self.text = text
    self.canDecrease = canDecrease
    self.canIncrease = canIncrease
  }

  /// The width in columns.
  var width: Int { TextWidth.width(of: text) + 4 }

  var plainText: String { text }

  func draw(on canvas: Canvas) {
    canvas.text("+", at: canvas.width - 1, style: canIncrease ? .tint.adding(.bold) : .disabled)
    let start = canvas.trailingText(
      text, endingAt: canvas.width - 2, width: max(0, canvas.width - 4))
    canvas.text("−", at: start - 2, style: canDecrease ? .tint.adding(.bold) : .disabled)
  }
}
