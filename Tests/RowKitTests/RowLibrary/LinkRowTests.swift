import RowKit
import RowKitTesting
import Testing

@MainActor struct LinkRowTests {
  @Test func `it shows the current value, and leads to its screen and back`() {
    var ring = "Harp"
    let table = TableDriver(
      .link("Sounds", value: { ring }) { ScreenController(title: "Sounds") }, width: 24)
    table.expect("> Sounds         Harp ›")
    table.press("return")
    #expect(table.stage.screen.title == "Sounds")
    ring = "Bell"
    table.press("escape")
    table.expect("> Sounds         Bell ›")
  }

  @Test func `its screen is created each time`() {
    var count = 0
    let table = TableDriver(
      .link("Sounds") {
        count += 1
        return ScreenController(title: "Sounds")
      }, width: 24)
    #expect(count == 0)
    table.press("right", "escape", "return")
    #expect(count == 2)
  }

  @Test func `details stand on a second line, instead of the value`() {
    let table = TableDriver(
      .link("Sounds", value: { "Harp" }, detail: "Rings and notices") {
        GenericTableController(title: "Sounds")
      }, width: 30)
    table.expect(
      """
      > Sounds                    ›
        Rings and notices
      """)
  }
}
