import RowKit
import RowKitTesting
import Testing

/// A trailing closure of a row with its own value is called with changes, whatever the row's other
/// arguments.
@MainActor struct TrailingClosureTests {
  @Test func `a trailing closure of a row is called with its changes`() {
    var told: [String] = []
    let rings = Choice.rings
    let moment = CivilDateTime(
      CivilDate(daysSince1970: 0), CivilTime(minutesSinceMidnight: 60))
    let rows: [(keys: String, row: any CellController)] = [
      ("return", .toggle("Row", Binding(true) { told.append("toggle \($0)") })),
      ("return", .check("Row", Binding(true) { told.append("check \($0)") })),
      ("return", .radio("Row", Binding("Harp") { told.append("radio \($0)") }, choice: "Bell")),
      ("return down return", .choice("Row", Binding("Harp") { told.append($0) }, rings)),
      ("return down return", .inlineChoice("Row", Binding("Harp") { told.append($0) }, rings)),
      ("right", .segmented("Row", Binding("Harp") { told.append($0) }, rings)),
      (
        "return return escape",
        .multipleChoice("Row", Binding(Set(["Harp"])) { told.append("\($0.count)") }, rings)
      ),
      ("right", .stepper("Row", Binding(5) { told.append("stepper \($0)") }, in: 1...9)),
      ("right", .slider("Row", Binding(0.5) { told.append("slider \($0)") })),
      ("return \"a\"", .textField("Row", Binding("") { told.append("text \($0)") })),
      ("return \"a\"", .secureField("Row", Binding("") { told.append("secret \($0)") })),
      ("return \"a\"", .multilineText("Row", Binding("") { told.append("lines \($0)") })),
      ("return \"7\"", .numberField("Row", Binding(0) { told.append("number \($0)") })),
      (
        "return right",
        .date("Row", Binding(CivilDate(daysSince1970: 0)) { told.append("date \($0)") })
      ),
      (
        "return down",
        .time("Row", Binding(CivilTime(minutesSinceMidnight: 60)) { told.append("time \($0)") })
      ),
      (
        "return right",
        .dateAndTime("Row", Binding(moment) { told.append("both \($0)") })
      ),
      ("return right", .color("Row", Binding(RGBColor(0, 0, 0)) { told.append("color \($0)") })),
    ]
    for (keys, row) in rows {
      let count = told.count
      TableDriver(row).press(keys)
      #expect(told.count == count + 1, "\(type(of: row))")
    }
  }

  @Test func `a trailing closure of a group is called with its changes`() {
    var told: [String] = []
    let groups = [
      TableGroup(radio: Binding("Harp") { told.append($0) }, Choice.rings),
      TableGroup(checks: Binding(Set(["Harp"])) { told.append("\($0.count)") }, Choice.rings),
    ]
    for group in groups { TableDriver(group).press("return") }
    #expect(told == ["Marimba", "2"])
  }

  @Test func `the format of a number isn't a trailing closure`() {
    let table = TableDriver(
      .stepper("Table for", Binding(2) { _ in }, in: 1...9, format: .words { "\($0) guests" }),
      .slider("Volume", Binding(0.5) { _ in }, format: .fixed(2)), width: 40)
    table.expect(
      """
      > Table for                − 2 guests +
        Volume  ━━━━━━━━━━━━●─────────── 0.50
      """)
  }
}
