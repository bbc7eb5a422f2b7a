import RowKit
import RowKitTesting
import Testing

@MainActor struct MultipleChoiceRowTests {
  private static let days = [
    Choice("Never", "Never", isExclusive: true), Choice("Mon"), Choice("Tue"),
  ]

  @Test func `picking toggles, and the list stays`() {
    let settings = PhoneSettings()
    let table = TableDriver(
      .multipleChoice(
        "Repeat", Binding(settings, \.days), MultipleChoiceRowTests.days, placeholder: "Nothing"),
      width: 24)
    table.expect("> Repeat    ‹Nothing› ›")
    table.press("return", "down", "return", "down", "return")
    table.expect(
      """
      ╭──────────────────────╮
      │  Never               │
      │  Mon               ✓ │
      │> Tue               ✓ │
      ╰──────────────────────╯
      """)
    #expect(settings.days == ["Mon", "Tue"])
    table.press("return", "escape")
    table.expect("> Repeat          Mon ›")
  }

  @Test func `an exclusive answer clears the others, and they clear it`() {
    let settings = PhoneSettings()
    settings.days = ["Mon", "Tue"]
    let table = TableDriver(
      .multipleChoice("Repeat", Binding(settings, \.days), MultipleChoiceRowTests.days), width: 24)
    table.press("return", "home", "return")
    #expect(settings.days == ["Never"])
    table.press("down", "return")
    #expect(settings.days == ["Mon"])
  }

  @Test func `a value with a comma stays one value`() {
    let chosen = Binding<Set<String>>(["Ada, Countess"])
    let table = TableDriver(
      .multipleChoice("Who", chosen, [Choice("Ada, Countess"), Choice("Isla")]),
      width: 30)
    table.press("return", "end", "return")
    #expect(chosen.value == ["Ada, Countess", "Isla"])
  }
}
