import RowKit
import TerminalCodec
import Testing

@testable import RowKitTerminal

struct BusyNoticeTests {
  private func text(
    _ words: String, _ environment: [String: String], isInline: Bool = false
  ) -> String {
    let abilities = TerminalAbilities(environment: environment, color: .always)
    let notice = BusyNotice(words, abilities, isInline: isInline)
    return String(decoding: notice.bytes, as: UTF8.self)
  }

  @Test func `the notice stands in reverse on the last line`() {
    #expect(
      text("Läuft", ["TERM": "xterm", "LANG": "de_DE.UTF-8"])
        == "\u{1B}[1000;1H\u{1B}[0;7m Läuft \u{1B}[0m\u{1B}[K")
  }

  @Test func `an inline screen has it on the line of its cursor`() {
    #expect(text("Busy", [:], isInline: true) == "\r\u{1B}[0;7m Busy \u{1B}[0m\u{1B}[K")
  }

  @Test func `controls are visible, and ASCII takes the place of others than the terminal's`() {
    #expect(text("a\u{1B}b", ["TERM": "xterm", "LANG": "de_DE.UTF-8"]).contains(" a␛b "))
    #expect(text("Läuft", ["TERM": "xterm", "LC_ALL": "C"]).contains(" Lauft "))
    #expect(text("„Л”", ["TERM": "xterm", "LC_ALL": "C"]).contains(" \"?\" "))
  }
}
