import RowKit
import RowKitTesting
import Testing

/// Rows with addresses that a host opens.
@MainActor struct AddressRowTests {
  @Test func `an e-mail address opens a mail, with nothing in it that could be more than that`() {
    let table = TableDriver(.email("Work", "ada+x@ferncastle.example?bcc=eve"), width: 40)
    table.press("return")
    #expect(table.effects == [.openURL("mailto:ada+x@ferncastle.example%3Fbcc%3Deve")])
  }

  @Test func `a web page is opened, over a safe connection if nothing else is said`() {
    let table = TableDriver(.url("Help", "help.example"), width: 30)
    table.expect("> Help         help.example ↗")
    table.press("return")
    #expect(table.effects == [.openURL("https://help.example")])
  }

  @Test func `the menu copies the address`() {
    let table = TableDriver(.url("Help", "https://help.example"), width: 40, height: 12)
    table.press(".", "down", "return")
    #expect(table.effects == [.copy("https://help.example")])
  }

  @Test func `an address that there isn't is a dash and opens nothing`() {
    let table = TableDriver(.email("Work", nil), .toggle("Last", isOn: true), width: 24)
    table.press("up", "return")
    #expect(table.effects == [])
    #expect(table.content[0].hasSuffix("—"))
  }
}
