/// A format for writing and reading numbers, with separators and a number of decimal places.
///
/// Text is read only if it is exactly a number in the format. No character is dropped or guessed:
///
/// ```swift
/// NumberFormat.fixed(2, grouped: true).format(1234.5)  // "1,234.50"
/// NumberFormat.fixed(2, grouped: true).decimal("1,5")   // nil
/// NumberFormat(decimalSeparator: ",").decimal("1,5")    // 1.5
/// ```
public struct NumberFormat: Sendable {
  /// The separator before the decimal places.
  package let decimalSeparator: Character

  /// The separator between groups of three digits, or `nil` for none.
  ///
  /// When reading, either all groups are separated or none.
  package let groupingSeparator: Character?

  /// The minimum number of decimal places written, and the maximum number written and read.
  package let fractionDigits: ClosedRange<Int>

  /// The closures of a custom format, or `nil` for digits.
  private let own: Own?

  /// Whether a row replaces the decimal separator with that of its language.
  private var isLocalized = false

  private struct Own: Sendable {
    let string: @Sendable (Double, DecimalNumber?) -> String
    let number: (@Sendable (String) -> DecimalNumber?)?
  }

  /// The maximum number of decimal places of any floating-point value.
  private static let mostDigits = 1100

  /// Creates a format of digits.
  ///
  /// - Parameters:
  ///   - decimalSeparator: The separator before the decimal places.
  ///   - groupingSeparator: The separator between groups of three digits, or `nil` for none. A
  ///     separator equal to `decimalSeparator` counts as none.
  ///   - fractionDigits: The minimum number of decimal places written, and the maximum number
  ///     written and read, or `nil` for as many as the number needs. Values less than 0 count as 0.
  public init(
    decimalSeparator: Character = ".", groupingSeparator: Character? = nil,
    fractionDigits: ClosedRange<Int>? = nil
  ) {
    self.decimalSeparator = decimalSeparator
    self.groupingSeparator = groupingSeparator == decimalSeparator ? nil : groupingSeparator
    self.fractionDigits = (fractionDigits ?? 0...NumberFormat.mostDigits)
      .clamped(to: 0...NumberFormat.mostDigits)
    own = nil
  }

  /// Creates a format from closures.
  ///
  /// - Parameters:
  ///   - string: Returns the text of a number.
  ///   - number: Returns the number of a text, or `nil` if it isn't one. Without this closure the
  ///     format only writes, and a field edits its numbers in the plain format.
  public init(
    string: @escaping @Sendable (DecimalNumber) -> String,
    number: (@Sendable (String) -> DecimalNumber?)? = nil
  ) {
    self.init(
      own: Own(string: { value, decimal in decimal.map(string) ?? "\(value)" }, number: number))
  }

  private init(own: Own) {
    decimalSeparator = "."
    groupingSeparator = nil
    fractionDigits = 0...NumberFormat.mostDigits
    self.own = own
  }

  /// A format with a point and as few digits as the number needs.
  public static let plain = NumberFormat()

  /// The plain format with the decimal separator of the language of a screen.
  ///
  /// A row that reads numbers takes the separator of `LocalizedStrings.numbers`. Anywhere else the format is
  /// the same as ``plain``.
  public static let localized = {
    var format = NumberFormat()
    format.isLocalized = true
    return format
  }()

  /// Returns the format itself, or ``localized`` with the decimal separator of another format.
  package func localized(as numbers: NumberFormat) -> NumberFormat {
    isLocalized ? NumberFormat(decimalSeparator: numbers.decimalSeparator) : self
  }

  /// A format of integers as text, for rows that don't read typed text.
  ///
  /// ```swift
  /// .stepper("Table for", $booking.guests, in: 1...9, format: .words { "\($0) guests" })
  /// ```
  ///
  /// - Parameter text: Returns the text of a number, which is rounded to the nearest integer.
  ///   Larger numbers are clamped, and NaN becomes 0.
  /// - Returns: The format.
  public static func words(_ text: @escaping @Sendable (Int) -> String) -> NumberFormat {
    NumberFormat(
      own: Own(
        string: { value, decimal in text(decimal?.int ?? Int(nearest: value)) }, number: nil))
  }

  /// Returns a format with a fixed number of decimal places, and optionally a comma between
  /// thousands.
  ///
  /// - Parameters:
  ///   - digits: The number of decimal places, clamped to 0...9.
  ///   - grouped: Whether thousands are separated.
  /// - Returns: The format.
  public static func fixed(_ digits: Int, grouped: Bool = false) -> NumberFormat {
    let digits = min(max(0, digits), 9)
    return NumberFormat(groupingSeparator: grouped ? "," : nil, fractionDigits: digits...digits)
  }

  // MARK: Writing

  /// Returns the text of a number, rounded to the format's decimal places.
  ///
  /// Rounds the shortest digits that stand for the number: two places of 1.005 are `1.01`.
  public func format(_ number: Double) -> String {
    if let own { return own.string(number, DecimalNumber(number)) }
    return DecimalNumber(number).map { digits(rounded($0)) } ?? "\(number)"
  }

  /// Returns the text of an integer, with all its digits.
  public func format(_ number: Int) -> String { format(DecimalNumber(number)) }

  /// Returns the text of a number, rounded only if it exceeds the format's decimal places.
  public func format(_ number: DecimalNumber) -> String {
    if let own { return own.string(number.double, number) }
    return digits(rounded(number))
  }

  /// Rounds a number to the format's decimal places by its digits, and halves away from zero.
  private func rounded(_ number: DecimalNumber) -> DecimalNumber {
    let count = fractionDigits.upperBound
    guard let next = number.fraction.utf8.dropFirst(count).first else { return number }
    var all = Array((number.whole + number.fraction.prefix(count)).utf8)
    if next >= UInt8(ascii: "5") {
      var place = all.count - 1
      while place >= 0, all[place] == UInt8(ascii: "9") {
        all[place] = UInt8(ascii: "0")
        place -= 1
      }
      if place >= 0 { all[place] += 1 } else { all.insert(UInt8(ascii: "1"), at: 0) }
    }
    return DecimalNumber(
      isNegative: number.isNegative, whole: String(decoding: all.dropLast(count), as: UTF8.self),
      fraction: String(decoding: all.suffix(count), as: UTF8.self))
  }

  private func digits(_ number: DecimalNumber) -> String {
    if let text = scientific(number) { return text }
    let fraction = number.fraction.prefix(fractionDigits.upperBound)
    let zeros = String(
      repeating: "0", count: max(0, fractionDigits.lowerBound - fraction.utf8.count))
    let tail = fraction.isEmpty && zeros.isEmpty ? "" : String(decimalSeparator) + fraction + zeros
    return (number.isNegative ? "-" : "") + grouped(number.whole) + tail
  }

  /// The maximum number of digits before scientific notation is used.
  private static let longest = 40

  /// Returns a number with very many digits in scientific notation, or `nil` if that would lose
  /// digits.
  private func scientific(_ number: DecimalNumber) -> String? {
    guard number.whole.utf8.count + number.fraction.utf8.count > NumberFormat.longest else {
      return nil
    }
    return number.exactDouble.map { "\($0)" }
  }

  private func grouped(_ digits: String) -> String {
    guard let groupingSeparator else { return digits }
    var result = ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place) % 3 == 0 { result.append(groupingSeparator) }
      result.append(digit)
    }
    return result
  }

  // MARK: Reading

  /// Whether the format can read numbers.
  package var reads: Bool { own == nil || own?.number != nil }

  /// Returns the number of a text with all its digits, or `nil` if it isn't a number in the format.
  ///
  /// Surrounding whitespace is ignored.
  public func decimal(_ text: String) -> DecimalNumber? {
    if case .number(let number) = reading(of: text) { number } else { nil }
  }

  /// Returns the number of a text, or `nil` if it isn't a number in the format, or if it has more
  /// digits than a floating-point value can represent.
  public func parse(_ text: String) -> Double? { decimal(text)?.exactDouble }

  /// Reads a text.
  ///
  /// If the format reads with a closure, any other text may still become a number.
  package func reading(of text: String) -> NumberReading {
    guard let own else { return NumberReading(text, format: self) }
    return own.number?(text).map { .number($0) } ?? .unfinished
  }
}
