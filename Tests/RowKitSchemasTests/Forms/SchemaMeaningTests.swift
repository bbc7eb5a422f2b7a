import JSONSchema
import JSONText
import RowKit
import RowKitSchemas
import RowKitTesting
import Testing

/// The rows for annotations, formats, limits and keys.
@MainActor struct SchemaMeaningTests {
  private func form(
    _ schema: String, _ document: String?, assertsFormats: Bool = false, height: Int = 40
  ) throws -> (form: SchemaForm, value: SchemaValue, screen: ScreenDriver) {
    let value = SchemaValue(
      try document.map { try JSONDocument(parsing: $0) },
      schema: try Schema(JSONValue(parsing: schema)), assertsFormats: assertsFormats)
    let form = SchemaForm(value, title: "Form")
    return (form, value, ScreenDriver(form, size: ScreenSize(width: 90, height: height)))
  }

  @Test func `deprecated members are collapsed, and have no row while absent`() throws {
    let (_, _, screen) = try form(
      """
      {"properties": {"a": {"type": "string"}, "old": {"type": "string", "deprecated": true},
       "older": {"type": "string", "deprecated": true}}, "additionalProperties": false}
      """, #"{"a": "x", "old": "y"}"#)
    #expect(screen.line(with: "Deprecated") != nil, "\(screen.text)")
    #expect(screen.line(with: "Old") == nil)
    screen.press("down return")
    #expect(screen.line(with: "Old ") != nil, "\(screen.text)")
    #expect(screen.line(with: "Older") == nil)
    screen.press("up return z escape")
    #expect(screen.line(with: "Old ") != nil, "stays open after a change: \(screen.text)")
  }

  @Test func `a deprecated member with a problem is shown, and stays when it is mended`() throws {
    let (form, _, screen) = try form(
      """
      {"properties": {"a": {"type": "string"}, "old": {"type": "integer", "deprecated": true},
       "older": {"type": "string", "deprecated": true}}}
      """, #"{"a": "x", "old": "bad", "older": "y"}"#)
    #expect(screen.text.contains("Needs a whole number"), "\(screen.text)")
    #expect(screen.line(with: "Older") == nil, "\(screen.text)")
    #expect(form.printedLines(width: 80).joined().contains("Needs a whole number"))
    form.onSave = { _ in nil }
    screen.press("end ctrl+s")
    #expect(screen.text.contains("Save with 1 problem?"), "\(screen.text)")
    screen.press("escape")
    #expect(screen.line(with: "> Old ") != nil, "\(screen.text)")
    screen.press("return ctrl+u")
    screen.type("5")
    screen.press("escape")
    #expect(form.document.value["old"]?.number?.text == "5", "\(screen.text)")
    #expect(screen.line(with: "> Old ") != nil, "\(screen.text)")
  }

  @Test func `read-only values, and all within them, can't be changed`() throws {
    let text = #"{"owner": {"name": "Ada", "tags": ["a"]}, "id": 7, "on": true}"#
    let (form, _, screen) = try form(
      """
      {"properties": {"id": {"type": "integer", "readOnly": true, "minimum": 1, "maximum": 9},
       "on": {"type": "boolean", "readOnly": true},
       "owner": {"type": "object", "readOnly": true, "properties": {"name": {"type": "string"},
         "tags": {"type": "array", "items": {"type": "string"}}}}}}
      """, text)
    for _ in 0..<8 {
      screen.press("right space return x escape delete down")
    }
    #expect(form.document.value["owner"]?["name"]?.string == "Ada")
    #expect(form.document.value["id"]?.number?.int == 7)
    #expect(form.document.value["on"]?.bool == true)
    #expect(form.document.value["owner"]?["tags"]?.array?.count == 1, "\(form.document.text)")
  }

  @Test func `a read-only list on a screen of its own can be looked at`() throws {
    let (_, _, screen) = try form(
      """
      {"properties": {"box": {"type": "object", "properties": {
       "tags": {"type": "array", "readOnly": true, "items": {"type": "array", "items":
        {"type": "string"}}}}}}}
      """, #"{"box": {"tags": [["deep"]]}}"#)
    screen.press("home")
    for _ in 0..<4 where !screen.text.contains("deep") { screen.press("return") }
    #expect(screen.text.contains("deep"), "\(screen.text)")
    screen.press("return x")
    #expect(screen.text.contains("deep") && !screen.text.contains("deepx"))
  }

  @Test(arguments: [
    (#""readOnly": true, "#, #"{"o": "x"}"#, ""), ("", #"{"o": "x"}"#, #""readOnly": true, "#),
    (#""readOnly": true, "#, "{}", ""),
  ])
  func `the alternative of a read-only value can't be changed`(
    own: String, text: String, root: String
  ) throws {
    let (form, _, screen) = try form(
      """
      {\(root)"properties": {"o": {\(own)"oneOf": [{"title": "Text", "type": "string"},
       {"title": "Box", "type": "object", "properties": {"n": {"type": "integer"}}}]}}}
      """, text)
    for _ in 0..<4 { screen.press("return down return escape delete down") }
    #expect(form.document.text == text, "\(screen.text)")
  }

  @Test func `a secret is masked, also where it names the object around it`() throws {
    let (_, _, screen) = try form(
      """
      {"properties": {"list": {"type": "array", "items": {"type": "object", "properties":
       {"key": {"type": "string", "writeOnly": true}}}},
       "pin": {"type": "string", "format": "password"}}}
      """, #"{"list": [{"key": "hunter2"}], "pin": "hunter2"}"#)
    #expect(!screen.text.contains("hunter2"))
    screen.press("down return")
    #expect(!screen.text.contains("hunter2"), "\(screen.text)")
    screen.press("return")
    #expect(!screen.text.contains("hunter2") && screen.text.contains("••"), "\(screen.text)")
  }

  @Test(arguments: [
    ("\"boolean\"", "true"), ("\"integer\", \"minimum\": 1, \"maximum\": 5", "3"),
    ("\"string\", \"enum\": [\"a\", \"b\"]", "\"a\""),
    ("\"string\", \"enum\": [\"a\", \"b\", \"c\", \"d\", \"e\"]", "\"a\""),
    ("\"string\", \"enum\": [\"a\", \"b\", \"c\", \"d\", \"e\", \"f\", \"g\", \"h\"]", "\"a\""),
    ("\"string\", \"format\": \"date\"", "\"2026-11-22\""),
    ("\"string\", \"format\": \"time\"", "\"07:30:00Z\""),
    ("\"string\", \"format\": \"date-time\"", "\"2026-11-22T07:30:00Z\""),
    ("\"string\", \"format\": \"color\"", "\"#102030\""),
    ("\"string\", \"writeOnly\": true", "\"x\""), ("\"string\", \"const\": \"x\"", "\"x\""),
    ("\"number\"", "1.50"), ("\"string\"", "\"x\""), ("\"null\"", "null"),
    ("\"array\", \"uniqueItems\": true, \"items\": {\"enum\": [1, 2]}", "[1]"),
  ])
  func `each row has a menu that describes and resets its value`(rules: String, value: String)
    throws
  {
    let (form, _, screen) = try form(
      """
      {"properties": {"a": {"type": \(rules), "description": "Why it is here."}},
       "additionalProperties": false}
      """, "{\"a\": \(value)}")
    screen.press("alt+. return")
    #expect(screen.text.contains("Why it is here."), "\(screen.text)")
    #expect(screen.text.contains("Path: /a"))
    screen.press("return alt+. down return")
    #expect(form.document.text == "{}", "\(screen.text)")
  }

  @Test(arguments: [
    ("hostname", "-x-", "the name of a host"), ("ipv4", "1.2.3", "an IP address"),
    ("ipv6", ":::", "an IP address"), ("uuid", "12", "a UUID"),
    ("regex", "(", "a regular expression"), ("duration", "1h", "a duration"),
    ("date", "soon", "a date"), ("time", "soon", "a time"),
    ("date-time", "soon", "a date and time with its"),
    ("email", "x", "an e-mail address"), ("uri", "x y", "a web address"),
  ])
  func `a text without its format has a warning, and is valid unless formats decide`(
    format: String, text: String, words: String
  ) throws {
    let rules = #"{"properties": {"a": {"type": "string", "format": "\#(format)"}}}"#
    let document = #"{"a": "\#(text)"}"#
    let (_, value, screen) = try form(rules, document)
    #expect(screen.text.contains("! Not \(words)"), "\(screen.text)")
    #expect(value.violations.isEmpty)
    let (_, strict, _) = try form(rules, document, assertsFormats: true)
    #expect(strict.violations.count == 1)
    let schema = try Schema(JSONValue(parsing: rules))
    let decides = SchemaForm(schema, try JSONValue(parsing: document), assertsFormats: true)
    decides.onSave = { _ in nil }
    let driver = ScreenDriver(decides, size: ScreenSize(width: 60, height: 20))
    driver.press("end return")
    #expect(driver.text.contains("Save with 1 problem?"), "\(driver.text)")
  }

  @Test func `a form that isn't answered shows its problems once it was to be saved`() throws {
    let rules = #"{"properties": {"a": {}, "b": {"type": "string"}}, "required": ["b"]}"#
    let form = SchemaForm(
      SchemaValue(nil, schema: try Schema(JSONValue(parsing: rules))), title: "Form")
    form.onSave = { _ in nil }
    let driver = ScreenDriver(form, size: ScreenSize(width: 60, height: 12))
    #expect(!driver.text.contains("Required."))
    driver.press("ctrl+s")
    #expect(driver.text.contains("Save with 1 problem?"))
    driver.press("escape")
    #expect(driver.text.contains("! Required."), "\(driver.text)")
    #expect(driver.line(with: "> B *") != nil, "\(driver.text)")
  }

  @Test func `a required field isn't missing while a new form is filled in`() throws {
    let rules =
      #"{"properties": {"a": {"type": "string"}, "b": {"type": "string"}, "c": {"type": "object", "#
      + #""required": ["d"], "properties": {"d": {}, "e": {}}}}, "required": ["a", "b"]}"#
    let form = SchemaForm(
      SchemaValue(nil, schema: try Schema(JSONValue(parsing: rules))), title: "Form")
    form.onSave = { _ in nil }
    let driver = ScreenDriver(form, size: ScreenSize(width: 60, height: 12))
    driver.press("return x tab")
    #expect(form.document.value["a"]?.string == "x")
    #expect(!driver.text.contains("Required."), "\(driver.text)")
    driver.press("escape ctrl+s")
    #expect(driver.text.contains("Save with 1 problem?"), "\(driver.text)")
    driver.press("escape")
    #expect(driver.text.contains("! Required."), "\(driver.text)")
  }

  @Test func `messages have the numbers`() throws {
    let (_, _, screen) = try form(
      """
      {"properties": {"a": {"type": "string", "maxLength": 3}, "b": {"type": "number",
       "exclusiveMinimum": 0}, "c": {"multipleOf": 0.5}, "d": {"type": "string", "pattern": "^x",
       "examples": ["x1"]}, "e": {"type": "string", "pattern": "^x", "errorMessage": "Begin with x."},
       "f": {"type": "array", "minItems": 2, "items": {"type": "integer"}, "uniqueItems": true},
       "g": {"type": "array", "items": {"type": "integer"}, "uniqueItems": true}}}
      """, #"{"a": "abcd", "b": 0, "c": 0.3, "d": "y", "e": "y", "f": [1], "g": [1, 2, 1]}"#)
    for message in [
      "At most 3 characters, has 4.", "More than 0.", "In steps of 0.5.",
      "Doesn't have the expected form, such as x1.", "Begin with x.",
      "At least 2 entries, has 1.", "Same as entry 1.",
    ] { #expect(screen.text.contains(message), "\(message)\n\(screen.text)") }
  }

  @Test func `a link counts the problems below it`() throws {
    let (_, _, screen) = try form(
      """
      {"properties": {"a": {"type": "array", "items": {"type": "object", "required": ["x"],
       "properties": {"x": {"type": "integer"}}}}}}
      """, #"{"a": [{"x": "1"}, {}, {"x": 1}]}"#)
    #expect(screen.text.contains("2 problems"), "\(screen.text)")
    screen.press("return")
    #expect(screen.text.contains("1 problem "), "\(screen.text)")
  }

  @Test func `lists of more than 200 entries grow, and tell about their problems`() throws {
    let numbers = (0..<300).map { $0 == 250 ? "\"x\"" : "\($0)" }.joined(separator: ", ")
    let (form, _, screen) = try form(
      #"{"type": "array", "items": {"type": "integer"}, "maxItems": 301}"#, "[\(numbers)]")
    #expect(screen.text.contains("Entry 251: Needs a whole number"), "\(screen.text)")
    screen.press("end")
    #expect(screen.text.contains("+ Add Entry"), "\(screen.text)")
    screen.press("return")
    #expect(form.document.value.array?.count == 301)
    screen.press("end")
    #expect(!screen.text.contains("+ Add Entry"), "\(screen.text)")
  }

  @Test func `a tuple has titles for its places, and as many entries as allowed`() throws {
    let (_, _, screen) = try form(
      """
      {"$defs": {}, "type": "array", "prefixItems": [{"type": "number", "title": "Width"},
       {"type": "number", "title": "Height"}], "items": false}
      """, "[1, 2]")
    #expect(screen.text.contains("Width") && screen.text.contains("Height"), "\(screen.text)")
    #expect(!screen.text.contains("+ Add Entry"))
  }

  @Test func `a new key follows the rules for keys, and can be changed`() throws {
    let (form, _, screen) = try form(
      """
      {"patternProperties": {"^[a-z]+$": {"type": "integer"}}, "additionalProperties": false,
       "propertyNames": {"maxLength": 4}}
      """, #"{"ab": 1}"#)
    screen.press("end return")
    screen.type("abcdef")
    screen.press("tab return")
    #expect(screen.text.contains("At most 4 characters"), "\(screen.text)")
    screen.press("up" + String(repeating: " backspace", count: 6))
    screen.type("cd")
    screen.press("tab return")
    #expect(form.document.value["cd"] != nil, "\(screen.text)\n\(form.document.text)")
    screen.press("home alt+.")
    #expect(screen.text.contains("Rename"), "\(screen.text)")
    screen.press("down down return backspace backspace")
    screen.type("xy")
    screen.press("tab return")
    #expect(form.document.value["xy"]?.number?.int == 1, "\(screen.text)\n\(form.document.text)")
    screen.press("ctrl+_")
    #expect(form.document.value["ab"] != nil, "\(form.document.text)")
    #expect(screen.line(with: "Undone: ab.") != nil, "\(screen.text)")
    screen.press("ctrl+shift+z")
    #expect(screen.line(with: "Done again: xy.") != nil, "\(screen.text)")
  }

  @Test func `a reference that can't be followed has a line on its row`() throws {
    let (_, value, screen) = try form(
      #"{"properties": {"a": {"$ref": "https://example.org/a.json"}}}"#, #"{"a": 1}"#)
    #expect(screen.text.contains("Its rules at https://example.org/a.json can"))
    #expect(value.violations.isEmpty)
  }

  @Test func `names of choices come from their schemas`() throws {
    let (form, _, screen) = try form(
      """
      {"properties": {"a": {"oneOf": [{"const": 1, "title": "One"}, {"const": 2, "title": "Two"}]}}}
      """, #"{"a": 1}"#)
    #expect(screen.text.contains("‹One›") && screen.text.contains("Two"), "\(screen.text)")
    screen.press("right")
    #expect(form.document.text == #"{"a": 2}"#)
  }

  @Test(arguments: [#""type": "string""#, #""pattern": "^[Ee]""#])
  func `listed values and free text are one field with suggestions`(free: String) throws {
    let (form, _, screen) = try form(
      #"{"properties": {"a": {"anyOf": [{"enum": ["es5", "es6"]}, {\#(free)}]}}}"#, #"{"a": "es5"}"#
    )
    #expect(screen.line(with: "Value") == nil, "\(screen.text)")
    screen.press("return alt+a e s")
    #expect(screen.text.contains("es6"), "\(screen.text)")
    screen.press("7 escape escape")
    #expect(form.document.text == #"{"a": "es7"}"#, "\(screen.text)")
  }

  @Test func `dependent schemas show rows while their key is there`() throws {
    let (form, _, screen) = try form(
      """
      {"$schema": "https://json-schema.org/draft/2020-12/schema", "properties": {"card": {"type":
       "string"}}, "dependentSchemas": {"card": {"required": ["billing"], "properties": {"billing":
       {"type": "string"}}}}}
      """, "{}")
    #expect(screen.line(with: "Billing") == nil)
    screen.press("return 1 escape")
    #expect(form.document.value["card"]?.string == "1")
    #expect(screen.line(with: "Billing *") != nil, "\(screen.text)")
    #expect(screen.text.contains("! Required."))
  }

  @Test func `the key of the schema is no problem to save`() throws {
    let (form, _, screen) = try form(
      #"{"additionalProperties": false, "properties": {"a": {"type": "string"}}}"#,
      #"{"$schema": "./s.json", "a": ""}"#)
    #expect(screen.text.contains("A note: the schema doesn't list"), "\(screen.text)")
    var isSaved = false
    form.onSave = { _ in
      isSaved = true
      return nil
    }
    form.updateAndReload()
    let driver = ScreenDriver(form, size: ScreenSize(width: 60, height: 20))
    driver.press("end return")
    #expect(isSaved, "\(driver.text)")
  }
}
