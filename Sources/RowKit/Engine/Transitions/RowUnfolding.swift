/// A row that opens or closes: its lines come or go one by one.
struct RowUnfolding {
  /// The lines it had, and those it is to have.
  let from: Int
  let to: Int

  /// When it began, on the clock of the stage.
  let start: Duration

  /// Whether the row shows what it keeps folded up until it is closed.
  var isClosing: Bool { to < from }

  /// Whether it is over.
  func isOver(at now: Duration) -> Bool { now - start >= RowTransition.duration }

  /// The height in lines that the row takes.
  func height(at now: Duration) -> Int {
    let passed = min(1, max(0, (now - start) / RowTransition.duration))
    let rest = 1 - passed
    return to + Int((Double(from - to) * rest * rest * rest).rounded())
  }
}
