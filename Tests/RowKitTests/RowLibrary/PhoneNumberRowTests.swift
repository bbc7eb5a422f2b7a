import RowKit
import RowKitTesting
import Testing

@MainActor struct PhoneNumberRowTests {
  @Test func `name and number stand in columns, or below each other where it is narrow`() {
    let row = PhoneNumberRowController(name: "Ada", number: "555 0142")
    TableDriver(row, width: 44).expect("> Ada                              555 0142")
    TableDriver(row, width: 20).expect(
      """
      > Ada
          555 0142
      """)
  }

  @Test func `a missing number is a dash`() {
    let table = TableDriver(.phoneNumber(name: "Ada", number: String?.none), width: 44)
    #expect(table.content[0].hasSuffix("—"))
  }

  @Test func `a menu shows the contact of a row that was created again meanwhile`() {
    let group = {
      TableGroup(rows: [
        .phoneNumber(name: "Ada", number: "555 0142", id: "ada") {
          TextScreen(title: "Ada", text: "Mathematician")
        }
      ])
    }
    let table = TableDriver(group(), width: 40, height: 14)
    table.press("return")
    table.controller.tableGroups = [group()]
    table.press("down down down return")
    #expect(table.text.contains("Mathematician"), "\(table.text)")
  }

  @Test func `a name of a hundred thousand letters is drawn as far as it is visible`() {
    let name = String(repeating: "ä", count: 100_000)
    let table = TableDriver(SortedRow(name: "Ada \(name)", sortingName: name), width: 44)
    table.expect("> Ada ääääääääääääääääääääääääää…  555 0142")
    #expect(table.boldText == "ääääääääääääääääääääääääää…")
  }

  @Test(arguments: [
    ("Lee Ann Lee", "Lee", "Lee"), ("Lee Ann", "Lee", "Lee"), ("Ann", "An", "An"),
    ("René", "e\u{301}", "é"), ("Ree\u{301}", "e", "e"),
    ("Ada", "Byron", "Ada"), ("Ada", "", "Ada"),
  ])
  func `the part that sorts is bold`(name: String, part: String, text: String) {
    let table = TableDriver(SortedRow(name: name, sortingName: part), width: 44)
    #expect(table.boldText == text)
  }

  @Test func `of two occurrences the last one is bold`() {
    let table = TableDriver(SortedRow(name: "Lee Ann Lee 2", sortingName: "Lee"), width: 44)
    let line = table.stage.contentBounds.line
    #expect(table.style(column: 10, line: line).attributes == .bold)
    #expect(table.style(column: 2, line: line).attributes.isEmpty)
  }
}

private final class SortedRow: PhoneNumberRow {
  let name: String
  let sortingName: String?
  let number = "555 0142"

  init(name: String, sortingName: String) {
    (self.name, self.sortingName) = (name, sortingName)
  }
}

extension TableDriver {
  /// The bold characters of the first row, without its cursor.
  fileprivate var boldText: String {
    let line = stage.contentBounds.line
    let bold = content[0].enumerated().dropFirst(2).filter {
      style(column: $0.offset, line: line).attributes.contains(.bold)
    }
    return String(bold.map(\.element))
  }
}
