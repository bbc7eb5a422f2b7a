/// How numbers are written and read; plain by default, so that an app plugs its own rules in.
///
/// ```swift
/// NumberFormat.fixed(2, grouped: true).string(1234.5)  // "1,234.50"
/// ```
public struct NumberFormat: Sendable {
  /// Writes a number.
  public let string: @Sendable (Double) -> String

  /// Reads a number; nil for what is none.
  public let number: @Sendable (String) -> Double?

  /// Creates a format.
  public init(
    string: @escaping @Sendable (Double) -> String,
    number: @escaping @Sendable (String) -> Double? = { NumberFormat.read($0) }
  ) {
    self.string = string
    self.number = number
  }

  /// As few digits as the number needs, with a point.
  public static let plain = NumberFormat { value in
    value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : "\(value)"
  }

  /// Whole numbers in words, for rows that don't read what was typed.
  ///
  /// ```swift
  /// .stepper("Table for", booking, \.guests, in: 1...9, format: .words { "\($0) guests" })
  /// ```
  ///
  /// - Parameter text: Makes words of a number, rounded to the nearest whole one; the largest there
  ///   is for what is larger, and 0 for what is no number.
  /// - Returns: The format.
  public static func words(_ text: @escaping @Sendable (Int) -> String) -> NumberFormat {
    NumberFormat { text(Int(nearest: $0)) }
  }

  /// A number of digits after the point, and perhaps a comma between thousands.
  ///
  /// - Parameters:
  ///   - digits: The digits after the point, from 0 to 9; others count as the nearest of these.
  ///   - grouped: Whether thousands are set apart.
  /// - Returns: The format.
  public static func fixed(_ digits: Int, grouped: Bool = false) -> NumberFormat {
    let digits = min(max(0, digits), 9)
    return NumberFormat { fixedText($0, digits, grouped) }
  }

  private static func fixedText(_ value: Double, _ digits: Int, _ grouped: Bool) -> String {
    var factor = 1.0
    for _ in 0..<digits { factor *= 10 }
    let scaled = (abs(value) * factor).rounded()
    guard scaled < 9e18 else { return "\(value)" }
    var whole = String(UInt64(scaled))
    while whole.count <= digits { whole = "0" + whole }
    let fraction = String(whole.suffix(digits))
    whole = String(whole.dropLast(digits))
    if grouped { whole = NumberFormat.grouped(whole) }
    let sign = value < 0 && scaled > 0 ? "-" : ""
    return sign + whole + (digits > 0 ? "." + fraction : "")
  }

  private static func grouped(_ digits: String) -> String {
    var result = ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place) % 3 == 0 { result += "," }
      result.append(digit)
    }
    return result
  }

  /// Reads a number with a point, and with commas or blanks between thousands.
  public static func read(_ text: String) -> Double? {
    let plain = text.filter { $0 != "," && $0 != " " && $0 != "_" }
    guard plain.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.".contains($0)) }) else {
      return nil
    }
    return Double(plain).flatMap { $0.isFinite ? $0 : nil }
  }
}
