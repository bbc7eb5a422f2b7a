import RowKit
import RowKitTesting
import Testing

/// Texts of any origin in the linear mode.
@MainActor struct HostileSpeechTests {
  private nonisolated static let texts = [
    "\u{1B}[2J\u{1B}]0;owned\u{07}", "two\r\nlines\tand a tab", "\u{202E}reversed\u{2066}",
    "\u{0}\u{1}\u{7F}\u{9B}31m", "\u{2500}\u{2588}\u{E000} boxes", "⠋⠙ braille",
  ]

  /// A screen with the text in every place.
  private func screen(_ text: String) -> GenericTableController {
    let screen = GenericTableController(title: text, style: .grouped)
    let options = [Choice(1, text + "1"), Choice(2, text + "2")]
    screen.tableGroups = [
      TableGroup(text, footer: text) {
        LinkRowController(text) { TextScreen(title: text, text: text) }
        ActionRowController(text, isDestructive: true, confirmation: text) { _ in }
        ChoiceRowController("Ring " + text, Binding(1), options)
        MultipleChoiceRowController("Days " + text, Binding(Set([1])), options)
        TextFieldRowController("Name " + text, Binding(text), placeholder: text)
        ToggleRowController("Wi-Fi " + text, Binding(true))
        MessageRow(text)
        OwnKeysRow(text)
      }
    ]
    return screen
  }

  @Test(arguments: texts)
  func `spoken text contains no control character or direction mark`(text: String) {
    let driver = LinearDriver(screen(text))
    driver.type("", "1", "", "b", "2", "1", "nonsense", "q", "2", "b")
    driver.type("3", "0", "2", "4", "9", "1", "", "5", "x", "6", "maybe", "no")
    driver.type("7", "8", "? 8", "copy 1", "a 7", "1", "press tab", "/ring", "/", "? 1", "99", "q")
    let shown = driver.transcript.unicodeScalars.filter { $0 != "\n" && $0.isHostile }
    #expect(shown.isEmpty, "\(driver.transcript)")
  }

  @Test(arguments: texts)
  func `a question of an overlay of an app's own has no control character either`(text: String) {
    let screen = screen("row")
    let driver = LinearDriver(screen)
    screen.navigation?.stage?.show(AskingPanel(text))
    driver.type("b", "x", "")
    #expect(driver.transcript.contains("maybe"))
    #expect(
      !driver.transcript.unicodeScalars.contains { $0 != "\n" && $0.isHostile },
      "\(driver.transcript)")
  }

  @Test(arguments: texts)
  func `what is typed is repeated without controls`(text: String) {
    let driver = LinearDriver(screen("row"))
    var said = ""
    for line in [text, "/\(text)", "press \(text)", "? \(text)", "3", text, "", "6", text, ""] {
      let before = driver.transcript.count
      driver.type(line)
      said += driver.transcript.dropFirst(before).drop { $0 != "»" }
    }
    #expect(!said.unicodeScalars.contains { $0 != "\n" && $0.isHostile }, "\(said)")
  }

  // MARK: Rows and screens

  private final class MessageRow: SelectableRow, ContextMenuRow {
    let text: String
    var actions: [RowAction] { [RowAction(text) { _ in }] }

    init(_ text: String) { self.text = text }

    func configure(_ cell: TableCell) { cell.text = text }
    func didSelect(_ row: RowContext) { row.showMessage(text) }
  }

  private final class OwnKeysRow: KeyRespondingRow {
    let text: String
    var respondsToKeys: Bool { true }
    var keyHints: [KeyHint] { [KeyHint("tab", text)] }

    init(_ text: String) { self.text = text }

    func configure(_ cell: TableCell) { cell.text = "Stars " + text }
    func handle(_ key: KeyPress, row: RowContext) -> Bool { false }
  }
}
