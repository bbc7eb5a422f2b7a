/// A place for contacts that are read one after another, with the keys to sort their numbers by.
struct ContactPacker {
  /// The contacts so far.
  private(set) var contacts = ContactBlock()

  private var keys: SortKeys

  /// Creates a place for contacts.
  ///
  /// - Parameter key: Returns the sort key for a name or kind.
  init(ordering key: @escaping (String) -> String) {
    keys = SortKeys(key)
  }

  /// Adds a contact.
  mutating func append(_ contact: ContactTexts) {
    contacts.append(contact, keys: &keys)
  }
}
