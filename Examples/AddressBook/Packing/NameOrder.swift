/// The order of the names of contacts, which compares two long names once, however many numbers they
/// have.
final class NameOrder {
  /// The place of a name: the contact, and the position of the name among the bytes of its block.
  struct Place: Hashable {
    let contact: Int
    let start: Int
  }

  private struct Pair: Hashable {
    let one: Place
    let other: Place
  }

  /// Two shorter names are compared each time, which is faster than to remember them.
  private static let shortest = 256

  /// Names that were found to be equal to others.
  private var equals: [Place: Place] = [:]

  /// Whether the first of two names that differ comes before the second.
  private var orders: [Pair: Bool] = [:]

  /// Returns whether the name of a number comes before that of another, or nil if they are equal.
  func precedes(
    _ entry: PhoneEntry, _ key: PackedKey, _ other: PhoneEntry, _ otherKey: PackedKey
  ) -> Bool? {
    let place = Place(contact: entry.contact, start: key.nameStart)
    let otherPlace = Place(contact: other.contact, start: otherKey.nameStart)
    if place == otherPlace { return nil }
    guard max(key.nameCount, otherKey.nameCount) >= NameOrder.shortest else {
      return key.namePrecedes(otherKey)
    }
    let pair = Pair(one: first(place), other: first(otherPlace))
    if pair.one == pair.other { return nil }
    if let known = orders[pair] { return known }
    let order = key.namePrecedes(otherKey)
    if let order { orders[pair] = order } else { equals[pair.one] = pair.other }
    return order
  }

  /// Returns the name that stands for all that were found to be equal to one.
  private func first(_ place: Place) -> Place {
    var place = place
    while let next = equals[place] {
      // Halves the way for the next search.
      if let further = equals[next] { equals[place] = further }
      place = next
    }
    return place
  }
}
