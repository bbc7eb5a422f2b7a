/// The pages taken so far, so that paging back retraces the same positions.
struct PageTrail {
  /// The position of a table.
  struct Place: Equatable {
    /// The scroll anchor.
    var anchor: ScrollAnchor

    /// The item that has the cursor, or `nil` if none has.
    var cursor: TableItem?
  }

  private var steps: [(direction: TableView.Direction, start: Place, end: Place)] = []

  /// The maximum number of recorded pages.
  private static let limit = 1000

  /// Records a page.
  ///
  /// Forgets earlier pages if anything else moved the table since, or the direction changed.
  mutating func note(_ direction: TableView.Direction, from start: Place, to end: Place) {
    if steps.last.map({ $0.direction != direction || $0.end != start }) ?? false { forget() }
    if steps.count == PageTrail.limit { steps.removeFirst() }
    steps.append((direction, start, end))
  }

  /// Removes and returns the start of the last page if the new direction leads back from its end.
  ///
  /// Returns `nil` otherwise.
  mutating func takeBack(_ direction: TableView.Direction, from place: Place) -> Place? {
    guard let last = steps.last, last.direction != direction, last.end == place else { return nil }
    return steps.popLast()?.start
  }

  /// Forgets all pages, because the table has changed.
  mutating func forget() {
    steps.removeAll()
  }
}
