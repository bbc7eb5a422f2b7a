import RowKit
import RowKitTesting
import Testing

@MainActor struct ActionRowTests {
  @Test func `it acts at once`() {
    var count = 0
    let table = TableDriver(.action("Call") { _ in count += 1 }, width: 24)
    table.press("return")
    #expect(count == 1)
  }

  @Test func `a destructive action asks first, and Escape cancels it`() {
    var count = 0
    let table = TableDriver(
      .action("Erase", isDestructive: true, confirmation: "Erase all?") { _ in count += 1 },
      width: 40, height: 12)
    table.press("return")
    #expect(table.text.contains("Erase all?"))
    table.press("escape")
    #expect(count == 0)
    table.press("return", "return")
    #expect(count == 0)
    table.press("return", "up", "return")
    #expect(count == 1)
  }

  @Test func `a label that doesn't fit wraps, as that of a link does`() {
    let screen = TextScreen(title: "", text: "")
    TableDriver(
      .action("Rate as the Critics Do") { _ in }, .link("Choose several rings") { screen },
      .addItem("Add telephone number") { nil }, width: 18, height: 10
    ).expect(
      """
      > Rate as the
        Critics Do
        Choose        ›
        several rings
        + Add telephone
          number
      """)
  }

  @Test func `its image is shown, and not spoken`() {
    let row = ActionRowController("Add Phone", image: CellImage("+")) { _ in }
    TableDriver(row, width: 24).expect("> + Add Phone")
    let screen = GenericTableController(title: "Phones")
    screen.tableGroups = [TableGroup { row }]
    let driver = LinearDriver(screen)
    driver.type("")
    #expect(driver.transcript.contains("1 Add Phone, button\n"))
  }

  @Test func `without an action it can't be used`() {
    let table = TableDriver(
      .action("Call", action: nil), .toggle("Last", Binding(false)), width: 24)
    #expect(table.cursor == RowPath(group: 0, row: 1))
  }

  @Test func `details stand on a second line, at the left`() {
    let table = TableDriver(
      .action("Erase", detail: "All contacts", alignment: .center) { _ in }, width: 30)
    table.expect(
      """
      > Erase
        All contacts
      """)
  }
}
