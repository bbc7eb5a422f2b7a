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
  static func present(_ the: BoundValues, told: @escaping () -> Void) -> [BoundRows] {
    let rings = Choice.rings
    return [
      BoundRows(
        "toggle", ["return"], .toggle("Row", the, \.isOn),
        .toggle("Row", isOn: Binding(true)), .toggle("Row", isOn: true) { _ in told() }),
      BoundRows(
        "check", ["return"], .check("Row", the, \.isOn),
        .check("Row", isChecked: Binding(true)), .check("Row", isChecked: true) { _ in told() }),
      BoundRows(
        "radio", ["return"], .radio("Row", value: "Bell", the, \.ring),
        .radio("Row", value: "Bell", selection: Binding("Harp")),
        .radio("Row", value: "Bell", selection: "Harp") { _ in told() }),
      BoundRows(
        "choice", ["return", "down", "return"], .choice("Row", the, \.ring, rings),
        .choice("Row", rings, selection: Binding("Harp")),
        .choice("Row", rings, selection: "Harp") { _ in told() }),
      BoundRows(
        "inlineChoice", ["return", "down", "return"], .inlineChoice("Row", the, \.ring, rings),
        .inlineChoice("Row", rings, selection: Binding("Harp")),
        .inlineChoice("Row", rings, selection: "Harp") { _ in told() }),
      BoundRows(
        "segmented", ["right"], .segmented("Row", the, \.ring, rings),
        .segmented("Row", rings, selection: Binding("Harp")),
        .segmented("Row", rings, selection: "Harp") { _ in told() }),
      BoundRows(
        "multipleChoice", ["return", "return", "escape"],
        .multipleChoice("Row", the, \.days, rings),
        .multipleChoice("Row", rings, selection: Binding<Set<String>>(["Harp"])),
        .multipleChoice("Row", rings, selection: Set(["Harp"])) { _ in told() }),
      BoundRows(
        "stepper", ["right"], .stepper("Row", the, \.size, in: 1...9),
        .stepper("Row", value: Binding(5), in: 1...9),
        .stepper("Row", value: 5, in: 1...9) { _ in told() }),
      BoundRows(
        "slider", ["right"], .slider("Row", the, \.volume), .slider("Row", value: Binding(0.5)),
        .slider("Row", value: 0.5) { _ in told() }),
    ] + presentPickers(the, told) + presentTexts(the, told)
  }

  private static func presentPickers(
    _ the: BoundValues, _ told: @escaping () -> Void
  ) -> [BoundRows] {
    let (date, time, color) = (the.date, the.time, the.color)
    let dateTime = CivilDateTime(date, time)
    return [
      BoundRows(
        "date", ["return", "right"], .date("Row", the, \.date), .date("Row", date: Binding(date)),
        .date("Row", date: date) { _ in told() }),
      BoundRows(
        "time", ["return", "down"], .time("Row", the, \.time), .time("Row", time: Binding(time)),
        .time("Row", time: time) { _ in told() }),
      BoundRows(
        "dateAndTime", ["return", "right"], .dateAndTime("Row", the, \.dateTime),
        .dateAndTime("Row", dateTime: Binding(dateTime)),
        .dateAndTime("Row", dateTime: dateTime) { _ in told() }),
      BoundRows(
        "color", ["return", "right"], .color("Row", the, \.color),
        .color("Row", color: Binding(color)), .color("Row", color: color) { _ in told() }),
    ]
  }

  private static func presentTexts(
    _ the: BoundValues, _ told: @escaping () -> Void
  ) -> [BoundRows] {
    [
      BoundRows(
        "textField", ["return", "x"], .textField("Row", the, \.ring),
        .textField("Row", text: Binding("Harp")),
        .textField("Row", value: "Harp") { _ in told() }),
      BoundRows(
        "secureField", ["return", "x"], .secureField("Row", the, \.ring),
        .secureField("Row", text: Binding("Harp")),
        .secureField("Row", value: "Harp") { _ in told() }),
      BoundRows(
        "multilineText", ["return", "x"], .multilineText("Row", the, \.ring),
        .multilineText("Row", text: Binding("Harp")),
        .multilineText("Row", value: "Harp") { _ in told() }),
      BoundRows(
        "numberField", ["return", "1"], .numberField("Row", the, \.size),
        .numberField("Row", number: Binding(5)), .numberField("Row", value: 5) { _ in told() }),
    ]
  }

  /// All kinds that change a value, bound to values that are nil.
  static func absent(_ the: BoundValues, told: @escaping () -> Void) -> [BoundRows] {
    let rings = Choice.rings
    return [
      BoundRows(
        "toggle", ["return"], .toggle("Row", the, \.noFlag),
        .toggle("Row", isOn: Binding<Bool?>(nil)),
        .toggle("Row", isOn: Bool?.none) { _ in told() }),
      BoundRows(
        "check", ["return"], .check("Row", the, \.noFlag),
        .check("Row", isChecked: Binding<Bool?>(nil)),
        .check("Row", isChecked: Bool?.none) { _ in told() }),
      BoundRows(
        "radio", ["return"], .radio("Row", value: "Bell", the, \.noRing),
        .radio("Row", value: "Bell", selection: Binding<String?>(nil)),
        .radio("Row", value: "Bell", selection: String?.none) { _ in told() }),
      BoundRows(
        "choice", ["return", "return"], .choice("Row", the, \.noRing, rings),
        .choice("Row", rings, selection: Binding<String?>(nil)),
        .choice("Row", rings, selection: String?.none) { _ in told() }),
      BoundRows(
        "inlineChoice", ["return", "down", "return"], .inlineChoice("Row", the, \.noRing, rings),
        .inlineChoice("Row", rings, selection: Binding<String?>(nil)),
        .inlineChoice("Row", rings, selection: String?.none) { _ in told() }),
      BoundRows(
        "segmented", ["right"], .segmented("Row", the, \.noRing, rings),
        .segmented("Row", rings, selection: Binding<String?>(nil)),
        .segmented("Row", rings, selection: String?.none) { _ in told() }),
      BoundRows(
        "multipleChoice", ["return", "return", "escape"],
        .multipleChoice("Row", the, \.noDays, rings),
        .multipleChoice("Row", rings, selection: Binding<Set<String>?>(nil)),
        .multipleChoice("Row", rings, selection: Set<String>?.none) { _ in told() }),
      BoundRows(
        "stepper", ["right"], .stepper("Row", the, \.noSize, in: 1...9),
        .stepper("Row", value: Binding<Int?>(nil), in: 1...9),
        .stepper("Row", value: Int?.none, in: 1...9) { _ in told() }),
      BoundRows(
        "slider", ["right"], .slider("Row", the, \.noVolume),
        .slider("Row", value: Binding<Double?>(nil)),
        .slider("Row", value: Double?.none) { _ in told() }),
    ] + absentPickers(the, told) + absentTexts(the, told)
  }

  private static func absentPickers(
    _ the: BoundValues, _ told: @escaping () -> Void
  ) -> [BoundRows] {
    [
      BoundRows(
        "date", ["return", "right"], .date("Row", the, \.noDate),
        .date("Row", date: Binding<CivilDate?>(nil)),
        .date("Row", date: CivilDate?.none) { _ in told() }),
      BoundRows(
        "time", ["return", "down"], .time("Row", the, \.noTime),
        .time("Row", time: Binding<CivilTime?>(nil)),
        .time("Row", time: CivilTime?.none) { _ in told() }),
      BoundRows(
        "dateAndTime", ["return", "right"], .dateAndTime("Row", the, \.noDateTime),
        .dateAndTime("Row", dateTime: Binding<CivilDateTime?>(nil)),
        .dateAndTime("Row", dateTime: CivilDateTime?.none) { _ in told() }),
      BoundRows(
        "color", ["return", "right"], .color("Row", the, \.noColor),
        .color("Row", color: Binding<RGBColor?>(nil)),
        .color("Row", color: RGBColor?.none) { _ in told() }),
    ]
  }

  private static func absentTexts(
    _ the: BoundValues, _ told: @escaping () -> Void
  ) -> [BoundRows] {
    [
      BoundRows(
        "textField", ["return", "x"], .textField("Row", the, \.noRing),
        .textField("Row", text: Binding<String?>(nil)),
        .textField("Row", value: String?.none) { _ in told() }),
      BoundRows(
        "secureField", ["return", "x"], .secureField("Row", the, \.noRing),
        .secureField("Row", text: Binding<String?>(nil)),
        .secureField("Row", value: String?.none) { _ in told() }),
      BoundRows(
        "multilineText", ["return", "x"], .multilineText("Row", the, \.noRing),
        .multilineText("Row", text: Binding<String?>(nil)),
        .multilineText("Row", value: String?.none) { _ in told() }),
      BoundRows(
        "numberField", ["return", "1"], .numberField("Row", the, \.noSize),
        .numberField("Row", number: Binding<Int?>(nil)),
        .numberField("Row", value: Int?.none) { _ in told() }),
    ]
  }
}
