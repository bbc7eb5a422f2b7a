import Foundation
import JSONText
import RowKit
import RowKitSchemas
import RowKitStorage
import RowKitTesting
import Testing

/// A document with changes when a signal ends the program, and afterwards.
@MainActor struct UnsavedDocumentTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "rowkit-unsaved-\(UUID().uuidString)"
  ).path

  private let saved = "{\n  \"name\": \"Ada\"\n}\n"
  private let typed = "{\n  \"name\": \"Ada!\"\n}\n"

  private var path: String { folder + "/file.json" }
  private var copy: String { folder + "/.file.json.rowkit-unsaved" }

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(saved.utf8).write(to: URL(fileURLWithPath: path))
  }

  /// Opens the file, for a user whose state is in a folder of the test.
  private func openedFile() throws -> JSONDocumentFile {
    var calls = FileCalls()
    calls.stateFolder = { [folder] in folder + "/state" }
    return JSONDocumentFile(
      path: path, try JSONDocumentFile.opened(StoreFile(path)), calls: calls)
  }

  private func opened() throws -> (SchemaForm, ScreenDriver) {
    let file = try openedFile()
    let form = SchemaForm(SchemaValue(file.document, schema: nil), title: "Form")
    form.save(in: file)
    return (form, ScreenDriver(form, size: ScreenSize(width: 60, height: 24)))
  }

  /// Types a letter into the first field of the file, and ends the program as a signal does.
  private func endProgram() throws -> [String] {
    let (_, screen) = try opened()
    screen.press("return !")
    screen.stage.handle(.quit, at: screen.stage.now)
    return screen.stage.endReports
  }

  private func text(at path: String) -> String? {
    try? String(contentsOfFile: path, encoding: .utf8)
  }

  private func finish() { try? FileManager.default.removeItem(atPath: folder) }

  @Test func `a signal keeps the document beside the file, for its user alone`() throws {
    defer { finish() }
    let reports = try endProgram()
    #expect(
      reports == [
        "Changes to \(path) aren't saved. They are kept in \(copy): open the file again to restore them."
      ])
    #expect(text(at: path) == saved)
    #expect(text(at: copy) == typed)
    let attributes = try FileManager.default.attributesOfItem(atPath: copy)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test(arguments: ["ctrl+c ctrl+c", "ctrl+c d return"])
  func `a second ctrl+c keeps the document, and the answer to discard it doesn't`(keys: String)
    throws
  {
    defer { finish() }
    let (_, screen) = try opened()
    screen.press("return !")
    screen.press(keys)
    #expect(screen.player.hasQuit)
    #expect((text(at: copy) == typed) == (keys == "ctrl+c ctrl+c"))
    #expect(text(at: path) == saved)
  }

  @Test func `a restored document that is discarded isn't offered again`() throws {
    defer { finish() }
    _ = try endProgram()
    let (_, screen) = try opened()
    screen.stage.isAttended = true
    screen.update()
    #expect(screen.text.contains("Restore"), "\(screen.text)")
    screen.press("return ctrl+c d return")
    #expect(screen.player.hasQuit)
    #expect(text(at: copy) == nil)
    #expect(text(at: path) == saved)
  }

  @Test func `the document is restored when the file is opened again, and then saved`() throws {
    defer { finish() }
    _ = try endProgram()
    let (form, screen) = try opened()
    #expect(screen.text.contains("The last changes weren't saved."), "\(screen.text)")
    screen.press("return")
    #expect(form.document.text == typed)
    #expect(form.hasUnsavedChanges)
    #expect(text(at: copy) == typed)
    screen.press("ctrl+s")
    #expect(text(at: path) == typed)
    #expect(text(at: copy) == nil)
    let (_, next) = try opened()
    #expect(!next.text.contains("The last changes"))
  }

  @Test func `the document is compared with the file before it is restored`() throws {
    defer { finish() }
    _ = try endProgram()
    let (form, screen) = try opened()
    screen.press("down return")
    for line in [
      "- only in the file   + only in the last changes", "-   \"name\": \"Ada\"",
      "+   \"name\": \"Ada!\"",
    ] { #expect(screen.line(with: line) != nil, "\(line)\n\(screen.text)") }
    screen.press("escape")
    #expect(screen.text.contains("The last changes weren't saved."), "\(screen.text)")
    screen.press("return")
    #expect(form.document.text == typed)
  }

  @Test func `the document is compared with what the file contains by then`() throws {
    defer { finish() }
    _ = try endProgram()
    let (_, screen) = try opened()
    try Data("{\"name\": \"Bob\"}".utf8).write(to: URL(fileURLWithPath: path))
    let later = Date.now.addingTimeInterval(5)
    try FileManager.default.setAttributes([.modificationDate: later], ofItemAtPath: path)
    screen.press("down return")
    #expect(screen.line(with: "- {\"name\": \"Bob\"}") != nil, "\(screen.text)")
    screen.press("escape")
    #expect(screen.text.contains("The file was changed meanwhile."), "\(screen.text)")
  }

  @Test func `editing goes on after a question unless something was undone before`() throws {
    defer { finish() }
    let (form, screen) = try opened()
    screen.press("return ! escape ctrl+c escape")
    #expect(form.isEditingText, "\(screen.text)")
    screen.press("? escape ctrl+_ ctrl+c escape")
    #expect(!form.isEditingText, "\(screen.text)")
  }

  @Test func `a person reads that the file was changed after the program had ended`() throws {
    defer { finish() }
    _ = try endProgram()
    let (_, screen) = try opened()
    #expect(screen.text.contains("The program ended before."), "\(screen.text)")
    try Data("{\"name\": \"Bob\"}".utf8).write(to: URL(fileURLWithPath: path))
    let later = Date.now.addingTimeInterval(5)
    try FileManager.default.setAttributes([.modificationDate: later], ofItemAtPath: path)
    let (_, next) = try opened()
    #expect(next.text.contains("The file was changed meanwhile."), "\(next.text)")
  }

  @Test func `a person reads that the file was changed before the program ended`() throws {
    defer { finish() }
    let (_, screen) = try opened()
    screen.press("return !")
    try Data("{\"name\": \"Bob\"}".utf8).write(to: URL(fileURLWithPath: path))
    screen.stage.handle(.quit, at: screen.stage.now)
    #expect(text(at: copy) == typed)
    let (_, next) = try opened()
    #expect(next.text.contains("The file was changed meanwhile."), "\(next.text)")
    // The next copy, made from the restored document, keeps that.
    // The answer that replaces what another program wrote isn't the first one that Return gives.
    next.press("up return", "return ?")
    next.stage.handle(.quit, at: next.stage.now)
    #expect(text(at: copy + "-2")?.contains("Ada!?") == true)
    let (_, last) = try opened()
    #expect(last.text.contains("The file was changed meanwhile."), "\(last.text)")
  }

  @Test func `a script isn't asked, and leaves the document to a person`() throws {
    defer { finish() }
    _ = try endProgram()
    let file = try openedFile()
    let form = SchemaForm(SchemaValue(file.document, schema: nil), title: "Form")
    form.save(in: file)
    let stage = Stage(root: form, size: ScreenSize(width: 60, height: 24), isAttended: false)
    #expect(stage.overlays.isEmpty)
    #expect(text(at: copy) == typed)
    let (_, screen) = try opened()
    #expect(screen.text.contains("The last changes weren't saved."), "\(screen.text)")
  }

  /// Opens the file as a script does, which types a letter.
  private func openedByScript(typing letter: Character) throws -> (SchemaForm, Stage) {
    let file = try openedFile()
    let form = SchemaForm(SchemaValue(file.document, schema: nil), title: "Form")
    form.save(in: file)
    let stage = Stage(root: form, size: ScreenSize(width: 60, height: 24), isAttended: false)
    for key in [KeyPress(.return), KeyPress(.character(letter)), KeyPress(.tab)] {
      stage.handle(.key(key), at: .zero)
    }
    return (form, stage)
  }

  @Test func `a person who takes over from a script is asked then`() throws {
    defer { finish() }
    _ = try endProgram()
    let (form, stage) = try openedByScript(typing: "?")
    stage.isAttended = true
    #expect(stage.overlays.count == 1)
    stage.handle(.key(KeyPress(.return)), at: .zero)
    #expect(form.document.text == typed)
  }

  @Test func `a copy that wasn't offered stays beside the one of a later program`() throws {
    defer { finish() }
    _ = try endProgram()
    let (_, stage) = try openedByScript(typing: "?")
    stage.handle(.quit, at: .zero)
    #expect(text(at: copy) == typed)
    #expect(text(at: copy + "-2") == "{\n  \"name\": \"Ada?\"\n}\n")
    let (form, screen) = try opened()
    screen.press("up return")
    #expect(text(at: copy + "-2") == nil)
    #expect(screen.text.contains("The last changes weren't saved."), "\(screen.text)")
    screen.press("return")
    #expect(form.document.text == typed)
  }

  @Test func `a copy without JSON is neither offered nor removed`() throws {
    defer { finish() }
    try Data("{".utf8).write(to: URL(fileURLWithPath: copy))
    let (_, screen) = try opened()
    #expect(!screen.text.contains("The last changes"), "\(screen.text)")
    screen.press("return ! ctrl+s")
    #expect(text(at: path) == typed)
    #expect(text(at: copy) == "{")
  }

  @Test func `restoring can be undone`() throws {
    defer { finish() }
    _ = try endProgram()
    let (form, screen) = try opened()
    screen.press("return ctrl+_")
    #expect(form.document.text == saved, "\(screen.text)")
    #expect(!form.hasUnsavedChanges)
  }

  @Test func `a discarded document is gone, and one without an answer is offered again`() throws {
    defer { finish() }
    _ = try endProgram()
    _ = try opened()
    let (form, screen) = try opened()
    screen.press("up return")
    #expect(form.document.text == saved)
    #expect(text(at: copy) == nil)
  }

  @Test func `a copy of a restored document replaces the former one once it is complete`() throws {
    defer { finish() }
    _ = try endProgram()
    let (_, screen) = try opened()
    screen.press("return", "return ?")
    screen.stage.handle(.quit, at: screen.stage.now)
    #expect(text(at: copy) == nil)
    #expect(text(at: copy + "-2") == "{\n  \"name\": \"Ada!?\"\n}\n")
  }

  @Test func `a tenth copy is kept in a folder of the user, and nine of those are the last`() throws
  {
    defer { finish() }
    for path in [copy] + (2...9).map({ "\(copy)-\($0)" }) {
      try Data("1".utf8).write(to: URL(fileURLWithPath: path))
    }
    for number in 1...10 {
      let (_, stage) = try openedByScript(typing: "?")
      stage.handle(.quit, at: .zero)
      let report = try #require(stage.endReports.first)
      let isKept = report.contains("They are kept in \(folder)/state/rowkit/unsaved/.file.json-")
      #expect(isKept == (number < 10), "\(report)")
      #expect(report.contains("and 17 more stand in the way") == (number == 10), "\(report)")
    }
    #expect(([copy] + (2...9).map { "\(copy)-\($0)" }).allSatisfy { text(at: $0) == "1" })
  }

  @Test func `a saved document leaves nothing behind`() throws {
    defer { finish() }
    let (_, screen) = try opened()
    screen.press("return ! ctrl+s")
    screen.stage.handle(.quit, at: screen.stage.now)
    #expect(screen.stage.endReports.isEmpty)
    #expect(text(at: path) == typed)
    #expect(text(at: copy) == nil)
  }

  @Test func `a link with the name of the copy is neither read nor followed`() throws {
    defer { finish() }
    let other = folder + "/other"
    try Data(typed.utf8).write(to: URL(fileURLWithPath: other))
    try FileManager.default.createSymbolicLink(atPath: copy, withDestinationPath: other)
    let (_, screen) = try opened()
    #expect(!screen.text.contains("The last changes"), "\(screen.text)")
    screen.press("return ?")
    screen.stage.handle(.quit, at: screen.stage.now)
    #expect(text(at: copy + "-2") == "{\n  \"name\": \"Ada?\"\n}\n")
    #expect(text(at: other) == typed)
  }
}
