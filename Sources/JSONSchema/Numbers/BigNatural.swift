/// A natural number of any size, for remainders of divisions.
struct BigNatural: Sendable {
  /// The limbs, the least significant one first, without zeros at the end.
  private var limbs: [UInt32] = []

  /// Creates a number from decimal digits.
  ///
  /// The time is quadratic in the number of digits.
  init(digits: some Sequence<UInt8>) {
    for digit in digits { multiplyByTen(adding: digit) }
  }

  var isZero: Bool { limbs.isEmpty }

  /// Returns the remainder of a number with the given decimal digits, followed by zeros.
  ///
  /// The time is linear in the number of digits and zeros.
  func remainder(ofDigits digits: [UInt8], zeros: Int) -> BigNatural {
    var remainder = BigNatural(digits: [])
    for place in 0..<digits.count + zeros {
      remainder.multiplyByTen(adding: place < digits.count ? digits[place] : 0)
      remainder.reduce(modulo: self)
    }
    return remainder
  }

  // MARK: Steps

  private mutating func multiplyByTen(adding digit: UInt8) {
    var carry = UInt64(digit)
    for index in limbs.indices {
      carry += UInt64(limbs[index]) * 10
      limbs[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry > 0 { limbs.append(UInt32(carry)) }
  }

  /// Subtracts a number until the rest is below it.
  ///
  /// Call it after each step, so that there are at most nine subtractions.
  private mutating func reduce(modulo other: BigNatural) {
    while !isBelow(other) { subtract(other) }
  }

  private mutating func subtract(_ other: BigNatural) {
    var borrow: Int64 = 0
    for index in limbs.indices {
      var value = Int64(limbs[index]) - borrow
      if index < other.limbs.count { value -= Int64(other.limbs[index]) }
      borrow = value < 0 ? 1 : 0
      limbs[index] = UInt32(truncatingIfNeeded: value)
    }
    while limbs.last == 0 { limbs.removeLast() }
  }

  private func isBelow(_ other: BigNatural) -> Bool {
    if limbs.count != other.limbs.count { return limbs.count < other.limbs.count }
    for index in limbs.indices.reversed() where limbs[index] != other.limbs[index] {
      return limbs[index] < other.limbs[index]
    }
    return false
  }
}
