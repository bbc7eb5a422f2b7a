import RowKit
import RowKitTesting
import Testing

@MainActor struct CheckRowTests {
  @Test func `return checks and takes it back`() {
    let table = TableDriver(.check("Bread", Binding(false), detail: "a loaf"), width: 20)
    table.expect(
      """
      > ☐ Bread
          a loaf
      """)
    table.press("return")
    table.expect(
      """
      > ☑ Bread
          a loaf
      """)
  }

  @Test func `an exclusive answer clears the others, and they clear it`() {
    let answers = [Choice("None", "None", isExclusive: true), Choice("Mail"), Choice("Calls")]
    let chosen = Binding<Set<String>>(["Mail"])
    let table = TableDriver(TableGroup(checks: chosen, answers), width: 20)
    table.press("down", "down", "return")
    #expect(chosen.value == ["Mail", "Calls"])
    table.press("up", "up", "return")
    #expect(chosen.value == ["None"])
    table.expect(
      """
      > ☑ None
        ☐ Mail
        ☐ Calls
      """)
    table.press("down", "return")
    #expect(chosen.value == ["Mail"])
  }
}
