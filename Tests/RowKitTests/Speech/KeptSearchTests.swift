import RowKit
import RowKitTesting
import Testing

/// A search whose matches stay alone in the linear mode.
@MainActor struct KeptSearchTests {
  @Test func `the prompt of a search begins with the kept text, and leaving it keeps that`() {
    let table = GenericTableController(title: "Rows")
    table.tableGroups = [TableGroup(rows: (1...6).map { .text("row \($0)") })]
    let driver = LinearDriver(table)
    driver.type("press /", "row 3", "press /")
    #expect(driver.transcript.contains("row 3"), "\(driver.transcript)")
    let before = driver.transcript.count
    driver.type("", "l")
    let listed = driver.transcript.dropFirst(before)
    #expect(listed.contains("row 3") && !listed.contains("row 4"), "\(driver.transcript)")
  }
}
