import RowKit
import RowKitTesting
import Testing

/// A control that is disabled, also while a person uses it, keeps its value.
@MainActor struct DisabledControlTests {
  private let colors = [Choice("Red"), Choice("Blue")]

  @Test func `a click changes no control of a table where no row can be used`() {
    let (size, level, time) = (Binding(5), Binding(0.5), Binding(CivilTime(hour: 9, minute: 0)!))
    let table = TableDriver(
      TableGroup(rows: [
        StepperRowController("Size", size, in: 1...9).disabled(),
        SliderRowController("Level", level).disabled(),
        SegmentedRowController("Color", Binding("Red"), colors).disabled(),
        DateRowController("At", time).disabled(),
      ]), width: 40, height: 10)
    for column in 1...40 {
      for line in 0..<6 { table.click(column: column, line: line) }
    }
    #expect(size.value == 5)
    #expect(level.value == 0.5)
    #expect(time.value == CivilTime(hour: 9, minute: 0))
  }

  @Test(arguments: [false, true])
  func `a choice for a row that is disabled meanwhile is not stored, and that is said`(
    isInline: Bool
  ) {
    let color = Binding<String>("Red")
    let row: any FormRow =
      isInline
      ? InlineChoiceRowController("Color", color, colors)
      : ChoiceRowController("Color", color, colors)
    let screen = ScreenDriver(
      GenericTableController.of(row), size: ScreenSize(width: 40, height: 10))
    screen.press("return", "end")
    row.access = .disabled
    screen.press("return")
    #expect(color.value == "Red")
    #expect(screen.text.contains("This row is disabled."), "\(screen.text)")
  }

  @Test func `a calendar that is open when its row is disabled takes no click`() {
    let day = Binding(CivilDate(year: 2026, month: 3, day: 14)!)
    let row = DateRowController("Day", day)
    let table = TableDriver(row, width: 40, height: 14)
    table.press("return")
    row.access = .disabled
    for column in 1...40 {
      for line in 0..<14 { table.click(column: column, line: line) }
    }
    #expect(day.value == CivilDate(year: 2026, month: 3, day: 14))
  }

  @Test func `a text that a row refuses isn't set from outside`() {
    let name = Binding("Ada")
    let row = TextFieldRowController("Name", name, input: TextInput(maximumLength: 4))
    let table = TableDriver(row, width: 40)
    let context = table.controller.context(at: RowPath(group: 0, row: 0))
    context.setText("Augusta")
    #expect(name.value == "Ada")
    context.setText("Gus")
    #expect(name.value == "Gus")
  }
}

extension GenericTableController {
  /// Returns a table with one row.
  fileprivate static func of(_ row: any CellController) -> GenericTableController {
    let screen = GenericTableController(title: "One")
    screen.tableGroups = [TableGroup(rows: [row])]
    return screen
  }
}
