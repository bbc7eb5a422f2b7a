import RowKit
import RowKitTesting
import Testing

/// The shared behaviour of all rows with a control: the focus chain and the disabled state.
@MainActor struct ControlRowTests {
  private func field(_ label: String) -> any CellController { .textField(label, Binding("")) }

  @Test func `Tab moves through controls as through fields`() {
    let kinds = BoundRows.present(BoundValues(), told: {})
    let table = TableDriver(
      TableGroup(rows: kinds.flatMap { [$0.byKeyPath, .text("between")] }), height: 40)
    for place in 1..<kinds.count {
      table.press("tab")
      #expect(table.cursor == RowPath(group: 0, row: place * 2), "\(kinds[place].name)")
    }
    for place in (0..<kinds.count - 1).reversed() {
      table.press("backtab")
      #expect(table.cursor == RowPath(group: 0, row: place * 2), "\(kinds[place].name)")
    }
  }

  @Test func `Return in a text moves to a control, and on the control acts`() {
    let table = TableDriver(field("Name"), .toggle("Wi-Fi", Binding(false)), width: 34)
    table.press("return", "return")
    table.expect(
      """
        Name
      > Wi-Fi                      ○───
      """)
    table.press("return")
    table.expect(
      """
        Name
      > Wi-Fi                      ━━━●
      """)
  }

  @Test func `Return on a control that doesn't use it moves to the next field`() {
    let table = TableDriver(
      .slider("Volume", Binding(0.5)), .stepper("Size", Binding(5), in: 1...9), field("Name"),
      width: 40)
    table.press("return", "return")
    #expect(table.cursor == RowPath(group: 0, row: 2))
    #expect(table.controller.isEditingText)
  }

  @Test(arguments: [FieldAccess.disabled, .readOnly])
  func `a disabled or read-only control takes neither focus nor keys`(access: FieldAccess) {
    for kind in BoundRows.present(BoundValues(), told: {}) {
      let row = kind.byKeyPath
      (row as? any FormRow)?.access = access
      let table = TableDriver(field("First"), row, field("Last"), height: 20)
      let before = table.content[1].dropFirst(2)
      table.press("tab", "tab")
      #expect(table.cursor == RowPath(group: 0, row: 2), "\(kind.name)")
      table.press("escape", "up")
      #expect(table.cursor == RowPath(group: 0, row: 0), "\(kind.name)")
      #expect(table.content[1].dropFirst(2) == before, "\(kind.name)")
    }
  }

  @Test func `the focus skips a control that can't be selected`() {
    let table = TableDriver(field("First"), LockedRow(), field("Last"))
    table.press("tab", "tab")
    #expect(table.cursor == RowPath(group: 0, row: 2))
    table.press("backtab")
    #expect(table.cursor == RowPath(group: 0, row: 0))
  }

  @Test func `an expanded row that is disabled handles no keys`() {
    let date = Binding(CivilDate(daysSince1970: 20_778))
    let row = DateRowController("Due", date)
    let table = TableDriver(row, .text("Last"), width: 30, height: 12)
    table.press("return")
    row.access = .disabled
    table.press("right")
    #expect(date.value == CivilDate(daysSince1970: 20_778))
  }

  @Test func `every control reports its value to a form`() {
    let the = BoundValues()
    let values = BoundRows.present(the, told: {}).map { kind in
      kind.name + " " + ((kind.byKeyPath as? any FormRow)?.formValue.json.description ?? "nothing")
    }
    #expect(
      values == [
        "toggle true", "check true", #"radio "Harp""#, #"choice "Harp""#, #"inlineChoice "Harp""#,
        #"segmented "Harp""#, #"multipleChoice ["Harp"]"#, "stepper 5", "slider 0.5",
        #"date "2026-11-21""#, #"time "07:30""#, #"dateAndTime "2026-11-21T07:30""#,
        ##"color "#34C759""##, #"textField "Harp""#, #"secureField "Harp""#,
        #"multilineText "Harp""#, "numberField 5",
      ])
    let none = BoundRows.absent(the, told: {}).map { kind in
      (kind.byKeyPath as? any FormRow)?.formValue.json.description ?? "nothing"
    }
    #expect(
      none == [
        "false", "false", "null", "null", "null", "null", "[]", "null", "null", "null", "null",
        "null", "null", #""""#, #""""#, #""""#, "null",
      ])
  }

  @Test func `a choice of cases is reported by the case's name`() {
    enum Plan { case free, team }
    let plans = [Choice(Plan.free, "Free"), Choice(Plan.team, "For a team")]
    let row = ChoiceRowController("Plan", Binding(Plan.team), plans)
    #expect(row.formValue == .text("team"))
  }
}

/// A disabled switch of an app.
private final class LockedRow: ToggleRow {
  let label = "Locked"
  var isOn = true
  var isSelectable: Bool { false }
}
