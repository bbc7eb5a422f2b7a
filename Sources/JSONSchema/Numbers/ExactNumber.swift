package import JSONText

/// A decimal number of any size, which is compared and divided exactly.
///
/// `1.0` equals `1`, and `19.99` is a multiple of `0.01`. The exponent isn't expanded, so
/// `1e999999999` takes no more memory than `1`.
package struct ExactNumber: Hashable, Sendable {
  /// The value, if it is an integer of at most 18 digits.
  let whole: Int?

  let isNegative: Bool

  /// The decimal digits without zeros at either end, or nothing for zero.
  let digits: [UInt8]

  /// The power of ten that the digits are multiplied by.
  let exponent: Int

  package init(_ number: JSONNumber) {
    self.init(text: number.text)
  }

  /// Creates a number from an integer.
  package init(_ value: Int) {
    self.init(text: String(value))
  }

  /// Whether the number has no fractional part.
  package var isInteger: Bool { whole != nil || exponent >= 0 }

  /// Whether the number is greater than zero.
  var isPositive: Bool { !isNegative && whole != 0 }

  /// The greatest exponent, which stands for those beyond it.
  private static let exponentLimit = 1 << 60

  /// Creates a number from text in the syntax of JSON numbers.
  init(text: String) {
    var isNegative = false
    var digits: [UInt8] = []
    var exponent = 0
    var isFraction = false
    var bytes = text.utf8.makeIterator()
    while let byte = bytes.next() {
      switch byte {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if isFraction { exponent -= 1 }
        if !digits.isEmpty || byte != UInt8(ascii: "0") { digits.append(byte - 48) }
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        let rest = Array(IteratorSequence(bytes))
        exponent += ExactNumber.exponent(String(decoding: rest, as: UTF8.self))
        self.init(isNegative, digits, exponent)
        return
      default: break
      }
    }
    self.init(isNegative, digits, exponent)
  }

  private init(_ isNegative: Bool, _ digits: [UInt8], _ exponent: Int) {
    let zeros = digits.reversed().prefix { $0 == 0 }.count
    let digits = Array(digits.dropLast(zeros))
    let exponent = digits.isEmpty ? 0 : exponent + zeros
    self.isNegative = isNegative && !digits.isEmpty
    self.digits = digits
    self.exponent = exponent
    guard exponent >= 0, exponent <= 18, digits.count + exponent <= 18 else {
      whole = nil
      return
    }
    var value = digits.reduce(0) { $0 * 10 + Int($1) }
    for _ in 0..<exponent { value *= 10 }
    whole = isNegative ? -value : value
  }

  private static func exponent(_ text: String) -> Int {
    let limit = exponentLimit
    guard let value = Int(text) else { return text.hasPrefix("-") ? -limit : limit }
    return min(max(value, -limit), limit)
  }
}

// MARK: Comparable

extension ExactNumber: Comparable {
  public static func < (left: ExactNumber, right: ExactNumber) -> Bool {
    if let left = left.whole, let right = right.whole { return left < right }
    if left.isNegative != right.isNegative { return left.isNegative }
    let isSmaller = left.isMagnitude(below: right)
    return left.isNegative ? right.isMagnitude(below: left) : isSmaller
  }

  private func isMagnitude(below other: ExactNumber) -> Bool {
    if digits.isEmpty || other.digits.isEmpty { return digits.isEmpty && !other.digits.isEmpty }
    let (size, otherSize) = (digits.count + exponent, other.digits.count + other.exponent)
    if size != otherSize { return size < otherSize }
    return digits.lexicographicallyPrecedes(other.digits)
  }
}

extension ExactNumber {
  /// The greatest number of digits of a step.
  static let greatestStepDigitCount = 400

  /// Returns whether the number is a multiple of a step greater than zero.
  ///
  /// Returns `nil` if the step has more than ``greatestStepDigitCount`` digits.
  func isMultiple(of step: ExactNumber) -> Bool? {
    if let whole, let step = step.whole { return whole % step == 0 }
    guard !digits.isEmpty else { return true }
    guard step.digits.count <= ExactNumber.greatestStepDigitCount else { return nil }
    let zeros = exponent - step.exponent
    // The digits don't end in a zero, as those of a multiple of ten steps would.
    guard zeros >= 0 else { return false }
    let counted = min(zeros, step.greatestZeroCount)
    return BigNatural(digits: step.digits).remainder(ofDigits: digits, zeros: counted).isZero
  }

  /// The number of zeros behind a number beyond which others don't make it a multiple of this step.
  ///
  /// A step with n digits contains the factors 2 and 5 less than 4 n times.
  private var greatestZeroCount: Int { digits.count * 4 }

  /// The time of ``isMultiple(of:)`` as a number of steps of a check.
  func stepCount(ofDividingBy step: ExactNumber) -> Int {
    if whole != nil, step.whole != nil { return 0 }
    return (digits.count + step.greatestZeroCount) * (step.digits.count + 64) / 1024
  }
}
