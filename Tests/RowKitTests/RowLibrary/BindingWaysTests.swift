import RowKit
import RowKitTesting
import Testing

/// The three ways to bind a row to the value that it changes.
@MainActor struct BindingWaysTests {
  private func table(_ row: any CellController) -> TableDriver {
    TableDriver(row, width: 40, height: 14)
  }

  @Test func `each way looks the same, and changes the same way`() {
    var count = 0
    let the = BoundValues()
    for kind in BoundRows.present(the, told: { count += 1 }) {
      // The values are shared by several kinds.
      let fresh = BoundValues()
      (the.isOn, the.ring, the.size, the.days) = (fresh.isOn, fresh.ring, fresh.size, fresh.days)
      expectSame(kind, told: { count })
    }
  }

  @Test func `each way takes a value that may be nil`() {
    var count = 0
    let the = BoundValues()
    for kind in BoundRows.absent(the, told: { count += 1 }) {
      (the.noFlag, the.noRing, the.noSize) = (nil, nil, nil)
      expectSame(kind, told: { count })
    }
  }

  private func expectSame(_ kind: BoundRows, told: () -> Int) {
    let before = told()
    let tables = kind.all.map { table($0) }
    let first = tables.map(\.content)
    #expect(first.allSatisfy { $0 == first[0] }, "\(kind.name)")
    for table in tables { table.press(kind.keys.joined(separator: " ")) }
    let last = tables.map(\.content)
    #expect(last.allSatisfy { $0 == last[0] }, "\(kind.name)")
    #expect(last[0] != first[0], "\(kind.name) didn't change")
    #expect(told() == before + 1, "\(kind.name) told of its change")
  }

  @Test func `nil shows as off, as none, or as a dash`() {
    let signs = BoundRows.absent(BoundValues(), told: {}).map { kind in
      let line = table(kind.byKeyPath).content[0].dropFirst(2)
      return kind.name + ": " + line.split(separator: " ").joined(separator: " ")
    }
    #expect(
      signs == [
        "toggle: Row ○───", "check: ☐ Row", "radio: ○ Row", "choice: Row — ›",
        "inlineChoice: Row — ▸", "segmented: Row Marimba │ Harp │ Bell",
        "multipleChoice: Row — ›", "stepper: Row − — +", "slider: Row ──────────────────────── —",
        "date: Row —", "time: Row —", "dateAndTime: Row —", "color: Row —", "textField: Row",
        "secureField: Row", "multilineText: Row", "numberField: Row",
      ])
  }

  @Test(arguments: ["choice", "segmented", "stepper", "slider", "date", "time", "color"])
  func `an optional value can be cleared again`(name: String) throws {
    let the = BoundValues()
    let kind = try #require(BoundRows.absent(the, told: {}).first { $0.name == name })
    let table = table(kind.byKeyPath)
    let first = table.content
    table.press(kind.keys.joined(separator: " "))
    table.press(name == "choice" ? "return return" : "delete")
    #expect(table.content == first)
  }

  @Test func `groups of radio and check rows are bound in each way too`() {
    let the = BoundValues()
    let groups = [
      TableGroup(radio: Binding(the, \.ring), Choice.rings),
      TableGroup(radio: Binding("Harp"), Choice.rings),
      TableGroup(radio: Binding("Harp"), Choice.rings),
      TableGroup(checks: Binding(the, \.days), Choice.rings),
      TableGroup(checks: Binding<Set<String>>(["Harp"]), Choice.rings),
      TableGroup(checks: Binding(Set(["Harp"])), Choice.rings),
    ]
    let none = [
      TableGroup(radio: Binding(the, \.noRing), Choice.rings),
      TableGroup(radio: Binding<String?>(nil), Choice.rings),
      TableGroup(radio: Binding(String?.none), Choice.rings),
      TableGroup(checks: Binding(the, \.noDays), Choice.rings),
      TableGroup(checks: Binding<Set<String>?>(nil), Choice.rings),
      TableGroup(checks: Binding(Set<String>?.none), Choice.rings),
    ]
    for group in groups { expectMark(["◉ Harp", "☑ Harp"], in: group) }
    for group in none { expectMark(["○ Harp", "☐ Harp"], in: group) }
  }

  private func expectMark(_ marks: [String], in group: TableGroup) {
    let table = TableDriver(group, width: 20)
    #expect(marks.contains { table.content[1].contains($0) })
    table.press("end", "return")
    #expect(["◉ Bell", "☑ Bell"].contains { table.content[2].contains($0) })
  }

  @Test func `rows that show an address or a number are given it in each way`() {
    let the = BoundValues()
    the.noRing = nil
    let rows: [(any CellController, String)] = [
      (.email("Row", "Harp"), "Harp ✉"), (.email("Row", Binding(the, \.ring)), "Harp ✉"),
      (.email("Row", Binding("Harp")), "Harp ✉"), (.email("Row", Binding(the, \.noRing)), "—"),
      (.url("Row", "Harp"), "Harp ↗"), (.url("Row", Binding(the, \.ring)), "Harp ↗"),
      (.url("Row", Binding("Harp")), "Harp ↗"), (.url("Row", Binding(the, \.noRing)), "—"),
      (.phoneNumber(name: "Row", number: "Harp"), "Harp"),
      (.phoneNumber(name: "Row", number: Binding(the, \.ring)), "Harp"),
      (.phoneNumber(name: "Row", number: Binding("Harp")), "Harp"),
      (.phoneNumber(name: "Row", number: Binding(the, \.noRing)), "—"),
      (.value("Row", "Harp"), "Harp"), (.value("Row", Binding(the, \.ring)), "Harp"),
      (.value("Row", Binding<String?>("Harp")), "Harp"),
      (.value("Row", Binding(the, \.noRing)), "—"),
    ]
    for (row, end) in rows { #expect(table(row).content[0].hasSuffix(end)) }
  }
}
