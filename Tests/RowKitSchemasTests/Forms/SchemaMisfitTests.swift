import JSONSchema
import JSONText
import RowKit
import RowKitSchemas
import RowKitTesting
import Testing

/// Values of another type than the schema asks for.
@MainActor struct SchemaMisfitTests {
  private func form(_ schema: String, _ text: String) throws -> (SchemaForm, ScreenDriver) {
    try SchemaForm.shown(schema, text, width: 50, height: 20)
  }

  private let object = #"{"type": "object", "properties": {"a": {"type": "string"}}}"#

  @Test(arguments: [#"text"#, "5", "true"])
  func `a value that should be an object is edited as JSON text`(value: String) throws {
    let written = value == "text" ? "\"text\"" : value
    let (form, screen) = try form(#"{"properties": {"o": \#(object)}}"#, #"{"o": \#(written)}"#)
    #expect(screen.text.contains("O              \(written) "), "\(screen.text)")
    #expect(screen.text.contains("! Needs an object, not"), "\(screen.text)")
    screen.press("return alt+a \"{}\" escape")
    #expect(form.document.text == #"{"o": {}}"#, "\(screen.text)")
    screen.press("home return \"b\" escape")
    #expect(form.document.text == #"{"o": {"a": "b"}}"#, "\(screen.text)")
  }

  @Test func `a value that should be a list is edited as JSON text`() throws {
    let (form, screen) = try form(
      #"{"properties": {"l": {"type": "array", "items": {"type": "string"}}}}"#, #"{"l": "x"}"#)
    #expect(screen.text.contains("! Needs a list, not text."), "\(screen.text)")
    screen.press("return alt+a \"[]\" escape")
    #expect(form.document.text == #"{"l": []}"#, "\(screen.text)")
  }

  @Test func `an element that should be an object is edited as JSON text`() throws {
    let (form, screen) = try form(
      #"{"properties": {"l": {"type": "array", "items": \#(object)}}}"#, #"{"l": ["x"]}"#)
    screen.press("return")
    for _ in 0..<3 where screen.line(with: "\"x\"") == nil { screen.press("return") }
    #expect(screen.text.contains("! Needs an object, not text."), "\(screen.text)")
    screen.press("home return alt+a \"{}\" escape")
    #expect(form.document.text == #"{"l": [{}]}"#, "\(screen.text)")
  }

  @Test func `a document that should be an object is edited as JSON text`() throws {
    let (form, screen) = try form(object, #""x""#)
    #expect(screen.text.contains("Value          \"x\""), "\(screen.text)")
    #expect(screen.text.contains("! Needs an object, not text."), "\(screen.text)")
    screen.press("return alt+a \"{}\" escape")
    #expect(form.document.text == "{}", "\(screen.text)")
  }

  @Test func `null in place of an object leads to its members`() throws {
    let (form, screen) = try form(
      #"{"properties": {"o": {"type": ["object", "null"], "properties": {"a": {"type": "string"}}}}}"#,
      #"{"o": null}"#)
    #expect(screen.text.contains("null ›"), "\(screen.text)")
    screen.press("return home return \"b\" escape")
    #expect(form.document.text == #"{"o": {"a": "b"}}"#, "\(screen.text)")
  }

  @Test func `null in place of a list leads to its elements`() throws {
    let (form, screen) = try form(
      #"{"properties": {"l": {"type": ["array", "null"], "items": \#(object)}}}"#, #"{"l": null}"#)
    screen.press("return home return")
    #expect(form.document.text == #"{"l": [{}]}"#, "\(screen.text)")
  }

  @Test(arguments: ["date", "time", "date-time", "color"], ["20240101", "true", #"[1,"a"]"#])
  func `a value that isn't a text is shown as it is, whatever its format`(
    format: String, value: String
  ) throws {
    for type in ["", #", "type": ["string", "integer", "boolean", "array"]"#] {
      let (form, screen) = try form(
        #"{"properties": {"v": {"format": "\#(format)"\#(type)}}}"#, #"{"v": \#(value)}"#)
      let shown = value.hasPrefix("[") ? "2 entries" : value == "true" ? "━━━●" : value
      #expect(screen.text.contains(shown), "\(screen.text)")
      #expect(!screen.text.contains("—"), "\(screen.text)")
      screen.press("ctrl+u right up escape")
      #expect(form.document.text == #"{"v": \#(value)}"#, "\(screen.text)")
    }
  }

  @Test func `null in place of a date is given a date`() throws {
    let (form, screen) = try form(
      #"{"properties": {"v": {"type": ["string", "null"], "format": "date"}}}"#, #"{"v": null}"#)
    screen.press("return right escape")
    #expect(form.document.text != #"{"v": null}"#, "\(screen.text)")
  }
}
