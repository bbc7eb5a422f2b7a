import AddressBook
import RowKitTesting
import TestTraits
import Testing

@Suite(.computes) struct VCardSizeTests {
  /// The number of letters of a long text: far more than a square of it could be read in.
  private static let long = 200_000

  @Test func `a very long name is a name`() {
    let name = String(repeating: "ä", count: Self.long)
    #expect(Reading(card("FN:\(name)\nTEL:1")).contacts.first?.firstName == name)
  }

  @Test func `a name folded after every letter is a name`() {
    let name = String(repeating: "a\n ", count: Self.long / 4)
    let folded = Reading(card("FN:\(name)")).contacts.first?.firstName
    #expect(folded == String(repeating: "a", count: Self.long / 4))
  }

  @Test func `a name of very many soft breaks is a name`() {
    let name = String(repeating: "=41=\n", count: Self.long / 4)
    let folded = Reading(card("FN;QUOTED-PRINTABLE:\(name)")).contacts.first?.firstName
    #expect(folded == String(repeating: "A", count: Self.long / 4))
  }

  @Test(arguments: ["TEL", "EMAIL"])
  func `thousands of properties share a very long label`(name: String) {
    let label = String(repeating: "a", count: Self.long / 2)
    let lines = (0..<2000).map { "i.\(name):\($0)\n" }.joined()
    let reading = Reading(card("FN:Ada\ni.X-ABLABEL:\(label)\n\(lines)"))
    let contact = reading.contacts.first
    let kinds = name == "TEL" ? contact?.phones.map(\.kind) : contact?.fields.map(\.kind)
    #expect(kinds?.count == 2000)
    #expect(kinds?.allSatisfy { $0?.hasPrefix("aaaa") == true } == true)
  }

  @Test(arguments: [
    "NOTE", "X-DATA", "ADR", "NOTE;ENCODING=QUOTED-PRINTABLE", "NOTE;CHARSET=KOI8-R",
  ])
  func `a very long text is shown in full`(header: String) {
    let text = String(repeating: "word ", count: Self.long / 5).dropLast()
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
  func `ten thousand of any construct are read`(text: String) {
    let rubbish = String(repeating: text, count: 10_000)
    let fields = ["N", "TEL;TYPE", "TEL;\(rubbish)", "ORG;ENCODING=QUOTED-PRINTABLE", "AGENT"]
    for field in fields {
      let reading = Reading(card("\(field):\(rubbish)\nFN:Ada") + card("FN:Bob\nTEL:2"))
      #expect(reading.contacts.count == 2 || reading.contacts.last?.firstName == "Bob")
    }
  }

  @Test(arguments: [" ", ""])
  func `a photo of megabytes is skipped`(indentation: String) {
    let line = indentation + String(repeating: "/9j+", count: 18) + "\r\n"
    let photo = String(repeating: line, count: 20_000)
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
