import RowKit
import RowKitTesting
import Testing

/// Rows that are chosen by a part of their name in the linear mode.
@MainActor struct NamedRowTests {
  private func used(_ word: String) -> (names: [String], transcript: String) {
    var names: [String] = []
    let table = GenericTableController(title: "People")
    table.tableGroups = [
      TableGroup(
        rows: ["Ada Lovelace", "Grace Hopper", "Mary"].map { name in
          ActionRowController(name) { _ in names.append(name) }
        })
    ]
    let driver = LinearDriver(table)
    driver.type(word)
    return (names, driver.transcript)
  }

  @Test(arguments: [("ada", "Ada Lovelace"), ("Hop", "Grace Hopper"), ("mary", "Mary")])
  func `the beginning of a name, or of a word in it, uses the row`(word: String, name: String) {
    #expect(used(word).names == [name])
  }

  @Test func `letters inside a word only list the row, since another one may be meant`() {
    let (names, transcript) = used("y")
    #expect(names.isEmpty)
    #expect(transcript.contains("3 Mary"), "\(transcript)")
  }

  @Test func `the whole title of a group is meant rather than the beginning of a row's name`() {
    var isErased = false
    let table = GenericTableController(title: "Phones")
    var work = TableGroup("Work", rows: [.text("Desk")])
    (work.isCollapsible, work.isCollapsed) = (true, true)
    table.tableGroups = [
      TableGroup(rows: [.action("Work phone: erase") { _ in isErased = true }, .text("Home")]),
      work,
    ]
    let driver = LinearDriver(table)
    driver.type("open work")
    #expect(!isErased && !table.tableGroups[1].isCollapsed, "\(driver.transcript)")
    driver.type("work phone")
    #expect(isErased, "\(driver.transcript)")
  }
}
