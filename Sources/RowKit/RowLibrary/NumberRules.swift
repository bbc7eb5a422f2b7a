/// Which texts a field for numbers of a range takes, and what it says of the others.
struct NumberRules {
  let range: ClosedRange<DecimalNumber>

  /// How numbers are read: plainly where the row's format only writes.
  let format: NumberFormat

  private let hasFraction: Bool

  /// From 0 to below a million.
  static let standardRange: ClosedRange<DecimalNumber> = 0...999_999.999999999

  init(range: ClosedRange<DecimalNumber>, format: NumberFormat, hasFraction: Bool) {
    self.range = range
    self.format = format.reads ? format : .plain
    self.hasFraction = hasFraction
  }

  /// Returns a number as it is edited: in the format, unless that would round it.
  func text(_ number: DecimalNumber) -> String {
    let text = format.string(number)
    guard format.decimal(text) != number else { return text }
    return NumberFormat(decimalSeparator: format.decimalSeparator).string(number)
  }

  /// Returns what is wrong with a text; `nil` for a number that is taken, and while a person goes on
  /// typing also for the beginning of one.
  func refusal(
    of text: String, isFinal: Bool, _ words: Words, _ canKeep: (DecimalNumber?) -> Bool
  ) -> String? {
    if text.isEmpty { return isFinal && !canKeep(nil) ? words.forms.required : nil }
    switch format.reading(of: text) {
    case .number(let number):
      return refusal(of: number, isFinal: isFinal, words)
        ?? (canKeep(number) ? nil : words.forms.tooManyDigits)
    case .unfinished where !isFinal && (hasFraction || !text.contains(format.decimalSeparator)):
      let isBelow = text.hasPrefix("-") && !range.lowerBound.isNegative
      return isBelow ? atLeast(words) : nil
    case .unfinished, .wrong: return notNumber(words)
    case .tooManyDigits:
      return FormWords.fill(
        words.forms.tooManyDecimals, String(format.fractionDigits.upperBound))
    }
  }

  /// Looks at the range; while typing goes on, only at the bound that more digits lead away from.
  private func refusal(of number: DecimalNumber, isFinal: Bool, _ words: Words) -> String? {
    if !hasFraction, number.int == nil, !number.fraction.isEmpty { return notNumber(words) }
    if number < range.lowerBound, isFinal || number.isNegative { return atLeast(words) }
    if number > range.upperBound, isFinal || !number.isNegative {
      return FormWords.fill(words.forms.tooLarge, format.string(range.upperBound))
    }
    return nil
  }

  private func atLeast(_ words: Words) -> String {
    FormWords.fill(words.forms.tooSmall, format.string(range.lowerBound))
  }

  private func notNumber(_ words: Words) -> String {
    let example: DecimalNumber = hasFraction && format.fractionDigits.upperBound > 0 ? 1234.5 : 1234
    return FormWords.fill(words.forms.invalidNumber, format.string(example))
  }
}
