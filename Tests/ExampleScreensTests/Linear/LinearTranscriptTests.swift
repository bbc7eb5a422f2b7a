import ExampleScreens
import Foundation
import RowKit
import RowKitTesting
import Testing

/// The screens of the gallery, used in lines of text: each changes a value or follows a link, comes
/// back, and meets an error where it can.
@MainActor struct LinearTranscriptTests {
  @Test func `a form is filled in, refused and saved`() {
    let driver = LinearDriver(SignUpScreen())
    driver.type("Ada", "Ada!", "ada9", "ada@", "ada@example.org", "12", "36", "")
    driver.type("team", "", "secret", "secret99", "secret", "secret99")
    driver.type("line one", "line two", ".", "s", "Acme", "l")
    expectGolden(driver.transcript, named: "form.txt")
    #expect(driver.transcript.contains("Saved."))
    #expect(!driver.transcript.contains("secret"))
  }

  @Test func `every screen has a transcript`() {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "__Golden__")
    for screen in ExampleCatalogue.screens {
      let file = folder.appending(path: screen.name + ".txt")
      #expect(FileManager.default.fileExists(atPath: file.path), "\(screen.name)")
    }
  }

  @Test func `settings change, and the row left is spoken on return`() throws {
    try expectTranscript(
      of: "settings", on: SettingsScreen(today: day),
      ["", "airplane", "yes", "wi", "", "1", "perhaps", "no", "b", "nothing", "/blue", "/", "q"])
  }

  @Test func `phone numbers are read and searched`() throws {
    try expectTranscript(
      of: "phone-numbers", ["", "", "? 3", "3", "/ada", "2", "/", "1", "", "b", "99", "g 60", "q"])
  }

  @Test func `a table from layouts accepts text and collapses`() throws {
    try expectTranscript(
      of: "table-design",
      [
        "", "first", "Ada", "note", "one", "two", ".", "simple", "", "detail 1", "b", "5",
        "Lovelace", "q",
      ])
  }

  @Test func `every kind of row is read and changed`() throws {
    try expectTranscript(
      of: "rows", on: RowsScreen(today: day),
      [
        "", "", "toggle", "no", "dark", "in a list", "9", "harp", "below", "2", "several", "2", "3",
        "", "stepper", "99", "5", "slider", "200", "61", "65", "number", "x", "70", "birthday",
        "tomorrow",
        "1990-03-13", "alarm", "8:75", "8:00", "ring light", "#ff0000", "secure", "hidden word",
        "destructive", "1", "no", "", "g 36",
      ])
  }

  @Test(arguments: [
    ("cells", ["", "", "disclosure", "b", "i 10", "? 11", "", "disabled", "", ""]),
    ("composed", ["", "ada", "question", "", "1", "", "b", "b", "your name", "Ada", "airplane"]),
    ("own-row", ["", "1", "7", "3", "press right", "press nonsense", "? 1", "rate as", "1", ""]),
    ("million", ["", "g 500000", "0", "contact 3", "", "b", "/extension 5", "", "/"]),
    ("updates", ["", "animation", "fade", "one row", "add", "", "l", "what is", "", "b", "u"]),
    ("stocks", ["", "amber b", "1", "l", "/zinc", "/"]),
    ("followers", ["", "1", "", "b", "nobody", "press f", "l", "1", "press w", "l", "99"]),
    ("bench-list", ["", "g 40", "", "press i", "l", "200001", "/000099", "999999999", "/", "b"]),
    // A post has no value, and leads nowhere: the third page is the error, and asked for again.
    ("feed", ["", "", "1", "", "", "41", "", "41", "", "99", "b"]),
    // A number has actions and no value. The messages are the error, and asked for again.
    ("mixed", ["", "1", "", "1", "3", "5", "l", "amira", "", "b", "99", "g 99", "/zoe", "/"]),
  ])
  func `other screens are used in lines`(name: String, lines: [String]) throws {
    try expectTranscript(of: name, lines)
  }

  @Test func `the gallery leads to its screens and back`() {
    let driver = LinearDriver(GalleryScreen())
    driver.type("", "settings", "", "b", "own", "b", "b", "?", "q")
    expectGolden(driver.transcript, named: "gallery.txt")
    #expect(driver.exitStatus == 0)
  }

  @Test func `a row that is added is asked for its value, and removed again`() {
    let driver = LinearDriver(RowsScreen(today: day))
    driver.type("add tel", "555", "d 40", "u", "d 2", "open 3", "u", "u")
    #expect(driver.transcript.contains("empty: «555»\nTelephone: 555.\n"))
    #expect(driver.transcript.contains("Removed: Telephone: 555.\nu undoes.\n"))
    #expect(driver.transcript.contains("This row can't be deleted."))
    #expect(driver.transcript.contains("\nUndone. "))
    #expect(driver.transcript.contains("Nothing to undo."))
  }

  @Test func `the commands of questions work between questions, too`() {
    let driver = LinearDriver(GalleryScreen())
    driver.type("", "settings", ".b", ".?", ".q")
    #expect(driver.transcript.contains("Enter: the next rows."))
    #expect(driver.exitStatus == 0)
  }

  @Test func `the list of keys is said, and leaves no panel`() {
    let driver = LinearDriver(BenchListScreen(rows: 3))
    driver.type("press ?", "1", "press f1")
    #expect(!driver.transcript.contains("panel"))
    #expect(driver.transcript.contains("Keys: press i: insert a row, "))
    #expect(driver.transcript.contains("press up or down or j or k: move, "))
    #expect(driver.stage.overlays.isEmpty)
  }

  @Test
  func `nothing is written while a prompt waits, and changes are reported with the next answer`()
    throws
  {
    let screen = GenericTableController(title: "News")
    screen.tableGroups = [TableGroup(rows: [TextRowController("One")])]
    let driver = LinearDriver(screen)
    driver.type("")
    let before = driver.transcript
    screen.insert([TextRowController("Two")], at: RowPath(group: 0, row: 1))
    driver.stage.showMessage("Two came.")
    #expect(driver.transcript == before)
    driver.type("")
    #expect(driver.transcript.dropFirst(before.count).contains("2 rows now."))
  }

  @Test func `a long row is one line, without padding`() {
    let words = Array(repeating: "word", count: 200).joined(separator: " ")
    let screen = GenericTableController(title: "Long")
    screen.tableGroups = [TableGroup(rows: [.note(words), .value("Label", words)])]
    let driver = LinearDriver(screen)
    driver.type("")
    #expect(driver.transcript.contains("1 \(words)\n2 Label: \(words)\n"))
    #expect(!driver.transcript.contains("  "))
  }

  @Test func `the end of the input cancels`() throws {
    let driver = LinearDriver(SignUpScreen())
    driver.type("Ada")
    driver.endInput()
    #expect(driver.exitStatus == 1)
    #expect(driver.transcript.hasSuffix("Cancelled. Changes are not saved.\n"))
  }

  // MARK: Expecting

  private let day = CivilDate(daysSince1970: 20_778)

  private func expectTranscript(
    of name: String, on screen: ScreenController? = nil, _ lines: [String]
  ) throws {
    let example = try #require(ExampleCatalogue.screen(named: name))
    let driver = LinearDriver(try screen ?? example.makeScreen(ExampleArguments()))
    for line in lines { driver.type(line) }
    expectPlain(driver.transcript)
    expectGolden(driver.transcript, named: name + ".txt")
  }
}
