import AddressBook

extension AddressBookDataSource {
  /// The counts and the origin of the contacts, for the footer of a list.
  var summary: String {
    let numbers = count(phoneNumbers.count, "number", "numbers")
    let skipped =
      issues.isEmpty ? "" : " \(count(issues.count, "thing", "things")) skipped or repaired."
    return "\(numbers) of \(people).\(skipped)"
  }

  private var people: String {
    switch origin {
    case .sample:
      "\(contacts.count.grouped) sample contacts. For yours: rowkit phone-numbers FILE.vcf"
    case .personal(let folder):
      "\(count(contacts.count, "contact", "contacts")) of yours, from \(folder)"
    case .files, .standardInput:
      "\(count(contacts.count, "contact", "contacts")) from \(origin)"
    }
  }

  private func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number.grouped) \(number == 1 ? one : many)"
  }
}
