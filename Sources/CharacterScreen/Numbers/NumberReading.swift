/// The result of reading a text as a number in a format.
package enum NumberReading: Hashable {
  case number(DecimalNumber)

  /// The beginning of a number.
  case unfinished

  /// Text that can't become a number.
  case wrong

  /// A number with more decimal places than the format.
  case tooManyDigits

  /// Reads a text with the separators of a format.
  init(_ text: String, format: NumberFormat) {
    var rest = text[...]
    while rest.first.map(NumberReading.isBlank) == true { rest.removeFirst() }
    while rest.last.map(NumberReading.isBlank) == true { rest.removeLast() }
    let sign = rest.first.flatMap { $0 == "-" || $0 == "+" ? $0 : nil }
    if sign != nil { rest.removeFirst() }
    let parts = rest.split(
      separator: format.decimalSeparator, maxSplits: 1, omittingEmptySubsequences: false)
    let (head, tail) = (parts[0], parts.count > 1 ? parts[1] : nil)
    switch NumberReading.groups(head, tail == nil, format.groupingSeparator) {
    case .wrong: self = .wrong
    case .unfinished: self = .unfinished
    case .digits(let whole):
      self = NumberReading.number(isNegative: sign == "-", whole, tail, format)
    }
  }

  /// Whether a character is nothing but whitespace: a mark on a space is a part of the text.
  private static func isBlank(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }

  private static func number(
    isNegative: Bool, _ whole: String, _ tail: Substring?, _ format: NumberFormat
  ) -> NumberReading {
    let most = format.fractionDigits.upperBound
    guard let tail else {
      return whole.isEmpty
        ? .unfinished : .number(DecimalNumber(isNegative: isNegative, whole: whole))
    }
    guard most > 0, isDigits(tail) else { return .wrong }
    if tail.isEmpty { return .unfinished }
    if tail.utf8.count > most { return .tooManyDigits }
    return .number(DecimalNumber(isNegative: isNegative, whole: whole, fraction: tail))
  }

  private enum Head {
    case digits(String), unfinished, wrong
  }

  /// Reads the digits before the point, either in complete groups or without groups.
  private static func groups(
    _ text: Substring, _ isLast: Bool, _ separator: Character?
  ) -> Head {
    guard let separator, text.contains(separator) else {
      return isDigits(text) ? .digits(String(text)) : .wrong
    }
    let groups = text.split(separator: separator, omittingEmptySubsequences: false)
    guard groups.allSatisfy(isDigits), (1...3).contains(groups[0].count), groups[0].first != "0",
      groups.dropFirst().dropLast().allSatisfy({ $0.count == 3 }), let last = groups.last
    else { return .wrong }
    if last.count == 3 { return .digits(groups.joined()) }
    return last.count < 3 && isLast ? .unfinished : .wrong
  }

  private static func isDigits(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { $0 &- 0x30 < 10 }
  }
}

extension Decoder {
  /// Returns the value that a single text describes.
  ///
  /// - Parameter kind: The kind of value, for the message about any other text.
  /// - Returns: The value.
  /// - Throws: A `DecodingError` for any other text.
  package func decodeText<Value: LosslessStringConvertible>(as kind: String) throws -> Value {
    let container = try singleValueContainer()
    let text = try container.decode(String.self)
    guard let value = Value(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\u{201C}\(text)\u{201D} is no such \(kind).")
    }
    return value
  }
}

extension Encoder {
  /// Encodes a value as a single text.
  ///
  /// - Parameter value: The value.
  /// - Throws: The error of the encoder.
  package func encodeText(_ value: some LosslessStringConvertible) throws {
    var container = singleValueContainer()
    try container.encode(value.description)
  }
}
