/// A switch: a knob at the right of its track when it is on, at the left when it is off.
public struct SwitchContent: CellContent, Hashable, Sendable {
  /// Whether it is on.
  public var isOn: Bool

  /// The columns it takes.
  public static let width = 4

  /// Creates a switch.
  public init(isOn: Bool) {
    self.isOn = isOn
  }

  public var plainText: String { isOn ? "on" : "off" }

  public func height(forWidth width: Int) -> Int { 1 }

  public func draw(on canvas: Canvas) {
    if isOn {
      canvas.text("━━━●", style: Style(foreground: .role(.success), attributes: .bold))
    } else {
      canvas.text("○───", style: .secondary)
    }
  }
}
