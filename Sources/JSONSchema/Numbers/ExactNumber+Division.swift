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
    return BigNatural(digits: step.digits).remainder(ofDigits: digits, zeros: zeros).isZero
  }
}
