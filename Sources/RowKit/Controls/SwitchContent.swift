/// A switch: a knob at the right of its track when it is on, at the left when it is off.
public struct SwitchContent: CellContent, Hashable, Sendable {
  /// Whether it is on.
  public let isOn: Bool

  public let plainText: String

  /// The columns it takes.
  public static let width = 4

  /// Creates a switch, of which is read and printed what the words say of it.
  public init(isOn: Bool, words: Words = .english) {
    self.isOn = isOn
    plainText = isOn ? words.rows.on : words.rows.off
  }

  public func height(forWidth width: Int) -> Int { 1 }

  public func draw(on canvas: Canvas) {
    if isOn {
      canvas.text("━━━●", style: Style(foreground: .role(.success), attributes: .bold))
    } else {
      canvas.text("○───", style: .secondary)
    }
  }
}
