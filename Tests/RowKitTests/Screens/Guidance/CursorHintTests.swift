import Observation
import RowKit
import RowKitTesting
import Testing

/// The keys on the bottom line are those of the row with the cursor, also where several rows are of one
/// type.
@MainActor struct CursorHintTests {
  /// A row whose verb depends on its value.
  private final class VerbRow: SelectableRow {
    let verb: String?

    init(_ verb: String?) { self.verb = verb }

    var isSelectable: Bool { verb != nil }

    func configure(_ cell: TableCell) { cell.text = verb ?? "nothing" }

    func selectionVerb(in words: LocalizedStrings) -> String { verb ?? "" }

    func didSelect(_ row: RowContext) {}
  }

  private func table(_ verbs: [String?]) -> ScreenDriver {
    let screen = GenericTableController(title: "Phone")
    screen.tableGroups = [TableGroup(rows: verbs.map { VerbRow($0) })]
    return ScreenDriver(screen, size: ScreenSize(width: 40, height: 8))
  }

  @Test func `a step to a row with another verb changes the bottom line`() {
    let driver = table(["call", "write", "write"])
    #expect(driver.lines.last?.hasPrefix(" ⏎ call") == true)
    driver.press("down")
    #expect(driver.lines.last?.hasPrefix(" ⏎ write") == true)
    driver.press("down")
    #expect(driver.lines.last?.hasPrefix(" ⏎ write") == true)
    driver.press("home")
    #expect(driver.lines.last?.hasPrefix(" ⏎ call") == true)
  }

  @Test func `a page to rows that weren't in view changes the bottom line`() {
    let driver = table((0..<40).map { ["call", "write", "copy"][$0 / 5 % 3] })
    for key in ["pagedown", "pagedown", "pagedown", "pageup", "end", "pageup", "home"] {
      driver.press(key)
      let row = driver.lines.first { $0.hasPrefix("> ") }?.dropFirst(2) ?? ""
      #expect(driver.lines.last?.hasPrefix(" ⏎ \(row) ") == true, "\(key): \(driver.text)")
    }
  }

  @Test func `a model that changes a row changes the bottom line`() {
    let phone = Ringing()
    let screen = GenericTableController(title: "Phone")
    screen.tableGroups = [TableGroup(rows: [AnsweringRow(phone)])]
    let driver = ScreenDriver(screen, size: ScreenSize(width: 40, height: 8))
    #expect(driver.lines.last?.hasPrefix(" ⏎ call") == true)
    phone.isRinging = true
    driver.update()
    #expect(driver.lines.last?.hasPrefix(" ⏎ answer") == true, "\(driver.text)")
  }

  @Observable final class Ringing {
    var isRinging = false
  }

  private final class AnsweringRow: SelectableRow {
    let phone: Ringing

    init(_ phone: Ringing) { self.phone = phone }

    func configure(_ cell: TableCell) { cell.text = phone.isRinging ? "Ringing" : "Silent" }

    func selectionVerb(in words: LocalizedStrings) -> String {
      phone.isRinging ? "answer" : "call"
    }

    func didSelect(_ row: RowContext) {}
  }
}
