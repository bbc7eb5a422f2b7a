import AddressBook

/// The result of reading a file, in the form the tests compare.
struct Reading {
  let contacts: [Contact]
  let issues: [String]

  init(_ text: String, lineEnd: String = "\n") {
    guard lineEnd != "\n" else {
      self.init(Array(text.utf8))
      return
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    self.init(Array(lines.joined(separator: lineEnd).utf8))
  }

  init(_ bytes: [UInt8]) {
    let read = VCardReader.read(bytes, file: "cards.vcf")
    contacts = read.contacts
    issues = read.issues.map(\.description)
  }

  /// One line for each number, as a list shows it, in the order of the file.
  var listing: String {
    contacts.flatMap(\.phoneNumbers).map { "\($0.name): \($0.number)" }.joined(separator: "\n")
  }

  /// The names as they will be sorted, "last, first".
  var names: [String] {
    contacts.map { "\($0.lastName), \($0.firstName)" }
  }

  /// The number of the line each issue is about.
  var issueLines: [String] {
    issues.map { String($0.dropFirst("cards.vcf, ".count).prefix { $0 != ":" }) }
  }
}

/// A card of version 3.0 around some properties.
func card(_ properties: String, version: String = "3.0") -> String {
  "BEGIN:VCARD\nVERSION:\(version)\n\(properties)\nEND:VCARD\n"
}
