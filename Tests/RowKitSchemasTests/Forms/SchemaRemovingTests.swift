import JSONSchema
import JSONText
import RowKit
import RowKitSchemas
import RowKitTesting
import Testing

/// Removing members that no schema describes.
@MainActor struct SchemaRemovingTests {
  private let text = #"{"name": "Ada", "age": 36, "tags": ["a", "b"], "deep": {"x": {"y": 1}}}"#

  private func form(_ schema: String? = nil) throws -> (form: SchemaForm, screen: ScreenDriver) {
    let value = SchemaValue(
      try JSONDocument(parsing: text), schema: try schema.map { try Schema(JSONValue(parsing: $0)) }
    )
    let form = SchemaForm(value, title: "Form")
    return (form, ScreenDriver(form, size: ScreenSize(width: 60, height: 40)))
  }

  @Test func `Delete removes a member that no schema describes, and undoing brings it back`()
    throws
  {
    let (form, screen) = try form()
    screen.press("down", "delete")
    #expect(form.document.text == text.replacing(#", "age": 36"#, with: ""), "\(screen.text)")
    screen.press("ctrl+_")
    #expect(form.document.text == text)
    screen.press("alt+e")
    let line = screen.line(with: "⊖ age").map { screen.lines[$0] }
    #expect(line?.contains("≡") == false, "\(screen.text)")
  }

  @Test func `a member that the schema describes is reset in its menu, and not deleted`() throws {
    let (form, screen) = try form(#"{"properties": {"age": {"type": "integer"}}}"#)
    screen.moveCursor(to: "Age")
    screen.press("delete", "escape")
    #expect(form.document.value["age"] != nil, "\(screen.text)")
    screen.moveCursor(to: "Age")
    screen.press("alt+.")
    #expect(screen.text.contains("Reset"), "\(screen.text)")
  }

  @Test(arguments: [#"{"type": "integer"}"#, #"{"type": ["integer", "boolean"]}"#])
  func `the number that is the whole document can't be emptied`(schema: String) throws {
    let value = SchemaValue(
      try JSONDocument(parsing: "5"), schema: try Schema(JSONValue(parsing: schema)))
    let form = SchemaForm(value, title: "Form")
    let screen = ScreenDriver(form, size: ScreenSize(width: 60, height: 12))
    for _ in 0..<3 where screen.line(with: "5") != nil && !form.isEditingText {
      screen.press("return")
      if !form.isEditingText { screen.press("down") }
    }
    screen.press("ctrl+u", "escape")
    #expect(form.document.text == "5")
    #expect(screen.text.lowercased().contains("needs a"), "\(screen.text)")
  }

  @Test func `the row that adds to a section has the menu of its list or object`() throws {
    let (form, screen) = try form()
    screen.moveCursor(to: "Add Entry")
    screen.press(".")
    #expect(screen.text.contains("Rename tags…"), "\(screen.text)")
    screen.press("down", "return")
    #expect(form.document.text == text.replacing(#", "tags": ["a", "b"]"#, with: ""))
    screen.press("u")
    #expect(form.document.text == text)
  }

  @Test func `rows that add to different values have different identities`() throws {
    let (form, _) = try form()
    let ids = form.tableGroups.flatMap { group in
      (0..<group.rows.count).compactMap { group.rows.rowID(at: $0) }
    }
    #expect(Set(ids).count == ids.count)
  }

  @Test(arguments: [(#""maxLength": 6"#, "too long"), (#""format": "email""#, "bad")])
  func `Delete twice removes an entry with a message and the next one, not the one above`(
    rule: String, wrong: String
  ) throws {
    let (form, screen) = try SchemaForm.shown(
      #"{"properties": {"u": {"items": {"type": "string", \#(rule)}}}}"#,
      #"{"u": ["a@b.cd", "\#(wrong)", "c@d.ef", "e@f.gh"]}"#, width: 60, height: 24)
    screen.press("down", "delete")
    #expect(form.document.text == #"{"u": ["a@b.cd", "c@d.ef", "e@f.gh"]}"#, "\(screen.text)")
    #expect(screen.line(with: "> 2 ") != nil, "\(screen.text)")
    screen.press("delete")
    #expect(form.document.text == #"{"u": ["a@b.cd", "e@f.gh"]}"#, "\(screen.text)")
  }
}
