import JSONSchema
import JSONText
import RowKit
import RowKitSchemas
import RowKitTesting
import Testing

@MainActor struct SchemaFormTests {
  private func schema(_ text: String) throws -> Schema { try Schema(JSONValue(parsing: text)) }

  private func form(
    _ schema: String?, _ document: String?, rows: SchemaRows? = nil
  ) throws -> (SchemaForm, ScreenDriver) {
    let value = SchemaValue(
      try document.map { try JSONDocument(parsing: $0) },
      schema: try schema.map { try self.schema($0) },
      rows: rows)
    let form = SchemaForm(value, title: "Form")
    return (form, ScreenDriver(form, size: ScreenSize(width: 50, height: 40)))
  }

  private let phone = """
    {
      "title": "Phone",
      "required": ["name", "port"],
      "properties": {
        "name": {"type": "string", "minLength": 1},
        "isOn": {"type": "boolean", "default": true, "title": "Wi-Fi"},
        "port": {"type": "integer", "minimum": 1, "maximum": 65535},
        "size": {"type": "integer", "minimum": 1, "maximum": 9},
        "look": {"enum": ["light", "dark"]},
        "born": {"type": "string", "format": "date"},
        "pin": {"type": "string", "writeOnly": true},
        "old": {"type": "string", "deprecated": true},
        "version": {"const": 2},
        "owner": {"type": "object", "required": ["mail"], "properties": {
          "mail": {"type": "string", "format": "email"}}, "additionalProperties": false},
        "numbers": {"type": "array", "items": {"type": "string"}, "maxItems": 3}
      },
      "additionalProperties": false
    }
    """

  @Test func `a pattern that can't be read is said on its row, and nothing is refused`() throws {
    let (_, screen) = try form(
      #"{"properties": {"code": {"type": "string", "pattern": "^(a"}}}"#, #"{"code": "b"}"#)
    #expect(screen.line(with: "Its pattern isn't checked: a") != nil)
    screen.press("\"c\"")
    #expect(screen.line(with: "Its pattern isn't checked") != nil)
  }

  @Test(arguments: [
    #"{"type": "string", "allOf": [{"pattern": "^a"}, {"pattern": "^(a"}]}"#,
    #"{"type": "object", "patternProperties": {"^a": {}, "^(a": {}}}"#,
  ])
  func `each pattern that can't be read is said`(rules: String) throws {
    let value = rules.contains("object") ? #"{"ab": 1}"# : #""ab""#
    let (_, screen) = try form(#"{"properties": {"code": \#(rules)}}"#, #"{"code": \#(value)}"#)
    #expect(screen.line(with: "Its pattern isn't checked: a") != nil, "\(screen.text)")
    let (_, several) = try form(
      #"{"properties": {"code": {"pattern": "(", "allOf": [\#(rules), {"pattern": "x("}]}}}"#,
      #"{"code": \#(value)}"#)
    let count = several.lines.count { $0.contains("Its pattern isn't checked: a") }
    #expect(count == 3, "\(several.text)")
  }

  @Test func `a pattern that isn't in force is not said`() throws {
    let (_, screen) = try form(
      ##"""
      {"$schema": "http://json-schema.org/draft-07/schema#", "definitions": {"t": {"type": "string"}},
       "properties": {"code": {"$ref": "#/definitions/t", "pattern": "^(a"}}}
      """##, #"{"code": "b"}"#)
    #expect(!screen.text.contains("isn't checked"), "\(screen.text)")
  }

  @Test func `a pattern that older programs read is checked, and nothing is said`() throws {
    let (_, screen) = try form(
      #"{"properties": {"code": {"type": "string", "pattern": "^\\-a"}}}"#, #"{"code": "-a"}"#)
    #expect(!screen.text.contains("isn't checked"))
  }

  @Test func `an object of sections only offers a further member below them`() throws {
    let (_, screen) = try form(nil, #"{"options": {"strict": true}, "files": ["a"]}"#)
    let lines = screen.lines.map { $0.filter { !"│╭╮╰╯─ ".contains($0) } }.filter { !$0.isEmpty }
    #expect(lines.dropFirst().first == "options")
    let last = screen.lines.lastIndex { $0.contains("+ Add Member") } ?? 0
    let entry = screen.lines.firstIndex { $0.contains("+ Add Entry") } ?? 0
    #expect(last > entry && entry > 0)
  }

  @Test func `the sign of a row that adds is not spoken`() throws {
    let (form, _) = try form(nil, #"{"files": ["a"]}"#)
    let driver = LinearDriver(form)
    driver.type("", "l")
    #expect(driver.transcript.contains(" Add Entry, button\n"))
    #expect(driver.transcript.contains(" Add Member, link\n"))
    #expect(!driver.transcript.contains("+"))
  }

  @Test func `each value has a row by its rules`() throws {
    let (_, screen) = try form(
      phone,
      """
      {"name": "Ada", "isOn": false, "port": 80, "size": 5, "look": "dark", "born": "1990-03-12",
       "pin": "1234", "version": 2, "numbers": ["555", "556"], "owner": {"mail": "a@b.example"}}
      """)
    screen.expectRows(
      """
      > Name *         Ada
        Wi-Fi                                    ○───
        Port *         80
        Size                                    − 5 +
        Look                            light │‹dark›
        Born                              12 Mar 1990
        Pin            ••••
        Version                                     2
        Owner
        Mail *         a@b.example
        Numbers
        1              555
        2              556
        + Add Entry
      """)
  }

  @Test func `an edit changes its own bytes`() throws {
    let text = """
      {
        // The door.
        "port": 80, // open
        "name": "Ada",
        "x": 1.50
      }

      """
    let (form, screen) = try form(
      """
      {"properties": {"name": {"type": "string"}, "port": {"type": "integer"},
       "look": {"enum": ["light", "dark"]}}}
      """, text)
    screen.press("end home return")
    screen.type("x")
    screen.press("down return")
    screen.press("backspace backspace")
    screen.type("443")
    screen.press("tab")
    #expect(
      form.document.text
        == text.replacing("Ada", with: "Adax").replacing("80,", with: "443,"))
    screen.press("right")
    #expect(
      form.document.text.contains("\"name\": \"Adax\",\n  \"look\": \"light\",\n  \"x\": 1.50"))
  }

  @Test func `a document that breaks its schema opens with messages`() throws {
    let text = #"{"port": 70000, "name": "", "colr": 1, "look": "blue", "born": "soon"}"#
    let (form, screen) = try form(phone, text)
    for message in [
      "! Between 1 and 65535.", "! Can't be empty.", "! Must be one of light or",
      "! Not a date like 2026-11-22.", "! Unknown key \"colr\".",
    ] { #expect(screen.line(with: message) != nil, "\(message)\n\(screen.text)") }
    #expect(form.document.text == text)
  }

  @Test func `required members are marked, and said to be missing`() throws {
    let (form, screen) = try form(phone, "{}")
    #expect(screen.line(with: "! Required.") != nil)
    screen.press("return")
    screen.type("Ada")
    screen.press("tab")
    #expect(form.document.text == "{\n  \"name\": \"Ada\"\n}")
  }

  @Test func `showing rows doesn't change the document`() throws {
    let text = #"{"name":"Ada","more":{"a":[1,{"b":null}]}}"#
    let (form, screen) = try form(phone, text)
    for _ in 0..<40 { screen.press("down") }
    #expect(form.document.text == text)
  }

  @Test func `alternatives are chosen, and their values kept while comparing`() throws {
    let rules = """
      {"properties": {"timeout": {"oneOf": [{"type": "string"}, {"type": "integer"},
       {"type": "object", "required": ["value"], "properties": {"value": {"type": "integer"},
        "unit": {"const": "s"}}}]}}}
      """
    let (form, screen) = try form(rules, #"{"timeout": "10s"}"#)
    screen.expectRows(
      """
      > Timeout                                Text ›
        Text           10s
        More
        + Add Member                                ›
      """)
    screen.press("return down down return")
    #expect(form.document.text == #"{"timeout": {}}"#)
    screen.press("home return home return")
    #expect(form.document.text == #"{"timeout": "10s"}"#)
  }

  @Test func `a recursive schema is made as it is opened`() throws {
    let (form, screen) = try form(
      """
      {"$ref": "#/$defs/node", "$defs": {"node": {"type": "object", "properties": {
       "name": {"type": "string"}, "children": {"type": "array", "items": {"$ref": "#/$defs/node"}}}}}}
      """, #"{"name": "a", "children": [{"name": "b", "children": [{"name": "c"}]}]}"#)
    screen.press("down return return down return return return")
    screen.type("!")
    screen.press("tab")
    #expect(form.document.text.contains("\"c!\""))
  }

  @Test func `conditions show rows while they hold`() throws {
    let rules = """
      {"properties": {"kind": {"enum": ["a", "b"]}},
       "if": {"properties": {"kind": {"const": "b"}}, "required": ["kind"]},
       "then": {"properties": {"extra": {"type": "string"}}, "required": ["extra"]}}
      """
    let (form, screen) = try form(rules, #"{"kind": "a"}"#)
    #expect(screen.line(with: "Extra") == nil)
    screen.press("right")
    #expect(screen.line(with: "Extra *") != nil)
    #expect(form.document.text == #"{"kind": "b"}"#)
  }

  @Test func `entries are added, moved and removed`() throws {
    let (form, screen) = try form(
      #"{"properties": {"n": {"type": "array", "items": {"type": "string"}, "maxItems": 3}}}"#,
      "{\"n\": [\n  \"a\", // first\n  \"b\"\n]}")
    screen.press("down down return")
    #expect(form.document.text == "{\"n\": [\n  \"a\", // first\n  \"b\",\n  \"\"\n]}")
    #expect(screen.line(with: "+ Add Entry") == nil)
    #expect(screen.line(with: "> 3") != nil, "the new entry has the cursor: \(screen.text)")
    screen.press("home alt+down")
    #expect(form.document.text == "{\"n\": [\n  \"b\",\n  \"a\", // first\n  \"\"\n]}")
  }

  @Test func `own rows are registered by path, format, keyword and type`() throws {
    var rows = SchemaRows.standard
    rows.register(path: "/servers/*/port") { .text("port of \($0.path)", id: $0.rowID) }
    rows.register(format: "rating") { .text("\($0.label) in stars", id: $0.rowID) }
    rows.register(type: "string") { .text("\($0.label) as text", id: $0.rowID) }
    let (_, screen) = try form(
      """
      {"properties": {"a": {"type": "string"}, "b": {"type": "string", "format": "rating"},
       "servers": {"type": "array", "items": {"properties": {"port": {"type": "integer"}}}}}}
      """, #"{"a": "", "b": "", "servers": [{"port": 1}]}"#, rows: rows)
    #expect(screen.line(with: "A as text") != nil)
    #expect(screen.line(with: "B in stars") != nil)
    screen.press("end up up return return")
    #expect(screen.line(with: "port of /servers/0/port") != nil, "\(screen.text)")
  }

  @Test func `a registered row is made once for a value`() throws {
    var rows = SchemaRows.standard
    var made: [String] = []
    rows.register(path: "/*") { item in
      made.append(item.label)
      return item.label == "B" ? nil : .text(item.label, id: item.rowID)
    }
    _ = try form(
      #"{"properties": {"a": {}, "b": {}}, "additionalProperties": false}"#,
      #"{"a": 1, "b": 2}"#, rows: rows)
    #expect(made == ["A", "B"])
  }

  @Test func `without a schema, values have rows by their own types`() throws {
    let (_, screen) = try form(
      nil, #"{"a": "x", "b": true, "c": 1.0, "d": null, "e": {"f": 1}, "g": [1]}"#)
    screen.expectRows(
      """
      > a              x
        b                                        ━━━●
        c              1.0
        d                                        null
        + Add Member                                ›
        e
        f              1
        + Add Member                                ›
        g
        1              1
        + Add Entry
      """)
  }

  @Test(arguments: 0..<2)
  func `random keys change no value that isn't edited`(seed: UInt64) throws {
    var random = RandomNumbers(seed: seed)
    let keys = [
      "up", "down", "return", "escape", "tab", "left", "right", "space", "7", "delete", ".",
    ]
    let text = #"{"name": "Ada", "zz": [1.0, {"y": 1e400}], "port": 80}"#
    let (form, screen) = try form(phone, text)
    for _ in 0..<120 {
      screen.press(keys[Int.random(in: 0..<keys.count, using: &random)])
      #expect((try? JSONDocument(parsing: form.document.bytes)) != nil)
    }
  }

  @Test func `the menu of a field is titled with its name`() throws {
    let form = SchemaForm(
      SchemaValue(try JSONDocument(parsing: "{\"name\": \"Ada\", \"on\": true}"), schema: nil),
      title: "Form")
    let screen = ScreenDriver(form, size: ScreenSize(width: 40, height: 16))
    screen.press("alt+.")
    let parts = screen.lines.flatMap { $0.split(separator: "│") }
    #expect(parts.contains { $0.filter { $0 != " " } == "name" }, "\(screen.text)")
  }
}
