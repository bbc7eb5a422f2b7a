extension Canvas {
  /// Draws a whole number with commas between thousands so that it ends before a column.
  ///
  /// This method creates no string. A negative number is drawn as 0.
  ///
  /// - Returns: The column where the number begins.
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
