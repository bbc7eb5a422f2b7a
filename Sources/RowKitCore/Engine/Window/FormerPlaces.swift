/// The scroll positions of a window before lines were taken from it, one for each former height,
/// greatest first.
struct FormerPlaces {
  private var places: [(height: Int, anchor: ScrollAnchor)] = []

  /// Whether the window has its full height.
  var isEmpty: Bool { places.isEmpty }

  /// Records the scroll position of a window before it becomes smaller.
  mutating func note(_ anchor: ScrollAnchor, height: Int) {
    places.append((height, anchor))
  }

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
  mutating func forget() {
    places.removeAll()
  }

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
