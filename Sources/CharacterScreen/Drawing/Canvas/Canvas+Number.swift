extension Canvas {
  /// Draws a whole number with a comma between thousands, ending before a column, without making a
  /// string; returns where it begins.
  ///
  /// A negative number counts as 0.
  @discardableResult
  public func number(_ number: Int, endingAt end: Int, line: Int = 0, style: Style = .plain)
    -> Int
  {
    var rest = max(0, number)
    var column = end
    var digits = 0
    repeat {
      if digits > 0, digits % 3 == 0 {
        column -= 1
        text(",", at: column, line: line, style: style)
      }
      column -= 1
      text(Canvas.digits[rest % 10], at: column, line: line, style: style)
      rest /= 10
      digits += 1
    } while rest > 0
    return column
  }

  private static let digits = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]
}
