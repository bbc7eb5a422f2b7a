/// A row that opens or closes: its lines come or go one by one.
struct RowUnfolding {
  /// The lines it had, and those it is to have.
  let from: Int
  let to: Int

  let course: TransitionCourse

  /// Whether the row shows what it keeps folded up until it is closed.
  var isClosing: Bool { to < from }

  /// The height in lines that the row takes.
  func height(at now: Duration) -> Int {
    to + Int((Double(from - to) * course.rest(at: now)).rounded())
  }
}
