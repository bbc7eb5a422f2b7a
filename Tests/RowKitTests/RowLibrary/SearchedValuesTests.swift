import RowKit
import RowKitTesting
import Testing

/// The values of rows, found by a search without a `searchText` of their own.
@MainActor struct SearchedValuesTests {
  private enum Size: String { case small, large }

  private final class Leading: LinkRow {
    let label = "Ringtone"
    let currentValue: String? = "Marimba"
    func makeScreen() -> ScreenController { TextScreen(title: "", text: "") }
  }

  private final class Switching: ToggleRow {
    let label = "Mobile data"
    let detail: String? = "used abroad too"
    var isOn = true
  }

  @Test(arguments: [
    ("marimba", "Ringtone"), ("abroad", "Mobile data"), ("huge", "Letters"), ("17", "Volume"),
    ("folded", "More"), ("online", "Help"), ("example.org", "Help"),
  ])
  func `what a row says is found`(word: String, label: String) {
    let table = GenericTableController(title: "Settings")
    table.tableGroups = [
      TableGroup(rows: [
        Leading(), Switching(),
        .choice(
          "Letters", Binding(Size.large), [Choice(Size.small, "Small"), Choice(.large, "Huge")]),
        .stepper("Volume", Binding(17), in: 0...20),
        ExpandableRowController("More", value: { "folded" }) { [TextRowController("Below")] },
        .url("Help", "example.org", detail: "Manuals online"),
        TextRowController("Nothing"),
      ])
    ]
    let screen = ScreenDriver(table, size: ScreenSize(width: 40, height: 10))
    screen.press("/")
    screen.type(word)
    #expect(screen.line(with: label) != nil, "\(screen.text)")
    #expect(screen.line(with: "Nothing") == nil)
  }
}
