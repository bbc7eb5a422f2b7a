import RowKit
import RowKitTesting
import Testing

/// Keys that arrive faster than frames are drawn.
@MainActor struct KeyBatchTests {
  /// A row that counts how often it was configured.
  private final class CountedRow: SelectableRow {
    static var count = 0
    let label: String

    init(_ number: Int) { label = "Row \(number)" }

    func didSelect(_ row: RowContext) {}

    func configure(_ cell: TableCell) {
      CountedRow.count += 1
      cell.text = label
    }
  }

  /// A screen that counts the keys it got and uses only some.
  private final class KeyScreen: GenericTableController {
    var keys = ""

    override func handle(_ key: KeyPress) -> Bool {
      if case .character(let character) = key.key { keys.append(character) }
      return key == KeyPress("u")
    }
  }

  @Test func `rows are configured once for all keys between two frames`() {
    let table = TableDriver(
      TableGroup(rows: (1...4).map { CountedRow($0) }), width: 20, height: 6)
    CountedRow.count = 0
    for key in [Key.down, .down, .down, .up, .up, .down] {
      table.stage.handle(.key(KeyPress(key)), at: table.player.now)
    }
    #expect(CountedRow.count == 0)
    table.advance(by: .zero)
    #expect(CountedRow.count == 2)
    #expect(table.lines.contains { $0.hasPrefix(">") && $0.contains("Row 3") })
  }

  @Test func `a letter that nothing uses is tried once in a text, until a key is used`() {
    let screen = KeyScreen()
    let driver = ScreenDriver(screen)
    driver.player.send(.text("xxxyxyxuxxx"))
    #expect(screen.keys == "xyux")
  }
}
