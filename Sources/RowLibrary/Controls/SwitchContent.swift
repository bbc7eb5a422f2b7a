/// A switch whose knob is at the right of its track when it is on, and at the left when it is off.
public struct SwitchContent: CellContent, Hashable, Sendable {
  /// Whether the switch is on.
  let isOn: Bool

  public let plainText: String

  /// The width in columns.
  static let width = 4

  /// Creates a switch.
  ///
  /// Its text for reading and printing is taken from the given words.
  public init(isOn: Bool, words: LocalizedStrings = .english) {
    self.isOn = isOn
    plainText = isOn ? words.speech.states.on : words.speech.states.off
  }

  public func draw(on canvas: Canvas) {
    if isOn {
      canvas.text("━━━●", style: Style(foreground: .role(.success), attributes: .bold))
    } else {
      canvas.text("○───", style: .secondary)
    }
  }
}
