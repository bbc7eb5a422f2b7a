/// The part of a written phone number that is dialed.
struct DialedNumber {
  /// The digits, after a plus sign if the number has one, without spaces and signs between them.
  let digits: String

  /// The extension, or an empty string if the number has none.
  private let suffix: String

  /// Reads a number as people write it, such as `+44 (1632) 960-105 ext. 12` or `1-800-FLOWERS`.
  ///
  /// A word in capital letters that completes a number of at least seven digits stands for the keys
  /// that its letters are on. An extension begins with another letter, a semicolon or a comma.
  ///
  /// Words before the number, such as `Tel.`, are no part of it. Nor is the `(0)` in
  /// `+44 (0)1632 960105`, which is dialed only within the country.
  init(_ number: String) {
    let text = DialedNumber.withoutKeyLetters(DialedNumber.withoutLabel(number))
    let start = text.firstIndex { $0.isLetter || ",;".contains($0) } ?? text.endIndex
    digits = DialedNumber.withoutTrunkPrefix(text[..<start])
    suffix = DialedNumber.dialable(text[start...])
  }

  /// Whether there is anything to dial.
  var isValid: Bool { digits.contains(where: \.isWholeNumber) }

  /// The number in a `tel:` or `sms:` address.
  var address: String {
    let parts = [digits, suffix].map { $0.replacing("#", with: "%23") }
    return suffix.isEmpty ? parts[0] : parts[0] + ";ext=" + parts[1]
  }

  /// Returns a number without the words before it.
  ///
  /// An extension alone and a word that may stand for keys are kept.
  private static func withoutLabel(_ number: String) -> String {
    let label = number.prefix { !$0.isWholeNumber && !"+*#,;".contains($0) }
    let isLabel = label.split { !$0.isLetter }.allSatisfy { word in
      let capitals = word.uppercased()
      return !extensions.contains(capitals)
        && (word.count == 1 || word != capitals || labels.contains(capitals))
    }
    return isLabel ? String(number[label.endIndex...]) : number
  }

  /// Returns what is dialed of a number without an extension.
  private static func withoutTrunkPrefix(_ number: Substring) -> String {
    let sign = "(0)"
    guard let place = number.firstRange(of: sign) else { return dialable(number) }
    let code = dialable(number[..<place.lowerBound])
    guard code.hasPrefix("+") || code.hasPrefix("00") else { return dialable(number) }
    return code + dialable(number[place.upperBound...])
  }

  /// The letters on the keys 2 to 9 of a telephone.
  private static let keys = ["ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]

  /// Returns a number with digits for the words in capital letters that complete it.
  private static func withoutKeyLetters(_ number: String) -> String {
    guard number.utf8.count <= longest else { return number }
    var result = ""
    var rest = number[...]
    while let first = rest.first {
      let word = rest.prefix { $0.isASCII && $0.isLetter }
      let digits =
        word.count > 1 && word.allSatisfy(\.isUppercase) ? word.compactMap(digit(of:)) : []
      result += word.isEmpty ? String(first) : String(word)
      rest = rest.dropFirst(max(1, word.count))
      if digits.isEmpty { continue }
      let known = result.dropLast(word.count)
      let count = known.count(where: \.isWholeNumber)
      guard (1...6).contains(count), !labels.contains(String(word)) else {
        return count < 7 ? number : result + rest
      }
      result = known + String(digits)
    }
    return result.count(where: \.isWholeNumber) >= 7 ? result : number
  }

  /// The largest number of bytes of a number with words.
  private static let longest = 64

  /// Words beside a number that are no part of it.
  private static let labels: Set = [
    "AND", "CELL", "DW", "EXT", "FAX", "HOME", "INT", "MAIN", "MOB", "MOBILE", "OFFICE",
    "OR", "TEL", "VOICE", "WORK",
  ]

  /// Words before an extension.
  private static let extensions: Set = ["DW", "EXT", "INT", "X"]

  private static func digit(of letter: Character) -> Character? {
    keys.firstIndex { $0.contains(letter) }.flatMap { String($0 + 2).first }
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
