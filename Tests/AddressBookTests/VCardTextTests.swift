import AddressBook
import Testing

struct VCardTextTests {
  private static let name = "N:Łukasiewska;Żaneta 🌻;;;\nTEL:1\nNOTE:Größe"

  @Test(arguments: [
    (#"N:a\;b;c\,d"#, "a;b, c,d"),
    (#"N:a\\;b\:c"#, #"a\, b:c"#),
    (#"N:a\nb;c\Nd"#, "a b, c d"),
    (#"N:AC\DC;x\"#, #"AC\DC, x\"#),
    ("N:  a \t b  ;\u{1B}[1m c", "a b, [1m c"),
    ("N:a", "a, "),
    ("N:a;b;c;d;e;f;g", "a, b"),
    ("N;X=\"a:b;c\":d;e", "d, e"),
    ("N;X=\"a:d;e", "d, e"),
    ("N;ENCODING=BASE64:TG92ZWxhY2U7QWRh", "Lovelace, Ada"),
    ("N;ENCODING=B:TG92ZWxh\n Y2U7QWRh\n", "Lovelace, Ada"),
    ("N;BASE64:TG92ZWxh\nY2U7QWRh\n", "Lovelace, Ada"),
    ("N;QUOTED-PRINTABLE:a=3Bb;c=0D=0Ad", "a;b, c d"),
    ("N;ENCODING=QUOTED-PRINTABLE:a=ZZ;=c3=a4=", "a=ZZ, ä"),
    ("N;QUOTED-PRINTABLE:a =;b =\n", "a, b"),
    ("N;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:=80=FC;=C4", "€ü, Ä"),
    ("N;CHARSET=\"utf-8\":ü;ö", "ü, ö"),
    ("N:;;;;\nN;ALTID=1;LANGUAGE=fr:a;b\nN;ALTID=1:c;d", "a, b"),
  ])
  func `a name is decoded`(properties: String, name: String) {
    #expect(Reading(card(properties)).names == [name])
    #expect(Reading(card(properties)).issues.isEmpty)
  }

  @Test func `a letter may be cut in two by a fold`() {
    let bytes = Array("BEGIN:VCARD\r\nFN:J".utf8) + [0xC3] + Array("\r\n ".utf8) + [0xB6]
    #expect(Reading(bytes + Array("rg\r\nEND:VCARD".utf8)).names == [", Jörg"])
  }

  @Test func `text that isn't UTF-8 is read as Western European, and reported`() {
    let bytes = Array("BEGIN:VCARD\nN:M".utf8) + [0xFC] + Array("ller\nTEL:1\nEND:VCARD\n".utf8)
    let reading = Reading(bytes + Array(card("FN:Ünal\nTEL:2").utf8))
    #expect(reading.listing == "Müller (phone): 1\nÜnal (phone): 2")
    #expect(reading.issueLines == ["line 2"])
  }

  @Test(arguments: [[], [0xEF, 0xBB, 0xBF]] as [[UInt8]])
  func `a file in UTF-8 may have a byte order mark`(mark: [UInt8]) {
    let bytes = mark + Array(card(Self.name).utf8)
    #expect(Reading(bytes + bytes).listing.split(separator: "\n").count == 2)
    #expect(Reading(bytes).listing == "Żaneta 🌻 Łukasiewska (phone): 1")
  }

  @Test(arguments: [true, false], ["", "\u{FEFF}"])
  func `a file may be UTF-16 in either order`(isBigEndian: Bool, mark: String) {
    let units = Array((mark + card(Self.name)).utf16)
    let bytes = units.flatMap { unit in
      let pair = [UInt8(truncatingIfNeeded: unit >> 8), UInt8(truncatingIfNeeded: unit)]
      return isBigEndian ? pair : pair.reversed()
    }
    let reading = Reading(bytes)
    #expect(reading.listing == "Żaneta 🌻 Łukasiewska (phone): 1")
    #expect(reading.issues.isEmpty)
  }

  @Test(arguments: [
    ("TEL:tel:+1-555;ext=12", "+1-555 ext. 12"),
    (#"TEL;VALUE=uri:tel:+1-555\;ext=12"#, "+1-555 ext. 12"),
    ("TEL;VALUE=uri:TEL:%2B1%20555", "+1 555"),
    ("TEL:tel:7042;phone-context=example.com;EXT=%31", "7042 ext. 1"),
    ("TEL:+1 555 0101 x12", "+1 555 0101 x12"),
    ("TEL;VALUE=uri:sip:ada@example.com", "sip:ada@example.com"),
    ("TEL;ENCODING=QUOTED-PRINTABLE:=2B1=20555", "+1 555"),
    ("TEL:tel:5%", "5%"),
  ])
  func `a number is what a person would dial`(property: String, number: String) {
    #expect(Reading(card(property)).contacts.first?.phones.map(\.number) == [number])
  }

  @Test(arguments: [
    ("TEL", "phone"), ("TEL;VOICE", "phone"), ("TEL;TYPE=pref", "phone"), ("TEL;CELL", "mobile"),
    ("TEL;TYPE=work,cell", "mobile"), ("TEL;TYPE=home;TYPE=voice", "home"),
    ("TEL;WORK;PREF", "work"), ("TEL;HOME;FAX", "home fax"), ("TEL;TYPE=FAX", "fax"),
    ("TEL;TYPE=OTHER,FAX", "other fax"), ("TEL;TYPE=\"fax,work\"", "work fax"),
    ("TEL;TYPE=\"Bob^'s ^^ desk^n^x\"", "bob\"s ^ desk ^x"),
    ("TEL;type=MAIN", "main"), ("TEL;TYPE=pager,work", "pager"), ("TEL;TYPE=other", "other"),
    ("TEL;TYPE=IPHONE,CELL", "iPhone"), ("TEL;TYPE=X-Assistant", "assistant"),
    ("TEL;CAR;VOICE", "car"), ("TEL;TYPE=", "phone"), ("TEL;;", "phone"),
  ])
  func `a number without a label gets its kind from its types`(header: String, kind: String) {
    #expect(Reading(card("\(header):1")).contacts.flatMap(\.phoneNumbers).map(\.kind) == [kind])
  }

  @Test(arguments: [
    ("_$!<Mobile>!$_", "Mobile"), ("_$!<HomeFAX>!$_", "HomeFAX"), ("Boat", "Boat"),
    ("", "work"), ("_$!<>!$_", "work"), ("_$!<Half", "_$!<Half"),
  ])
  func `a label loses its decoration and wins over the types`(label: String, kind: String) {
    let reading = Reading(card("a.TEL;WORK:1\na.X-ABLabel:\(label)\nb.X-ABLabel:wrong"))
    #expect(reading.contacts.first?.phones.map(\.kind) == [kind])
  }

  @Test(arguments: [
    (String(repeating: "a", count: 240), String(repeating: "a", count: 240)),
    (String(repeating: "a", count: 241), String(repeating: "a", count: 239) + "…"),
    ("a" + String(repeating: "é", count: 200), "a" + String(repeating: "é", count: 118) + "…"),
    (String(repeating: "👨‍👩‍👧", count: 40), String(repeating: "👨‍👩‍👧", count: 13) + "…"),
    (
      "a" + String(repeating: "\u{301}", count: 500),
      "a" + String(repeating: "\u{301}", count: 119) + "…"
    ),
    (
      "_$!<" + String(repeating: "a", count: 500) + ">!$_", String(repeating: "a", count: 239) + "…"
    ),
  ])
  func `a long label is cut between characters`(label: String, kind: String) {
    let reading = Reading(card("a.TEL:1\na.EMAIL:b\na.X-ABLabel:\(label)"))
    #expect(reading.contacts.first?.phones.map(\.kind) == [kind])
    #expect(reading.contacts.first?.fields.map(\.kind) == [kind])
  }
}
