/// A place for contacts that are read one after another, with the keys to sort their numbers by.
struct ContactPacker {
  /// The contacts so far, in blocks of about a megabyte, so that none is copied while it grows.
  private(set) var blocks: [ContactBlock] = []

  /// The numbers of the contacts, in the order they were added, without duplicates.
  private(set) var entries: [PhoneEntry] = []

  private var count = 0
  private var keys: SortKeys

  /// Creates a place for contacts.
  ///
  /// - Parameter key: Returns the sort key for a name or kind.
  init(ordering key: @escaping (String) -> String) {
    keys = SortKeys(key)
  }

  /// Adds a contact.
  mutating func append(_ contact: ContactTexts) {
    if blocks.last?.isFull ?? true { blocks.append(ContactBlock()) }
    blocks[blocks.count - 1].append(contact, keys: &keys) { [count] in
      entries.append(PhoneEntry(contact: count, offset: $0))
    }
    count += 1
  }
}
