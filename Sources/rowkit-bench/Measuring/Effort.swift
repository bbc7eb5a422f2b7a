/// The effort of measurements.
enum Effort: Sendable {
  /// Enough rounds for a reliable median.
  case full
  /// Enough rounds for a first impression.
  case quick

  /// Returns the number of rounds for a desired number.
  ///
  /// A quick effort takes an eighth, at least 3.
  func rounds(_ count: Int) -> Int {
    self == .full ? count : max(3, count / 8)
  }
}
