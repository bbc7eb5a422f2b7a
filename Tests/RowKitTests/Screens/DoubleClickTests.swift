import RowKit
import RowKitTesting
import Testing

/// A screen whose only row is made again when it is pressed.
private final class CountingScreen: GenericTableController {
  private(set) var count = 0

  override func constructTableGroups() -> [TableGroup] {
    [
      TableGroup(rows: [
        .action("Pressed \(count) times") { [weak self] _ in
          self?.count += 1
          self?.updateAndReload()
        }
      ])
    ]
  }
}

/// A second click where the first one showed something else.
@MainActor struct DoubleClickTests {
  private let wifi = Binding(true)

  private func driver() -> ScreenDriver {
    let details = GenericTableController(title: "Network")
    details.tableGroups = [TableGroup(rows: [.toggle("Wi-Fi", wifi)])]
    let screen = GenericTableController(title: "Settings")
    screen.tableGroups = [TableGroup(rows: [.link("Network") { details }])]
    return ScreenDriver(screen, size: ScreenSize(width: 40, height: 8))
  }

  @Test func `it doesn't act on the screen that the first one opened`() {
    let driver = driver()
    driver.click(column: 4, line: 1)
    driver.click(column: 4, line: 1)
    driver.click(column: 4, line: 1)
    #expect(driver.stage.screen.title == "Network" && wifi.value, "\(driver.text)")
    driver.advance(by: .milliseconds(500))
    driver.click(column: 4, line: 1)
    #expect(!wifi.value, "\(driver.text)")
  }

  @Test func `it doesn't quit after the first one left a screen by its hint`() throws {
    let driver = driver()
    driver.press("return")
    let line = driver.lines[7]
    let place = line.distance(
      from: line.startIndex, to: try #require(line.firstRange(of: "esc")).lowerBound)
    driver.click(column: place, line: 7)
    driver.click(column: place, line: 7)
    #expect(driver.stage.screen.title == "Settings")
    #expect(!driver.player.hasQuit, "\(driver.text)")
  }

  @Test func `it acts at another place, and on the screen of the first one`() {
    let driver = driver()
    driver.click(column: 4, line: 1)
    driver.click(column: 5, line: 1)
    driver.click(column: 5, line: 1)
    #expect(wifi.value, "pressed twice: \(driver.text)")
    driver.press("escape")
    driver.click(column: 5, line: 1)
    #expect(driver.stage.screen.title == "Network", "\(driver.text)")
  }

  @Test func `a row that is made again receives each press`() {
    let screen = CountingScreen(title: "Count")
    let driver = ScreenDriver(screen, size: ScreenSize(width: 40, height: 8))
    for _ in 0..<3 { driver.click(column: 4, line: 1) }
    #expect(screen.count == 3, "\(driver.text)")
  }

  @Test func `a press after a key is for what is there`() {
    let screen = GenericTableController(title: "Rows")
    screen.tableGroups = [TableGroup(rows: (0..<20).map { .text("Row \($0)") })]
    let driver = ScreenDriver(screen, size: ScreenSize(width: 40, height: 8))
    driver.click(column: 4, line: 2)
    driver.press("pagedown")
    driver.click(column: 4, line: 2)
    #expect(driver.lines[2].hasPrefix(">"), "\(driver.text)")
  }
}
