/// The comparison of numbers by the whole of their keys.
struct PhoneKeys {
  private let contacts: ContactList

  init(_ contacts: ContactList) {
    self.contacts = contacts
  }

  func precedes(_ one: PhoneItem, _ two: PhoneItem) -> Bool {
    if one.isPlain, two.isPlain, !one.equals(two) || !one.hasRest { return one.precedes(two) }
    return contacts.key(one.entry).precedes(contacts.key(two.entry))
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

  /// Sorts items whose bytes are in order: by those that they have, and those that begin alike by what
  /// follows.
  func sort(_ items: inout [PhoneItem]) {
    items.sort { $0.precedes($1) }
    for range in equals(in: items[...]) {
      let sorted = sortedByRest(items[range])
      for (index, item) in zip(range, sorted) { items[index] = items[index].with(item.entry) }
    }
  }

  private func sortedByRest(_ items: ArraySlice<PhoneItem>) -> [PhoneItem] {
    var items = Array(items)
    var ranges = [(range: items.indices, position: PhoneItem.length)]
    while let (range, position) = ranges.popLast() {
      for index in range {
        let entry = items[index].entry
        items[index] = PhoneItem(entry, contacts.key(entry), at: position)
      }
      items[range].sort { $0.precedes($1) }
      ranges += equals(in: items[range]).map { ($0, position + PhoneItem.length) }
    }
    return items
  }

  /// Returns the ranges of several items with the same bytes, of whose keys more follows.
  private func equals(in items: ArraySlice<PhoneItem>) -> [Range<Int>] {
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
