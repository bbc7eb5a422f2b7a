import RowKit
import RowKitTesting
import Testing

/// Keys that a person presses in the linear mode.
@MainActor struct PressedKeyTests {
  private func lines(pressing script: String) -> [String] {
    let table = GenericTableController(title: "Rows")
    table.tableGroups = [TableGroup(rows: (1...6).map { .text("row \($0)") })]
    let driver = LinearDriver(table)
    driver.type("")
    let before = driver.transcript.count
    driver.type("press \(script)")
    let said = driver.transcript.dropFirst(before).split(separator: "\n").dropFirst().dropLast()
    return said.map(String.init)
  }

  @Test func `a key without an effect is said once`() {
    #expect(lines(pressing: "f5") == ["f5 does nothing here; ? lists the keys."])
    #expect(lines(pressing: "delete") == ["This row can't be deleted."])
  }

  @Test func `a command that is longer than a prompt is refused`() {
    let driver = LinearDriver(GenericTableController(title: "Rows"))
    driver.type(String(repeating: "x", count: PromptLine.limit + 1))
    #expect(driver.transcript.contains("At most 1000 characters"), "\(driver.transcript)")
  }

  @Test(arguments: ["go \(Int.min)", "\(Int.min)", "? \(Int.min)", "i \(Int.min)", "go 0"])
  func `a number that no row has is refused`(command: String) {
    let table = GenericTableController(title: "Rows")
    table.tableGroups = [TableGroup(rows: [.text("only")])]
    let driver = LinearDriver(table)
    driver.type(command)
    #expect(driver.transcript.contains("There is no row"), "\(driver.transcript)")
  }

  @Test func `a word that names nothing is looked for in the headers of a billion rows`() {
    let table = GenericTableController(title: "Rows")
    let numbers = RowList(0..<1_000_000_000) { .text("row \($0)") }
    var more = TableGroup(header: "More", rows: [.text("last")])
    more.isCollapsible = true
    table.tableGroups = [TableGroup(header: "Numbers", rows: numbers), more]
    let driver = LinearDriver(table)
    driver.type("zebra")
    #expect(driver.transcript.contains("No row matches zebra."), "\(driver.transcript)")
    driver.type("more")
    #expect(driver.transcript.contains("Group More: closed."), "\(driver.transcript)")
  }

  @Test func `only the keys with an effect were pressed`() {
    #expect(lines(pressing: "down").first == "Pressed down.")
    let said = lines(pressing: "down f5")
    #expect(said.contains("Pressed down."), "\(said)")
    #expect(said.contains("f5 does nothing here; ? lists the keys."), "\(said)")
  }
}
