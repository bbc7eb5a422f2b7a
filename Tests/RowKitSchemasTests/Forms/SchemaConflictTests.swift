import Foundation
import JSONSchema
import JSONText
import RowKit
import RowKitSchemas
import RowKitTesting
import Testing

/// A file that another program changes while it is edited.
@MainActor struct SchemaConflictTests {
  private let path = FileManager.default.temporaryDirectory
    .appendingPathComponent("\(UUID().uuidString).json").path

  private let origin = "{\n  \"name\": \"Ada\",\n  \"port\": 80\n}\n"
  private let mine = "{\n  \"name\": \"Ada!\",\n  \"port\": 80\n}\n"
  private let theirs = "{\n  \"name\": \"Ada\",\n  \"port\": 443\n}\n"

  /// Returns a form of a file with a text, which is written first.
  private func opened(_ text: String) throws -> (SchemaForm, ScreenDriver) {
    try write(text)
    let file = try JSONDocumentFile(path: path)
    let form = SchemaForm(SchemaValue(file.document, schema: nil), title: "Form")
    form.save(in: file)
    return (form, ScreenDriver(form, size: ScreenSize(width: 60, height: 24)))
  }

  /// Returns a form that was saved by keys, those of its save row, after both sides changed the file.
  private func conflict(
    with theirs: String, savedBy keys: String = "end return"
  ) throws -> (SchemaForm, ScreenDriver) {
    let (form, screen) = try opened(origin)
    screen.press("return ! escape")
    try write(theirs)
    screen.press(keys)
    #expect(screen.text.contains("Another program changed the file."), "\(screen.text)")
    return (form, screen)
  }

  private func write(_ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  private func present() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  /// Returns a form of a file that another program writes while the person is elsewhere.
  private func returning(
    to theirs: String, typing keys: String = "down"
  ) async throws -> (SchemaForm, ScreenDriver) {
    let (form, screen) = try opened(origin)
    screen.press(keys)
    screen.player.send(.windowFocus(false))
    try write(theirs)
    screen.player.send(.windowFocus(true))
    for _ in 0..<500 where !screen.text.contains("Another program changed the file.") {
      try await Task.sleep(for: .milliseconds(10))
      screen.update()
    }
    #expect(screen.text.contains("Another program changed the file."), "\(screen.text)")
    return (form, screen)
  }

  @Test func `a document without changes is the file's when the person comes back`() async throws {
    let (form, screen) = try await returning(to: theirs)
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(form.document.text == theirs && !form.hasUnsavedChanges, "\(screen.text)")
    #expect(screen.line(with: "> port              443") != nil, "\(screen.text)")
    screen.press("ctrl+s")
    #expect(try present() == theirs)
    screen.press("ctrl+_")
    #expect(form.document.text.contains("80") && form.hasUnsavedChanges)
  }

  @Test(arguments: ["return ! escape", "return !", "{"])
  func `what was typed, or can't be read, is left when the person comes back`(
    keys: String
  ) async throws {
    let isBroken = keys == "{"
    let (form, screen) = try await returning(
      to: isBroken ? keys : theirs, typing: isBroken ? "down" : keys)
    defer { try? FileManager.default.removeItem(atPath: path) }
    screen.press("escape")
    #expect(form.document.text.contains("80"), "\(screen.text)")
    #expect(form.hasUnsavedChanges != isBroken)
    guard !isBroken else { return }
    screen.press("ctrl+s")
    #expect(screen.text.contains("Keep Mine") && form.document.text == mine, "\(screen.text)")
    #expect(try present() == theirs)
  }

  @Test func `a question about a change that was left is no failure without own changes`() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let (form, screen) = try opened(mine)
    try write(theirs)
    screen.press("ctrl+s")
    #expect(screen.text.contains("Another program changed the file."), "\(screen.text)")
    screen.press("escape")
    #expect(form.finishSaving() == [])
    #expect(try present() == theirs)
  }

  @Test func `nothing is written until the person keeps their own document`() throws {
    let (form, screen) = try conflict(with: theirs)
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(try present() == theirs)
    screen.press("down return")
    #expect(try present() == mine, "\(screen.text)")
    #expect(!form.hasUnsavedChanges)
  }

  @Test func `ctrl-s saves on each screen of the document, also while a field is edited`() throws {
    let text = { (name: String, number: Int) in
      "{\n  \"name\": \"\(name)\",\n  \"deep\": {\"a\": {\"b\": \(number)}}\n}\n"
    }
    defer { try? FileManager.default.removeItem(atPath: path) }
    let (form, screen) = try opened(text("Ada", 1))
    screen.press("return ! ctrl+s")
    #expect(try present() == text("Ada!", 1), "\(screen.text)")
    screen.press("escape end up up return return 5 ctrl+s")
    #expect(try present() == text("Ada!", 15), "\(screen.text)")
    #expect(screen.text.contains("Saved."))
    #expect(!form.hasUnsavedChanges)
  }

  @Test func `a screen of a nested value continues with the other document`() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let (form, screen) = try opened("{\n  \"deep\": {\"a\": {\"b\": 1}}\n}\n")
    screen.press("end up up up return return 5 escape")
    #expect(form.document.text == "{\n  \"deep\": {\"a\": {\"b\": 15}}\n}\n", "\(screen.text)")
    try write("{\"new\": true, \"deep\": {\"a\": {\"b\": 2}}}")
    screen.press("ctrl+s")
    screen.press("down down return")
    #expect(
      form.document.text == "{\"new\": true, \"deep\": {\"a\": {\"b\": 2}}}", "\(screen.text)")
    screen.press("return 3 ctrl+s")
    #expect(try present() == "{\"new\": true, \"deep\": {\"a\": {\"b\": 23}}}", "\(screen.text)")
  }

  @Test func `taking the other document keeps all of it in a form without a value`() throws {
    try write("{}")
    defer { try? FileManager.default.removeItem(atPath: path) }
    let schema = try Schema(JSONValue(parsing: #"{"properties": {"name": {"type": "string"}}}"#))
    let file = try JSONDocumentFile(path: path)
    let form = SchemaForm(schema, nil, title: "Form")
    form.save(in: file)
    let screen = ScreenDriver(form, size: ScreenSize(width: 60, height: 24))
    screen.press("return A escape")
    try write(#"{"port": 1}"#)
    screen.press("ctrl+s")
    screen.press("down down return")
    screen.press("home return B escape")
    #expect(form.document.value(at: ["port"]) != nil, "\(form.document.text) \(screen.text)")
  }

  @Test func `taking the other document can be undone`() throws {
    let (form, screen) = try conflict(with: theirs)
    defer { try? FileManager.default.removeItem(atPath: path) }
    screen.press("down down return")
    #expect(form.document.text == theirs, "\(screen.text)")
    #expect(!form.hasUnsavedChanges)
    screen.press("ctrl+_")
    #expect(form.document.text == mine)
    #expect(form.hasUnsavedChanges)
    screen.press("end return")
    #expect(try present() == mine, "\(screen.text)")
  }

  @Test func `both are compared line by line, and the question comes again`() throws {
    let (_, screen) = try conflict(with: theirs)
    defer { try? FileManager.default.removeItem(atPath: path) }
    screen.press("return")
    for line in [
      "-   \"name\": \"Ada\",", "-   \"port\": 443", "+   \"name\": \"Ada!\",", "+   \"port\": 80",
    ] { #expect(screen.line(with: line) != nil, "\(line)\n\(screen.text)") }
    screen.press("escape")
    #expect(screen.text.contains("Another program changed the file."), "\(screen.text)")
    screen.press("escape end return")
    #expect(screen.text.contains("Another program changed the file."), "\(screen.text)")
    #expect(try present() == theirs)
    screen.press("return", "escape", "down return")
    #expect(try present() == mine, "\(screen.text)")
  }

  @Test func `a person who listens hears which lines are whose`() throws {
    try write("{\n  \"name\": \"Ada\",\n  \"port\": 80\n}\n")
    defer { try? FileManager.default.removeItem(atPath: path) }
    let file = try JSONDocumentFile(path: path)
    let form = SchemaForm(SchemaValue(file.document, schema: nil), title: "Form")
    form.save(in: file)
    let driver = LinearDriver(form)
    driver.type("name", "Ada!")
    try write(theirs)
    driver.type("s", "1", "")
    let said = [
      "only in the file:   \"name\": \"Ada\",", "only in the file:   \"port\": 443",
      "only here:   \"name\": \"Ada!\",", "only here:   \"port\": 80",
    ]
    for line in said { #expect(driver.transcript.contains("\n\(line)\n"), "\(driver.transcript)") }
    #expect(driver.transcript.contains("\n{\n"), "\(driver.transcript)")
  }

  @Test func `a file that isn't JSON can only be overwritten or left`() throws {
    let (_, screen) = try conflict(with: "oops")
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(!screen.text.contains("Take Theirs"))
    #expect(screen.text.contains("Nothing is written yet."), "\(screen.text)")
    #expect(!screen.text.contains("Taking theirs"), "\(screen.text)")
    screen.press("escape")
    #expect(try present() == "oops")
  }

  @Test func `the document that is taken is the one that the file contains then`() throws {
    let (form, screen) = try conflict(with: theirs)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let third = theirs.replacing("443", with: "8080")
    try write(third)
    screen.press("down down return")
    #expect(form.document.text == third, "\(screen.text)")
    #expect(!form.hasUnsavedChanges)
  }

  @Test func `the question comes again if the file has become no JSON`() throws {
    let (form, screen) = try conflict(with: theirs)
    defer { try? FileManager.default.removeItem(atPath: path) }
    try write("oops")
    screen.press("down down return")
    #expect(form.document.text == mine)
    #expect(screen.text.contains("Another program changed the file."), "\(screen.text)")
    #expect(!screen.text.contains("Take Theirs"), "\(screen.text)")
  }

  @Test func `a person who takes the other document stays, and can undo that`() throws {
    let (form, screen) = try conflict(with: theirs, savedBy: "ctrl+c down return")
    defer { try? FileManager.default.removeItem(atPath: path) }
    screen.press("down down return")
    #expect(!screen.player.hasQuit)
    #expect(form.document.text == theirs, "\(screen.text)")
    screen.press("ctrl+_")
    #expect(form.document.text == mine, "\(screen.text)")
  }

  @Test func `a file that is gone by then isn't taken`() throws {
    let (form, screen) = try conflict(with: theirs)
    try FileManager.default.removeItem(atPath: path)
    screen.press("down down return")
    #expect(form.document.text == mine)
    #expect(form.hasUnsavedChanges, "\(screen.text)")
    #expect(screen.text.contains("It can't be taken now: it is gone or"), "\(screen.text)")
  }
}
