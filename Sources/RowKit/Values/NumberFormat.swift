/// How numbers are written and read: with which sign before the fraction, which between groups of
/// three digits, and with how many digits behind the point.
///
/// A text is read only if it is exactly a number of the format. No sign is dropped or guessed:
///
/// ```swift
/// NumberFormat.fixed(2, grouped: true).string(1234.5)  // "1,234.50"
/// NumberFormat.fixed(2, grouped: true).number("1,5")   // nil
/// NumberFormat(decimalSeparator: ",").number("1,5")    // 1.5
/// ```
public struct NumberFormat: Sendable {
  /// The sign before the digits of the fraction.
  public let decimalSeparator: Character

  /// The sign between groups of three digits; `nil` where they are not set apart.
  ///
  /// Numbers are read with all their groups set apart, or none.
  public let groupingSeparator: Character?

  /// How many digits behind the point are written at least, and are written and read at most.
  public let fractionDigits: ClosedRange<Int>

  /// What writes and reads instead; `nil` for digits.
  private let own: Own?

  private struct Own: Sendable {
    let string: @Sendable (Double, DecimalNumber?) -> String
    let number: (@Sendable (String) -> DecimalNumber?)?
  }

  /// The most digits behind the point that any floating-point value needs.
  private static let mostDigits = 1100

  /// Creates a format of digits.
  ///
  /// - Parameters:
  ///   - decimalSeparator: The sign before the digits of the fraction.
  ///   - groupingSeparator: The sign between groups of three digits; `nil` for none. The sign before
  ///     the fraction can't be used a second time, and counts as none.
  ///   - fractionDigits: How many digits behind the point are written at least, and are written and
  ///     read at most; `nil` for as many as the number needs. Less than 0 counts as 0.
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

  /// Creates a format of closures.
  ///
  /// - Parameters:
  ///   - string: Writes a number.
  ///   - number: Reads a number; `nil` for what is none. Without it the format only writes, and a
  ///     field edits its numbers plainly.
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

  /// As few digits as the number needs, with a point.
  public static let plain = NumberFormat()

  /// A format of whole numbers in words, for rows that don't read what was typed.
  ///
  /// ```swift
  /// .stepper("Table for", booking, \.guests, in: 1...9, format: .words { "\($0) guests" })
  /// ```
  ///
  /// - Parameter text: Makes words of a number, rounded to the nearest whole one; the largest there
  ///   is for what is larger, and 0 for what is no number.
  /// - Returns: The format.
  public static func words(_ text: @escaping @Sendable (Int) -> String) -> NumberFormat {
    NumberFormat(
      own: Own(
        string: { value, decimal in text(decimal?.int ?? Int(nearest: value)) }, number: nil))
  }

  /// A format with a fixed number of digits behind the point, and perhaps a comma between thousands.
  ///
  /// - Parameters:
  ///   - digits: The digits behind the point, from 0 to 9; others count as the nearest of these.
  ///   - grouped: Whether thousands are set apart.
  /// - Returns: The format.
  public static func fixed(_ digits: Int, grouped: Bool = false) -> NumberFormat {
    let digits = min(max(0, digits), 9)
    return NumberFormat(groupingSeparator: grouped ? "," : nil, fractionDigits: digits...digits)
  }

  // MARK: Writing

  /// Returns a number as text, rounded to the digits of the format.
  public func string(_ number: Double) -> String {
    if let own { return own.string(number, DecimalNumber(number)) }
    guard let decimal = DecimalNumber(number) else { return "\(number)" }
    guard decimal.fraction.utf8.count > fractionDigits.upperBound else { return digits(decimal) }
    return rounded(number).map(digits) ?? digits(decimal)
  }

  /// Returns a whole number as text, with all its digits.
  public func string(_ number: Int) -> String { string(DecimalNumber(number)) }

  /// Returns a number as text, rounded only if it has more digits behind the point than the format.
  public func string(_ number: DecimalNumber) -> String {
    if let own { return own.string(number.double, number) }
    return number.fraction.utf8.count > fractionDigits.upperBound
      ? string(number.double) : digits(number)
  }

  /// Rounds a number to the digits of the format, which are less than it has.
  private func rounded(_ number: Double) -> DecimalNumber? {
    var factor = 1.0
    for _ in 0..<fractionDigits.upperBound { factor *= 10 }
    let scaled = (abs(number) * factor).rounded()
    guard scaled < 9e18, let whole = DecimalNumber(scaled)?.whole else { return nil }
    let zeros = String(
      repeating: "0", count: max(0, fractionDigits.upperBound + 1 - whole.utf8.count))
    let all = zeros + whole
    return DecimalNumber(
      isNegative: number < 0, whole: all.dropLast(fractionDigits.upperBound),
      fraction: all.suffix(fractionDigits.upperBound))
  }

  private func digits(_ number: DecimalNumber) -> String {
    if let text = scientific(number) { return text }
    let fraction = number.fraction.prefix(fractionDigits.upperBound)
    let zeros = String(
      repeating: "0", count: max(0, fractionDigits.lowerBound - fraction.utf8.count))
    let tail = fraction.isEmpty && zeros.isEmpty ? "" : String(decimalSeparator) + fraction + zeros
    return (number.isNegative ? "-" : "") + grouped(number.whole) + tail
  }

  /// How many digits nobody counts any more.
  private static let longest = 40

  /// A number of very many digits in short, where that loses none.
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

  /// Whether the format reads what it writes.
  var reads: Bool { own == nil || own?.number != nil }

  /// Returns the number that a text stands for, with all its digits; `nil` for anything but a number
  /// of the format.
  ///
  /// Blanks around it don't count.
  public func decimal(_ text: String) -> DecimalNumber? {
    if case .number(let number) = reading(of: text) { number } else { nil }
  }

  /// Returns the number that a text stands for; `nil` for anything but a number of the format, and
  /// for one of more digits than a floating-point value keeps.
  public func number(_ text: String) -> Double? { decimal(text)?.exactDouble }

  /// Reads a text; where the format reads by a closure, any text may still become a number.
  func reading(of text: String) -> NumberReading {
    guard let own else { return NumberReading(text, format: self) }
    return own.number?(text).map { .number($0) } ?? .unfinished
  }

  /// Returns the number that a text in digits with a point stands for; `nil` for any other text.
  public static func read(_ text: String) -> Double? { plain.number(text) }
}
