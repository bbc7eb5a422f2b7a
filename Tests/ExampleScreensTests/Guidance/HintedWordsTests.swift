import ExampleScreens
import RowKit
import RowKitTesting
import Testing

/// The words of the bottom line and of the list of keys, on the rows of all example screens.
@MainActor struct HintedWordsTests {
  /// The keys that lead to modes of a row: editing, its actions, and an opened row.
  private static let modes = ["e", "alt+e", ".", "return", "return return"]

  /// The keys that lead to a mode of the whole screen: a search.
  private static let screenModes = ["/ \"a\""]

  /// Returns the number of rows that the cursor visits: one of each kind.
  private static func rowCount(of name: String) -> Int { name == "rows" ? 45 : 20 }

  @Test(arguments: ScreenFiles.parts)
  func `no two keys have the same word`(part: Int) throws {
    let files = try ScreenFiles()
    let repeated = try ScreenFiles.screens(of: part).map(\.name).flatMap { name in
      try repeatedWords(of: name, files).sorted().map { "\(name) \($0)" }
    }
    #expect(repeated == [])
  }

  private func repeatedWords(of name: String, _ files: ScreenFiles) throws -> Set<String> {
    var screen = try files.driver(name)
    var repeated: Set<String> = []
    var seen: Set<[KeyHint]> = []
    for row in 0..<HintedWordsTests.rowCount(of: name) {
      if row > 0 { screen.press("down") }
      guard seen.insert(screen.stage.listedHints).inserted else { continue }
      repeated.formUnion(words(on: screen.stage))
      let steps = Array(repeating: "down", count: row).joined(separator: " ")
      let start = screen.text
      let modes = HintedWordsTests.modes + (row == 0 ? HintedWordsTests.screenModes : [])
      for mode in modes where ScreenFiles.isOwnMode(mode, of: name) {
        screen.press(mode)
        repeated.formUnion(words(on: screen.stage).map { "after \(mode): \($0)" })
        screen.press("escape")
        // A mode that Escape doesn't leave, or not without a trace, needs another screen.
        if screen.text != start { screen = try files.driver(name, steps) }
      }
    }
    return repeated
  }

  /// Returns the words that several hints share.
  private func words(on stage: Stage) -> [String] {
    [stage.barHints, stage.listedHints].flatMap { hints in
      Dictionary(grouping: hints.filter { !$0.title.isEmpty }, by: \.title).values
        .filter { Set($0.map(\.keys)).count > 1 }
        .map { $0.map { "\($0.keys) \($0.title)" }.joined(separator: ", ") }
    }
  }
}
