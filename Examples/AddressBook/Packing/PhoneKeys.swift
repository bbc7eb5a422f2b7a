/// The comparison of numbers by the whole of their keys.
struct PhoneKeys {
  private let contacts: ContactList
  private let names = NameOrder()

  init(_ contacts: ContactList) {
    self.contacts = contacts
  }

  func precedes(_ one: PhoneItem, _ two: PhoneItem) -> Bool {
    if one.isPlain, two.isPlain, !one.equals(two) || !one.hasRest { return one.precedes(two) }
    let (key, other) = (contacts.key(one.entry), contacts.key(two.entry))
    return names.precedes(one.entry, key, two.entry, other) ?? key.kindPrecedes(other)
      ?? (one.entry.identity < two.entry.identity)
  }

  /// Returns the items of two sorted lists in order.
  func merged(_ one: [PhoneItem], _ two: [PhoneItem]) -> [PhoneItem] {
    guard let last = one.last else { return two }
    guard let first = two.first else { return one }
    if precedes(last, first) { return one + two }
    var merged: [PhoneItem] = []
    merged.reserveCapacity(one.count + two.count)
    var place = 0
    for item in two {
      while place < one.count, precedes(one[place], item) {
        merged.append(one[place])
        place += 1
      }
      merged.append(item)
    }
    return merged + one[place...]
  }

  // MARK: Sorting

  /// Sorts items whose bytes are in order: by those that they have, and those that begin alike by the
  /// whole of their keys.
  func sort(_ items: inout [PhoneItem]) {
    items.sort { $0.precedes($1) }
    for range in equals(in: items) { items[range].sort(by: precedes) }
  }

  /// Returns the ranges of several items with the same bytes, of whose keys more follows.
  private func equals(in items: [PhoneItem]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = items.startIndex
    for index in items.indices.dropFirst() + [items.endIndex] {
      if index < items.endIndex, items[index].equals(items[start]) { continue }
      if index - start > 1, items[start].hasRest { ranges.append(start..<index) }
      start = index
    }
    return ranges
  }
}
