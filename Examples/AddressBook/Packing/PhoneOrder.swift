/// Telephone numbers in order: by last name, first name and kind, and else as they were read.
///
/// Nearly all keys are compared sixteen bytes at a time. The first sixteen are kept beside each number,
/// so that more numbers are sorted in without looking at the keys of former ones.
struct PhoneOrder: Sendable {
  private var items: [PhoneItem] = []

  /// The numbers, in order.
  var entries: [PhoneEntry] { items.map(\.entry) }

  /// Sorts in the numbers of contacts.
  ///
  /// - Parameters:
  ///   - entries: The numbers, which were read after all others.
  ///   - contacts: All contacts.
  mutating func add(_ entries: [PhoneEntry], of contacts: ContactList) {
    let keys = PhoneKeys(contacts)
    var plain: [PhoneItem] = []
    var others: [PhoneItem] = []
    plain.reserveCapacity(entries.count)
    for entry in entries {
      let item = PhoneItem(entry, contacts.key(entry), at: 0)
      if item.isPlain { plain.append(item) } else { others.append(item) }
    }
    keys.sort(&plain)
    items = keys.merged(items, keys.merged(plain, others.sorted(by: keys.precedes)))
  }
}
