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

  /// A table whose only row is recreated with each count, and asks before it acts.
  private func asking(_ act: @escaping (Int) -> Void) -> (TableDriver, recreate: (Int) -> Void) {
    func group(_ count: Int, id: RowID?) -> TableGroup {
      TableGroup(rows: [.action("Erase", confirmation: "Erase all?", id: id) { _ in act(count) }])
    }
    let table = TableDriver(group(1, id: 1), width: 40, height: 12)
    table.press("return")
    return (table, { table.controller.tableGroups = [group($0, id: $0 == 2 ? 1 : nil)] })
  }

  @Test func `a confirmed action is that of the row that stands for the record now`() {
    var acted: [Int] = []
    let (table, recreate) = asking { acted.append($0) }
    recreate(2)
    table.press("return")
    #expect(acted == [2], "\(table.text)")
  }

  @Test func `a confirmed action of a row that was removed meanwhile says so`() {
    var acted: [Int] = []
    let (table, recreate) = asking { acted.append($0) }
    recreate(3)
    table.press("return")
    #expect(acted.isEmpty)
    #expect(table.text.contains("This row was removed."), "\(table.text)")
  }

  @Test func `a confirmed action of a row that was disabled meanwhile says so`() {
    var count = 0
    let row = ActionRowController("Erase", confirmation: "Erase all?") { _ in count += 1 }
    let table = TableDriver(row, width: 40, height: 12)
    table.press("return")
    row.access = .disabled
    table.press("return")
    #expect(count == 0)
    #expect(table.text.contains("This row is disabled."), "\(table.text)")
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
