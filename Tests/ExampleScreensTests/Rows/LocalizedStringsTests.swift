import ExampleScreens
import Foundation
import RowKit
import RowKitLinear
import RowKitTesting
import Testing

/// All words of the framework come from one value that an app can replace.
@MainActor struct LocalizedStringsTests {
  @Test func `every word can be replaced`() {
    let own = LocalizedStringsTests.texts(in: .english)
    #expect(own.count > 250)
    #expect(Set(own).intersection(LocalizedStringsTests.texts(in: .replaced)).isEmpty)
  }

  @Test func `words that are still English are missing`() {
    var words = LocalizedStrings()
    #expect(words.missing(AlertStrings.self) == AlertStrings.allCases)
    words.replace([AlertStrings.cancel: "Abbrechen", .ok: "Gut"])
    words[AlertStrings.discard] = "Verwerfen"
    #expect(words[AlertStrings.cancel] == "Abbrechen")
    #expect(words[AlertStrings.keepEditing] == "Keep Editing")
    let missing = words.missing(AlertStrings.self)
    #expect(
      missing == [.discardTitle, .discardTextTitle, .keepEditing, .quit, .quitTitle, .notSaved])
    #expect(LocalizedStrings.english.missing(AlertStrings.self) == AlertStrings.allCases)
  }

  @Test func `no screen of the library shows a word that was replaced`() throws {
    let seen = try LocalizedStringsTests.withoutOwnTexts(LocalizedStringsTests.everythingSeen)
    for word in LocalizedStringsTests.shownWords {
      for piece in [word, word.lowercased()] where LocalizedStringsTests.contains(seen, piece) {
        Issue.record("The framework's own word “\(piece)” is seen.")
      }
    }
  }

  @Test func `forms, tables of models and pages say no word that was replaced`() {
    let seen = OtherScreens.everythingSeen
    for word in LocalizedStringsTests.shownWords
    where LocalizedStringsTests.contains(seen, word) {
      Issue.record("The framework's own word “\(word)” is seen.")
    }
    let words = [
      "‹save›", "‹submit›", "‹checking›", "‹required›", "‹invalidEmail›", "‹invalidURL›",
      "‹invalidPattern›", "‹notEqual›", "‹tooShort 3›", "‹onlyOneCharacter›", "‹tooSmall 5›",
      "‹tooLarge 2›", "‹discardTitle›", "‹discard›", "‹keepEditing›", "‹loading›", "‹noResults›",
      "‹refresh›", "‹goBack›", "‹showKeys›", "‹quit›", "‹next›", "‹newLine›", "‹endEditing›",
      "‹back›", "‹collapse›",
    ]
    for word in words where !seen.contains(word) {
      Issue.record("“\(word)” is nowhere seen.")
    }
  }

  @Test func `replaced words are visible`() {
    let seen = LocalizedStringsTests.everythingSeen
    let words = [
      "‹on›", "‹off›", "‹nextChoice›", "‹lessAndMore›", "‹choose›", "‹openAndClose›",
      "‹changeDate›",
      "‹changeTime›", "‹changeYear›", "‹changeColor›", "‹toTime›", "‹openAddress›", "‹copy›",
      "‹red›",
      "‹green›", "‹blue›", "4.2 MB", "‹timeLeft", "‹perSecond", "‹month 11›", "‹search›",
      "‹press›", "‹open›", "‹help›", "‹quit›", "‹cancel›", "‹reveal›", "‹nextField›", "‹undo›",
      "‹deleted Telephone›", "‹copied›", "‹noMatches›", "‹done›", "‹of›", "‹actions›",
    ]
    for word in words where !seen.contains(word) {
      Issue.record("“\(word)” is nowhere seen.")
    }
  }

  // MARK: Seeing everything

  /// All visible text of the library: every row with its keys, menus, lists and pickers.
  private static let everythingSeen: String = {
    let screen = RowsScreen(today: CivilDate(daysSince1970: 20_778))
    // Diagnostics are for developers, in English.
    screen.onDiagnostic = { _ in }
    let driver = ScreenDriver(
      screen, size: ScreenSize(width: 160, height: 44), words: .replaced)
    driver.stage.animatesChanges = false
    driver.stage.allowsRevealingSecureText = true
    var seen = Set(screen.printedLines(width: 80))
    for _ in 0..<60 {
      for keys in ["f1", "escape", "alt+.", "escape", "return", "f1", "escape", "escape"] {
        driver.press(keys)
        // The page that the link leads to is all the example's own.
        seen.formUnion(
          driver.stage.screen is AboutScreen ? driver.lines.suffix(1) : driver.lines)
      }
      driver.press("down")
    }
    for keys in [
      "end up", "delete", "ctrl+_", "alt+e", "alt+e", "alt+w", "home", "/", "\"zzz\"", "escape",
    ] {
      driver.press(keys)
      seen.formUnion(driver.lines)
    }
    return seen.joined(separator: "\n")
  }()

  /// Removes the example's own texts from the visible text.
  private static func withoutOwnTexts(_ seen: String) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appending(path: "Examples/Screens/Rows")
    var texts: [String] = []
    for name in ["RowsScreen", "RowsScreen+Fields", "RowsModel"] {
      let code = try String(contentsOf: folder.appending(path: name + ".swift"), encoding: .utf8)
      texts += code.matches(of: /"((?:[^"\\]|\\.)+)"/).map { String($0.1) }
    }
    return texts.sorted { $0.count > $1.count }.filter { $0.count > 3 }
      .reduce(seen) { $0.replacingOccurrences(of: $1, with: " ") }
  }

  /// Whether a text contains a word by itself, not as the name of a replacement.
  private static func contains(_ text: String, _ word: String) -> Bool {
    // Most words aren't seen at all, and bytes are compared faster than characters.
    guard text.withCString({ text in word.withCString { strstr(text, $0) != nil } }) else {
      return false
    }
    return text.ranges(of: word).contains { range in
      let before = text[..<range.lowerBound].last ?? " "
      let after = text[range.upperBound...].first ?? " "
      return !before.isLetter && !after.isLetter && before != "‹" && after != "›" && before != "+"
    }
  }

  /// The words that screens show, without placeholders and punctuation, and without those that are
  /// only spoken.
  private static var shownWords: Set<String> {
    let shown = LocalizedStrings.keys.filter { !isSpoken($0) }
    let states = [SpeechStrings.on, .off].map(\.rawValue)
    let all = shown.flatMap { texts(of: $0, in: .english) } + states + texts(of: .english)
    return Set(
      all.compactMap { text in
        let part = text.split(separator: "%").max { $0.count < $1.count } ?? ""
        let word = part.trimmingCharacters(in: .whitespaces.union(.punctuationCharacters))
        return word.count > 1 ? word : nil
      })
  }

  private static func isSpoken(_ keys: any StringKeys.Type) -> Bool {
    let name = "\(keys)"
    return name.hasSuffix("Words") || name.hasSuffix("Sentences")
  }

  /// Every text of the framework.
  private static func texts(in words: LocalizedStrings) -> [String] {
    LocalizedStrings.keys.flatMap { texts(of: $0, in: words) } + texts(of: words.dates)
  }

  private static func texts<Key: StringKeys>(
    of keys: Key.Type, in words: LocalizedStrings
  ) -> [String] {
    keys.allCases.map { words[$0] }
  }

  private static func texts(of dates: DateStrings) -> [String] {
    dates.months + dates.shortMonths + dates.shortWeekdays
  }
}
