/// The scroll positions to which a table may return.
final class ScrollTrail {
  /// The positions before a panel or a smaller screen took lines from the window.
  var places = FormerPlaces()

  /// The pages taken so far, for paging back.
  var pages = PageTrail()
}

/// The scroll positions of a window before lines were taken from it, one for each former height,
/// greatest first.
struct FormerPlaces {
  private var places: [(height: Int, anchor: ScrollAnchor)] = []

  /// Whether the window has its full height.
  var isEmpty: Bool { places.isEmpty }

  /// Records the scroll position of a window before it becomes smaller.
  mutating func note(_ anchor: ScrollAnchor, height: Int) { places.append((height, anchor)) }

  /// Removes and returns the scroll position for the height that the window gets back.
  ///
  /// Returns `nil` if the window is still too small, or was scrolled since.
  mutating func leave(forHeight height: Int) -> ScrollAnchor? {
    var anchor: ScrollAnchor?
    while let last = places.last, last.height <= height {
      anchor = last.anchor
      places.removeLast()
    }
    return anchor
  }

  /// Removes all positions, because a person moved elsewhere.
  mutating func forget() { places.removeAll() }

  /// Updates the positions after a change.
  mutating func follow(_ changes: TableChanges) {
    for index in places.indices.reversed() {
      if let item = places[index].anchor.item.following(changes) {
        places[index].anchor.item = item
      } else {
        places.remove(at: index)
      }
    }
  }
}

/// The pages taken so far, so that paging back retraces the same positions.
struct PageTrail {
  /// The position of a table.
  struct Place: Equatable {
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
  mutating func forget() { steps.removeAll() }
}

/// The size and the scroll position of a table.
struct Viewport {
  /// The size in columns and lines.
  var size = ScreenSize(width: 0, height: 0)

  /// The item at the top of the window.
  var anchor = ScrollAnchor.start

  /// The anchor to restore after an animation, and the one shown with the heights during it.
  ///
  /// `nil` if the window isn't displaced by an animation.
  var held: (wanted: ScrollAnchor, shown: ScrollAnchor)?

  /// The edge that was requested before the table had any lines.
  var wantedEdge: TableView.Direction?
}
