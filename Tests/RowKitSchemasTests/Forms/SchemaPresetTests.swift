import JSONSchema
import JSONText
import RowKit
import RowKitSchemas
import RowKitTesting
import Testing

/// Values that the program puts into new entries.
@MainActor struct SchemaPresetTests {
  private func form(_ schema: String, _ text: String) throws -> (SchemaForm, ScreenDriver) {
    try SchemaForm.shown(schema, text, width: 90, height: 20)
  }

  @Test(arguments: [
    (#"{"type": "integer", "minimum": 1, "maximum": 65535}"#, "0", "7"),
    (#"{"type": "integer", "minimum": 1, "maximum": 65535, "default": 8080}"#, "8080", "7"),
    (#"{"type": "number", "default": 1.5}"#, "1.5", "7"),
    (#"{"type": "string", "default": "abc"}"#, #""abc""#, #""7""#),
    (#"{"type": "string"}"#, #""""#, #""7""#),
    (#"{"type": ["string", "integer"]}"#, #""""#, #""7""#),
  ]) func `the first character typed replaces what the program put into a new entry`(
    element: String, preset: String, typed: String
  ) throws {
    let (form, screen) = try form(
      #"{"properties": {"l": {"type": "array", "items": \#(element)}}}"#, #"{"l": []}"#)
    screen.press("return")
    if form.document.text == #"{"l": []}"# { screen.press("return") }
    #expect(form.document.text == #"{"l": [\#(preset)]}"#, "\(screen.text)")
    screen.press("7 escape")
    #expect(form.document.text == #"{"l": [\#(typed)]}"#, "\(screen.text)")
    // Typed text is kept.
    screen.press("return 8 escape")
    #expect(form.document.text.contains("78"), "\(screen.text)")
  }

  @Test func `a default that is answered, or from which no step leads, is stored`() throws {
    let rules =
      #"{"properties": {"n": {"type": "integer", "minimum": 3, "maximum": 5, "default": 5}}}"#
    let (form, screen) = try SchemaForm.shown(rules, "{}", width: 60, height: 12)
    screen.press("right")
    #expect(form.document.value["n"]?.number?.int == 5, "\(screen.text)")
    let (other, _) = try SchemaForm.shown(rules, "{}", width: 60, height: 12)
    let driver = LinearDriver(other)
    driver.type("1", "5")
    #expect(other.document.value["n"]?.number?.int == 5, "\(driver.transcript)")
  }

  @Test func `a default is shown where there is no value, and steps begin at it`() throws {
    let rules = """
      {"properties": {
        "size": {"type": "integer", "minimum": 0, "maximum": 100, "default": 50},
        "on": {"type": "boolean", "default": true},
        "day": {"type": "string", "format": "date", "default": "2026-11-22"},
        "look": {"oneOf": [{"const": "l", "title": "Light"}, {"const": "d", "title": "Dark"}],
         "default": "d"},
        "four": {"enum": ["a", "b", "c", "d"], "default": "c"},
        "tint": {"type": "string", "format": "color", "default": "#102030"},
        "nine": {"enum": ["a", "b", "c", "d", "e", "f", "g", "h", "i"], "default": "i"}},
       "additionalProperties": false}
      """
    let (form, screen) = try SchemaForm.shown(rules, "{}", width: 60, height: 12)
    screen.expectRows(
      """
      > Size (default: 50)                               − 50 +
        On (default: true)                                 ━━━●
        Day (default: 22 Nov 2026)                            —
        Look (default: Dark)                      Light │ Dark
        Four (default: c)                                   — ▸
        Tint (default: #102030)                               —
        Nine (default: i)                                   — ›
      """)
    screen.press("right")
    #expect(form.document.value["size"]?.number?.int == 51)
    #expect(screen.text.contains("Size  ") && screen.text.contains("− 51 +"), "\(screen.text)")
    screen.press("delete left")
    #expect(form.document.value["size"]?.number?.int == 49)
    screen.press("down down down right")
    #expect(form.document.text.contains("\"look\": "))
  }

  @Test func `a default is said where there is no value`() throws {
    let rules = """
      {"properties": {"size": {"type": "integer", "minimum": 0, "maximum": 9, "default": 5},
       "on": {"type": "boolean", "default": true}, "four": {"enum": [1, 2, 3, 4], "default": 2}},
       "required": ["size"], "additionalProperties": false}
      """
    let schema = try Schema(JSONValue(parsing: rules))
    let driver = LinearDriver(
      SchemaForm(SchemaValue(try JSONDocument(parsing: "{}"), schema: schema), title: "Form"))
    driver.type("")
    for said in [
      "1 Size: empty, default: 5, required\n", "On, default: true, switch\n",
      "Four: empty, default: 2, closed, choice of 4\n",
    ] { #expect(driver.transcript.contains(said), "\(driver.transcript)") }
  }

  @Test func `a preset value that a person has looked at is kept`() throws {
    let (form, screen) = try form(
      #"{"properties": {"l": {"type": "array", "items": {"type": "integer", "default": 80}}}}"#,
      #"{"l": []}"#)
    screen.press("return return escape return 8 escape")
    #expect(form.document.text == #"{"l": [808]}"#, "\(screen.text)")
  }

  @Test func `preset members of a new object are replaced, too`() throws {
    let (form, screen) = try form(
      #"""
      {"properties": {"l": {"type": "array", "items": {"type": "object", "required": ["port"],
       "properties": {"port": {"type": "integer", "default": 8080}}}}}}
      """#, #"{"l": []}"#)
    screen.press("return return 7 escape")
    #expect(form.document.text == #"{"l": [{"port": 7}]}"#, "\(screen.text)")
  }

  @Test func `the number of a new member is replaced, too`() throws {
    let (form, screen) = try form(#"{"additionalProperties": {"type": "integer"}}"#, "{}")
    screen.press("return \"n\" ctrl+s home return 7 escape")
    #expect(form.document.value(at: ["n"])?.number?.int == 7, "\(screen.text)")
  }

  @Test(arguments: [("07", "7"), ("-012", "-12"), ("000", "0"), ("00.5", "0.5")])
  func `a number with a zero too many says so`(text: String, better: String) throws {
    let (form, screen) = try form(#"{"properties": {"n": {"type": "number"}}}"#, "{}")
    screen.press("\"\(text)\" escape")
    #expect(form.document.text == "{}")
    #expect(screen.text.contains("Needs no zero at the start: \(better)."), "\(screen.text)")
  }
}
