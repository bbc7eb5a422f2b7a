/// A row on its way into the table or out of it.
struct RowTransition {
  /// Where it is going.
  enum Direction {
    case coming, leaving
  }

  let direction: Direction
  let animation: RowAnimation

  /// When it began, on the clock of the stage.
  let start: Duration

  /// How long it takes.
  static let duration = Duration.milliseconds(250)

  /// How long a frame of it lasts.
  static let frame = Duration.nanoseconds(16_666_667)

  /// Whether it is over.
  func isOver(at now: Duration) -> Bool { now - start >= RowTransition.duration }

  /// How much of the row is there, from 0 to 1: it begins fast and ends slowly.
  func presence(at now: Duration) -> Double {
    let passed = min(1, max(0, (now - start) / RowTransition.duration))
    let rest = 1 - passed
    let eased = 1 - rest * rest * rest
    return direction == .coming ? eased : 1 - eased
  }

  /// The height in lines that a row of a height takes; 1 at least while it is on its way.
  func height(of full: Int, at now: Duration) -> Int {
    max(1, Int((Double(full) * presence(at: now)).rounded()))
  }

  /// How far the row is drawn from its place, in columns and lines.
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

  /// Whether the row is drawn faint.
  func isFaint(at now: Duration) -> Bool {
    (animation == .fade || animation == .automatic) && presence(at: now) < 0.7
  }
}
