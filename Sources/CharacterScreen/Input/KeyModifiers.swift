/// The modifier keys that are held while another key is pressed.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Shift, reported only with keys that type no character.
  public static let shift = KeyModifiers(rawValue: 1)

  /// Alt, Option or Meta.
  public static let alt = KeyModifiers(rawValue: 2)

  /// Control.
  public static let control = KeyModifiers(rawValue: 4)
}
