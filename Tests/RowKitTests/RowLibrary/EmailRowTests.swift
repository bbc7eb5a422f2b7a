import RowKit
import RowKitTesting
import Testing

@MainActor struct EmailRowTests {
  @Test func `an e-mail address opens a mail, with nothing in it that could be more than that`() {
    let table = TableDriver(.email("Work", "ada+x@ferncastle.example?bcc=eve"), width: 40)
    table.press("return")
    #expect(table.effects == [.openURL("mailto:ada+x@ferncastle.example%3Fbcc%3Deve")])
  }

  @Test func `a menu opens the address of a row that was created again meanwhile`() {
    let group = { TableGroup(rows: [.email("Work", $0, id: "work")]) }
    let table = TableDriver(group("ada@ferncastle.example"), width: 40, height: 12)
    table.press(".")
    table.controller.tableGroups = [group("ada@fern.example")]
    table.press("return")
    #expect(table.effects == [.openURL("mailto:ada@fern.example")], "\(table.text)")
  }

  @Test func `a missing address is a dash and opens nothing`() {
    let table = TableDriver(.email("Work", nil), .toggle("Last", Binding(true)), width: 24)
    table.press("up", "return")
    #expect(table.effects == [])
    #expect(table.content[0].hasSuffix("—"))
  }
}
