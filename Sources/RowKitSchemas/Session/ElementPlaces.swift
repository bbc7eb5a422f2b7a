import JSONText

/// The places of the elements of an array, and the identities of elements that have no place yet.
@MainActor struct ElementPlaces {
  /// The places, of which those that weren't needed yet are `nil`.
  private var places: [FormPlace?] = []

  /// The identities of the first elements, of which those that weren't needed yet are 0.
  private var ids: [Int] = []

  /// Whether an element among those with identities may have none.
  private var lacksIDs = false

  /// The place of an element, or `nil` if it wasn't needed yet.
  subscript(index: Int) -> FormPlace? {
    get { places.indices.contains(index) ? places[index] : nil }
    set {
      makePlaces(upTo: index)
      places[index] = newValue
      if let newValue, ids.indices.contains(index) { ids[index] = newValue.id }
    }
  }

  /// The places that were needed.
  var made: some Sequence<FormPlace> { places.lazy.compactMap(\.self) }

  // MARK: Identities

  /// Returns the identity of an element, or `nil` if it has none yet.
  func id(at index: Int) -> Int? {
    ids.indices.contains(index) && ids[index] != 0 ? ids[index] : nil
  }

  /// Returns the identities of the first elements, of which missing ones are made.
  mutating func ids(count: Int, make: () -> Int) -> [Int] {
    if lacksIDs {
      for index in ids.indices where ids[index] == 0 { ids[index] = self[index]?.id ?? make() }
      lacksIDs = false
    }
    while ids.count < count { ids.append(self[ids.count]?.id ?? make()) }
    return ids.count == count ? ids : Array(ids.prefix(count))
  }

  /// Returns the index of the element with an identity, or `nil` if it is gone.
  func index(of id: Int, near index: Int) -> Int? {
    self.id(at: index) == id ? index : ids.firstIndex(of: id)
  }

  // MARK: Changing

  /// Makes room for an element, which may have had a place before.
  mutating func insert(_ place: FormPlace?, at index: Int) {
    if index <= ids.count {
      ids.insert(place?.id ?? 0, at: index)
      lacksIDs = lacksIDs || place == nil
    }
    guard place != nil || index <= places.count else { return }
    if index > places.count { makePlaces(upTo: index - 1) }
    places.insert(place, at: index)
    renumber(from: index)
  }

  /// Forgets an element, moves up those after it, and returns its place.
  mutating func remove(at index: Int) -> FormPlace? {
    if ids.indices.contains(index) { ids.remove(at: index) }
    guard places.indices.contains(index) else { return nil }
    let place = places.remove(at: index)
    renumber(from: index)
    return place
  }

  /// Moves an element.
  mutating func move(from index: Int, to destination: Int) {
    makePlaces(upTo: max(index, destination))
    places.insert(places.remove(at: index), at: destination)
    renumber(from: min(index, destination))
    if max(index, destination) < ids.count {
      ids.insert(ids.remove(at: index), at: destination)
    } else {
      ids.removeSubrange(min(index, destination, ids.count)...)
    }
  }

  private mutating func makePlaces(upTo index: Int) {
    while places.count <= index { places.append(nil) }
  }

  private func renumber(from first: Int) {
    for index in first..<max(first, places.count) { places[index]?.step = .index(index) }
  }
}
