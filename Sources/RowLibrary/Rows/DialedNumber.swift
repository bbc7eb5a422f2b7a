/// The part of a written phone number that is dialed.
struct DialedNumber {
  /// The digits, after a plus sign if the number has one, without spaces and signs between them.
  let digits: String

  /// The extension, or an empty string if the number has none.
  private let suffix: String

  /// Reads a number as people write it, such as `+44 (1632) 960-105 ext. 12`.
  init(_ number: String) {
    let text = number.lowercased()
    let start = text.firstIndex { $0.isLetter || $0 == ";" } ?? text.endIndex
    digits = DialedNumber.dialable(text[..<start])
    suffix = DialedNumber.dialable(text[start...])
  }

  /// Whether there is anything to dial.
  var isValid: Bool { digits.contains(where: \.isWholeNumber) }

  /// The number in a `tel:` or `sms:` address.
  var address: String {
    let number = digits.map { $0 == "#" ? "%23" : String($0) }.joined()
    return suffix.isEmpty ? number : number + ";ext=" + suffix
  }

  /// Returns the digits and signs that a phone dials, in the digits of a keyboard.
  private static func dialable(_ text: Substring) -> String {
    var result = ""
    for character in text {
      if let digit = character.wholeNumberValue, (0...9).contains(digit) {
        result += String(digit)
      } else if "*#".contains(character) || (character == "+" && result.isEmpty) {
        result.append(character)
      }
    }
    return result
  }
}
