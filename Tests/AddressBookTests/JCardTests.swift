import AddressBook
import Testing

struct JCardTests {
  private static let ada = """
    ["vcard", [
      ["version", {}, "text", "4.0"],
      ["fn", {}, "text", "Ada Lovelace"],
      ["n", {}, "text", ["Lovelace", "Ada", "", "", ["Countess", "Lady"]]],
      ["org", {}, "text", ["Engines; Ltd", "Programs"]],
      ["tel", {"type": ["work", "voice"]}, "uri", "tel:+44-1632-960001;ext=7"],
      ["tel", {"type": "cell", "pref": "1"}, "text", "07700 900001"],
      ["tel", {"group": "Item1"}, "text", "1"],
      ["x-ablabel", {"group": "item1"}, "unknown", "_$!<Boat>!$_"],
      ["note", {}, "text", "a\\nb", "c"]
    ]]
    """

  @Test func `a jCard is read as the vCard it stands for`() {
    let reading = Reading(Self.ada)
    #expect(
      reading.listing == """
        Ada Lovelace (work): +44-1632-960001 ext. 7
        Ada Lovelace (mobile): 07700 900001
        Ada Lovelace (Boat): 1
        """)
    #expect(reading.names == ["Lovelace, Ada"])
    #expect(reading.contacts.first?.organization == "Engines; Ltd")
    #expect(reading.issues.isEmpty)
  }

  @Test func `a picture in an address is shown by its size`() {
    let picture = "data:image/png;base64,\(String(repeating: "AAAA", count: 2000))"
    let properties = #"["fn",{},"text","Ada"],["photo",{},"uri","\#(picture)"]"#
    let reading = Reading(#"["vcard",[\#(properties)]]"#)
    #expect(reading.contacts.first?.fields == [.init(name: "photo", value: "6 kB")])
  }

  @Test func `every jCard of a list is read, and anything else is reported`() {
    let bob = #"["vCard",[["fn",{},"text","Bob; \\ Smith,"],["tel",{},"text","2"],["tel"],7]]"#
    let reading = Reading("\u{FEFF}\n[\(bob),\n{}, \(bob)]")
    #expect(reading.listing == "Bob; \\ Smith, (phone): 2\nBob; \\ Smith, (phone): 2")
    #expect(reading.issueLines == ["line 3"])
  }

  @Test(arguments: ["{}", "[]", #"["vcard"]"#, #"{"@type":"Card"}"#])
  func `JSON without a card says so`(text: String) {
    let reading = Reading(text)
    #expect(reading.contacts.isEmpty)
    #expect(reading.issues.count == 1)
  }

  @Test func `a mistake in JSON is reported with its line`() {
    let reading = Reading("[\"vcard\", [\n[\"fn\", {}, \"text\" \"Ada\"]]]")
    #expect(reading.issueLines == ["line 2"])
    #expect(reading.issues.first?.contains("expected ") == true)
  }

  @Test func `an xCard is named`() {
    let reading = Reading("<?xml version=\"1.0\"?>\n<vcards><vcard><fn><text>Ada</text></fn>")
    #expect(reading.contacts.isEmpty)
    #expect(
      reading.issues == [
        "cards.vcf: This file is XML, as an xCard is, and only vCard and jCard are read; "
          + "export the contacts as vCard and try again."
      ])
  }

  @Test func `text between brackets before a card is damage, not a jCard`() {
    let card = card("FN:Ada\nTEL:1")
    #expect(Reading("[rubbish]\n\(card)").contacts.count == 1)
    #expect(Reading("<html>\n\(card)").contacts.count == 1)
  }
}
