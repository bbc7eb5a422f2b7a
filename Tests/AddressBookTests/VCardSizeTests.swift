import AddressBook
import RowKitTesting
import Testing

@Suite(.startsLate) struct VCardSizeTests {
  private static let million = 1_000_000

  @Test func `a name of a million letters is a name`() {
    let name = String(repeating: "ä", count: Self.million)
    #expect(Reading(card("FN:\(name)\nTEL:1")).contacts.first?.firstName == name)
  }

  @Test func `a name folded after every letter is a name`() {
    let name = String(repeating: "a\n ", count: Self.million / 4)
    let folded = Reading(card("FN:\(name)")).contacts.first?.firstName
    #expect(folded == String(repeating: "a", count: Self.million / 4))
  }

  @Test func `a name of a million soft breaks is a name`() {
    let name = String(repeating: "=41=\n", count: Self.million / 4)
    let folded = Reading(card("FN;QUOTED-PRINTABLE:\(name)")).contacts.first?.firstName
    #expect(folded == String(repeating: "A", count: Self.million / 4))
  }

  @Test(arguments: ["TEL", "EMAIL"])
  func `ten thousand properties share a label of half a million letters`(name: String) {
    let label = String(repeating: "a", count: Self.million / 2)
    let lines = (0..<Self.million / 100).map { "i.\(name):\($0)\n" }.joined()
    let reading = Reading(card("FN:Ada\ni.X-ABLABEL:\(label)\n\(lines)"))
    let contact = reading.contacts.first
    let kinds = name == "TEL" ? contact?.phones.map(\.kind) : contact?.fields.map(\.kind)
    #expect(kinds?.count == Self.million / 100)
    #expect(kinds?.allSatisfy { $0?.hasPrefix("aaaa") == true } == true)
  }

  @Test(arguments: [
    "NOTE", "X-DATA", "ADR", "NOTE;ENCODING=QUOTED-PRINTABLE", "NOTE;CHARSET=KOI8-R",
  ])
  func `a text of a million letters is shown in full`(header: String) {
    let text = String(repeating: "word ", count: Self.million / 5).dropLast()
    let reading = Reading(card("FN:Ada\n\(header):\(text)"))
    #expect(reading.contacts.first?.fields.map(\.value) == [String(text)])
    #expect(reading.issues.isEmpty)
  }

  @Test func `a hundred notes of five thousand letters are shown in full`() {
    let text = String(repeating: "ä", count: 5000)
    let notes = Array(repeating: text, count: 100)
    let reading = Reading(card(notes.map { "NOTE:\($0)\n" }.joined()))
    #expect(reading.contacts.first?.fields.map(\.value) == notes)
  }

  @Test(arguments: [";", ":", "\"", "\\", "=", ".", ",", " ", "\n", "\r", "\u{0}", "x\n", "x:\n"])
  func `forty thousand of any construct are read`(text: String) {
    let rubbish = String(repeating: text, count: Self.million / 25)
    let fields = ["N", "TEL;TYPE", "TEL;\(rubbish)", "ORG;ENCODING=QUOTED-PRINTABLE", "AGENT"]
    for field in fields {
      let reading = Reading(card("\(field):\(rubbish)\nFN:Ada") + card("FN:Bob\nTEL:2"))
      #expect(reading.contacts.count == 2 || reading.contacts.last?.firstName == "Bob")
    }
  }

  @Test(arguments: [" ", ""])
  func `a photo of megabytes is skipped`(indentation: String) {
    let line = indentation + String(repeating: "/9j+", count: 18) + "\r\n"
    let photo = String(repeating: line, count: 50_000)
    let reading = Reading(
      card("PHOTO;JPEG;ENCODING=BASE64:\r\n\(photo)\r\nFN:Ada\nTEL:1"))
    #expect(reading.listing == "Ada (phone): 1")
    #expect(reading.issues.isEmpty)
  }

  @Test func `ten thousand cards are ten thousand contacts`() {
    let cards = (0..<10_000).map { card("N:Last\($0);First\nTEL:\($0)") }.joined()
    #expect(Reading(cards).contacts.count == 10_000)
  }
}
