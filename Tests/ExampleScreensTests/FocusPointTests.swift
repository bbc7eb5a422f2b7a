import ExampleScreens
import RowKit
import RowKitTesting
import Testing

/// The place of the terminal's cursor, which screen readers and magnifiers follow.
@MainActor struct FocusPointTests {
  private let day = CivilDate(daysSince1970: 20_778)

  @Test func `the terminal's cursor is on the first letter of the row with the mark`() throws {
    let driver = ScreenDriver(SettingsScreen(today: day), size: ScreenSize(width: 40, height: 12))
    let first = try #require(driver.player.frame.focusPoint)
    #expect(driver.lines[first.line].contains(">"))
    driver.press("down")
    let second = try #require(driver.player.frame.focusPoint)
    #expect(second.line == first.line + 1)
    let letter = Array(driver.lines[second.line])[second.column]
    #expect(letter == "W")
  }

  @Test func `the terminal's cursor is on the chosen answer of an alert`() throws {
    let screen = GenericTableController()
    let driver = ScreenDriver(screen, size: ScreenSize(width: 40, height: 12))
    screen.show(.confirmation("Erase?", confirm: "Erase") {})
    driver.update()
    let point = try #require(driver.player.frame.focusPoint)
    #expect(Array(driver.lines[point.line])[point.column] == "E")
    driver.press("down")
    let next = try #require(driver.player.frame.focusPoint)
    #expect(Array(driver.lines[next.line])[next.column] == "C")
  }

  @Test func `the terminal's cursor follows the mark through very many keys`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = RandomNumbers(seed: seed)
    let driver = ScreenDriver(RowsScreen(today: day), size: ScreenSize(width: 60, height: 14))
    driver.stage.animatesChanges = false
    let keys = [
      "down", "down", "down", "up", "up", "pagedown", "pageup", "home", "end", "return", "escape",
      "right", "left", "tab", "space", "x",
    ]
    for step in 0..<450 {
      driver.press(keys[random.below(keys.count)])
      guard !driver.player.hasQuit else { Issue.record("It quit."); return }
      // A screen that a row pushed is left again, and an alert is closed.
      if driver.stage.navigation.screens.count > 1 || step.isMultiple(of: 40) {
        driver.press("escape", "escape")
      }
      // An overlay has a place of its own.
      guard driver.stage.overlays.isEmpty, let point = driver.player.frame.focusPoint else {
        continue
      }
      let lines = driver.lines
      let marks = lines.indices.filter { hasMark(lines[$0]) }
      guard marks.count == 1, point.line != marks[0] else { continue }
      Issue.record("seed \(seed), step \(step): \(point), mark \(marks)\n\(driver.text)")
      return
    }
  }

  /// Whether a line begins with the mark of the cursor, inside a border or not.
  private func hasMark(_ line: String) -> Bool {
    line.drop { $0 == "│" || $0 == " " }.first == ">"
  }
}
