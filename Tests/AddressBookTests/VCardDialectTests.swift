import AddressBook
import Testing

struct VCardDialectTests {
  @Test func `an iPhone's card gives its labelled and typed numbers`() {
    let reading = Reading(
      """
      BEGIN:VCARD
      VERSION:3.0
      PRODID:-//Apple Inc.//iPhone OS 17.2//EN
      N:Lovelace;Ada;King;Countess;
      FN:Countess Ada King Lovelace
      ORG:Analytical Engines;Programs
      EMAIL;type=INTERNET;type=HOME;type=pref:ada@example.com
      TEL;type=IPHONE;type=CELL;type=VOICE;type=pref:07700 900001
      item1.TEL:+44 1632 960001
      item1.X-ABLabel:_$!<HomePage>!$_
      item2.TEL:+44 1632 960002
      item2.X-ABLabel:Summer house
      item3.ADR;type=HOME:;;1 St James's Square;London;;;UK
      item3.X-ABADR:gb
      TEL;type=HOME;type=FAX:+44 1632 960003
      TEL;type=MAIN:+44 1632 960004
      PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJRgABAQAASABIAAD/4QBYRXhpZgAATU0AKgAAAAg
       AAgESAAMAAAABAAEAAIdpAAQAAAABAAAAJgAAAAAAA6ABAAMAAAABAAEAAKACAAQAAAABAAAAeKAD
       AAQAAAABAAAAeAAAAAA=
      X-ABUID:0001:ABPerson
      END:VCARD
      """, lineEnd: "\r\n")
    #expect(
      reading.listing == """
        Ada Lovelace (iPhone): 07700 900001
        Ada Lovelace (HomePage): +44 1632 960001
        Ada Lovelace (Summer house): +44 1632 960002
        Ada Lovelace (home fax): +44 1632 960003
        Ada Lovelace (main): +44 1632 960004
        """)
    #expect(reading.issues.isEmpty)
  }

  @Test func `a label may come before its number and in another case`() {
    let reading = Reading(card("ITEM1.X-ABLABEL:_$!<Mobile>!$_\nitem1.TEL;type=pref:1\nFN:Ada"))
    #expect(reading.listing == "Ada (Mobile): 1")
  }

  @Test func `a company on a Mac goes by its organisation`() {
    let reading = Reading(
      card("N:Quill;Edmund;;;\nFN:Harbour\nORG:Harbour Books;\nTEL:1\nX-ABShowAs:COMPANY"))
    #expect(reading.listing == "Harbour Books (phone): 1")
  }

  @Test func `a Google export gives its custom labels`() {
    let reading = Reading(
      """
      BEGIN:VCARD
      VERSION:3.0
      FN:Hana Nakamura
      N:Nakamura;Hana;;;
      item1.TEL:+1 555 0110
      item1.X-ABLabel:Dojo
      TEL;TYPE=CELL:+1 555-0111
      TEL;TYPE=WORK,FAX:+1 555-0112
      NOTE:First line\\nsecond line
      CATEGORIES:myContacts
      END:VCARD
      """, lineEnd: "\r\n")
    #expect(
      reading.listing == """
        Hana Nakamura (Dojo): +1 555 0110
        Hana Nakamura (mobile): +1 555-0111
        Hana Nakamura (work fax): +1 555-0112
        """)
  }

  @Test func `an Outlook card is read in its charset and quoted-printable`() {
    let reading = Reading(
      """
      BEGIN:VCARD
      VERSION:2.1
      X-MS-OL-DESIGN;CHARSET=utf-8:<card xmlns="http://schemas.microsoft.com/office/outlook"/>
      N;LANGUAGE=de;CHARSET=Windows-1252;ENCODING=QUOTED-PRINTABLE:M=FCller;J=F6rg;;Dr.
      FN;CHARSET=Windows-1252;ENCODING=QUOTED-PRINTABLE:Dr. J=F6rg M=FCller
      ORG;CHARSET=Windows-1252;ENCODING=QUOTED-PRINTABLE:B=E4ckerei =84Korn=93
      TEL;WORK;VOICE:+49 (30) 23125-101
      TEL;CELL;VOICE:+49 (1555) 0000101
      TEL;WORK;FAX:+49 (30) 23125-102
      ADR;WORK;PREF;ENCODING=QUOTED-PRINTABLE:;;Weg 1=0D=0AHinterhaus;Berlin;;10115
      LABEL;WORK;PREF;ENCODING=QUOTED-PRINTABLE:Weg 1=0D=0A=
      Hinterhaus=0D=0A=
      10115 Berlin
      PHOTO;TYPE=JPEG;ENCODING=BASE64:
       /9j/4AAQSkZJRgABAQEAYABgAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRof
       Hh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/wAALCAABAAEBAREA

      REV:20240101T120000Z
      END:VCARD
      """, lineEnd: "\r\n")
    #expect(
      reading.listing == """
        Jörg Müller (work): +49 (30) 23125-101
        Jörg Müller (mobile): +49 (1555) 0000101
        Jörg Müller (work fax): +49 (30) 23125-102
        """)
    #expect(reading.contacts.first?.organization == "Bäckerei „Korn“")
    #expect(reading.issues.isEmpty)
  }

  @Test(arguments: ["", " "])
  func `an Android card goes on after its soft breaks`(indentation: String) {
    let reading = Reading(
      """
      BEGIN:VCARD
      VERSION:2.1
      N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=D0=A1=D0=BE=D0=BA=D0=BE=D0=BB=D0=BE=\n\
      \(indentation)=D0=B2=D0=B0;=D0=94=D0=B0=D1=80=D1=\n\
      \(indentation)=8C=D1=8F;;;
      TEL;CELL:+7-555-000-01-01
      TEL;X-Custom:+7-555-000-01-02
      END:VCARD
      """)
    #expect(
      reading.listing == """
        Дарья Соколова (mobile): +7-555-000-01-01
        Дарья Соколова (custom): +7-555-000-01-02
        """)
  }

  @Test(arguments: [
    ("Main=\n Street 5", "Main Street 5"), ("Main =\n Street", "Main Street"),
    ("Main=\n\tStreet", "Main Street"), ("Stra=C3=9Fe=\n =C3=9Cbung", "Straße Übung"),
    ("=C3=9C=\n bung", "Ü bung"), ("=C3=\n =9C", "Ü"), ("Main=\nStreet", "MainStreet"),
  ])
  func `a blank after a soft break is text, unless it parts two encoded bytes`(
    value: String, text: String
  ) {
    let note = "NOTE;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:\(value)"
    let reading = Reading(card("FN:Ada\n\(note)", version: "2.1"))
    #expect(reading.contacts.first?.fields.map(\.value) == [text])
  }

  @Test func `blanks may stand around names`() {
    let reading = Reading(
      "BEGIN :VCARD\nVERSION :3.0\nFN :Ada\nN :Lovelace;Ada\nTEL :1\nTEL ; CELL : 2\n"
        + "item1.TEL ;type=home:3\nitem1 . TEL\t:4\nUID :a\nEND :VCARD\n")
    #expect(
      reading.listing == """
        Ada Lovelace (phone): 1
        Ada Lovelace (mobile): 2
        Ada Lovelace (home): 3
        Ada Lovelace (phone): 4
        """)
    #expect(reading.contacts.first?.fields.isEmpty == true)
    #expect(reading.issues.isEmpty)
  }

  @Test func `a Nokia card has bare types in small letters`() {
    let reading = Reading(
      "begin:vcard\nversion:2.1\nn:Korhonen;Aino\ntel;cell;pref:+358 55 0101\n"
        + "tel;home;voice:+358 55 0102\ntel;pager:+358 55 0103\nend:vcard\n")
    #expect(
      reading.listing == """
        Aino Korhonen (mobile): +358 55 0101
        Aino Korhonen (home): +358 55 0102
        Aino Korhonen (pager): +358 55 0103
        """)
  }

  @Test func `a Nextcloud card has addresses for numbers`() {
    let reading = Reading(
      """
      BEGIN:VCARD
      VERSION:4.0
      PRODID:-//Sabre//Sabre VObject 4.5.4//EN
      UID:urn:uuid:4fbe8971-0bc3-424c-9c26-36c3e1eff6b1
      FN;PREF=1:Jean Dupont
      N:Dupont;Jean;;;
      TEL;VALUE=uri;PREF=1;TYPE="voice,home":tel:+1-555-0101;ext=12
      TEL;TYPE=cell;VALUE=uri:tel:%2B1-555-0102;phone-context=example.com
      TEL;TYPE="WORK","VOICE":+1 555 0103
      item1.TEL;TYPE=x-boat:TEL:+1-555-0104
      KIND:individual
      END:VCARD
      """)
    #expect(
      reading.listing == """
        Jean Dupont (home): +1-555-0101 ext. 12
        Jean Dupont (mobile): +1-555-0102
        Jean Dupont (work): +1 555 0103
        Jean Dupont (boat): +1-555-0104
        """)
  }

  @Test func `an Evolution card folds its long lines anywhere`() {
    let reading = Reading(
      card(
        "FN:Jean Dupont\nN:Dup\n ont;Jean;\n\t;;\nTEL;TYPE=WORK,VOICE;X-EVOLUTION-UI-\n SLOT=1:"
          + "+1 555\n  0101"))
    #expect(reading.listing == "Jean Dupont (work): +1 555 0101")
  }

  @Test func `a Thunderbird card is read without a structured name`() {
    let reading = Reading(card("FN:Jean Dupont\nTEL;VALUE=TEXT:1\nUID:a:b", version: "4.0"))
    #expect(reading.listing == "Jean Dupont (phone): 1")
  }

  @Test(arguments: [
    ("PHOTO;ENCODING=b;TYPE=JPEG:AAAAAAAA", "6 bytes"),
    ("PHOTO:data:image/jpeg;base64,AAAAAAAA", "6 bytes"),
    ("PHOTO;VALUE=uri:\n DATA:image/jpeg\\;base64\\,AAAAAAAA", "6 bytes"),
    ("KEY:data:;base64,AAAAAAAA", "6 bytes"), ("SOUND:data:text/plain,Bell", "4 bytes"),
    ("PHOTO:https://example.com/a.jpg", "https://example.com/a.jpg"),
    ("NOTE:Data: born in London, 1815", "Data: born in London, 1815"),
    ("NOTE:data:12,5 kg", "data:12,5 kg"), ("NOTE:data:image/png", "data:image/png"),
  ])
  func `data is shown by its size, and text as it is`(property: String, value: String) {
    #expect(Reading(card(property)).contacts.first?.fields.map(\.value) == [value])
  }

  @Test(arguments: [
    ("TEL;ENCODING=8BIT:1", "phone"), ("TEL;8BIT:1", "phone"), ("TEL;7bit;CELL:1", "mobile"),
    ("TEL;ENCODING=BINARY;HOME:1", "home"), ("TEL;QUOTED-PRINTABLE;WORK:=31", "work"),
  ])
  func `an encoding is no label`(property: String, label: String) {
    let reading = Reading(card("FN:Ada\n\(property)", version: "2.1"))
    #expect(reading.listing == "Ada (\(label)): 1")
  }

  @Test(arguments: [
    ("ORG:Acme;Sales;Europe", ["department: Sales, Europe"]), ("ORG:;Sales;", []),
    ("ORG:Acme\nORG:Other;Sales", ["organisation: Other, Sales"]),
    ("ORG:Acme\nORG:;", []), ("ORG:\nORG:Acme;A\\;B", ["department: A;B"]),
    ("NICKNAME:Addie,A,B", ["nickname: Addie", "nickname: A, B"]),
    ("NICKNAME:1,2,3,4,5,6,7,8,9", ["nickname: 1", "nickname: 2, 3, 4, 5, 6, 7, 8, 9"]),
    ("NICKNAME:Addie\nNICKNAME:A", ["nickname: Addie", "nickname: A"]),
  ])
  func `all parts of lists are fields`(properties: String, fields: [String]) {
    let reading = Reading(card("FN:Ada\n\(properties)"))
    #expect(reading.contacts.first?.fields.map { "\($0.name): \($0.value)" } == fields)
    #expect(reading.issues.isEmpty)
  }

  @Test func `a group of contacts isn't a contact`() {
    let groups = card("KIND:group\nFN:Family\nMEMBER:urn:uuid:1")
    let apple = card("N:Family\nFN:Family\nX-ADDRESSBOOKSERVER-KIND:group")
    #expect(Reading(groups + apple).contacts.isEmpty)
    #expect(Reading(groups + apple).issues.isEmpty)
  }

  @Test func `an agent's numbers are not those of the card around them`() {
    let agent = "BEGIN:VCARD\nVERSION:2.1\nN:Friday;Fred\nTEL:2\nEND:VCARD"
    let reading = Reading(card("N:Crusoe;Robin\nAGENT:\n\(agent)\nTEL;HOME:1", version: "2.1"))
    #expect(reading.listing == "Robin Crusoe (home): 1")
    #expect(reading.issueLines == ["line 5"])
  }

  @Test(arguments: ["AGENT:BEGIN:VCARD\nTEL:2\nEND:VCARD", #"AGENT:BEGIN:VCARD\nTEL:2\nEND:VCARD"#])
  func `an agent may begin in the line of its property`(agent: String) {
    #expect(Reading(card("N:Crusoe;Robin\n\(agent)\nTEL:1")).listing == "Robin Crusoe (phone): 1")
  }

  @Test(arguments: ["\n", "\r\n", "\r", "\r\r\n"])
  func `a line end of any kind is one line`(lineEnd: String) {
    let text = "rubbish\n\n" + card("N:Lovelace;A\n da\n\nno colon\nTEL:1") + "rubbish\n"
    let reading = Reading(text, lineEnd: lineEnd)
    #expect(reading.listing == "Ada Lovelace (phone): 1")
    #expect(reading.issueLines == ["line 1", "line 8", "line 11"])
  }

  @Test(arguments: ["\n", "\r\n", "\r", "\r\r\n"])
  func `lines may end in any way`(lineEnd: String) {
    let cards = card("N:Lovelace;A\n da\nTEL:1") + "\n\n" + card("N:B\nTEL:2  ")
    let reading = Reading(cards, lineEnd: lineEnd)
    #expect(reading.listing == "Ada Lovelace (phone): 1\nB (phone): 2")
    #expect(reading.issues.isEmpty)
  }
}
