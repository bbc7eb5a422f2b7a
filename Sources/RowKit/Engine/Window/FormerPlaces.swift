/// Where a window stood before something took lines from it, one place for each height that it had,
/// the greatest first.
struct FormerPlaces {
  private var places: [(height: Int, anchor: ScrollAnchor)] = []

  /// Whether the window has fewer lines than before.
  var isEmpty: Bool { places.isEmpty }

  /// Notes where a window of a height stands, before it becomes smaller.
  mutating func note(_ anchor: ScrollAnchor, height: Int) {
    places.append((height, anchor))
  }

  /// Returns where the window stood when it had as many lines as it gets back; nil if it gets back
  /// too few, or was scrolled since.
  mutating func leave(forHeight height: Int) -> ScrollAnchor? {
    var anchor: ScrollAnchor?
    while let last = places.last, last.height <= height {
      anchor = last.anchor
      places.removeLast()
    }
    return anchor
  }

  /// Forgets all places, after a person went elsewhere.
  mutating func forget() {
    places.removeAll()
  }

  /// Lets the places follow their rows through a change.
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
