import Testing

@testable import RowLibrary

/// The part of a written phone number that is dialed.
struct DialedNumberTests {
  @Test(arguments: [
    ("+44 (1632) 960-105", "+441632960105"), ("555 0042", "5550042"),
    ("555-0042 ext. 12", "5550042;ext=12"),
    ("*21#", "*21%23"), ("٠١٢", "012"), ("+1 555 0042;ext=7", "+15550042;ext=7"),
    ("+1 800 FLOWERS", "+18003569377"), ("1-800-GO-FEDEX", "18004633339"),
    ("1-800-FLOWERS EXT 5", "18003569377;ext=5"),
    ("555-HELP", "5554357"), ("+1 555 0042 FAX", "+15550042"), ("555 HOME", "555"),
    ("030 1234 DW 12", "0301234;ext=12"), ("555 1234 OR 555 9876", "5551234;ext=5559876"),
    ("555 1234, 99", "5551234;ext=99"), ("555 1234 EXT 12#3", "5551234;ext=12%233"),
    ("555 1234 x5", "5551234;ext=5"),
    ("+44 (0)1632 960105", "+441632960105"), ("0044 (0) 1632 960105", "00441632960105"),
    ("0049(0)30 123458", "004930123458"), ("(0)30 123458", "030123458"),
    ("555 (0) 123", "5550123"), ("+44 (0)1632 960105 ext. 12", "+441632960105;ext=12"),
    ("Tel. 030 123458", "030123458"), ("Tel.: +49 (0)30 123458", "+4930123458"),
    ("TEL 030 123458", "030123458"), ("T 030 123458", "030123458"),
    ("Office (555) 0042 ext. 3", "5550042;ext=3"), ("Tel. 1-800-FLOWERS", "18003569377"),
  ])
  func `a number is dialed without what groups it`(number: String, address: String) {
    #expect(DialedNumber(number).address == address)
  }

  @Test(arguments: ["", "—", "unknown", "ext. 12", ";ext=7", "FLOWERS 800"])
  func `words are no number`(text: String) {
    #expect(!DialedNumber(text).isValid)
  }
}
