import JSONSchema
import JSONText
import RowKit
import RowKitSchemas
import RowKitTesting
import Testing

/// The row of each kind of value, and what a person's keys make of the document.
@MainActor struct SchemaRowKindTests {
  private func form(
    _ schema: String, _ document: String, rows: SchemaRows? = nil
  ) throws -> (form: SchemaForm, screen: ScreenDriver) {
    let value = SchemaValue(
      try JSONDocument(parsing: document), schema: try Schema(JSONValue(parsing: schema)),
      rows: rows)
    let form = SchemaForm(value, title: "Form")
    return (form, ScreenDriver(form, size: ScreenSize(width: 60, height: 40)))
  }

  private func hasLine(_ screen: ScreenDriver, _ label: String, _ value: String) -> Bool {
    screen.text.split(separator: "\n").contains { $0.contains(label) && $0.contains(value) }
  }

  @Test func `text that can't be represented is shown as it is written, and not changed`() throws {
    let (form, screen) = try form("{}", #"{"a": "\ud800x", "b": "c", "d": 1}"#)
    #expect(screen.line(with: #""\ud800x""#) != nil)
    screen.type("x")
    screen.press("down")
    screen.type("x")
    screen.press("tab")
    #expect(form.document.text == #"{"a": "\ud800x", "b": "cx", "d": 1}"#)
    screen.press("up", "up", "return", "escape")
    #expect(form.document.text == #"{"a": "\ud800x", "b": "cx", "d": 1}"#)
  }

  @Test func `a member whose key can't be represented is shown as it is written, and not changed`()
    throws
  {
    let text = #"{"\ud800": true, "\udfff": [1], "d": 1}"#
    let (form, screen) = try form("{}", text)
    #expect(hasLine(screen, #""\ud800""#, "true"), "\(screen.text)")
    #expect(hasLine(screen, #""\udfff""#, "[1]"), "\(screen.text)")
    for _ in 0..<4 { screen.press("space", "5", "return", "escape", "down") }
    #expect(form.document.text.hasPrefix(#"{"\ud800": true, "\udfff": [1], "d": "#))
    #expect(!form.document.text.contains("\u{FFFD}"))
  }

  @Test func `members of a long object whose keys can't be represented are shown each`() throws {
    let others = (0..<20).map { "\"k\($0)\": \($0)" }.joined(separator: ", ")
    let (_, screen) = try form("{}", #"{"\ud800": 12, "\udfff": 13, "# + others + "}")
    #expect(hasLine(screen, #""\ud800""#, "12"), "\(screen.text)")
    #expect(hasLine(screen, #""\udfff""#, "13"), "\(screen.text)")
  }

  @Test func `an entry that can't be represented keeps its text when it moves`() throws {
    let (form, screen) = try form("{}", #"["\udfff", "b"]"#)
    #expect(screen.line(with: #""\udfff""#) != nil)
    screen.press("alt+down", "return", "escape")
    #expect(form.document.text == #"["b", "\udfff"]"#, "\(screen.text)")
  }

  @Test func `each type, format and limit has its kind of row`() throws {
    let (form, screen) = try form(
      """
      {"properties": {
        "mail": {"type": "string", "format": "email"}, "site": {"type": "string", "format": "uri"},
        "host": {"type": "string", "format": "hostname"}, "v4": {"type": "string", "format": "ipv4"},
        "v6": {"type": "string", "format": "ipv6"}, "key": {"type": "string", "format": "uuid"},
        "rule": {"type": "string", "format": "regex"},
        "wait": {"type": "string", "format": "duration"},
        "day": {"type": "string", "format": "date"}, "time": {"type": "string", "format": "time"},
        "at": {"type": "string", "format": "date-time"},
        "tint": {"type": "string", "format": "color"},
        "size": {"type": "integer", "minimum": 1, "maximum": 9},
        "port": {"type": "integer", "minimum": 1, "maximum": 65535}, "ratio": {"type": "number"},
        "on": {"type": "boolean"}, "look": {"enum": ["a", "b", "c"]},
        "four": {"enum": ["a", "b", "c", "d"]},
        "nine": {"enum": ["a", "b", "c", "d", "e", "f", "g", "h", "i"]}, "any": {},
        "none": {"type": "null"}, "pin": {"type": "string", "writeOnly": true},
        "tags": {"type": "array", "uniqueItems": true, "items": {"enum": ["x", "y"]}}
      }, "additionalProperties": false}
      """,
      """
      {"mail": "a@b.example", "site": "https://a.example", "host": "a.example", "v4": "127.0.0.1",
       "v6": "::1", "key": "123e4567-e89b-12d3-a456-426614174000", "rule": "^a", "wait": "PT1H",
       "day": "2026-11-22", "time": "07:30:00Z", "at": "2026-11-22T07:30:00Z", "tint": "#102030",
       "size": 5, "port": 80, "ratio": 1.50, "on": true, "look": "a", "four": "b", "nine": "c",
       "any": [1, {"a": 2}], "none": null, "pin": "1234", "tags": ["x"]}
      """)
    screen.expectRows(
      """
      > Mail              a@b.example
        Site              https://a.example
        Host              a.example
        V4                127.0.0.1
        V6                ::1
        Key               123e4567-e89b-12d3-a456-426614174000
        Rule              ^a
        Wait              PT1H
        Day                                         22 Nov 2026
        Time                                          07:30 UTC
        At                               22 Nov 2026, 07:30 UTC
        Tint                                        ███ #102030
        Size                                              − 5 +
        Port              80
        Ratio             1.50
        On                                                 ━━━●
        Look                                        ‹a›│ b │ c
        Four                                                b ▸
        Nine                                                c ›
        Any                                         2 entries ›
        None                                               null
        Pin               ••••
        Tags                                                x ›
      """)
    #expect(form.document.value.members?.count == 23)
  }

  @Test(arguments: [
    (#""type": "boolean""#, "", "space", "true"),
    (#""type": "integer", "minimum": 1, "maximum": 9"#, "5", "right", "6"),
    (#""type": "number""#, "", "return \"1.50\" escape", "1.50"),
    (#""type": "number""#, "2.0", "return backspace \"50\" escape", "2.50"),
    (
      #""type": "integer""#, "100000000000000000000", "return \"1\" escape",
      "1000000000000000000001"
    ),
    (#""type": "integer""#, "1", "return \"x\" escape", "1"),
    (#""enum": ["a", "b", "c"]"#, "\"a\"", "right", "\"b\""),
    (#""enum": ["a", "b", "c", "d"]"#, "\"a\"", "return down down return", "\"b\""),
    (
      #""enum": ["a", "b", "c", "d", "e", "f", "g", "h", "i"]"#, "\"a\"",
      "return \"/h\" return return", "\"h\""
    ),
    (
      #""type": "string", "format": "date""#, "\"2026-11-22\"", "return right return",
      "\"2026-11-23\""
    ),
    (
      #""type": "string", "format": "time""#, "\"07:30:15+01:00\"", "return up return",
      "\"06:30:15+01:00\""
    ),
    (#""type": "string", "format": "color""#, "\"#102030\"", "return down return", "\"#5856D6\""),
    (#""type": "string", "maxLength": 201"#, "\"x\"", "return return \"y\" escape", "\"x\\ny\""),
    (
      #""type": "string", "contentMediaType": "text/html""#, "\"x\"", "return return escape",
      "\"x\\n\""
    ),
    (#""type": "string", "maxLength": 200"#, "\"x\"", "return \"y\" return", "\"xy\""),
    (#""title": "Any""#, "", "return \"[1, {}]\" escape", "[1,{}]"),
    (#""type": ["string", "null"]"#, "null", "return \"x\" escape", "\"x\""),
    (
      #""type": "array", "uniqueItems": true, "items": {"enum": ["x", "y"]}"#, "[\"x\"]",
      "return down return escape", "[\"x\",\"y\"]"
    ),
    (#""type": "string", "writeOnly": true"#, "", "return \"pw\" escape", "\"pw\""),
    (#""readOnly": true, "type": "string""#, "\"x\"", "return \"y\" escape delete", "\"x\""),
  ])
  func `the keys of each kind of row change its value`(
    rules: String, former: String, keys: String, value: String
  ) throws {
    let (form, screen) = try form(
      #"{"properties": {"a": {\#(rules)}}, "additionalProperties": false}"#,
      former.isEmpty ? "{}" : #"{"a": \#(former)}"#)
    screen.press(keys)
    #expect(form.document.value(at: ["a"])?.description == value, "\(screen.text)")
  }

  @Test(arguments: [
    (
      #""type": "string", "format": "date", "default": "2024-02-28""#, "return return", "2024-02-28"
    ),
    (
      #""type": "string", "format": "date", "default": "2024-02-28""#, "return right return",
      "2024-02-29"
    ),
    (
      #""type": "string", "format": "time", "default": "07:30:15+01:00""#, "return up return",
      "06:30:15+01:00"
    ),
    (#""enum": ["a", "b", "c"], "default": "b""#, "right", "c"),
    (#""enum": ["a", "b", "c"], "default": "b""#, "left", "a"),
    (#""enum": ["a", "b", "c"], "default": "b""#, "return", "c"),
    (#""enum": ["a", "b", "c"], "default": "c""#, "right", "c"),
    (#""enum": ["a", "b", "c"]"#, "right", "a"),
  ])
  func `a row without a value begins at its default`(
    rules: String, keys: String, value: String
  ) throws {
    let (form, screen) = try form(#"{"properties": {"a": {\#(rules)}}}"#, "{}")
    screen.press(keys)
    #expect(form.document.value(at: ["a"]) == .string(value), "\(screen.text)")
  }

  @Test(arguments: [
    ("time", "07:30:00Z", "07:30 UTC"), ("time", "07:30:15.50+05:45", "07:30:15.50 +05:45"),
    ("time", "07:30:00", "07:30"), ("date-time", "2026-11-22T07:30:00Z", "2026, 07:30 UTC"),
    ("date-time", "2026-11-22t23:59:58-03:00", "2026, 23:59:58 -03:00"),
  ])
  func `a time is shown with its seconds and its zone`(
    format: String, text: String, shown: String
  ) throws {
    let (form, screen) = try form(
      #"{"properties": {"a": {"type": "string", "format": "\#(format)"}}}"#, #"{"a": "\#(text)"}"#)
    #expect(screen.line(with: " \(shown) │") != nil, "\(screen.text)")
    screen.press("return down return return up return")
    #expect(form.document.text == #"{"a": "\#(text)"}"#)
  }

  @Test func `a leap second stays with its minute`() throws {
    let (form, screen) = try form(
      #"{"properties": {"a": {"type": "string", "format": "time"}}}"#, #"{"a": "23:59:60Z"}"#)
    screen.press("return return")
    #expect(form.document.value(at: ["a"]) == .string("23:59:60Z"))
    screen.press("return up return")
    #expect(form.document.value(at: ["a"]) == .string("22:59:59Z"))
  }

  @Test func `a new time says that its zone is UTC`() throws {
    let (form, screen) = try form(
      #"{"properties": {"a": {"type": "string", "format": "time"}}}"#, "{}")
    screen.press("return return")
    #expect(form.document.value(at: ["a"]) == .string("12:00:00Z"))
    #expect(screen.line(with: " 12:00 UTC │") != nil, "\(screen.text)")
  }

  @Test func `a text that isn't JSON is refused where any value is allowed`() throws {
    let (form, screen) = try form(
      #"{"properties": {"a": {"title": "Any"}}, "additionalProperties": false}"#, "{}")
    screen.press("return \"[1, {\" escape")
    #expect(form.document.text == "{}")
    #expect(screen.text.contains("JSON"), "\(screen.text)")
  }

  @Test func `a refused text is there again when editing goes on, and can be undone`() throws {
    let (form, screen) = try form(
      #"{"properties": {"a": {"title": "Any"}}, "additionalProperties": false}"#, "{}")
    screen.press("return - escape")
    #expect(screen.text.contains("“-” wasn't accepted."), "\(screen.text)")
    screen.press("return 5 escape")
    #expect(form.document.value(at: ["a"]) == .number(-5), "\(screen.text)")
    screen.press("return \"x\" escape return ctrl+_ escape")
    #expect(!screen.text.contains("wasn't accepted"), "\(screen.text)")
    #expect(form.document.value(at: ["a"]) == .number(-5))
  }

  @Test(arguments: ["1e400", "1.5e30", "-0", "2.0", "18446744073709551616"])
  func `a whole number is taken as it is written`(number: String) throws {
    let (form, screen) = try form(#"{"properties": {"n": {"type": "integer"}}}"#, #"{"n": 1}"#)
    screen.press("return backspace \"\(number)\" tab")
    #expect(form.document.text == #"{"n": \#(number)}"#, "\(screen.text)")
  }

  @Test func `each refused text keeps a document from being saved, once`() throws {
    let (form, screen) = try form(
      #"{"properties": {"a": {"title": "Any"}, "n": {"type": "integer"}}}"#, #"{"n": 1}"#)
    var saved: [String] = []
    form.onSave = { document in
      saved.append(document.text)
      return nil
    }
    screen.press("return \"{\" tab 7 ctrl+s")
    #expect(saved.isEmpty, "\(screen.text)")
    #expect(screen.text.contains("wasn't accepted"))
    #expect(form.textRefusals.count == 1)
    #expect(form.hasUnsavedChanges)
    screen.press("ctrl+s")
    #expect(saved == [#"{"n": 17}"#])
    #expect(form.textRefusals.isEmpty)
    #expect(!form.hasUnsavedChanges)
  }

  @Test func `leaving a screen with a refused text asks about that text alone`() throws {
    let (form, screen) = try form(
      #"{"properties": {"o": {"properties": {"i": {"properties": {"a": {}}}}}}}"#,
      #"{"o": {"i": {}}}"#)
    var saved: [String] = []
    form.onSave = { document in
      saved.append(document.text)
      return nil
    }
    screen.press("return return \"{\" escape escape")
    #expect(screen.line(with: "Discard the text that wasn't accepted?") != nil, "\(screen.text)")
    screen.press("return")
    #expect(screen.line(with: "> A                 {") != nil, "\(screen.text)")
    screen.press("escape escape")
    #expect(screen.line(with: "Discard the text that wasn't accepted?") != nil, "\(screen.text)")
    screen.press("down return")
    #expect(screen.lines[0].contains("Form"), "\(screen.text)")
    screen.press("ctrl+s")
    #expect(saved.count == 1, "\(screen.text)")
  }

  @Test func `a refused text on a covered screen keeps a document from being saved, once`() throws {
    let (form, screen) = try form(
      #"{"properties": {"n": {}, "o": {"properties": {"i": {"properties": {"a": {}}}}}}}"#,
      #"{"o": {"i": {"a": 1}}}"#)
    var count = 0
    form.onSave = { _ in
      count += 1
      return nil
    }
    screen.press("return \"{\" escape down return ctrl+s")
    #expect(count == 0, "\(screen.text)")
    #expect(screen.text.contains("wasn't accepted"), "\(screen.text)")
    screen.press("ctrl+s")
    #expect(count == 1, "\(screen.text)")
  }

  @Test func `saving in lines says why it didn't save`() throws {
    let form = SchemaForm(
      SchemaValue(
        try JSONDocument(parsing: "{}"),
        schema: try Schema(JSONValue(parsing: #"{"properties": {"a": {"title": "Any"}}}"#))),
      title: "Form")
    var count = 0
    form.onSave = { _ in
      count += 1
      return nil
    }
    let driver = LinearDriver(form)
    driver.type("press return { tab", "save")
    #expect(count == 0)
    #expect(driver.transcript.contains("“{” wasn't accepted."), "\(driver.transcript)")
    #expect(!driver.transcript.contains("Saved."))
    driver.type("save")
    #expect(count == 1)
    #expect(driver.transcript.contains("Saved."), "\(driver.transcript)")
  }

  @Test(arguments: [#"["a", "b", "c", "d"]"#, #"["a", "b", "c", "d", "e", "f", "g", "h"]"#])
  func `choosing the chosen value keeps it`(values: String) throws {
    let (form, screen) = try form(
      #"{"properties": {"a": {"enum": \#(values)}}, "additionalProperties": false}"#,
      #"{"a": "a"}"#)
    screen.press("return" + (screen.text.contains("▸") ? " down return" : " return"))
    #expect(form.document.text == #"{"a": "a"}"#, "\(screen.text)")
    screen.press("home alt+.")
    #expect(screen.text.contains("Reset"), "\(screen.text)")
  }

  @Test func `of several registered rows, the nearest one is used`() throws {
    let kinds: [(name: String, register: (inout SchemaRows, @escaping SchemaRows.Row) -> Void)] = [
      ("type", { $0.register(type: "string", row: $1) }),
      ("keyword", { $0.register(keyword: "pattern", row: $1) }),
      ("format", { $0.register(format: "hex", row: $1) }),
      ("path", { $0.register(path: "/deep/*", row: $1) }),
    ]
    let schema = """
      {"properties": {"deep": {"properties": {"code": {"type": "string", "format": "hex",
       "pattern": "^[0-9a-f]+$"}}}}, "additionalProperties": false}
      """
    for count in 0...kinds.count {
      var rows = SchemaRows.standard
      // The order of registration doesn't matter.
      for kind in kinds.prefix(count).reversed() {
        kind.register(&rows) { .text("\($0.label) by \(kind.name)", id: $0.rowID) }
      }
      let (_, screen) = try form(schema, #"{"deep": {"code": "ff"}}"#, rows: rows)
      let name = count == 0 ? "Code " : "Code by \(kinds[count - 1].name)"
      #expect(screen.line(with: name) != nil, "\(name):\n\(screen.text)")
    }
  }

  @Test func `a value is part of a table, is edited there, and its changes are undone`() throws {
    let value = SchemaValue(
      try JSONDocument(parsing: #"{"name": "Ada"} // Who."#),
      schema: try Schema(
        JSONValue(
          parsing: #"{"properties": {"name": {"type": "string"}}, "additionalProperties": false}"#))
    )
    let table = DocumentTable(value)
    let screen = ScreenDriver(table, size: ScreenSize(width: 40, height: 12))
    screen.expectRows(
      """
      > Name        Ada
        Contacts are kept here.
      """)
    screen.press("return ! escape")
    #expect(value.document.text == #"{"name": "Ada!"} // Who."#)
    screen.press("ctrl+_")
    #expect(value.document.text == #"{"name": "Ada"} // Who."#, "\(screen.text)")
  }

  private final class DocumentTable: GenericTableController {
    let value: SchemaValue

    init(_ value: SchemaValue) {
      self.value = value
      super.init(title: "Contact", style: .grouped)
    }

    override var changeHistory: (any ChangeHistory)? { value.changeHistory }

    override func constructTableGroups() -> [TableGroup] {
      value.groups + [TableGroup { NoteRowController("Contacts are kept here.") }]
    }
  }
}
