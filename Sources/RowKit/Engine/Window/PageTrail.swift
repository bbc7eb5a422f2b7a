/// The way that paging took, so that paging back leads exactly to where it came from.
struct PageTrail {
  /// Where a table stands.
  struct Place: Equatable {
    /// What the window hangs on.
    var anchor: ScrollAnchor

    /// What has the cursor; nil when nothing has.
    var cursor: TableItem?
  }

  private var steps: [(direction: TableView.Direction, start: Place, end: Place)] = []

  /// How many pages are remembered.
  private static let limit = 1000

  /// Notes a page; what came before is forgotten where something else moved the table since, or the
  /// way turns.
  mutating func note(_ direction: TableView.Direction, from start: Place, to end: Place) {
    if steps.last.map({ $0.direction != direction || $0.end != start }) ?? false { forget() }
    if steps.count == PageTrail.limit { steps.removeFirst() }
    steps.append((direction, start, end))
  }

  /// Returns where the last page began when the way leads back from its end; nil otherwise.
  mutating func takeBack(_ direction: TableView.Direction, from place: Place) -> Place? {
    guard let last = steps.last, last.direction != direction, last.end == place else { return nil }
    return steps.popLast()?.start
  }

  /// Forgets the way, after the table has changed.
  mutating func forget() {
    steps.removeAll()
  }
}
