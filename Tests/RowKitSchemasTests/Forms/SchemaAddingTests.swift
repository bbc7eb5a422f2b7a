import JSONSchema
import JSONText
import RowKit
import RowKitTesting
import Testing

@testable import RowKitSchemas

/// Values that a person adds, which messages may accompany.
@MainActor struct SchemaAddingTests {
  private func form(_ schema: String, _ text: String) throws -> (SchemaForm, ScreenDriver) {
    try SchemaForm.shown(schema, text, width: 60, height: 24)
  }

  /// Adds a member with a key.
  private func add(_ key: String, in screen: ScreenDriver) {
    screen.moveCursor(to: "Add Member")
    screen.press("return")
    screen.type(key)
    screen.press("return")
    screen.update()
  }

  @Test(arguments: [
    // A message appears, another disappears, and neither.
    (
      #""contains": {"const": ""}, "minContains": 0, "maxContains": 0"#, #"["first","second"]"#,
      #"["first","second","new"]"#
    ),
    (#""minItems": 2"#, #"["x"]"#, #"["x","new"]"#),
    (#""maxItems": 9"#, #"["x"]"#, #"["x","new"]"#),
  ])
  func `what is typed after an entry was added belongs to it`(
    rules: String, list: String, result: String
  ) throws {
    let (form, screen) = try form(
      #"{"properties": {"u": {"type": "array", "items": {"type": "string"}, \#(rules)}}}"#,
      #"{"u":\#(list)}"#)
    screen.moveCursor(to: "Add Entry")
    screen.press("return")
    screen.type("new")
    screen.press("escape")
    #expect(form.document.text == #"{"u":\#(result)}"#, "\(screen.text)")
  }

  @Test func `an entry whose first alternative leads back to itself is empty`() throws {
    let (form, screen) = try form(
      #"""
      {"properties": {"list": {"type": "array", "items": {"$ref": "#/$defs/n"}}}, "$defs": {"n":
       {"$dynamicAnchor": "n", "anyOf": [{"$dynamicRef": "#n"}, {"type": "integer"}]}}}
      """#, #"{"list":[]}"#)
    screen.press("return return")
    #expect(form.document.text == #"{"list":[""]}"#, "\(screen.text)")
  }

  @Test func `an object that requires very many others is made in part`() throws {
    let levels = (0..<7).map { level in
      let members = "abcd".map { ##""\##($0)": {"$ref": "#/$defs/d\##(level + 1)"}"## }
      return ##""d\##(level)": {"type": "object", "required": ["a", "b", "c", "d"], "##
        + ##""properties": {\##(members.joined(separator: ","))}}"##
    }
    let schema = try Schema(
      JSONValue(
        parsing: ##"{"$ref": "#/$defs/d0", "$defs": {\##(levels.joined(separator: ",")), "##
          + ##""d7": {"const": 1}}}"##))
    func count(_ value: JSONValue) -> Int {
      (value.members ?? []).reduce(1) { $0 + count($1.value) }
    }
    let made = SchemaDefaults.element(at: schema.root)
    #expect(made["a"]?["a"]?["a"]?["d"] != nil)
    #expect((500...1_000).contains(count(made)), "\(count(made))")
  }

  @Test func `ctrl+f searches on a row that takes no text, too`() throws {
    let (_, screen) = try form("{}", #"{"name": "Ada", "on": true, "mail": "x"}"#)
    screen.press("down", "ctrl+f")
    screen.type("ma")
    screen.press("return")
    #expect(screen.line(with: "> mail") != nil, "\(screen.text)")
  }

  @Test func `an added member has the cursor`() throws {
    let (form, screen) = try form(#"{"properties": {}}"#, "{}")
    screen.moveCursor(to: "Add Member")
    screen.press("return")
    screen.type("name")
    screen.press("ctrl+s")
    screen.type("Ada")
    screen.press("escape")
    #expect(form.document.value["name"]?.string == "Ada", "\(screen.text)")
  }

  @Test(arguments: [
    #""additionalProperties": false"#, #""additionalProperties": {"not": {}}"#,
    #""maxProperties": 1"#, #""propertyNames": {"not": {}}"#,
    #""additionalProperties": false, "patternProperties": {"^x": {"not": {}}}"#,
  ])
  func `no member is offered that no object may have`(rules: String) throws {
    let schema = #"{"properties": {"a": {"type": "string"}}, \#(rules)}"#
    let (_, screen) = try form(schema, #"{"a": "x"}"#)
    #expect(!screen.text.contains("Add Member"), "\(screen.text)")
    let (_, section) = try form(
      #"{"properties": {"o": \#(schema)}}"#, #"{"o": {"a": "x"}, "b": 1}"#)
    let count = section.lines.count { $0.contains("Add Member") }
    #expect(count == 1, "\(section.text)")
  }

  @Test func `a member is offered until an object has the most that it may have`() throws {
    let (form, screen) = try form(#"{"maxProperties": 2}"#, #"{"a": "x"}"#)
    add("b", in: screen)
    #expect(form.document.value["b"] != nil, "\(screen.text)")
    #expect(!screen.text.contains("Add Member"), "\(screen.text)")
    screen.moveCursor(to: "b")
    screen.press("delete")
    screen.update()
    #expect(screen.text.contains("Add Member"), "\(screen.text)")
  }

  @Test func `the page of a new key says what its keys do`() throws {
    let (form, screen) = try form("{}", #"{"a": 1}"#)
    form.onSave = { _ in nil }
    screen.resize(width: 100, height: 24)
    screen.moveCursor(to: "Add Member")
    screen.press("return")
    screen.type("zz")
    #expect(screen.line(with: "ctrl+s finish") != nil, "\(screen.text)")
    #expect(screen.line(with: "ctrl+s save") == nil, "\(screen.text)")
  }

  @Test(arguments: ["return", "space", "right"])
  func `a missing value with a single choice is set by a key`(key: String) throws {
    let (form, screen) = try form(
      #"{"required": ["v"], "properties": {"v": {"const": 2}}}"#, "{}")
    screen.press(key)
    #expect(form.document.value["v"]?.number?.text == "2", "\(screen.text)")
  }

  @Test func `an object that a person added stays when its last member is removed`() throws {
    let (form, screen) = try form(#"{"additionalProperties": {"type": "object"}}"#, "{}")
    add("x", in: screen)
    screen.moveCursor(to: "x")
    screen.press("return")
    add("y", in: screen)
    #expect(form.document.text.contains("y"), "\(screen.text)")
    screen.moveCursor(to: "y")
    screen.press("delete")
    screen.update()
    #expect(form.document.value == (try JSONValue(parsing: #"{"x":{}}"#)), "\(screen.text)")
  }

  @Test func `a key that is added again has no alternative chosen`() throws {
    let (form, screen) = try form(
      """
      {"additionalProperties": {"anyOf": [{"title": "Text", "type": "string"},
       {"title": "Number", "type": "number"}]}}
      """, "{}")
    add("x", in: screen)
    let before = screen.content
    screen.press("escape")
    screen.moveCursor(to: "x")
    screen.press("return", "down", "return")
    #expect(form.document.value["x"]?.number != nil, "\(screen.text)")
    screen.press("down", "delete")
    screen.update()
    #expect(form.document.value["x"] == nil, "\(screen.text)")
    add("x", in: screen)
    #expect(screen.content == before)
  }

  @Test func `a member of a key that is added again has no alternative chosen`() throws {
    // Too many members for a section.
    let others = (1...12).map { #", "m\#($0)": {"type": "string"}"# }.joined()
    let (form, screen) = try form(
      """
      {"additionalProperties": {"type": "object", "properties": {"v": {"anyOf":
       [{"title": "Text", "type": "string"}, {"title": "Number", "type": "number"}]}\(others)}}}
      """, "{}")
    func addX() -> [String] {
      add("x", in: screen)
      screen.moveCursor(to: "x")
      screen.press("return home")
      return screen.content
    }
    let before = addX()
    screen.press("return", "down", "return", "home")
    #expect(screen.content != before, "\(screen.text)")
    screen.press("escape")
    screen.moveCursor(to: "x")
    screen.press("delete")
    screen.update()
    #expect(form.document.value["x"] == nil, "\(screen.text)")
    #expect(addX() == before)
  }

  @Test func `a new entry of a list without equal ones is the first that isn't taken`() throws {
    let (form, screen) = try form(
      #"{"properties": {"l": {"type": "array", "uniqueItems": true, "items": {"enum": "#
        + #"["a", "b", "c"]}}}}"#, #"{"l": null}"#)
    screen.press("return down return down return down return escape")
    #expect(
      form.document.text.hasPrefix(#"{"l": ["a", "b""#), "\(screen.text)\(form.document.text)")
  }
}
