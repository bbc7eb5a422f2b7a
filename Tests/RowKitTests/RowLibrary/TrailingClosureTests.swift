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
      ("return", .toggle("Row", isOn: true) { told.append("toggle \($0)") }),
      ("return", .check("Row", isChecked: true) { told.append("check \($0)") }),
      ("return", .radio("Row", value: "Bell", selection: "Harp") { told.append("radio \($0)") }),
      ("return down return", .choice("Row", rings, selection: "Harp") { told.append($0) }),
      ("return down return", .inlineChoice("Row", rings, selection: "Harp") { told.append($0) }),
      ("right", .segmented("Row", rings, selection: "Harp") { told.append($0) }),
      (
        "return return escape",
        .multipleChoice("Row", rings, selection: Set(["Harp"])) { told.append("\($0.count)") }
      ),
      ("right", .stepper("Row", value: 5, in: 1...9) { told.append("stepper \($0)") }),
      ("right", .slider("Row", value: 0.5) { told.append("slider \($0)") }),
      ("return \"a\"", .textField("Row", value: "") { told.append("text \($0)") }),
      ("return \"a\"", .secureField("Row", value: "") { told.append("secret \($0)") }),
      ("return \"a\"", .multilineText("Row", value: "") { told.append("lines \($0)") }),
      ("return \"7\"", .numberField("Row", value: 0) { told.append("number \($0)") }),
      (
        "return right",
        .date("Row", date: CivilDate(daysSince1970: 0)) { told.append("date \($0)") }
      ),
      (
        "return down",
        .time("Row", time: CivilTime(minutesSinceMidnight: 60)) { told.append("time \($0)") }
      ),
      (
        "return right",
        .dateAndTime("Row", dateTime: moment) { told.append("both \($0)") }
      ),
      ("return right", .color("Row", color: RGBColor(0, 0, 0)) { told.append("color \($0)") }),
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
      TableGroup(radio: Choice.rings, selection: "Harp") { told.append($0) },
      TableGroup(checks: Choice.rings, selection: Set(["Harp"])) { told.append("\($0.count)") },
    ]
    for group in groups { TableDriver(group).press("return") }
    #expect(told == ["Marimba", "2"])
  }

  @Test func `how a number is said is no closure behind the brackets`() {
    let table = TableDriver(
      .stepper("Table for", value: 2, in: 1...9, format: .words { "\($0) guests" }) { _ in },
      .slider("Volume", value: 0.5, format: .fixed(2)) { _ in }, width: 40)
    table.expect(
      """
      > Table for                − 2 guests +
        Volume  ━━━━━━━━━━━━●─────────── 0.50
      """)
  }
}
