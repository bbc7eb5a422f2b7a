import JSONSchema
import JSONText
import RowKit
import RowKitSchemas
import RowKitTesting
import Testing

/// The members of an object after a person chose another alternative.
@MainActor struct SchemaAlternativeTests {
  private let figure = """
    {"properties": {"id": {"type": "integer"}, "name": {"type": "string"}}, "required": ["id"],
     "oneOf": [
      {"title": "Circle", "properties": {"kind": {"const": "circle"}, "size": {"type": "number"},
       "label": {"type": "string"}}, "required": ["kind", "size"]},
      {"title": "Square", "properties": {"kind": {"const": "square"}, "size": {"type": "string"},
       "label": {"type": "string"}, "side": {"type": "number"}}, "required": ["kind"]}]}
    """

  /// Rules with an alternative that forbids other members.
  private let door = """
    {"oneOf": [
      {"title": "Open", "properties": {"kind": {"const": "open"}}, "required": ["kind"]},
      {"title": "Closed", "properties": {"kind": {"const": "closed"}}, "required": ["kind"],
       "additionalProperties": false}]}
    """

  private func form(_ schema: String, _ document: String) throws -> (SchemaForm, ScreenDriver) {
    let value = SchemaValue(
      try JSONDocument(parsing: document), schema: try Schema(JSONValue(parsing: schema)))
    let form = SchemaForm(value, title: "Form")
    return (form, ScreenDriver(form, size: ScreenSize(width: 60, height: 30)))
  }

  /// Chooses an alternative in the list that the first row leads to.
  private func choose(_ title: String, _ screen: ScreenDriver) {
    screen.press("home return home")
    for _ in 0..<5 where screen.line(with: "> \(title)") == nil { screen.press("down") }
    screen.press("return")
  }

  @Test func `a value has the name of its alternative below the row that chooses it`() throws {
    let rules = """
      {"properties": {"a": {"$ref": "#/$defs/limit"}, "b": {"$ref": "#/$defs/limit"}},
       "$defs": {"limit": {"oneOf": [{"title": "Seconds", "type": "integer"}, {"type": "string"}]}},
       "additionalProperties": false}
      """
    let (_, screen) = try form(rules, #"{"a": 5, "b": "x"}"#)
    screen.expectRows(
      """
      > A                                             Seconds ›
        Seconds           5
        B                                                Text ›
        Text              x
      """)
  }

  @Test func `a key that can't be represented stays as it is`() throws {
    let (form, screen) = try form(
      """
      {"oneOf": [{"title": "Circle", "properties": {"kind": {"const": "c"}}, "required": ["kind"]},
       {"title": "Square", "properties": {"kind": {"const": "s"}}, "required": ["kind"]}]}
      """, #"{"kind":"c","\ud800":5}"#)
    choose("Square", screen)
    #expect(form.document.text == #"{"kind":"s","\ud800":5}"#, "\(screen.text)")
  }

  @Test func `members that no alternative describes stay with their comments`() throws {
    let text = """
      {
        "id": 7, // never used again
        "name": "Ada",
        "kind": "circle", // round
        "size": 2.50,
        "note": "mine"
      }
      """
    let (form, screen) = try form(figure, text)
    choose("Square", screen)
    #expect(
      form.document.text == """
        {
          "id": 7, // never used again
          "name": "Ada",
          "kind": "square", // round
          "note": "mine"
        }
        """)
    screen.press("u")
    #expect(form.document.text == text)
  }

  private let payment = """
    {"properties": {"pay": {"oneOf": [
      {"title": "Card", "type": "object", "properties": {"n": {"type": "string"}}},
      {"title": "Cash", "type": "object"}, {"type": "null"}, {"type": "string"}]}}}
    """

  @Test(arguments: [
    #""anyOf":[{"type":"string"},{"type":"null"}]"#,
    #""oneOf":[{"type":"null"},{"type":"string","minLength":2}]"#, #""type":["string","null"]"#,
  ])
  func `null that an alternative allows is no problem`(rules: String) throws {
    let (_, screen) = try SchemaForm.shown(
      #"{"properties":{"v":{\#(rules)}}}"#, #"{"v":null}"#, width: 60, height: 10)
    #expect(!screen.text.contains("!"), "\(screen.text)")
  }

  @Test func `null beside alternatives is shown, and can be removed`() throws {
    let (form, screen) = try form(payment, #"{"pay": null}"#)
    #expect(screen.line(with: "null") != nil, "\(screen.text)")
    screen.press("home return")
    #expect(screen.line(with: "> null") != nil, "\(screen.text)")
    screen.press("return")
    #expect(form.document.text == "{}", "\(screen.text)")
  }

  @Test func `choosing none removes the value with its alternative`() throws {
    let text = #"{"pay": {"n": "1"}}"#
    let (form, _) = try form(payment, text)
    let driver = LinearDriver(form)
    driver.type("pay", "none")
    #expect(form.document.text == "{}", "\(driver.transcript)")
    #expect(form.changeHistory?.undo(in: form) == true)
    #expect(form.document.text == text)
  }

  @Test func `none is no alternative of a whole document`() throws {
    let (_, screen) = try form(figure, #"{"id": 1, "kind": "circle", "size": 1}"#)
    screen.press("home return home return")
    #expect(screen.line(with: "Circle") != nil, "\(screen.text)")
  }

  @Test func `a link counts what its alternative finds once`() throws {
    let (_, screen) = try form(
      """
      {"properties": {"o": {"oneOf": [
        {"properties": {"k": {"const": "c"}, "r": {"type": "number"}}, "required": ["k", "r"]},
        {"properties": {"k": {"const": "s"}, "a": {"type": "number"}}, "required": ["k", "a"]}]}}}
      """, #"{"o": {"k": "s", "a": "t"}}"#)
    #expect(screen.line(with: "1 problem ") != nil, "\(screen.text)")
  }

  @Test func `a member that breaks a rule of the object stays`() throws {
    let (form, screen) = try form(figure, #"{"id": "x", "kind": "circle", "size": 1}"#)
    choose("Square", screen)
    #expect(form.document.text == #"{"id": "x", "kind": "square"}"#)
  }

  @Test func `what was typed meanwhile stays when the former alternative is chosen again`() throws {
    let (form, screen) = try form(
      figure, #"{"id": 7, "kind": "circle", "size": 2.50, "label": "a"}"#)
    choose("Square", screen)
    #expect(form.document.text == #"{"id": 7, "kind": "square", "label": "a"}"#)
    screen.press("home down")
    screen.type("1")
    for _ in 0..<6 where screen.line(with: "> Label") == nil { screen.press("down") }
    screen.type("b")
    screen.press("escape")
    choose("Circle", screen)
    #expect(
      form.document.text == #"{"id": 71, "kind": "circle", "size": 2.50, "label": "ab"}"#)
  }

  @Test func `members that the chosen alternative forbids come back with the former one`() throws {
    let (form, screen) = try form(door, #"{"kind": "open", "note": "mine"}"#)
    choose("Closed", screen)
    #expect(form.document.text == #"{"kind": "closed"}"#)
    choose("Open", screen)
    #expect(form.document.text == #"{"kind": "open", "note": "mine"}"#)
  }

  @Test func `a text that can't be represented comes back by undoing only`() throws {
    let text = #"{"kind": "open", "note": "\ud800", "other": 1}"#
    let (form, screen) = try form(door, text)
    choose("Closed", screen)
    choose("Open", screen)
    #expect(form.document.text == #"{"kind": "open", "other": 1}"#)
    screen.press("u", "u")
    #expect(form.document.text == text, "\(screen.text)")
  }

  @Test func `very many members are left at once, and come back`() throws {
    let schema = #"""
      {"oneOf": [
        {"title": "Map", "additionalProperties": {"type": "integer"}},
        {"title": "Fixed", "properties": {"kind": {"const": "f"}}, "required": ["kind"],
          "additionalProperties": false}
      ]}
      """#
    let members = (0..<600).map { "\"k\($0)\": \($0)" }
    let text = "{ // Many.\n" + members.joined(separator: ", ") + "}"
    let (form, screen) = try form(schema, text)
    choose("Fixed", screen)
    #expect(form.document.value == (try JSONValue(parsing: #"{"kind": "f"}"#)), "\(screen.text)")
    #expect(!form.document.text.contains("Many"))
    choose("Map", screen)
    #expect(form.document.value["k599"]?.number?.int == 599 && form.document.value["kind"] == nil)
    screen.press("u", "u")
    #expect(form.document.text == text, "\(screen.text)")
  }

  @Test func `null is chosen as one of several alternatives`() throws {
    let (form, screen) = try form(
      """
      {"required": ["to"], "properties": {"to": {"title": "To", "oneOf": [
       {"type": "null", "title": "Nobody"},
       {"title": "Mail", "type": "object", "properties": {"mail": {"type": "string"}},
        "required": ["mail"]},
       {"title": "Phone", "type": "object", "properties": {"tel": {"type": "string"}},
        "required": ["tel"]}]}},
       "additionalProperties": false}
      """, #"{"to": {"mail": "a"}}"#)
    choose("Nobody", screen)
    #expect(form.document.text == #"{"to": null}"#, "\(screen.text)")
    screen.expectRows("> To *                                           Nobody ›")
    choose("Mail", screen)
    #expect(form.document.text.contains(#""mail": "a""#), "\(form.document.text)")
  }
}
