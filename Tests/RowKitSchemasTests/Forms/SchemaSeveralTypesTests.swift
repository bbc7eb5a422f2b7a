import JSONSchema
import JSONText
import RowKit
import RowKitSchemas
import RowKitTesting
import Testing

/// Values whose rules allow several types.
@MainActor struct SchemaSeveralTypesTests {
  private func form(_ types: String, _ value: String) throws -> (SchemaForm, ScreenDriver) {
    try SchemaForm.shown(
      #"{"properties":{"v":{"type":\#(types)}}}"#, #"{"v":\#(value)}"#, width: 70, height: 20)
  }

  @Test(arguments: [
    (#"["string","integer"]"#, "5", "Change to text", #""5""#),
    (#"["string","integer"]"#, #""12""#, "Change to whole number", "12"),
    (#"["string","integer"]"#, #""x""#, "Change to whole number", "0"),
    (#"["string","integer"]"#, #""1.5""#, "Change to whole number", "0"),
    (#"["string","integer","number"]"#, #""1.50""#, "Change to number", "1.50"),
    (#"["string","array"]"#, #""x""#, "Change to list", #"["x"]"#),
    (#"["number","array"]"#, "[5]", "Change to number", "5"),
    (#"["boolean","string"]"#, "true", "Change to text", #""true""#),
    (#"["boolean","string"]"#, #""true""#, "Change to on or off", "true"),
    (#"["boolean","object"]"#, "true", "Change to object", "{}"),
    (#"["null","string","integer"]"#, "null", "Change to whole number", "0"),
  ])
  func `the menu of a value changes its type`(
    types: String, value: String, title: String, result: String
  ) throws {
    let (form, screen) = try form(types, value)
    screen.press("alt+.")
    choose(title, screen)
    #expect(
      form.document.value["v"] == (try JSONValue(parsing: result)), "\(form.document.text)")
    screen.press("escape ctrl+_")
    #expect(form.document.text == #"{"v":\#(value)}"#, "\(screen.text)")
  }

  @Test func `what is typed after the type was changed is the value`() throws {
    let (form, screen) = try form(#"["string","integer"]"#, "5")
    screen.press("alt+.")
    choose("Change to text", screen)
    screen.press("return ctrl+u")
    screen.type("abc")
    screen.press("escape")
    #expect(form.document.text == #"{"v":"abc"}"#, "\(screen.text)")
  }

  @Test(arguments: [#"["string","null"]"#, #"["integer","number"]"#, #""integer""#])
  func `a value of a single type has no other`(types: String) throws {
    let (_, screen) = try form(types, "null")
    screen.press("alt+.")
    #expect(screen.text.contains("About"), "\(screen.text)")
    #expect(!screen.text.contains("Change to"), "\(screen.text)")
  }

  @Test(arguments: [
    ("2", "Change to text", #""2""#), ("2", "Change to list", "[2]"),
    (#""5""#, "Change to number", "5"), ("null", "Change to number", "0"),
    ("null", "Change to object", "{}"), ("true", "Set to null", "null"),
  ])
  func `a value without rules can be given any type`(
    value: String, title: String, result: String
  ) throws {
    let (form, screen) = try SchemaForm.shown(
      #"{"properties":{"v":{}}}"#, #"{"v":\#(value)}"#, width: 70, height: 20)
    // Return opens the menu of a row that has no other use.
    screen.press(value == "null" ? "return" : "alt+.")
    choose(title, screen)
    #expect(
      form.document.value["v"] == (try JSONValue(parsing: result)), "\(form.document.text)")
  }

  @Test(arguments: [
    (#"{"properties":{"v":{}}}"#, #"{"v":"\ud800x"}"#),
    (#"{"additionalProperties":false}"#, #"{"v":2}"#),
  ])
  func `text that can't be represented, and what is forbidden, keep their types`(
    schema: String, text: String
  ) throws {
    let (form, screen) = try SchemaForm.shown(schema, text, width: 70, height: 20)
    screen.press("alt+.")
    #expect(screen.text.contains("About"), "\(screen.text)")
    #expect(!screen.text.contains("Change to"), "\(screen.text)")
    #expect(form.document.text == text)
  }

  @Test func `an integer without rules can become a fraction`() throws {
    let (form, screen) = try SchemaForm.shown(
      #"{"properties":{"v":{}}}"#, #"{"v":2}"#, width: 70, height: 20)
    screen.press("return")
    screen.type(".5")
    screen.press("escape")
    #expect(form.document.text == #"{"v":2.5}"#, "\(screen.text)")
  }

  /// Chooses an action of the menu that is shown.
  private func choose(_ title: String, _ screen: ScreenDriver) {
    func hasCursor() -> Bool {
      screen.content.contains { $0.contains(">") && $0.contains(title) }
    }
    for _ in 0..<9 where !hasCursor() { screen.press("down") }
    #expect(hasCursor(), "\(screen.text)")
    screen.press("return")
  }
}
