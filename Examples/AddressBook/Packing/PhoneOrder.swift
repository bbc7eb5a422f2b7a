/// Telephone numbers in order: by last name, first name and kind, and else as they were read.
///
/// The first 32 bytes of each key are kept beside its number, so that nearly all numbers are sorted, and
/// others sorted in later, without looking at the keys again.
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
      let item = PhoneItem(entry, contacts.key(entry))
      if item.isPlain { plain.append(item) } else { others.append(item) }
    }
    keys.sort(&plain)
    items = keys.merged(items, keys.merged(plain, others.sorted(by: keys.precedes)))
  }
}
