import AddressBook
import TestTraits
import Testing

@Suite(.computes) struct VCardDamageTests {
  private static let good = card("N:Lovelace;Ada\nTEL:1")
  private static let listed = "Ada Lovelace (phone): 1"

  @Test(arguments: [
    ("", []),
    ("\n\n \r\n", []),
    ("rubbish\nmore: rubbish\n\nrubbish\n", ["line 6"]),
    ("END:VCARD\n", ["line 6"]),
    ("BEGIN:VCALENDAR\nSUMMARY:x\nEND:VCALENDAR\n", ["line 6"]),
    ("BEGIN:VCARD\nEND:VCARD\n", []),
    ("BEGIN:VCARD\nNOTE:never ended\n", ["line 6"]),
    ("BEGIN:VCARD\nTEL;ENCODING=BASE64:!!!\nEND:VCARD\n", ["line 7"]),
    ("BEGIN:VCARD\nPHOTO;ENCODING=BASE64:!!!\nEND:VCARD\n", []),
    ("BEGIN:VCARD\nno colon\nnone here\nNOTE:x\nnor here\nEND:VCARD\n", ["line 7", "line 10"]),
    ("BEGIN:VCARD\nNOTE;ENCODING=QUOTED-PRINTABLE:x=\nEND:VCARD\n", []),
    ("BEGIN:VCARD\nAGENT:\nBEGIN:VCARD\nTEL:9\nEND:VCARD\n", ["line 8", "line 6"]),
    ("BEGIN:VCARD\nAGENT:\nBEGIN:VCARD\nAGENT:\nBEGIN:VCARD\n", ["line 8", "line 6"]),
    ("BEGIN:VCARD\nAGENT:\nTEL:\nEND:VCARD\n", []),
  ])
  func `damage between two cards affects neither`(damage: String, lines: [String]) {
    let reading = Reading(Self.good + damage + Self.good)
    let listing = reading.listing.split(separator: "\n")
    #expect(listing.filter { $0 == Self.listed }.count == 2)
    #expect(listing.count == 2)
    #expect(reading.issueLines == lines)
  }

  @Test func `a card without an end keeps its contents`() {
    let reading = Reading("BEGIN:VCARD\nFN:Bob\nTEL:2\n" + Self.good)
    #expect(reading.listing == "Bob (phone): 2\n" + Self.listed)
    #expect(
      reading.issues == [
        "cards.vcf, line 1: This card has no END:VCARD and the next one begins in line 4; "
          + "what it says was kept, check that nothing is missing."
      ])
  }

  @Test func `a file that breaks off keeps its last card`() {
    let reading = Reading(Self.good + "BEGIN:VCARD\nFN:Bob\nTEL:2\nTEL;TY")
    #expect(reading.listing == Self.listed + "\nBob (phone): 2")
    #expect(reading.issueLines == ["line 9", "line 6"])
  }

  @Test func `a file cut anywhere keeps the cards before the cut`() {
    let bytes = Array((Self.good + Self.good).utf8)
    for count in Self.good.utf8.count...bytes.count {
      #expect(Reading(Array(bytes[..<count])).listing.hasPrefix(Self.listed))
    }
  }

  @Test func `a file that lacks any one byte keeps the other card`() {
    let second = card("N:Babbage;Charles\nTEL:2")
    for position in second.utf8.indices {
      var damaged = Array(second.utf8)
      damaged.remove(at: second.utf8.distance(from: second.utf8.startIndex, to: position))
      let reading = Reading(damaged + Array(("\n" + Self.good).utf8))
      #expect(reading.listing.hasSuffix(Self.listed))
    }
  }

  @Test(arguments: [[], [0], [0xFF, 0xFE], [0xFE, 0xFF, 0], Array(repeating: 0xFF, count: 999)])
  func `a file without a card says so`(bytes: [UInt8]) {
    let reading = Reading(bytes)
    #expect(reading.contacts.isEmpty)
    #expect(
      reading.issues == [
        "cards.vcf: There is no card in this file; export the contacts as vCard and try again."
      ])
  }

  @Test func `nothing of a card is left for the next one`() {
    let full = card(
      "N:a;b;c;d;e\nFN:f\nNICKNAME:g\nORG:h\nKIND:org\nitem1.TEL;TYPE=home:1\nitem1.X-ABLabel:i\n"
        + "item1.EMAIL:j@k.example\nADR:;;l")
    let contacts = Reading(full + card("item1.TEL:2\nitem1.EMAIL:m@n.example")).contacts
    let phone = Contact.Phone(kind: nil, number: "2")
    let email = Contact.Field(name: "email", value: "m@n.example")
    #expect(contacts.last == Contact(phones: [phone], fields: [email]))
    let group = Reading(card("KIND:group\nFN:Friends") + card("FN:Ada")).contacts
    #expect(group == [Contact(firstName: "Ada", formattedName: "Ada")])
  }

  @Test func `random bytes are never more than issues`() {
    var generator = SystemRandomNumberGenerator()
    let seed = generator.next()
    var state = seed
    for _ in 0..<300 {
      var bytes = Array(Self.good.utf8)
      for _ in 0..<8 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 25)
      }
      let reading = Reading(bytes + Array(("\n" + Self.good).utf8))
      #expect(reading.contacts.count <= 2, "seed \(seed)")
    }
  }
}
