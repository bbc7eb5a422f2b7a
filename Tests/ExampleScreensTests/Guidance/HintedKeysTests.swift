import ExampleScreens
import RowKit
import RowKitCore
import RowKitTesting
import Testing

/// Every key that a screen of the gallery names, in its modes; in those that are the same everywhere, on
/// a few screens.
@MainActor struct HintedKeysTests {
  /// The keys that lead to a mode: rows, and an opened row.
  private static let modes = ["", "return"]

  /// The keys that lead to modes that are the same on all screens: a search, the actions of a row,
  /// keys, commands, and a number.
  private static let sharedModes = ["/ \"a\"", ".", "f1", "ctrl+p", "4"]

  /// The screens that are used in the shared modes: switches, fields, contacts, records, and a tree.
  private static let sharedScreens: Set = ["settings", "form", "phone-numbers", "table", "edit"]

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

  @Test(arguments: ScreenFiles.parts)
  func `every key that is named does something, or says why not`(part: Int) throws {
    let files = try ScreenFiles()
    #expect(HintedKeysTests.sharedScreens.isSubset(of: ExampleCatalogue.screens.map(\.name)))
    var dead: [String] = []
    for screen in ScreenFiles.screens(of: part) {
      let isShared = HintedKeysTests.sharedScreens.contains(screen.name)
      let modes = HintedKeysTests.modes + (isShared ? HintedKeysTests.sharedModes : [])
      dead += try deadKeys(of: screen.name, modes, files)
    }
    #expect(dead == [])
  }

  private func deadKeys(of name: String, _ modes: [String], _ files: ScreenFiles) throws -> [String]
  {
    var dead: [String] = []
    for mode in modes {
      var screen = HintedScreen(try files.driver(name, mode))
      let first = screen.mode
      for key in first.keys.sorted() where !HintedKeysTests.isUnseen(key, of: name) {
        if !screen.goesBack(to: first, by: mode) {
          screen = HintedScreen(try files.driver(name, mode))
        }
        // Most keys that do nothing on the first row do something on another one.
        if try !screen.shows(key) && !screen.shows(key, after: "down down")
          && !does(key, in: mode, of: name, files)
        {
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
      let former = HintedScreen(driver).look
      if (try? KeyToken.script(key)) != nil { driver.press(key) } else { driver.type(key) }
      let isUnused = driver.text.contains("does nothing here")
      return HintedScreen(driver).look != former && !isUnused
    }
  }
}
