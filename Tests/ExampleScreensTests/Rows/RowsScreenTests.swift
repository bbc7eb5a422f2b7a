import ExampleScreens
import RowKit
import RowKitSnapshots
import RowKitTesting
import Testing

@MainActor struct RowsScreenTests {
  private func driver(width: Int, height: Int = 100) -> ScreenDriver {
    let screen = RowsScreen(today: CivilDate(daysSince1970: 20_778))
    let driver = ScreenDriver(screen, size: ScreenSize(width: width, height: height))
    driver.stage.animatesChanges = false
    return driver
  }

  @Test(arguments: [20, 60, 200])
  func `every kind of row has its look`(width: Int) {
    let screen = driver(width: width, height: width == 20 ? 140 : 100)
    expectGolden(ScreenText.still(screen), named: "rows-\(width).txt")
  }

  @Test(arguments: [20, 60, 200])
  func `every row that opens has its look`(width: Int) throws {
    let screen = driver(width: width, height: width == 20 ? 180 : 150)
    for words in ["Below", "Birth", "Due,", "Alarm", "Call", "Ring l", "Expan"] {
      let line = try #require(screen.lines.lastIndex { $0.contains(words) })
      screen.click(column: 5, line: line)
    }
    expectGolden(ScreenText.still(screen), named: "rows-open-\(width).txt")
  }

  @Test(arguments: [20, 200], ["light", "dark"])
  func `every kind of row has its picture in each theme`(width: Int, name: String) {
    let screen = driver(width: width, height: width == 20 ? 140 : 100)
    #expect(screen.text.contains("+ Add"))
    let theme = name == "light" ? Theme.light : .dark
    expectGolden(
      SVGSnapshot.svg(of: screen.frame, theme: theme), named: "rows-\(width)-\(name).svg")
  }

  @Test func `a telephone number is added and typed without a repair`() {
    let screen = RowsScreen(today: CivilDate(daysSince1970: 20_778))
    var repairs: [TableDiagnostic] = []
    screen.onDiagnostic = { repairs.append($0) }
    let driver = ScreenDriver(screen, size: ScreenSize(width: 60, height: 20))
    driver.press("end", "return", "return", "\"555\"", "return", "end")
    #expect(driver.text.contains("555"))
    #expect(repairs.isEmpty)
  }

  @Test func `a row stays open while a telephone number is added`() {
    let driver = driver(width: 60)
    driver.moveCursor(to: "Expandable")
    driver.press("right", "end", "return")
    #expect(driver.text.contains("Private address"))
  }

  @Test func `light and dark show the same words`() {
    let screen = driver(width: 60)
    let pictures = [Theme.light, .dark].map { SVGSnapshot.svg(of: screen.frame, theme: $0) }
    #expect(pictures[0] != pictures[1])
    let words = pictures.map {
      $0.split(separator: "<").compactMap { $0.split(separator: ">").dropFirst().first }
    }
    #expect(words[0] == words[1])
  }

  @Test func `expanding and collapsing rows leaves nothing of them on the screen`() {
    let screen = driver(width: 60, height: 24)
    screen.stage.animatesChanges = true
    let keys = [
      "down", "up", "return", "right", "left", "space", "pagedown", "escape", "home", "end",
    ]
    var seed: UInt64 = 0xA11CE
    for step in 0..<120 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let key = keys[Int(seed >> 33) % keys.count]
      screen.press(key)
      screen.expectConsistentDrawing("seed 0xA11CE, step \(step), \(key)")
    }
  }
}

/// A screen as text, without its spinner.
private enum ScreenText {
  @MainActor static func still(_ screen: ScreenDriver) -> String {
    let signs: Set<Character> = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
    let lines = screen.lines.map { line in String(line.map { signs.contains($0) ? "⠋" : $0 }) }
    return lines.joined(separator: "\n") + "\n"
  }
}
