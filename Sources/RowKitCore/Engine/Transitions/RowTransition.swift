/// The animation of a row that enters or leaves the table.
struct RowTransition {
  /// The direction of a transition.
  enum Direction {
    case coming, leaving
  }

  let direction: Direction
  let animation: RowAnimation

  let course: TransitionCourse

  /// Returns the visible fraction of the row, from 0 to 1.
  func presence(at now: Duration) -> Double {
    let rest = course.rest(at: now)
    return direction == .coming ? 1 - rest : rest
  }

  /// Returns the animated height in lines of a row with a given full height, at least 1.
  func height(of full: Int, at now: Duration) -> Int {
    max(1, Int((Double(full) * presence(at: now)).rounded()))
  }

  /// Returns the distance of the row from its place, in columns and lines.
  func offset(width: Int, full: Int, shown: Int, at now: Duration) -> ScreenPoint {
    let away = 1 - presence(at: now)
    let columns = Int((Double(width) * away).rounded())
    return switch animation {
    case .left: ScreenPoint(column: -columns, line: 0)
    case .right: ScreenPoint(column: columns, line: 0)
    case .top: ScreenPoint(column: 0, line: shown - full)
    case .middle: ScreenPoint(column: 0, line: (shown - full) / 2)
    case .automatic, .fade, .bottom, .none: ScreenPoint(column: 0, line: 0)
    }
  }

  /// Whether the row fades, without moving to its place.
  var fades: Bool { animation == .fade || animation == .automatic }

  /// The time at which an entering row stops being faint.
  var faintEnd: Duration { course.start + .milliseconds(83) }

  /// Whether the row is drawn faint.
  func isFaint(at now: Duration) -> Bool {
    fades && (direction == .coming ? now < faintEnd : presence(at: now) < 0.7)
  }
}
