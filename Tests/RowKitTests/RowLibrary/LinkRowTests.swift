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

  @Test func `rows of every kind can be disabled`() {
    let table = TableDriver(
      TableGroup(rows: [
        .toggle("Switch", Binding(false)).disabled(),
        .link("Link") { ScreenController(title: "Link") }.disabled(),
        .action("Action") { $0.showMessage("performed") }.disabled(),
        .email("Mail", "ada@ferncastle.example").disabled(),
        .expandable("More", children: [.text("Inside")]).disabled(),
        .textField("Field", Binding("x")).disabled(false),
      ]), width: 40)
    table.press("return down return down return down return down return")
    #expect(table.line(with: "Inside") == nil && table.effects.isEmpty, "\(table.text)")
    #expect(table.stage.screen.title != "Link")
    #expect(table.line(with: "performed") == nil, "\(table.text)")
    #expect(table.line(with: "○───") != nil, "\(table.text)")
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
