extension Comparable {
  /// Returns the value, or the nearest one in a range.
  @inlinable package func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}

extension Int {
  /// Creates the integer nearest to a number.
  ///
  /// Larger numbers are clamped, and NaN becomes 0.
  package init(nearest number: Double) {
    let bound: Int = number > 0 ? .max : number < 0 ? .min : 0
    self = Int(exactly: number.rounded()) ?? bound
  }
}
