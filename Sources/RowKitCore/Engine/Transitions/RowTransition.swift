/// The animation of a row that enters or leaves the table.
struct RowTransition {
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

/// A removed row, or a removed decoration of a group, that is drawn until its animation ends.
struct DepartingItem {
  /// The slot that last showed the item.
  ///
  /// The layout sets its line.
  var slot: WindowSlot

  /// The title of a header or a footer.
  let title: ItemTitle?

  /// The item it precedes, or `nil` if it is at the end.
  var successor: TableItem?

  let transition: RowTransition
}

/// The animations of the rows of a change.
package struct ChangeAnimations {
  /// The animation of rows for which no other is given.
  var standard = RowAnimation.automatic

  /// The animations of removed rows, by path before the change.
  package var removedRows: [RowPath: RowAnimation] = [:]

  /// The animations of the rows of removed groups, by group position before the change.
  var removedGroups: [Int: RowAnimation] = [:]

  /// The animations of the rows of reloaded groups, by group position before the change.
  var reloadedGroups: [Int: RowAnimation] = [:]

  var insertedRows: [ObjectIdentifier: RowAnimation] = [:]

  /// The titles in view of removed groups, by item before the change.
  var titles: [TableItem: ItemTitle] = [:]

  package init(_ standard: RowAnimation = .automatic) { self.standard = standard }

  /// Returns the animation of a removed row or decoration.
  func leaving(_ item: TableItem) -> RowAnimation {
    item.path.flatMap { removedRows[$0] } ?? removedGroups[item.group] ?? standard
  }

  /// Returns the animation of an inserted row, or of a decoration if `row` is `nil`.
  func coming(_ row: (any CellController)?) -> RowAnimation {
    row.flatMap { insertedRows[ObjectIdentifier($0)] } ?? standard
  }
}
