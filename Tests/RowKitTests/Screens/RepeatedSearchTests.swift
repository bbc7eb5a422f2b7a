import RowKit
import RowKitTesting
import Testing

/// Searches after a search: for the same text again, and one that a person leaves.
@MainActor struct RepeatedSearchTests {
  private let table = TableDriver(
    TableGroup(rows: ["Ada", "Bob", "Adam", "Cem"].map { StopRow($0) }), width: 30, height: 8)

  @Test func `a search that found nothing finds rows that have come since`() {
    table.press("/")
    table.type("dora")
    table.press("return", "n")
    #expect(table.line(with: "No matches") != nil, "\(table.text)")
    table.controller.insert([StopRow("Dora")], at: RowPath(group: 0, row: 2))
    table.press("n")
    #expect(table.line(with: "> Dora") != nil, "\(table.text)")
  }

  @Test func `Escape leads from the next search back to the kept one, at the same place`() {
    table.press("/")
    table.type("ada")
    table.press("return", "n")
    #expect(table.line(with: "> Adam") != nil, "\(table.text)")
    table.press("/")
    table.type("x")
    table.press("escape")
    table.expect(
      """
        Ada
        Bob
      > Adam
        Cem
      """)
    table.press("n")
    #expect(table.line(with: "> Ada ") != nil || table.cursor?.row == 0, "\(table.text)")
  }

  @Test func `Escape leads back to the rows that a kept search shows`() {
    table.press("/")
    table.type("ada")
    table.press("tab", "down", "/")
    table.type("m")
    table.press("escape")
    table.expect(
      """
        Ada
      > Adam
      """)
    table.press("escape")
    #expect(table.line(with: "Bob") != nil, "\(table.text)")
  }

  @Test func `Escape from the first search leaves none`() {
    table.press("/")
    table.type("cem")
    table.press("escape", "n")
    #expect(table.line(with: "> Ada") != nil, "\(table.text)")
  }
}
