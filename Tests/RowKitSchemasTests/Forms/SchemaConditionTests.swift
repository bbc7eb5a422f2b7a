import JSONSchema
import JSONText
import RowKit
import RowKitSchemas
import RowKitTesting
import Testing

/// Rules that depend on other values, and limits of lists.
@MainActor struct SchemaConditionTests {
  private func form(_ schema: String, _ document: String) throws -> (SchemaForm, ScreenDriver) {
    let value = SchemaValue(
      try JSONDocument(parsing: document), schema: try Schema(JSONValue(parsing: schema)))
    let form = SchemaForm(value, title: "Form")
    return (form, ScreenDriver(form, size: ScreenSize(width: 60, height: 30)))
  }

  @Test func `the branch in force has rows, and values of the other one stay`() throws {
    let (form, screen) = try form(
      """
      {"properties": {"kind": {"enum": ["a", "b"]}},
       "if": {"properties": {"kind": {"const": "a"}}, "required": ["kind"]},
       "then": {"properties": {"left": {"type": "string"}}},
       "else": {"properties": {"right": {"type": "string"}}}}
      """, #"{"kind": "a", "left": "x"}"#)
    #expect(screen.line(with: "Left") != nil && screen.line(with: "Right") == nil)
    screen.press("right")
    #expect(screen.line(with: "Right") != nil, "\(screen.text)")
    #expect(form.document.text == #"{"kind": "b", "left": "x"}"#)
    #expect(screen.line(with: "left") != nil, "what no rule describes is shown: \(screen.text)")
    screen.press("left")
    #expect(form.document.text == #"{"kind": "a", "left": "x"}"#)
    #expect(screen.line(with: "Left") != nil)
  }

  @Test(arguments: [
    #""dependentRequired": {"card": ["billing"]}"#, #""dependencies": {"card": ["billing"]}"#,
  ])
  func `a member that another one needs is marked and missing`(rule: String) throws {
    let draft = rule.contains("Required") ? "https://json-schema.org/draft/2020-12/schema" : ""
    let (_, screen) = try form(
      """
      {\(draft.isEmpty ? "" : "\"$schema\": \"\(draft)\", ")"properties": {"card":
       {"type": "string"}, "billing": {"type": "string"}}, "additionalProperties": false, \(rule)}
      """, "{}")
    #expect(!screen.text.contains("Required") && !screen.text.contains("Billing *"))
    screen.press("return 1 escape")
    #expect(screen.line(with: "Billing *") != nil, "\(screen.text)")
    #expect(screen.text.contains("\"billing\" is missing, which \"card\""), "\(screen.text)")
  }

  @Test(arguments: ["oneOf", "anyOf"])
  func `shapes are compared, and the answers of each are kept`(keyword: String) throws {
    let (form, screen) = try form(
      """
      {"properties": {"target": {"\(keyword)": [
        {"title": "File", "type": "object", "required": ["path"], "additionalProperties": false,
         "properties": {"path": {"type": "string"}}},
        {"title": "Server", "type": "object", "required": ["host"], "additionalProperties": false,
         "properties": {"host": {"type": "string"}, "port": {"type": "integer"}}}]}},
       "additionalProperties": false}
      """, #"{"target": {"host": "a", "port": 80}}"#)
    #expect(screen.line(with: "Target") != nil && screen.text.contains("Server"), "\(screen.text)")
    let before = form.document.text
    choose("File", screen)
    #expect(form.document.value(at: ["target", "host"]) == nil, "\(form.document.text)")
    choose("Server", screen)
    #expect(form.document.value == (try JSONValue(parsing: before)), "\(form.document.text)")
  }

  @Test(arguments: ["oneOf", "anyOf"])
  func `choosing another shape keeps what the object itself describes`(keyword: String) throws {
    let (form, screen) = try form(
      """
      {"properties": {"o": {"type": "object",
        "properties": {"id": {"type": "integer"}, "name": {"type": "string"}},
        "\(keyword)": [
          {"title": "One", "type": "object", "required": ["a"],
           "properties": {"a": {"type": "string"}, "note": {"type": "string"}}},
          {"title": "Two", "type": "object", "required": ["b"],
           "properties": {"b": {"type": "integer"}, "note": {"type": "string"}}}]}}}
      """, #"{"o": {"id": 1, "name": "x", "a": "s", "note": "n", "zz": 9}}"#)
    choose("Two", screen)
    let two = try JSONValue(parsing: #"{"id": 1, "name": "x", "note": "n", "zz": 9}"#)
    let members = form.document.value(at: ["o"])?.members?.filter { $0.key != "b" }
    #expect(JSONValue(.object(members ?? [])) == two, "\(form.document.text)")
    screen.press("home down return")
    for _ in 0..<9 where screen.line(with: "> Name") == nil { screen.press("down") }
    screen.press("return \"y\" escape escape")
    choose("One", screen)
    let one = try JSONValue(parsing: #"{"id": 1, "name": "xy", "a": "s", "note": "n", "zz": 9}"#)
    #expect(form.document.value(at: ["o"]) == one, "\(form.document.text)")
  }

  @Test func `a number with a comma is refused as a whole`() throws {
    let (form, screen) = try form(#"{"properties": {"n": {"type": "number"}}}"#, #"{"n": 2}"#)
    screen.press("return ctrl+a ctrl+k \"1,5\" return")
    #expect(form.document.text == #"{"n": 2}"#)
    #expect(screen.text.contains("“1,5” wasn't accepted. Needs a"), "\(screen.text)")
  }

  /// Chooses an alternative in the list that the row above the others leads to.
  private func choose(_ title: String, _ screen: ScreenDriver) {
    screen.press("home return home")
    for _ in 0..<5 where screen.line(with: "> \(title)") == nil { screen.press("down") }
    screen.press("return")
  }

  @Test func `a list with too few entries shows a message while entries are removed`() throws {
    let (form, screen) = try form(
      #"{"properties": {"a": {"type": "array", "items": {"type": "string"}, "minItems": 2}}}"#,
      #"{"a": ["x", "y"]}"#)
    #expect(!screen.text.contains("At least"))
    screen.press("delete")
    #expect(form.document.text == #"{"a": ["y"]}"#, "\(screen.text)")
    #expect(screen.text.contains("At least 2 entries, has 1."), "\(screen.text)")
  }

  @Test func `annotations are shown where a person looks for them`() throws {
    let (_, screen) = try form(
      """
      {"title": "Server", "description": "A server of ours.", "properties": {
        "port": {"type": "integer", "title": "Port number", "default": 8080,
          "description": "The port that clients connect to."},
        "host": {"type": "string", "examples": ["a.example", "b.example"]}},
       "additionalProperties": false}
      """, "{}")
    #expect(screen.text.contains("A server of ours."), "\(screen.text)")
    #expect(screen.line(with: "Port number") != nil && screen.text.contains("default: 8080"))
    screen.press("alt+. return")
    #expect(screen.text.contains("The port that clients connect to."), "\(screen.text)")
    screen.press("return down return a")
    #expect(screen.text.contains("a.example"), "\(screen.text)")
  }
}
