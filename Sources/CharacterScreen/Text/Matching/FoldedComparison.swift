/// A step-by-step comparison of two folded texts that compares numbers by value.
struct FoldedComparison<Scalars: IteratorProtocol<UInt32>> {
  private var left: Scalars
  private var right: Scalars
  private var leftValue: UInt32?
  private var rightValue: UInt32?

  init(_ left: Scalars, _ right: Scalars) {
    self.left = left
    self.right = right
    leftValue = self.left.next()
    rightValue = self.right.next()
  }

  /// Returns whether the left text precedes the right one, or `nil` if the texts are equal.
  mutating func isLeftFirst() -> Bool? {
    while let first = leftValue, let second = rightValue {
      if isDigit(first) && isDigit(second) {
        if let isLess = isLeftNumberLess() { return isLess }
      } else if first != second {
        return first < second
      } else {
        advance()
      }
    }
    return leftValue == nil && rightValue == nil ? nil : leftValue == nil
  }

  /// Compares the upcoming numbers, which may have any length, and advances past them.
  private mutating func isLeftNumberLess() -> Bool? {
    while leftValue == 0x30 { leftValue = left.next() }
    while rightValue == 0x30 { rightValue = right.next() }
    var isLess: Bool?
    while let first = leftValue, let second = rightValue, isDigit(first), isDigit(second) {
      if isLess == nil && first != second { isLess = first < second }
      advance()
    }
    if leftValue.map(isDigit) == true { return false }
    return rightValue.map(isDigit) == true ? true : isLess
  }

  private mutating func advance() {
    leftValue = left.next()
    rightValue = right.next()
  }

  private func isDigit(_ value: UInt32) -> Bool { value &- 0x30 < 10 }
}
