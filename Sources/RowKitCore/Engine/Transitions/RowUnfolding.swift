/// The animation of a row that expands or collapses, line by line.
struct RowUnfolding {
  /// The number of lines before and after.
  let from: Int
  let to: Int

  let course: TransitionCourse

  /// Whether the row is collapsing.
  ///
  /// It shows its expanded content until the animation ends.
  var isClosing: Bool { to < from }

  /// Returns the current height of the row in lines.
  func height(at now: Duration) -> Int {
    to + Int((Double(from - to) * course.rest(at: now)).rounded())
  }
}
