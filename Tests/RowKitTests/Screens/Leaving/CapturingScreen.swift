import RowKit

/// A screen with a value of every kind that rows show, whose rows are bound to the screen itself.
final class CapturingScreen: GenericTableController {
  var isOn = true
  var ring = "Harp"
  var noRing: String?
  var days: Set<String> = ["Harp"]
  var size = 5
  var volume = 0.5
  var date = CivilDate(daysSince1970: 20_778)
  var time = CivilTime(minutesSinceMidnight: 450)
  var dateTime = CivilDateTime(
    CivilDate(daysSince1970: 20_778), CivilTime(minutesSinceMidnight: 450))
  var color = RGBColor(0x34, 0xC7, 0x59)
  var progress = TaskProgress(1)

  private(set) var constructions = 0
  private let rows: (CapturingScreen) -> [any CellController]

  init(_ rows: @escaping (CapturingScreen) -> [any CellController]) {
    self.rows = rows
    super.init(title: "Capturing")
  }

  override func constructTableGroups() -> [TableGroup] {
    constructions += 1
    return [TableGroup(rows: rows(self))]
  }

  /// Every kind of row that is bound to a property by a key path.
  static let bound: [(name: String, row: (CapturingScreen) -> any CellController)] = [
    ("toggle", { .toggle("Row", Binding($0, \.isOn)) }),
    ("check", { .check("Row", Binding($0, \.isOn)) }),
    ("radio", { .radio("Row", Binding($0, \.ring), choice: "Bell") }),
    ("choice", { .choice("Row", Binding($0, \.ring), Choice.rings) }),
    ("inlineChoice", { .inlineChoice("Row", Binding($0, \.ring), Choice.rings) }),
    ("segmented", { .segmented("Row", Binding($0, \.ring), Choice.rings) }),
    ("multipleChoice", { .multipleChoice("Row", Binding($0, \.days), Choice.rings) }),
    ("stepper", { .stepper("Row", Binding($0, \.size), in: 1...9) }),
    ("slider", { .slider("Row", Binding($0, \.volume)) }),
    ("date", { .date("Row", Binding($0, \.date)) }),
    ("time", { .time("Row", Binding($0, \.time)) }),
    ("dateAndTime", { .dateAndTime("Row", Binding($0, \.dateTime)) }),
    ("color", { .color("Row", Binding($0, \.color)) }),
    ("textField", { .textField("Row", Binding($0, \.ring)) }),
    ("textField, nil", { .textField("Row", Binding($0, \.noRing)) }),
    ("secureField", { .secureField("Row", Binding($0, \.ring)) }),
    ("multilineText", { .multilineText("Row", Binding($0, \.ring)) }),
    ("numberField", { .numberField("Row", Binding($0, \.size)) }),

    ("value", { .value("Row", Binding($0, \.size)) }),
    ("value, nil", { .value("Row", Binding($0, \.noRing)) }),
    ("email", { .email("Row", Binding($0, \.ring)) }),
    ("phoneNumber", { .phoneNumber(name: "Row", number: Binding($0, \.ring)) }),
    ("url", { .url("Row", Binding($0, \.ring)) }),
  ]

  /// Every kind of row with a closure that captures the screen.
  static let capturing: [(name: String, row: (CapturingScreen) -> any CellController)] = [
    ("action", { screen in .action("Row") { _ in screen.isOn = true } }),
    ("link", { screen in .link("Row") { TextScreen(title: screen.ring, text: "") } }),
    ("value", { screen in .value("Row") { screen.ring } }),
    ("note", { screen in .note { screen.ring } }),
    ("content", { screen in .content { TextContent(screen.ring) } }),
    ("activity", { screen in .activity("Row") { screen.isOn } }),
    ("progress", { screen in .progress("Row") { screen.progress } }),
    ("toggle", { screen in .toggle("Row", screen.binding(\.isOn)) }),
    ("textField", { screen in .textField("Row", screen.binding(\.ring)) }),
    ("numberField", { screen in .numberField("Row", screen.binding(\.size)) }),
    ("choice", { screen in .choice("Row", screen.binding(\.ring), Choice.rings) }),
    ("addItem", { screen in .addItem("Row", canAdd: { screen.isOn }) { .text(screen.ring) } }),
    ("expandable", { screen in .expandable("Row") { .text(screen.ring) } }),
    ("expandable's value", { s in .expandable("Row", value: { s.ring }) { .text("a") } }),
    ("check", { screen in .check("Row", screen.binding(\.isOn)) }),
    ("radio", { screen in .radio("Row", screen.binding(\.ring), choice: "Bell") }),
    ("inlineChoice", { s in .inlineChoice("Row", s.binding(\.ring), Choice.rings) }),
    ("segmented", { screen in .segmented("Row", screen.binding(\.ring), Choice.rings) }),
    ("multipleChoice", { s in .multipleChoice("Row", s.binding(\.days), Choice.rings) }),
    ("stepper", { screen in .stepper("Row", screen.binding(\.size), in: 1...9) }),
    ("slider", { screen in .slider("Row", screen.binding(\.volume)) }),
    ("date", { screen in .date("Row", screen.binding(\.date)) }),
    ("time", { screen in .time("Row", screen.binding(\.time)) }),
    ("dateAndTime", { screen in .dateAndTime("Row", screen.binding(\.dateTime)) }),
    ("color", { screen in .color("Row", screen.binding(\.color)) }),
    ("secureField", { screen in .secureField("Row", screen.binding(\.ring)) }),
    ("multilineText", { screen in .multilineText("Row", screen.binding(\.ring)) }),
    ("email", { screen in .email("Row", screen.binding(\.ring)) }),
    ("phoneNumber", { screen in .phoneNumber(name: "Row", number: screen.binding(\.ring)) }),
    ("url", { screen in .url("Row", screen.binding(\.ring)) }),
    (
      "suggestions",
      { s in
        .textField("Row", Binding(""), suggestions: TextSuggestions { _ in [s.ring] })
      }
    ),
    ("toggle of its own", { screen in .toggle("Row", Binding(true) { screen.isOn = $0 }) }),
  ]

  private func binding<Value>(
    _ keyPath: ReferenceWritableKeyPath<CapturingScreen, Value>
  ) -> Binding<Value> {
    Binding(get: { self[keyPath: keyPath] }, set: { self[keyPath: keyPath] = $0 })
  }
}
