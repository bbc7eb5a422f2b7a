import JSONSchema
import JSONText
import RowKit
import RowKitSchemas
import RowKitTesting
import Testing

/// Forms made from schemas in another language.
@MainActor struct LocalizedSchemaTests {
  private static let words: LocalizedStrings = {
    var words = LocalizedStrings()
    for key in SchemaStrings.allCases { words[key] = "»" + key.rawValue }
    for key in RuleStrings.allCases { words[key] = "‹" + key.rawValue }
    words[SchemaStrings.resetNamed] = "% zurücksetzen"
    words[SchemaStrings.changeTo] = "In % ändern"
    words[FormStrings.save] = "Sichern"
    words[FormStrings.saved] = "Gesichert."
    return words
  }()

  private let schema = """
    {"type": "object", "required": ["name"], "properties": {
      "name": {"type": "string"}, "size": {"type": ["integer", "string"], "default": 3},
      "web": {"type": "string", "examples": ["a.org"]},
      "day": {"type": "string", "format": "date"}, "kind": {"type": "array", "maxItems": 3},
      "tags": {"type": "array", "items": {"type": "string"}},
      "more": {"type": "object", "properties": {"a": {"type": "object"}, "b": {}}},
      "old": {"type": "string", "deprecated": true}}}
    """

  private func driver(_ text: String) throws -> (form: SchemaForm, screen: ScreenDriver) {
    let value = SchemaValue(
      try JSONDocument(parsing: text), schema: try Schema(JSONValue(parsing: schema)))
    let form = SchemaForm(value, title: "Form")
    form.onSave = { _ in nil }
    let screen = ScreenDriver(form, size: ScreenSize(width: 60, height: 50))
    screen.stage.words = LocalizedSchemaTests.words
    form.updateAndReload()
    screen.update()
    return (form, screen)
  }

  @Test func `rows, messages and headers are in the language of the screen`() throws {
    let (_, screen) = try driver(#"{"size": 4, "tags": ["a"], "old": "o", "x": 1}"#)
    for text in [
      "»Required.", "»such as a.org", "»Add Entry", "»Deprecated", "»Show", "»More",
      "»Add Member", "»not set", "Sichern",
    ] {
      #expect(screen.line(with: text) != nil, "\(text)\n\(screen.text)")
    }
  }

  @Test func `the menu of a row names its value where the language does`() throws {
    let (_, screen) = try driver(#"{"name": "n", "size": 4, "tags": ["a"]}"#)
    screen.moveCursor(to: "Size")
    screen.press("alt+.")
    #expect(screen.line(with: "In »text ändern") != nil, "\(screen.text)")
    screen.press("escape")
    screen.moveCursor(to: "»Add Entry")
    screen.press(".")
    #expect(screen.line(with: "Tags zurücksetzen") != nil, "\(screen.text)")
  }

  @Test func `undoing and saving are told in the language of the screen`() throws {
    let (_, screen) = try driver(#"{"name": "n", "x": 1}"#)
    screen.moveCursor(to: "x")
    screen.press("delete")
    screen.press("ctrl+_")
    #expect(screen.line(with: "»Undone: x.") != nil, "\(screen.text)")
    screen.press("ctrl+s")
    #expect(screen.line(with: "Gesichert.") != nil, "\(screen.text)")
  }

  @Test func `sentences about broken rules are in the language of the screen`() throws {
    let text = #"{"name": "n", "size": 0.5, "web": "no", "day": "x", "kind": [1, 2, 3, 4]}"#
    let (_, screen) = try driver(text)
    for text in [
      "‹Needs ‹‹a whole number or ‹text,", "not ‹one with a fraction.",
      "‹Not ‹a date like 2026-11-22.", "‹‹At most ‹3 entries, has 4.",
    ] {
      #expect(screen.line(with: text) != nil, "\(text)\n\(screen.text)")
    }
  }

  @Test func `the nouns of a rule keep their capital letters in a question`() throws {
    var words = LocalizedStrings()
    words[RuleStrings.atLeast] = "Mindestens %"
    words[RuleStrings.characters] = "% Zeichen"
    words[RuleStrings.steps] = "In Schritten von %."
    words[SchemaStrings.number] = "Zahl"
    let schema = """
      {"properties": {"name": {"type": "string", "minLength": 2},
        "size": {"type": "number", "multipleOf": 1E-2}}, "additionalProperties": false}
      """
    let value = SchemaValue(
      try JSONDocument(parsing: "{}"), schema: try Schema(JSONValue(parsing: schema)))
    let form = SchemaForm(value, title: "Form")
    let driver = LinearDriver(form)
    driver.stage.words = words
    form.updateAndReload()
    driver.type("1", "", "2")
    #expect(driver.transcript.contains("Name, mindestens 2 Zeichen, "), "\(driver.transcript)")
    #expect(
      driver.transcript.contains("Size, Zahl, in Schritten von 1E-2, "), "\(driver.transcript)")
  }

  @Test func `a language without English texts is complete`() {
    #expect(LocalizedSchemaTests.words.missing(SchemaStrings.self).isEmpty)
    #expect(LocalizedSchemaTests.words.missing(RuleStrings.self).isEmpty)
    #expect(LocalizedStrings().missing(SchemaStrings.self) == SchemaStrings.allCases)
  }
}
