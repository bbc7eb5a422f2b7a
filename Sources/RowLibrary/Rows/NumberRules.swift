/// The rules for text in a field that accepts numbers in a range.
struct NumberRules {
  let range: ClosedRange<DecimalNumber>

  /// The format for reading numbers.
  ///
  /// `.plain` if numbers can't be read in the row's format.
  let format: NumberFormat

  private let hasFraction: Bool

  /// Returns the range from 0 to below one million.
  static func standardRange(hasFraction: Bool) -> ClosedRange<DecimalNumber> {
    0...(hasFraction ? 999_999.999999999 : 999_999)
  }

  init(range: ClosedRange<DecimalNumber>, format: NumberFormat, hasFraction: Bool) {
    self.range = range
    self.format = format.reads ? format : .plain
    self.hasFraction = hasFraction
  }

  /// Returns the text of a number for editing: in the format, unless that would round it.
  func text(_ number: DecimalNumber) -> String {
    let text = format.format(number)
    guard format.decimal(text) != number else { return text }
    return unrounded.format(number)
  }

  /// Returns the number that a text represents, or `nil` if it represents none.
  ///
  /// Text from `text(_:)` may have digits that the format would round.
  func decimal(_ text: String) -> DecimalNumber? { format.decimal(text) ?? unrounded.decimal(text) }

  /// The format with all digits of a number.
  private var unrounded: NumberFormat { NumberFormat(decimalSeparator: format.decimalSeparator) }

  /// Returns the message for rejected text, or `nil` if the text is an accepted number or, unless
  /// final, the beginning of one.
  func refusal(
    of text: String, isFinal: Bool, _ words: LocalizedStrings, _ canKeep: (DecimalNumber?) -> Bool
  ) -> String? {
    if text.isEmpty { return isFinal && !canKeep(nil) ? words[FormStrings.required] : nil }
    switch format.reading(of: text) {
    case .number(let number):
      return refusal(of: number, isFinal: isFinal, words)
        ?? (canKeep(number) ? nil : words[RefusalStrings.tooManyDigits])
    case .unfinished where !isFinal && (hasFraction || !text.contains(format.decimalSeparator)):
      let isBelow = text.hasPrefix("-") && !range.lowerBound.isNegative
      return isBelow ? atLeast(words) : nil
    case .unfinished, .wrong: return notNumber(words)
    case .tooManyDigits:
      let limit = format.fractionDigits.upperBound
      return limit == 1
        ? words[RefusalStrings.tooManyDecimalsForOne]
        : LocalizedStrings.fill(words[RefusalStrings.tooManyDecimals], String(limit))
    }
  }

  /// Checks the range.
  ///
  /// Unless final, checks only the bound that further digits can't bring the number back to.
  private func refusal(of number: DecimalNumber, isFinal: Bool, _ words: LocalizedStrings)
    -> String?
  {
    if !hasFraction, number.int == nil, !number.fraction.isEmpty { return notNumber(words) }
    if number < range.lowerBound, isFinal || number.isNegative { return atLeast(words) }
    if number > range.upperBound, isFinal || !number.isNegative {
      return LocalizedStrings.fill(words[FormStrings.tooLarge], format.format(range.upperBound))
    }
    return nil
  }

  private func atLeast(_ words: LocalizedStrings) -> String {
    LocalizedStrings.fill(words[FormStrings.tooSmall], format.format(range.lowerBound))
  }

  private func notNumber(_ words: LocalizedStrings) -> String {
    let example: DecimalNumber = hasFraction && format.fractionDigits.upperBound > 0 ? 1234.5 : 1234
    return LocalizedStrings.fill(words[RefusalStrings.invalidNumber], format.format(example))
  }
}
