import Foundation
import JSONSchema
import JSONText
import RowKit
import RowKitSchemas
import RowKitTesting
import Testing

/// Screens of values that cease to exist.
@MainActor struct SchemaGoneValueTests {
  private let rules = """
    {"properties": {"people": {"type": "array", "items": {"type": "object", "properties": {
      "n": {"type": "string"}, "age": {"type": "integer"}, "isIn": {"type": "boolean"},
      "pet": {"type": "object", "properties": {"call": {"type": "string"}}}}}}}}
    """

  private func form(_ text: String) throws -> (SchemaForm, ScreenDriver) {
    let schema = try Schema(JSONValue(parsing: rules))
    let value = SchemaValue(try JSONDocument(parsing: text), schema: schema)
    let form = SchemaForm(value, title: "Form")
    form.onSave = { _ in nil }
    return (form, ScreenDriver(form, size: ScreenSize(width: 60, height: 20)))
  }

  private func titles(_ form: SchemaForm) -> [String] {
    form.navigation?.screens.map(\.title) ?? []
  }

  @Test func `undoing a new element leaves its screen`() throws {
    let (form, screen) = try form(#"{"people": [{"n": "A"}]}"#)
    screen.press("return down return")
    #expect(titles(form) == ["Form", "People", "2"])
    screen.press("ctrl+_")
    #expect(titles(form) == ["Form", "People"])
    #expect(screen.line(with: "Undone: people. This entry is gone.") != nil, "\(screen.text)")
    screen.press("ctrl+shift+z home down return")
    #expect(titles(form) == ["Form", "People", "2"])
    screen.press("\"hello\" tab")
    #expect(form.document.value(at: ["people", 1, "n"])?.string == "hello")
  }

  @Test func `undoing a new element leaves the screens inside it, too`() throws {
    let (form, screen) = try form(#"{"people": [{"n": "A"}]}"#)
    screen.press("return down return down down down return")
    #expect(titles(form) == ["Form", "People", "2", "Pet"])
    screen.press("ctrl+_")
    #expect(titles(form) == ["Form", "People"], "\(screen.text)")
  }

  @Test func `doing a removal again leaves the screen of the element`() throws {
    let (form, screen) = try form(#"{"people": [{"n": "A"}, {"n": "B"}]}"#)
    screen.press("return delete ctrl+_ home return")
    #expect(titles(form) == ["Form", "People", "1"], "\(screen.text)")
    screen.press("ctrl+shift+z")
    #expect(titles(form) == ["Form", "People"], "\(screen.text)")
    #expect(form.document.text == #"{"people": [{"n": "B"}]}"#)
  }

  @Test func `a title follows its element`() throws {
    let (form, screen) = try form(#"{"people": [{"n": "A"}, {"n": "B", "pet": {}}]}"#)
    screen.press("return delete return")
    #expect(titles(form) == ["Form", "People", "1"])
    screen.press("down down down return")
    #expect(titles(form) == ["Form", "People", "1", "Pet"])
    screen.press("ctrl+_")
    #expect(titles(form) == ["Form", "People", "2", "Pet"], "\(screen.text)")
    #expect(screen.line(with: "‹ 2") != nil, "\(screen.text)")
    screen.press("escape ctrl+shift+z")
    #expect(titles(form) == ["Form", "People", "1"], "\(screen.text)")
  }

  @Test func `a title follows a key that is renamed back`() throws {
    let (form, screen) = try form(#"{"people": [], "o": {"p": {"q": {"r": 1}}}}"#)
    for _ in 0..<12 where screen.line(with: "> p") == nil { screen.press("down") }
    screen.press("alt+. down down return \"2\" ctrl+s return")
    #expect(titles(form) == ["Form", "p2"], "\(screen.text)")
    screen.press("ctrl+_")
    #expect(titles(form) == ["Form", "p"], "\(screen.text)")
  }

  @Test func `taking a document without the element leaves its screen`() throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).json").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    func write(_ text: String) throws { try Data(text.utf8).write(to: URL(fileURLWithPath: path)) }
    try write(#"{"people": [{"n": "A"}, {"n": "B"}]}"#)
    let file = try JSONDocumentFile(path: path)
    let schema = try Schema(JSONValue(parsing: rules))
    let form = SchemaForm(SchemaValue(file.document, schema: schema), title: "Form")
    form.save(in: file)
    let screen = ScreenDriver(form, size: ScreenSize(width: 60, height: 20))
    screen.press("return down return \"x\" escape")
    let theirs = #"{"people": [{"n": "A"}]}"#
    try write(theirs)
    screen.press("ctrl+s down down return")
    #expect(titles(form) == ["Form", "People"], "\(screen.text)")
    #expect(screen.line(with: "This entry is gone.") != nil, "\(screen.text)")
    #expect(form.document.text == theirs)
    screen.press("ctrl+_")
    #expect(form.document.value(at: ["people", 1, "n"])?.string == "Bx")
  }

  @Test func `a screen that can't be left refuses what is typed`() throws {
    let (form, screen) = try form(#"{"people": [{"n": "A"}]}"#)
    screen.press("return down return")
    let element = try #require(form.navigation?.top)
    element.pop()
    form.present(element)
    let text = form.document.text
    screen.press("ctrl+_ \"hello\" tab")
    #expect(screen.line(with: "! “hello” wasn't accepted. This entry") != nil, "\(screen.text)")
    screen.press("ctrl+s")
    #expect(screen.line(with: "Saved.") == nil, "\(screen.text)")
    screen.press("ctrl+shift+z")
    #expect(form.document.text == text, "\(screen.text)")
    screen.press("ctrl+_ home down down space")
    #expect(form.document.text == #"{"people": [{"n": "A"}]}"#)
    #expect(screen.line(with: "This entry is gone.") != nil, "\(screen.text)")
  }
}
