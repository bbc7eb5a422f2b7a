import AddressBook
import TestTraits
import Testing

@Suite(.computes) struct AddressBookReadingTests {
  /// Parts of cards, among them damaged ones and beginnings that continue other lines.
  private static let fragments = [
    card("N:Ångström;Åsa;;;\nTEL;TYPE=CELL:1\nTEL:2"), card("FN:Bob\nORG:Acme\nTEL:3\nTEL:3"),
    card("TEL:4\nTEL;TYPE=HOME:40"), card("N:Lovelace;Ada;;;\nNOTE:one\n two\nTEL;TYPE=home:5"),
    card("ORG:Acme\nX-ABShowAs:COMPANY\nTEL:6\nEMAIL;TYPE=work:a@b.example"),
    card("N;ENCODING=QUOTED-PRINTABLE:=C3=84rger;=\nAnton\nTEL:7", version: "2.1"),
    card("N:lovelace;ada;;;\nTEL;TYPE=WORK:8"), card("N:山田;花子;;;\nTEL:9"),
    card("N:Nguyen;Thi;;;\nitem1.TEL:1\nitem1.X-ABLabel:Bà\nTEL:2\nTEL;TYPE=work:3"),
    card("N:Featherstonehaugh-Cholmondeley;Bartholomew Maximilian;;;\nTEL:1"),
    card("N:Featherstonehaugh-Cholmondeley;Bartholomew;;;\nTEL;TYPE=work:1"),
    card("N:Z;A\u{308};;;\nTEL:10"), card("N:Z;Ä;;;\nTEL:11"),
    card("FN:With an agent\nAGENT:\nBEGIN:VCARD\nFN:Agent\nEND:VCARD\nTEL:12"),
    "BEGIN:VCARD\nFN:Unfinished\nTEL:13\n", "rubbish\n", "NOTE:outside\n BEGIN:VCARD\n",
    "BEGIN:VCARD\r\nFN:Returns\r\nTEL:14\r\nEND:VCARD\r\n", "\n\n", "END:VCARD\n",
  ]

  private static func file(_ count: Int) -> String {
    var state: UInt64 = 7
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return fragments[Int(state >> 33) % fragments.count]
    }.joined()
  }

  @Test(arguments: [0, 1, 2, 100, 1000])
  func `parts of a file are the whole file`(count: Int) throws {
    let folder = TemporaryFolder()
    defer { folder.remove() }
    let text = AddressBookReadingTests.file(count)
    folder.put(text, at: "a.vcf")
    let path = "\(folder.path)/a.vcf"
    let whole = VCardReader.read(Array(text.utf8), file: path)
    var reading = try AddressBookReading([path])
    var parts = 0
    while !reading.isFinished {
      try reading.readOn(1)
      parts += 1
    }
    #expect(parts > text.utf8.count / 5000)
    #expect(Array(reading.addressBook.contacts) == whole.contacts)
    #expect(reading.addressBook.issues == whole.issues)
    #expect(Array(reading.addressBook.phoneNumbers) == sorted(whole.contacts))
  }

  @Test func `lines before the only card of a long file are counted`() throws {
    let folder = TemporaryFolder()
    defer { folder.remove() }
    let long = String(repeating: "NOTE:a line\n", count: 2000)
    let text = "\n\n" + card("N:Ada;;;;\n\(long)rubbish\nTEL:1")
    folder.put(text, at: "a.vcf")
    let path = "\(folder.path)/a.vcf"
    let whole = VCardReader.read(Array(text.utf8), file: path)
    var reading = try AddressBookReading([path])
    while !reading.isFinished { try reading.readOn(1) }
    #expect(!whole.issues.isEmpty)
    #expect(reading.addressBook.issues == whole.issues)
  }

  @Test func `a file without cards and one in UTF-16 are read as a whole`() throws {
    let folder = TemporaryFolder()
    defer { folder.remove() }
    let cards = String(repeating: card("N:Ada;;;;\nTEL:1"), count: 300)
    let units = Array(cards.utf16)
    let wide: [UInt8] = [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    folder.put(String(repeating: "rubbish\n", count: 1000), at: "a.vcf")
    folder.put(wide, at: "b.vcf")
    var reading = try AddressBookReading([folder.path])
    while !reading.isFinished { try reading.readOn(1) }
    #expect(reading.addressBook.contacts.count == 300)
    #expect(reading.addressBook.issues.map(\.file) == ["\(folder.path)/a.vcf"])
  }

  @Test func `numbers keep their identity while more are read`() throws {
    let folder = TemporaryFolder()
    defer { folder.remove() }
    folder.put(AddressBookReadingTests.file(300), at: "a.vcf")
    var reading = try AddressBookReading([folder.path])
    var former: [Int: PhoneNumber] = [:]
    while !reading.isFinished {
      try reading.readOn(1)
      let numbers = reading.addressBook.phoneNumbers
      let now = Dictionary(
        uniqueKeysWithValues: numbers.indices.map { (numbers.identity(at: $0), numbers[$0]) })
      #expect(former.allSatisfy { now[$0.key] == $0.value })
      former = now
    }
  }

  @Test func `numbers under one long name are sorted in, card by card`() throws {
    let folder = TemporaryFolder()
    defer { folder.remove() }
    let name = String(repeating: "a", count: 150_000)
    let numbers = (10_000..<11_500).map { "TEL;TYPE=x-\($0):\($0)\n" }.joined()
    folder.put(String(repeating: card("FN:\(name)\n\(numbers)"), count: 3), at: "a.vcf")
    var reading = try AddressBookReading(["\(folder.path)/a.vcf"])
    var parts = 0
    while !reading.isFinished {
      try reading.readOn(1 << 17)
      parts += 1
    }
    let list = reading.addressBook.phoneNumbers
    #expect(parts > 3)
    let read = list.indices.map(list.identity)
    let places = Dictionary(uniqueKeysWithValues: zip(read.sorted(), read.indices))
    #expect(read.map { places[$0] } == (0..<4500).map { $0 % 3 * 1500 + $0 / 3 })
  }

  @Test func `reading on at the end changes nothing`() throws {
    let folder = TemporaryFolder()
    defer { folder.remove() }
    folder.put(card("N:Ada;;;;\nTEL:1"), at: "a.vcf")
    var reading = try AddressBookReading([folder.path])
    try reading.readOn()
    try reading.readOn()
    #expect(reading.addressBook.phoneNumbers.map(\.number) == ["1"])
  }

  @Test func `the section letter of a number is that of its name`() throws {
    let text = AddressBookReadingTests.file(200)
    let book = AddressBookDataSource(
      contacts: VCardReader.read(Array(text.utf8), file: "a.vcf").contacts, origin: .sample)
    let numbers = book.phoneNumbers
    #expect(numbers.indices.map(numbers.sectionLetter) == numbers.map(\.sectionLetter))
  }

  @Test func `a letter from A to Z heads a name unless it combines with the next character`() {
    let names = (0x80..<0x500).compactMap { UnicodeScalar($0) }.map { "m\($0)b" }
    let phones = [Contact.Phone(kind: "home", number: "1")]
    let numbers = AddressBookDataSource(
      contacts: names.map { Contact(lastName: $0, phones: phones) }, origin: .sample
    ).phoneNumbers
    #expect(numbers.count == names.count)
    #expect(numbers.indices.map(numbers.sectionLetter) == numbers.map(\.sectionLetter))
  }

  @Test func `thousands of different names are sorted`() {
    let contacts = (0..<5000).map { number in
      let name = String(number * 7919 % 5000, radix: 36)
      let phones = [Contact.Phone(kind: "KIND \(number % 100)", number: "1")]
      return Contact(firstName: "Ä\(name.uppercased())", lastName: "L\(name)", phones: phones)
    }
    let book = AddressBookDataSource(contacts: contacts, origin: .sample)
    #expect(Array(book.phoneNumbers) == sorted(contacts))
  }

  /// Returns the numbers of contacts, sorted in the plainest way.
  private func sorted(_ contacts: [Contact]) -> [PhoneNumber] {
    let numbers = contacts.flatMap(\.phoneNumbers)
    let keys = numbers.map { [$0.lastName, $0.firstName, $0.kind].map { $0.lowercased() } }
    return numbers.indices.sorted { one, other in
      let different = zip(keys[one], keys[other]).first { $0 != $1 }
      return different.map { $0 < $1 } ?? (one < other)
    }.map { numbers[$0] }
  }
}
