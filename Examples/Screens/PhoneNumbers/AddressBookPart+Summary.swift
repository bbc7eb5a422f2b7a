import AddressBook

extension AddressBookPart {
  /// The counts and the origin of the contacts, for the footer of a list.
  var summary: String {
    let numbers = count(book.phoneNumbers.count, "number", "numbers")
    let end = hasRest ? ", and more to come…" : "."
    let skipped =
      book.issues.isEmpty
      ? "" : " \(count(book.issues.count, "thing", "things")) skipped or repaired."
    return "\(numbers) of \(people)\(end)\(skipped)"
  }

  private var people: String {
    switch book.origin {
    case .sample:
      "\(book.contacts.count.grouped) sample contacts. For yours: rowkit phone-numbers FILE.vcf"
    case .personal(let folder):
      "\(count(book.contacts.count, "contact", "contacts")) of yours, from \(folder)"
    case .files, .standardInput:
      "\(count(book.contacts.count, "contact", "contacts")) from \(book.origin)"
    }
  }

  private func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number.grouped) \(number == 1 ? one : many)"
  }
}
