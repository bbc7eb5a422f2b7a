/// A number typed before a command, as in `42G`.
///
/// It has at most nine digits. The first one isn't `0`.
package struct TypedCount: Hashable {
  /// The number, or `nil` if none has been typed.
  package private(set) var value: Int?

  /// Creates a value without digits.
  package init() {}

  /// Takes a digit, or removes the last one with Backspace.
  ///
  /// Returns `false` if the key does neither.
  package mutating func take(_ key: KeyPress) -> Bool {
    if key == KeyPress(.backspace), let number = value {
      value = number < 10 ? nil : number / 10
      return true
    }
    guard let digit = TypedCount.digit(key), value != nil || digit > 0 else { return false }
    let number = value ?? 0
    if number < 100_000_000 { value = number * 10 + digit }
    return true
  }

  private static func digit(_ key: KeyPress) -> Int? {
    guard case .character(let character) = key.key, key.modifiers.isEmpty, character.isASCII else {
      return nil
    }
    return character.wholeNumberValue
  }
}
