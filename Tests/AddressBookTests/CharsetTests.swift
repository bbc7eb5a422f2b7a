import AddressBook
import TestTraits
import Testing

@Suite(.computes) struct CharsetTests {
  /// The bytes of a card whose name is written in a charset, as they are.
  private func cards(_ charset: String, _ name: [UInt8]) -> [UInt8] {
    Array("BEGIN:VCARD\nVERSION:2.1\nN;CHARSET=\(charset):".utf8) + name
      + Array("\nTEL:1\nEND:VCARD\n".utf8)
  }

  private func quotedPrintable(_ bytes: [UInt8]) -> String {
    bytes.map { byte in
      byte == UInt8(ascii: ";")
        ? ";" : "=" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }

  private static let names: [(String, [UInt8], String)] = [
    ("KOI8-R", [0xF0, 0xC5, 0xD4, 0xD2, 0xCF, 0xD7, 0x3B, 0xE9, 0xD7, 0xC1, 0xCE], "Петров, Иван"),
    ("Windows-1250", [0xA3, 0xB9, 0x63, 0x3B, 0x8A], "Łąc, Š"),
    ("windows-1251", [0xCF, 0xE5, 0x3B, 0xC8], "Пе, И"),
    ("windows-1253", [0xC1, 0xE2, 0x3B, 0xC3], "Αβ, Γ"),
    ("ISO-8859-2", [0xA3, 0xB1, 0x63, 0x3B, 0xA9], "Łąc, Š"),
    ("iso-8859-5", [0xBF, 0xD5, 0x3B, 0xB8], "Пе, И"),
    ("ISO-8859-15", [0xA4, 0x3B, 0xBD], "€, œ"),
    ("Shift_JIS", [0x8E, 0x52, 0x93, 0x63, 0x3B, 0x83, 0x5C, 0x83, 0x6A], "山田, ソニ"),
    ("SHIFT_JIS", [0x83, 0x5C, 0x3B, 0x94, 0x5C], "ソ, 能"),
    ("GBK", [0xCD, 0xF5, 0x3B, 0x81, 0x5C], "王, 乗"),
    ("GB2312", [0xCD, 0xF5, 0x3B, 0xCE, 0xB0], "王, 伟"),
    ("Big5", [0xB3, 0x5C, 0x3B, 0xA5, 0x5C], "許, 功"),
    ("Big5", [0xC7, 0xB9, 0xAF, 0xE0, 0x3B, 0xAA, 0xED], "ソ能, 表"),
    ("EUC-KR", [0xB1, 0xE8, 0x3B, 0xC3, 0xB6], "김, 철"),
    ("UTF-7", Array("M+APw-ller;J+APY-rg".utf8), "Müller, Jörg"),
  ]

  @Test(arguments: names)
  func `a declared charset is used`(charset: String, bytes: [UInt8], name: String) {
    let plain = Reading(cards(charset, bytes))
    #expect(plain.names == [name])
    #expect(plain.issues.isEmpty)
    let coded = Reading(
      card("N;ENCODING=QUOTED-PRINTABLE;CHARSET=\(charset):\(quotedPrintable(bytes))"))
    #expect(coded.names == [name])
    #expect(coded.issues.isEmpty)
  }

  @Test func `an encoded separator doesn't separate, unlike the second byte of a letter`() {
    let header = "N;CHARSET=Shift_JIS;ENCODING=QUOTED-PRINTABLE"
    #expect(Reading(card("\(header):a=3Bb;=83=5C=2Cc")).names == ["a;b, ソ,c"])
    #expect(Reading(card(#"\#(header):=83\;c\,d="#)).names == ["ソ, c,d"])
  }

  @Test(
    arguments: [
      ("ISO-2022-JP", "=1B$B;3=3BR=1B(B;=1B=24=42=3B=33=1B=28=42", "山子, 山"),
      ("ISO2022JP", "=1B$B;3=3BR=1B(B;=1B=24=42=3B=33=1B=28=42", "山子, 山"),
      ("UTF-16BE", "=3B=2C=00A", "㬬A, "), ("UTF-16LE", "=2C=3BA=00", "㬬A, "),
      ("UTF16BE", "=3B=2C=00A", "㬬A, "),
    ])
  func `an encoded separator is a part of a letter`(charset: String, name: String, names: String) {
    let card = card("N;CHARSET=\(charset);ENCODING=QUOTED-PRINTABLE:\(name)")
    #expect(Reading(card).names == [names])
  }

  @Test func `a charset without ASCII is named if the system lacks it`() {
    let reading = Reading(card("N;CHARSET=HZ-X-NOWHERE:~{VPND~};Bob"))
    #expect(reading.names == ["~{VPND~}, Bob"])
    #expect(reading.issueLines == ["line 3"])
  }

  @Test func `base64 may be in a charset, too`() {
    #expect(Reading(card("N;CHARSET=KOI8-R;ENCODING=B:8MU76Q==")).names == ["Пе, И"])
  }

  @Test(
    arguments: ["X-NOWHERE", "../../passwd", "UTF-8//IGNORE", ""] + [
      String(repeating: "x", count: 999)
    ])
  func `a charset the system lacks shows its bytes and is named`(charset: String) {
    let reading = Reading(cards(charset, [0x41, 0xE4, 0x3B, 0xFF]))
    guard !charset.isEmpty else { return #expect(reading.names == ["Aä, ÿ"]) }
    #expect(reading.names == [#"A\xE4, \xFF"#])
    #expect(reading.issueLines == ["line 3"])
    #expect(
      reading.issues.first?.contains("The charset “\(charset.uppercased().prefix(40))” is unknown")
        == true)
  }

  @Test func `the second byte of a pair is shown, though it looks like a backslash`() {
    let reading = Reading(cards("Big5-X-NOWHERE", [0xA5, 0x5C, 0xA5, 0x5C, 0x3B, 0x42]))
    #expect(reading.names == [#"\xA5\x5C\xA5\x5C, B"#])
    #expect(reading.issueLines == ["line 3"])
  }

  @Test func `a charset the system lacks costs ASCII nothing`() {
    let reading = Reading(card("N;CHARSET=X-NOWHERE:Smith;Bob"))
    #expect(reading.names == ["Smith, Bob"])
    #expect(reading.issues.isEmpty)
  }

  @Test(
    arguments: [
      ("EUC-KR", [0xB1, 0xE8, 0xFF, 0x41], #"김\xFFA, "#), ("Shift_JIS", [0x41, 0x83], #"A\x83, "#),
      ("KOI8-R", [], ", "), ("UTF-7", Array(#"a\,b+"#.utf8), "a,b+, "),
    ] as [(String, [UInt8], String)])
  func `a byte that is no letter of its charset is shown`(
    charset: String, bytes: [UInt8], name: String
  ) {
    let reading = Reading(cards(charset, bytes))
    #expect(reading.names == [name])
    #expect(reading.issueLines == (bytes.contains { $0 > 0x7F } ? ["line 3"] : []))
  }

  @Test func `a very long name is converted`() {
    let name = [UInt8](repeating: 0xC1, count: 200_000)
    #expect(
      Reading(cards("KOI8-R", name)).names == [String(repeating: "а", count: 200_000) + ", "])
  }

  @Test func `a very long name of bytes that are no letters is shown`() {
    let name = [UInt8](repeating: 0xFF, count: 100_000)
    let reading = Reading(cards("Shift_JIS", name))
    #expect(reading.names == [String(repeating: #"\xFF"#, count: 100_000) + ", "])
    #expect(reading.issueLines == ["line 3"])
  }

  @Test func `letters of several bytes are converted wherever a piece ends`() {
    for start in 0..<4 {
      let (before, name) = (
        String(repeating: "a", count: start), String(repeating: "山", count: 9999)
      )
      let bytes = Array(before.utf8) + (0..<9999).flatMap { _ in [0x8E, 0x52] as [UInt8] }
      #expect(Reading(cards("Shift_JIS", bytes)).names == ["\(before)\(name), "])
    }
  }
}
