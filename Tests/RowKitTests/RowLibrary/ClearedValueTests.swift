import RowKit
import RowKitTesting
import Testing

/// A value that Delete clears comes back with undo.
@MainActor struct ClearedValueTests {
  private func screen(_ rows: any CellController...) -> ScreenDriver {
    let screen = GenericTableController(title: "One")
    screen.tableGroups = [TableGroup(rows: rows)]
    return ScreenDriver(screen, size: ScreenSize(width: 40, height: 16))
  }

  @Test func `undo restores the value of each kind of row, and says so`() {
    let (size, level) = (Binding<Int?>(5), Binding<Double?>(0.25))
    let (color, day) = (Binding<String?>("Red"), Binding<CivilDate?>(CivilDate(daysSince1970: 0)))
    let screen = screen(
      StepperRowController("Size", size, in: 1...9), SliderRowController("Level", level),
      SegmentedRowController("Color", color, [Choice("Red"), Choice("Blue")]),
      DateRowController("Day", day))
    for label in ["Size", "Level", "Color", "Day"] {
      screen.press("delete")
      #expect(screen.lines.last?.contains("Cleared \(label).  u undo") == true, "\(screen.text)")
      screen.press("down")
    }
    #expect(size.value == nil && level.value == nil && color.value == nil && day.value == nil)
    screen.press("u", "u", "u", "u")
    #expect(size.value == 5 && level.value == 0.25 && color.value == "Red")
    #expect(day.value == CivilDate(daysSince1970: 0))
    #expect(screen.line(with: "> Size") != nil, "\(screen.text)")
  }

  @Test func `a value that was set since is kept`() {
    let size = Binding<Int?>(5)
    let screen = screen(StepperRowController("Size", size, in: 1...9))
    screen.press("delete", "right", "u")
    #expect(size.value == 1)
    #expect(screen.lines.last == " Size has another value by now.", "\(screen.text)")
  }

  @Test func `a value that is missing or can't be missing isn't cleared`() {
    let screen = screen(StepperRowController("Size", Binding(5), in: 1...9))
    screen.press("delete", "u")
    #expect(!screen.text.contains("Cleared"))
    let empty = self.screen(StepperRowController("Size", Binding<Int?>(nil), in: 1...9))
    empty.press("delete")
    #expect(!empty.text.contains("Cleared"))
  }
}
