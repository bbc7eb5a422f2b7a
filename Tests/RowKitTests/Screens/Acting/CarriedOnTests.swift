import RowKit
import RowKitTesting
import TestTraits
import Testing

/// The behaviour of the generic table view controller of 2008, as it was or should have been.
@MainActor struct CarriedOnTests {
  @Test func `groups are made lazily, once, and again only after clearing`() {
    let screen = CountingScreen()
    #expect(screen.constructions == 0)
    let driver = ScreenDriver(screen)
    driver.press("down", "return", "up")
    driver.resize(width: 30, height: 9)
    #expect(screen.constructions == 1)
    screen.clearTableGroups()
    #expect(screen.constructions == 1)
    driver.update()
    #expect(screen.constructions == 2)
    #expect(driver.line(with: "made 2 times") != nil)
  }

  @Test func `without groups of its own a table has one group without rows`() {
    let screen = GenericTableController()
    #expect(screen.tableGroups.count == 1)
    #expect(screen.tableGroups.first?.rows.isEmpty == true)
    ScreenDriver(screen).expectContent("")
  }

  @Test func `updating recreates the groups and shows them`() {
    let screen = CountingScreen()
    let driver = ScreenDriver(screen)
    screen.updateAndReload()
    driver.update()
    #expect(screen.constructions == 2)
    #expect(driver.line(with: "made 2 times") != nil)
    driver.expectConsistentDrawing()
  }

  @Test func `updating a table that was never shown makes no groups`() {
    let screen = CountingScreen()
    screen.updateAndReload()
    #expect(screen.constructions == 0)
  }

  @Test func `cells and selection reach each row and no other`() {
    let stop = StopRow("stop")
    let probe = ProbeRow("probe")
    let table = TableDriver(stop, probe, width: 14)
    table.expect(
      """
      > stop
        probe
      """)
    table.press("return", "down", "return", "return")
    #expect(stop.selections == 1)
    #expect(probe.events == ["select", "select"])
  }

  @Test func `a row without a handler does nothing and keeps no highlight`() {
    let table = TableDriver(.text("words"), StopRow("stop"), width: 14)
    table.click(column: 3, line: 1)
    #expect(table.cursor == RowPath(group: 0, row: 1))
    #expect(table.style(column: 3, line: 1).background == .standard)
  }

  @Test func `a link creates its screen each time`() {
    var made: [ScreenController] = []
    let row = LinkRowController("About") {
      made.append(TextScreen(title: "About", text: ""))
      return made[made.count - 1]
    }
    let table = TableDriver(row, width: 20)
    table.press("return", "escape", "return")
    #expect(made.count == 2)
    #expect(table.stage.screen === made.last)
    table.press("escape")
    #expect(table.controller.tableView.selection.isEmpty)
  }

  @Test func `information can't be selected`() {
    let table = TableDriver(
      .phoneNumber(name: "Ada", number: nil), .text("words"), StopRow("stop"), width: 14)
    table.press("home", "return")
    #expect(table.cursor == RowPath(group: 0, row: 2))
  }

  @Test func `rows of groups that are cleared while they are shown stay valid`() {
    let screen = CountingScreen()
    let driver = ScreenDriver(screen)
    let row = WeakReference(screen.row(at: RowPath(group: 0, row: 0)))
    screen.clearTableGroups()
    driver.press("return", "down")
    #expect(driver.line(with: "made 2 times") != nil)
    #expect(row.object == nil, "rows that are not shown any more are given up")
  }

  @Test func `entries of contacts are shown name and number`() {
    let table = TableDriver(
      .phoneNumber(name: "Lovelace, Ada (mobile)", number: "+44 20 7946 0000"), width: 50)
    table.expect("> Lovelace, Ada (mobile)         +44 20 7946 0000")
    table.resize(width: 30, height: 10)
    table.expect(
      """
      > Lovelace, Ada (mobile)
          +44 20 7946 0000
      """)
  }

  @Test func `a row without options has one line, no accessory and can't be edited`() {
    let table = TableDriver(BareRow(), StopRow("stop"), width: 14)
    table.press("e", "home", "delete")
    table.advance(by: .seconds(5))
    table.expect(
      """
        bare
      > stop
      """)
  }

  @Test func `a row may determine its height`() {
    let table = TableDriver(BareRow(height: 3), BareRow(height: -5), StopRow("stop"), width: 14)
    table.expect(
      """
        bare


        bare
      > stop
      """)
  }
}

/// A screen that shows how many times its groups were made.
private final class CountingScreen: GenericTableController {
  private(set) var constructions = 0

  override func constructTableGroups() -> [TableGroup] {
    constructions += 1
    return [
      TableGroup {
        StopRow("made \(constructions) times"); StopRow("stop")
      }
    ]
  }
}

/// A row with nothing but what every row must have.
private final class BareRow: CellController {
  private let ownHeight: Int?

  init(height: Int? = nil) {
    ownHeight = height
  }

  func configure(_ cell: TableCell) {
    cell.text = "bare"
  }

  func height(forWidth width: Int) -> Int? { ownHeight }
}
