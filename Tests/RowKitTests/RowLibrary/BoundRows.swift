import RowKit

/// A kind of row, bound in all three ways, and the keys that change its value.
@MainActor struct BoundRows {
  let name: String
  let keys: [String]
  let byKeyPath: any CellController
  let byBinding: any CellController
  let byValue: any CellController

  init(
    _ name: String, _ keys: [String], _ byKeyPath: any CellController,
    _ byBinding: any CellController, _ byValue: any CellController
  ) {
    self.name = name
    self.keys = keys
    self.byKeyPath = byKeyPath
    self.byBinding = byBinding
    self.byValue = byValue
  }

  var all: [any CellController] { [byKeyPath, byBinding, byValue] }

  /// All kinds that change a value, bound to values that aren't nil.
  static func present(@Bindable _ the: BoundValues, told: @escaping () -> Void) -> [BoundRows] {
    let rings = Choice.rings
    return [
      BoundRows(
        "toggle", ["return"], .toggle("Row", $the.isOn),
        .toggle("Row", Binding(true)), .toggle("Row", Binding(true) { _ in told() })),
      BoundRows(
        "check", ["return"], .check("Row", $the.isOn),
        .check("Row", Binding(true)), .check("Row", Binding(true) { _ in told() })),
      BoundRows(
        "radio", ["return"], .radio("Row", $the.ring, choice: "Bell"),
        .radio("Row", Binding("Harp"), choice: "Bell"),
        .radio("Row", Binding("Harp") { _ in told() }, choice: "Bell")),
      BoundRows(
        "choice", ["return", "down", "return"], .choice("Row", $the.ring, rings),
        .choice("Row", Binding("Harp"), rings),
        .choice("Row", Binding("Harp") { _ in told() }, rings)),
      BoundRows(
        "inlineChoice", ["return", "down", "return"],
        .inlineChoice("Row", $the.ring, rings),
        .inlineChoice("Row", Binding("Harp"), rings),
        .inlineChoice("Row", Binding("Harp") { _ in told() }, rings)),
      BoundRows(
        "segmented", ["right"], .segmented("Row", $the.ring, rings),
        .segmented("Row", Binding("Harp"), rings),
        .segmented("Row", Binding("Harp") { _ in told() }, rings)),
      BoundRows(
        "multipleChoice", ["return", "return", "escape"],
        .multipleChoice("Row", $the.days, rings),
        .multipleChoice("Row", Binding<Set<String>>(["Harp"]), rings),
        .multipleChoice("Row", Binding(Set(["Harp"])) { _ in told() }, rings)),
      BoundRows(
        "stepper", ["right"], .stepper("Row", $the.size, in: 1...9),
        .stepper("Row", Binding(5), in: 1...9),
        .stepper("Row", Binding(5) { _ in told() }, in: 1...9)),
      BoundRows(
        "slider", ["right"], .slider("Row", $the.volume), .slider("Row", Binding(0.5)),
        .slider("Row", Binding(0.5) { _ in told() })),
    ] + presentPickers(the, told) + presentTexts(the, told)
  }

  private static func presentPickers(
    @Bindable _ the: BoundValues, _ told: @escaping () -> Void
  ) -> [BoundRows] {
    let (date, time, color) = (the.date, the.time, the.color)
    let dateTime = CivilDateTime(date, time)
    return [
      BoundRows(
        "date", ["return", "right"], .date("Row", $the.date),
        .date("Row", Binding(date)),
        .date("Row", Binding(date) { _ in told() })),
      BoundRows(
        "time", ["return", "down"], .time("Row", $the.time), .time("Row", Binding(time)),
        .time("Row", Binding(time) { _ in told() })),
      BoundRows(
        "dateAndTime", ["return", "right"], .dateAndTime("Row", $the.dateTime),
        .dateAndTime("Row", Binding(dateTime)),
        .dateAndTime("Row", Binding(dateTime) { _ in told() })),
      BoundRows(
        "color", ["return", "right"], .color("Row", $the.color),
        .color("Row", Binding(color)), .color("Row", Binding(color) { _ in told() })),
    ]
  }

  private static func presentTexts(
    @Bindable _ the: BoundValues, _ told: @escaping () -> Void
  ) -> [BoundRows] {
    [
      BoundRows(
        "textField", ["return", "x"], .textField("Row", $the.ring),
        .textField("Row", Binding("Harp")),
        .textField("Row", Binding("Harp") { _ in told() })),
      BoundRows(
        "secureField", ["return", "x"], .secureField("Row", $the.ring),
        .secureField("Row", Binding("Harp")),
        .secureField("Row", Binding("Harp") { _ in told() })),
      BoundRows(
        "multilineText", ["return", "x"], .multilineText("Row", $the.ring),
        .multilineText("Row", Binding("Harp")),
        .multilineText("Row", Binding("Harp") { _ in told() })),
      BoundRows(
        "numberField", ["return", "1"], .numberField("Row", $the.size),
        .numberField("Row", Binding(5)), .numberField("Row", Binding(5) { _ in told() })),
    ]
  }

  /// All kinds that change a value, bound to values that are nil.
  static func absent(@Bindable _ the: BoundValues, told: @escaping () -> Void) -> [BoundRows] {
    let rings = Choice.rings
    return [
      BoundRows(
        "toggle", ["return"], .toggle("Row", $the.noFlag),
        .toggle("Row", Binding<Bool?>(nil)),
        .toggle("Row", Binding(Bool?.none) { _ in told() })),
      BoundRows(
        "check", ["return"], .check("Row", $the.noFlag),
        .check("Row", Binding<Bool?>(nil)),
        .check("Row", Binding(Bool?.none) { _ in told() })),
      BoundRows(
        "radio", ["return"], .radio("Row", $the.noRing, choice: "Bell"),
        .radio("Row", Binding<String?>(nil), choice: "Bell"),
        .radio("Row", Binding(String?.none) { _ in told() }, choice: "Bell")),
      BoundRows(
        "choice", ["return", "return"], .choice("Row", $the.noRing, rings),
        .choice("Row", Binding<String?>(nil), rings),
        .choice("Row", Binding(String?.none) { _ in told() }, rings)),
      BoundRows(
        "inlineChoice", ["return", "down", "return"],
        .inlineChoice("Row", $the.noRing, rings),
        .inlineChoice("Row", Binding<String?>(nil), rings),
        .inlineChoice("Row", Binding(String?.none) { _ in told() }, rings)),
      BoundRows(
        "segmented", ["right"], .segmented("Row", $the.noRing, rings),
        .segmented("Row", Binding<String?>(nil), rings),
        .segmented("Row", Binding(String?.none) { _ in told() }, rings)),
      BoundRows(
        "multipleChoice", ["return", "return", "escape"],
        .multipleChoice("Row", $the.noDays, rings),
        .multipleChoice("Row", Binding<Set<String>?>(nil), rings),
        .multipleChoice("Row", Binding(Set<String>?.none) { _ in told() }, rings)),
      BoundRows(
        "stepper", ["right"], .stepper("Row", $the.noSize, in: 1...9),
        .stepper("Row", Binding<Int?>(nil), in: 1...9),
        .stepper("Row", Binding(Int?.none) { _ in told() }, in: 1...9)),
      BoundRows(
        "slider", ["right"], .slider("Row", $the.noVolume),
        .slider("Row", Binding<Double?>(nil)),
        .slider("Row", Binding(Double?.none) { _ in told() })),
    ] + absentPickers(the, told) + absentTexts(the, told)
  }

  private static func absentPickers(
    @Bindable _ the: BoundValues, _ told: @escaping () -> Void
  ) -> [BoundRows] {
    [
      BoundRows(
        "date", ["return", "right"], .date("Row", $the.noDate),
        .date("Row", Binding<CivilDate?>(nil)),
        .date("Row", Binding(CivilDate?.none) { _ in told() })),
      BoundRows(
        "time", ["return", "down"], .time("Row", $the.noTime),
        .time("Row", Binding<CivilTime?>(nil)),
        .time("Row", Binding(CivilTime?.none) { _ in told() })),
      BoundRows(
        "dateAndTime", ["return", "right"], .dateAndTime("Row", $the.noDateTime),
        .dateAndTime("Row", Binding<CivilDateTime?>(nil)),
        .dateAndTime("Row", Binding(CivilDateTime?.none) { _ in told() })),
      BoundRows(
        "color", ["return", "right"], .color("Row", $the.noColor),
        .color("Row", Binding<RGBColor?>(nil)),
        .color("Row", Binding(RGBColor?.none) { _ in told() })),
    ]
  }

  private static func absentTexts(
    @Bindable _ the: BoundValues, _ told: @escaping () -> Void
  ) -> [BoundRows] {
    [
      BoundRows(
        "textField", ["return", "x"], .textField("Row", $the.noRing),
        .textField("Row", Binding<String?>(nil)),
        .textField("Row", Binding(String?.none) { _ in told() })),
      BoundRows(
        "secureField", ["return", "x"], .secureField("Row", $the.noRing),
        .secureField("Row", Binding<String?>(nil)),
        .secureField("Row", Binding(String?.none) { _ in told() })),
      BoundRows(
        "multilineText", ["return", "x"], .multilineText("Row", $the.noRing),
        .multilineText("Row", Binding<String?>(nil)),
        .multilineText("Row", Binding(String?.none) { _ in told() })),
      BoundRows(
        "numberField", ["return", "1"], .numberField("Row", $the.noSize),
        .numberField("Row", Binding<Int?>(nil)),
        .numberField("Row", Binding(Int?.none) { _ in told() })),
    ]
  }
}
