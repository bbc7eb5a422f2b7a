import ExampleScreens
import RowKit
import RowKitCore
import RowKitTesting
import Testing

/// Every key that a screen of the gallery names, in each of its modes.
@MainActor struct HintedKeysTests {
  /// The keys that lead to a mode: rows, a search, the actions of a row, an opened row, and a number.
  private static let modes = ["", "/ \"a\"", ".", "return", "4"]

  /// The keys that lead to modes that are the same on all screens: keys and commands.
  private static let sharedModes = ["f1", "ctrl+p"]

  /// The keys before a hinted one, until it does something: nothing can be above the first row, and
  /// nothing can be deleted in an empty field.
  private static let places = [
    "", "down down", "end", "right", "\"ab cd\"", "\"ab cd\" home", "\"ab cd\" alt+a",
    "\"ab cd\" alt+a ctrl+x", "\"ab cd\" ctrl+_",
  ]

  /// The keys whose effect can't be seen: a screen that is drawn or fetched again looks the same.
  private static func isUnseen(_ key: String, of name: String) -> Bool {
    key == "ctrl+l" || (key == "r" && name == "feed")
  }

  /// The state of a screen that a person can notice.
  private struct Look: Equatable {
    let lines: [String]
    let cells: [ScreenCell]
    let caret: ScreenPoint?
    let effects: Int
    let overlays: Int
  }

  @Test func `every key that is named does something, or says why not`() throws {
    let files = try ScreenFiles()
    var dead: [String] = []
    for screen in ExampleCatalogue.screens {
      let more = screen.name == "settings" ? HintedKeysTests.sharedModes : []
      dead += try deadKeys(of: screen.name, HintedKeysTests.modes + more, files)
    }
    #expect(dead == [])
  }

  private func deadKeys(of name: String, _ modes: [String], _ files: ScreenFiles) throws -> [String]
  {
    var dead: [String] = []
    for mode in modes {
      let stage = try files.driver(name, mode).stage
      let hints = Set((stage.barHints + stage.listedHints).map { $0.shownKeys(asASCII: true) })
      for key in Set(hints.flatMap { $0.split(separator: " ").map(String.init) }).sorted() {
        guard !HintedKeysTests.isUnseen(key, of: name) else { continue }
        if try !does(key, in: mode, of: name, files) {
          dead.append("\(name), after \(mode): \(key)")
        }
      }
    }
    return dead
  }

  private func does(
    _ key: String, in mode: String, of name: String, _ files: ScreenFiles
  ) throws -> Bool {
    try HintedKeysTests.places.contains { place in
      let driver = try files.driver(name, mode, place)
      let former = look(driver)
      if (try? KeyToken.script(key)) != nil { driver.press(key) } else { driver.type(key) }
      let isUnused = driver.text.contains("does nothing here")
      return look(driver) != former && !isUnused
    }
  }

  private func look(_ driver: ScreenDriver) -> Look {
    let buffer = driver.player.frame.buffer
    let places = (0..<buffer.size.height).flatMap { line in
      (0..<buffer.size.width).map { (column: $0, line: line) }
    }
    return Look(
      lines: driver.lines, cells: places.map { buffer[$0.column, $0.line] },
      caret: driver.player.frame.caret,
      effects: driver.player.effects.count, overlays: driver.stage.overlays.count)
  }
}
