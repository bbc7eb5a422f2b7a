import RowKit
import RowKitTesting
import Testing

@MainActor struct URLRowTests {
  @Test func `a web page is opened, over a safe connection if nothing else is said`() {
    let table = TableDriver(.url("Help", "help.example"), width: 30)
    table.expect("> Help         help.example ↗")
    table.press("return")
    #expect(table.effects == [.openURL("https://help.example")])
  }

  @Test(arguments: [
    ("shop.example/in?next=https://shop.example", true), ("://x", true), ("1x://y", true),
    ("gemini+x://shop.example", false),
  ])
  func `only what is before the first slashes is a scheme`(address: String, isAdded: Bool) {
    let table = TableDriver(.url("Help", address), width: 80)
    table.press("return")
    #expect(table.effects == [.openURL((isAdded ? "https://" : "") + address)])
  }

  @Test func `the menu copies the address`() {
    let table = TableDriver(.url("Help", "https://help.example"), width: 40, height: 12)
    table.press(".", "down", "return")
    #expect(table.effects == [.copy("https://help.example")])
  }

  @Test func `details stand on a second line, instead of the address`() {
    let table = TableDriver(.url("Help", "help.example", detail: "Online"), width: 30)
    table.expect(
      """
      > Help                      ↗
        Online
      """)
    table.press("return")
    #expect(table.effects == [.openURL("https://help.example")])
  }
}
