import Foundation
import JSONSchema
import JSONText
import RowKit
import RowKitTesting
import Testing

@testable import RowKitSchemas

/// Values that aren't shown, of any type.
@MainActor struct SchemaSecretTests {
  private func form(_ schema: String, _ text: String) throws -> (SchemaForm, ScreenDriver) {
    try SchemaForm.shown(schema, text, width: 50, height: 20)
  }

  @Test(arguments: [
    (#""type": "integer", "writeOnly": true"#, "4711"), (#""writeOnly": true"#, "4711"),
    (#""type": "integer", "minimum": 0, "maximum": 9, "writeOnly": true"#, "7"),
    (#""enum": [4711, 4712], "writeOnly": true"#, "4711"),
    (#""type": "string", "format": "password""#, "4711"),
    (#""type": "string", "format": "password""#, #""\ud8004711""#),
    (#""type": "array", "writeOnly": true, "items": {"type": "string"}"#, #"["4711"]"#),
    (
      #""type": "array", "writeOnly": true, "uniqueItems": true, "items": {"enum": ["4711", "4"]}"#,
      #"["4711"]"#
    ),
    (#""writeOnly": true, "properties": {"a": {"type": "string"}}"#, #"{"a": "4711"}"#),
    (#""writeOnly": true, "properties": {"a": {"format": "date"}}"#, #"{"a": "4711-11-07"}"#),
  ])
  func `a secret is masked, whatever its type, also in a value around it`(
    rules: String, value: String
  ) throws {
    let (form, screen) = try form(#"{"properties": {"pin": {\#(rules)}}}"#, #"{"pin": \#(value)}"#)
    #expect(!screen.text.contains("7"), "\(screen.text)")
    #expect(!form.printedLines(width: 50).joined().contains("7"))
  }

  @Test func `a switch in a secret object is masked`() throws {
    let (form, screen) = try form(
      #"{"properties": {"pin": {"writeOnly": true, "required": ["on"], "properties": {"on": {"type": "boolean"}}}}}"#,
      #"{"pin": {"on": true}}"#)
    #expect(!screen.text.contains("●") && !screen.text.contains("true"), "\(screen.text)")
    #expect(screen.text.contains("On"), "\(screen.text)")
    screen.press("home return alt+a \"false\" escape")
    #expect(form.document.text == #"{"pin": {"on": false}}"#, "\(screen.text)")
  }

  @Test(arguments: [
    (#""additionalProperties": {"type": "string", "format": "password"}"#, #"{"\ud800": "4711"}"#),
    (
      #""additionalProperties": {"properties": {"a": {"writeOnly": true}}}"#,
      #"{"\ud800": {"a": "4711"}}"#
    ),
    (#""writeOnly": true"#, #"{"\ud800": "4711"}"#),
    (
      #""additionalProperties": {"anyOf": [{"type": "string", "format": "password"}, "#
        + #"{"type": "null"}]}"#, #"{"\ud800": "4711"}"#
    ),
  ])
  func `a secret under a key that can't be represented is masked`(
    rules: String, value: String
  ) throws {
    let (form, screen) = try form("{\(rules)}", value)
    #expect(!screen.text.contains("4711"), "\(screen.text)")
    let document = form.document
    let schema = try Schema(JSONValue(parsing: "{\(rules)}"))
    let place = SchemaSession(document, schema: schema).root
    let text = MaskedDocument(document, schema: schema, as: place).text(differingFrom: nil)
    #expect(!text.contains("4711"), "\(text)")
  }

  private func masked(_ document: String) throws -> String {
    let schema = try Schema(
      JSONValue(
        parsing: """
          {"$ref": "#/$defs/a",
           "$defs": {"a": {"properties": {"pin": {"writeOnly": true}}, "items": {"$ref": "#/$defs/a"}}}}
          """))
    let document = try JSONDocument(parsing: document)
    let place = SchemaSession(document, schema: schema).root
    return MaskedDocument(document, schema: schema, as: place).text(differingFrom: nil)
  }

  @Test func `a secret is masked however deep it is`() throws {
    let (begin, end) = (String(repeating: "[", count: 500), String(repeating: "]", count: 500))
    #expect(try !masked(begin + #"{"pin": "4711"}"# + end).contains("4711"))
  }

  @Test func `earlier members with a repeated key are masked among very many`() throws {
    let many = (0..<50_000).map { "\"k\($0)\": \($0)" }
    let text = "{" + many.joined(separator: ",") + #","k7": 1, "pin": "Ada", "pin": "Bob"}"#
    let masked = try masked(text)
    #expect(!masked.contains("Ada") && !masked.contains("Bob"))
    #expect(masked.contains(#""k49999": 49999"#))
    #expect(!masked.contains(#""k7": 7"#) && masked.contains(#""k7": 1"#))
  }

  @Test func `the link to a secret object doesn't name it`() throws {
    let (_, screen) = try form(
      #"{"properties": {"l": {"items": {"writeOnly": true, "type": "object"}}}}"#,
      #"{"l": [{"name": "Ada"}]}"#)
    screen.press("return")
    #expect(screen.text.contains("1 member ›"), "\(screen.text)")
  }

  @Test(arguments: ["name", "title", "id", "key", "type"])
  func `the link to an object doesn't show a secret that may be null`(key: String) throws {
    let (_, screen) = try form(
      #"{"properties": {"l": {"items": {"properties": {"\#(key)": {"anyOf": "#
        + #"[{"type": "string", "format": "password"}, {"type": "null"}]}}}}}}"#,
      #"{"l": [{"\#(key)": "4711"}]}"#)
    screen.press("return")
    #expect(screen.text.contains("1 member ›"), "\(screen.text)")
    #expect(!screen.text.contains("4711"), "\(screen.text)")
  }

  @Test func `a value is masked once the object around it becomes secret`() throws {
    let (form, screen) = try form(
      #"{"properties": {"o": {"properties": {"kind": {"enum": ["open", "secret"]}, "#
        + #""a": {"type": "string"}}, "if": {"properties": {"kind": {"const": "secret"}}, "#
        + #""required": ["kind"]}, "then": {"writeOnly": true}}}}"#,
      #"{"o": {"kind": "open", "a": "4711"}}"#)
    #expect(screen.text.contains("4711"), "\(screen.text)")
    screen.moveCursor(to: "Kind")
    screen.press("right")
    #expect(form.document.value["o"]?["kind"]?.string == "secret", "\(screen.text)")
    #expect(!screen.text.contains("4711"), "\(screen.text)")
  }

  /// A schema by which a value beside another one makes a third secret and a fourth required.
  private let conditions = """
    {"properties": {"big": {"type": "array"}, "kind": {}, "tok": {"type": "string"}},
     "if": {"properties": {"kind": {"const": "secret"}}, "required": ["kind"]},
     "then": {"properties": {"tok": {"writeOnly": true}, "more": {"type": "string"}},
       "required": ["more"]}}
    """

  /// Returns a document with a text of that many bytes.
  private func document(ofSize size: Int) throws -> JSONDocument {
    let text = String(repeating: "x", count: size)
    return try JSONDocument(parsing: #"{"big": ["\#(text)"], "kind": "secret", "tok": "4711"}"#)
  }

  @Test func `conditions are in force in a large document`() throws {
    let document = try document(ofSize: 1_100_000)
    let schema = try Schema(JSONValue(parsing: conditions))
    let form = SchemaForm(SchemaValue(document, schema: schema), title: "Form")
    let screen = ScreenDriver(form, size: ScreenSize(width: 90, height: 20))
    #expect(screen.line(with: "Tok") != nil && !screen.text.contains("4711"), "\(screen.text)")
    #expect(screen.line(with: "More *") != nil, "\(screen.text)")
    let place = SchemaSession(document, schema: schema).root
    let text = MaskedDocument(document, schema: schema, as: place).text(differingFrom: nil)
    #expect(!text.contains("4711"))
  }

  @Test(arguments: [1, 1_100_000])
  func `a value is masked when there are no steps left to find out whether it is secret`(
    size: Int
  ) throws {
    func session(_ stepCount: Int) throws -> SchemaSession {
      let schema = try Schema(JSONValue(parsing: conditions.replacing("secret", with: "other")))
      return SchemaSession(try document(ofSize: size), schema: schema, stepCount: stepCount)
    }
    func isSecret(_ session: SchemaSession) -> Bool {
      let rules = session.shape(of: session.root).rules?.place(ofMember: "tok")
      return session.isSecret(session.child(.key("tok"), of: session.root, rules: rules))
    }
    #expect(try isSecret(session(1)))
    #expect(try !isSecret(session(1_000_000)))
  }

  @Test func `the comparison with what another program wrote shows no secret`() throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).json").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    func write(_ pin: String, _ name: String) throws {
      let text = "{\n \"pin\": [\"\(pin)\"],\n \"name\": \"\(name)\"\n}\n"
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }
    try write("4711", "Ada")
    let file = try JSONDocumentFile(path: path)
    let schema = try Schema(JSONValue(parsing: #"{"properties": {"pin": {"writeOnly": true}}}"#))
    let form = SchemaForm(SchemaValue(file.document, schema: schema), title: "Form")
    form.save(in: file)
    let screen = ScreenDriver(form, size: ScreenSize(width: 60, height: 24))
    screen.moveCursor(to: "name")
    screen.press("return ! escape")
    try write("4712", "Grace")
    screen.press("ctrl+s return")
    #expect(screen.text.contains("Grace") && screen.text.contains("Ada!"), "\(screen.text)")
    #expect(!screen.text.contains("471"), "\(screen.text)")
    #expect(screen.text.contains("+  \"pin\": ••• (different)"), "\(screen.text)")
  }

  @Test
  func `the comparison masks what is secret by a chosen alternative, or in a repeated member`()
    throws
  {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).json").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    func write(_ name: String) throws {
      let text = """
        {
         "a": {"p": "Xenon"},
         "a": {},
         "v": "Krypton",
         "name": "\(name)"
        }
        """
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }
    try write("Ada")
    let file = try JSONDocumentFile(path: path)
    let rules = """
      {"properties": {"name": {},
        "v": {"anyOf": [{"type": "string", "title": "Plain"},
          {"type": "string", "title": "Hidden", "format": "password"}]},
        "a": {"properties": {"p": {"format": "password"}}}}}
      """
    let schema = try Schema(JSONValue(parsing: rules))
    let form = SchemaForm(SchemaValue(file.document, schema: schema), title: "Form")
    form.save(in: file)
    let screen = ScreenDriver(form, size: ScreenSize(width: 60, height: 30))
    screen.moveCursor(to: "Plain")
    screen.press("return down return")
    #expect(!screen.text.contains("Krypton"), "\(screen.text)")
    screen.moveCursor(to: "Name")
    screen.press("return ! escape")
    try write("Grace")
    screen.press("ctrl+s return")
    #expect(screen.text.contains("Grace") && screen.text.contains("Ada!"), "\(screen.text)")
    #expect(screen.text.contains("\"v\": •••"), "\(screen.text)")
    #expect(
      !["Krypton", "Xenon"].contains { screen.text.contains($0) }, "\(screen.text)")
  }

  @Test func `the message about a refused secret doesn't contain it`() throws {
    let (_, screen) = try form(
      #"{"properties": {"pin": {"type": "integer", "writeOnly": true}}}"#, "{}")
    screen.press("return \"0471\" return")
    #expect(screen.text.contains("no zero at the start."), "\(screen.text)")
    #expect(!screen.text.contains("471"), "\(screen.text)")
  }

  @Test func `a secret number is changed as it is typed`() throws {
    let (form, screen) = try form(
      #"{"properties": {"pin": {"type": "integer", "writeOnly": true}}}"#, #"{"pin": 4711}"#)
    screen.press("return \"0\" escape")
    #expect(form.document.text == #"{"pin": 47110}"#)
    #expect(screen.text.contains("•••••"), "\(screen.text)")
    screen.press("return \"e\" escape")
    #expect(form.document.text == #"{"pin": 47110}"#)
    #expect(!screen.text.contains("7"), "\(screen.text)")
  }
}
