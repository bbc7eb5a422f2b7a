/// The order of telephone numbers: by last name, first name and kind, and else as they were read.
struct PhoneOrder {
  private let contacts: ContactList

  init(_ contacts: ContactList) {
    self.contacts = contacts
  }

  /// Returns entries in order.
  ///
  /// Nearly all keys are compared sixteen bytes at a time, each of which is looked at once.
  func sorted(_ entries: [PhoneEntry]) -> [PhoneEntry] {
    var plain: [Item] = []
    plain.reserveCapacity(entries.count)
    var others: [PhoneEntry] = []
    for entry in entries {
      let key = contacts.key(entry)
      if key.isPlain { plain.append(Item(entry, key, at: 0)) } else { others.append(entry) }
    }
    sort(&plain)
    return merged(plain.map(\.entry), others.sorted(by: precedes))
  }

  /// Returns the entries of two sorted lists in order.
  func merged(_ one: [PhoneEntry], _ two: [PhoneEntry]) -> [PhoneEntry] {
    guard let last = one.last, let first = two.first else { return one + two }
    if precedes(last, first) { return one + two }
    var merged: [PhoneEntry] = []
    merged.reserveCapacity(one.count + two.count)
    var (place, former) = (0, Item(one[0], contacts.key(one[0]), at: 0))
    for entry in two {
      let later = Item(entry, contacts.key(entry), at: 0)
      while place < one.count, precedes(former, later) {
        merged.append(former.entry)
        place += 1
        if place < one.count { former = Item(one[place], contacts.key(one[place]), at: 0) }
      }
      merged.append(entry)
    }
    return merged + one[place...]
  }

  // MARK: Comparing

  /// An entry with sixteen bytes of its key.
  private struct Item {
    let entry: PhoneEntry
    let bytes: UInt128
    let isPlain: Bool

    /// Whether more of the key follows.
    let hasRest: Bool

    init(_ entry: PhoneEntry, _ key: PackedKey, at position: Int) {
      self.entry = entry
      bytes = key.bytes(at: position)
      isPlain = key.isPlain
      hasRest = key.count > position + 16
    }
  }

  private func precedes(_ one: Item, _ two: Item) -> Bool {
    if one.isPlain, two.isPlain {
      if one.bytes != two.bytes { return one.bytes < two.bytes }
      if !one.hasRest { return one.entry.identity < two.entry.identity }
    }
    return precedes(one.entry, two.entry)
  }

  private func precedes(_ one: PhoneEntry, _ two: PhoneEntry) -> Bool {
    contacts.key(one).precedes(contacts.key(two)) ?? (one.identity < two.identity)
  }

  // MARK: Sorting

  /// Sorts items whose bytes are in order, and then again those that begin alike by what follows.
  private func sort(_ items: inout [Item]) {
    var ranges = [(range: items.indices, position: 0)]
    while let (range, position) = ranges.popLast() {
      items[range].sort { one, two in
        one.bytes == two.bytes
          ? one.entry.identity < two.entry.identity : one.bytes < two.bytes
      }
      var start = range.lowerBound
      while start < range.upperBound {
        let end = self.end(ofEqualsFrom: start, in: items[range])
        if end - start > 1, items[start].hasRest {
          readOn(&items[start..<end], at: position + 16)
          ranges.append((start..<end, position + 16))
        }
        start = end
      }
    }
  }

  private func end(ofEqualsFrom start: Int, in items: ArraySlice<Item>) -> Int {
    var end = start + 1
    while end < items.endIndex, items[end].bytes == items[start].bytes { end += 1 }
    return end
  }

  private func readOn(_ items: inout ArraySlice<Item>, at position: Int) {
    for index in items.indices {
      let entry = items[index].entry
      items[index] = Item(entry, contacts.key(entry), at: position)
    }
  }
}
