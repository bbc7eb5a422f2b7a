import JSONSchema
import JSONText
import RowKit
import RowKitTesting
import Testing

@testable import RowKitSchemas

/// Secrets of which the rules in force no longer say that they are.
@MainActor struct SchemaFormerSecretTests {
  private func form(_ schema: String, _ text: String) throws -> (SchemaForm, ScreenDriver) {
    try SchemaForm.shown(schema, text, width: 60, height: 24)
  }

  private nonisolated static let condition = """
    {"properties": {"auth": {"enum": ["none", "password"]}},
     "if": {"properties": {"auth": {"const": "password"}}, "required": ["auth"]},
     "then": {"properties": {"pw": {"type": "string", "format": "password"}}}}
    """

  private nonisolated static let nested = """
    {"if": {"required": ["on"]}, "else": {"properties": {"login": {"properties": {
     "pw": {"writeOnly": true}}}}}}
    """

  @Test(arguments: [true, false])
  func `a message about a secret doesn't suggest what it should be`(isSecret: Bool) throws {
    let (_, screen) = try form(
      #"{"properties": {"pw": {"enum": ["spring", "autumn"], "writeOnly": \#(isSecret)}}}"#,
      #"{"pw": "sprin"}"#)
    #expect(screen.line(with: "Must be one of spring or autumn.") != nil, "\(screen.text)")
    #expect((screen.line(with: "Did you mean") == nil) == isSecret, "\(screen.text)")
  }

  @Test(arguments: [
    (condition, #"{"auth": "none", "pw": "hunter2"}"#),
    (nested, #"{"on": 1, "login": {"pw": "hunter2"}}"#),
    (
      #"{"if": {"required": ["on"]}, "else": {"properties": {"a": {"items": {"writeOnly": true}}}}}"#,
      #"{"on": 1, "a": ["hunter2"]}"#
    ),
    (
      #"{"dependentSchemas": {"on": {"properties": {"pw": {"format": "password"}}}}}"#,
      #"{"pw": "hunter2"}"#
    ),
    (
      #"{"properties": {"pw": {}}, "dependentSchemas": {"on": {"properties": {"pw": {"format": "password"}}}}}"#,
      #"{"pw": "hunter2"}"#
    ),
    (
      """
      {"oneOf": [{"properties": {"a": {"const": 1}, "pw": {"format": "password"}},
       "required": ["a"]}, {"properties": {"b": {"const": 2}}, "required": ["b"]}]}
      """, #"{"b": 2, "pw": "hunter2"}"#
    ),
  ])
  func `a value that another branch calls a secret is masked`(
    schema: String, document: String
  ) throws {
    let (form, screen) = try form(schema, document)
    #expect(!screen.text.contains("hunter2"), "\(screen.text)")
    #expect(!form.printedLines(width: 60).joined().contains("hunter2"))
    let spoken = LinearDriver(try self.form(schema, document).0)
    spoken.type("l")
    #expect(!spoken.transcript.contains("hunter2"), "\(spoken.transcript)")
    let masked = form.masked(form.document).text(differingFrom: nil)
    #expect(!masked.contains("hunter2"), "\(masked)")
  }

  @Test func `what was typed as a secret stays one when a condition changes`() throws {
    let (form, screen) = try form(SchemaFormerSecretTests.condition, #"{"auth": "password"}"#)
    screen.press("down return")
    screen.type("hunter2")
    screen.press("escape up left")
    #expect(form.document.text.contains(#""auth": "none""#), "\(screen.text)")
    #expect(form.document.text.contains("hunter2") && !screen.text.contains("hunter2"))
  }

  @Test(arguments: [
    """
    {"properties": {"kind": {"enum": ["plain", "secret"]}, "v": {"type": "string"}},
     "if": {"properties": {"kind": {"const": "secret"}}, "required": ["kind"]},
     "then": {"properties": {"v": {"format": "password"}}}}
    """
  ])
  func `a described value is shown unless it was a secret`(schema: String) throws {
    let (_, plain) = try form(schema, #"{"kind": "plain", "v": "hunter2"}"#)
    #expect(plain.text.contains("hunter2"), "\(plain.text)")
    let (form, screen) = try form(schema, #"{"kind": "secret", "v": "hunter2"}"#)
    #expect(!screen.text.contains("hunter2"))
    screen.press("left")
    #expect(form.document.text.contains(#""kind": "plain""#), "\(screen.text)")
    #expect(!screen.text.contains("hunter2"), "\(screen.text)")
  }

  @Test func `a member that both alternatives have stays a secret`() throws {
    let (form, screen) = try form(
      """
      {"properties": {"m": {"oneOf": [
       {"title": "A", "properties": {"k": {"const": 1}, "v": {"format": "password"}},
        "required": ["k", "v"]},
       {"title": "B", "properties": {"k": {"const": 2}, "v": {"type": "string"}},
        "required": ["k", "v"]}]}}, "additionalProperties": false}
      """, #"{"m": {"k": 1, "v": "hunter2"}}"#)
    screen.press("home return end return")
    #expect(form.document.text.contains("hunter2"), "\(form.document.text)")
    #expect(form.document.text.contains("2,"), "\(form.document.text)")
    screen.press("down return")
    #expect(!screen.text.contains("hunter2"), "\(screen.text)")
  }

  /// A value that a condition makes a secret, and that is plain otherwise.
  private nonisolated static let kinds = """
    {"properties": {"kind": {"enum": ["plain", "secret", "token"]}, "v": {"type": "string"}},
     "if": {"properties": {"kind": {"const": "secret"}}, "required": ["kind"]},
     "then": {"properties": {"v": {"format": "password"}}}}
    """

  @Test func `a secret that comes back by undoing is masked`() throws {
    let (form, screen) = try form(
      SchemaFormerSecretTests.kinds, #"{"kind": "secret", "v": "hunter2"}"#)
    screen.press("left down alt+. down return")
    #expect(!form.document.text.contains("hunter2"), "\(screen.text)")
    screen.press("ctrl+_")
    #expect(form.document.text.contains("hunter2") && !screen.text.contains("hunter2"))
  }

  @Test func `a plain value is shown again after a choice that hides it was passed`() throws {
    let (form, screen) = try form(
      SchemaFormerSecretTests.kinds, #"{"kind": "plain", "v": "hunter2"}"#)
    screen.press("right")
    #expect(!screen.text.contains("hunter2"), "\(screen.text)")
    screen.press("right")
    #expect(form.document.text.contains("token") && screen.text.contains("hunter2"))
  }

  @Test func `a renamed secret is masked, also in the comparison`() throws {
    let (form, screen) = try form(
      #"{"patternProperties": {"^secret": {"type": "string", "format": "password"}}}"#,
      #"{"secretA": "hunter2"}"#)
    #expect(!screen.text.contains("hunter2"))
    form.session.rename(
      form.session.child(.key("secretA"), of: form.session.root, rules: nil), to: "a")
    screen.update()
    #expect(form.document.text == #"{"a": "hunter2"}"# && !screen.text.contains("hunter2"))
    #expect(!form.masked(form.document).text(differingFrom: nil).contains("hunter2"))
  }

  @Test func `a member that rules in force describe is shown`() throws {
    let (_, screen) = try form(
      """
      {"if": {"required": ["on"]}, "then": {"additionalProperties": {"type": "string"}},
       "else": {"additionalProperties": {"type": "string", "writeOnly": true}}}
      """, #"{"on": "1", "v": "hunter2"}"#)
    #expect(screen.text.contains("hunter2"), "\(screen.text)")
  }

  @Test(arguments: [
    #"{"type": "string", "format": "password", "pattern": "x", "examples": ["hunter2"]}"#,
    #"{"writeOnly": true, "pattern": "x", "examples": ["hunter2"]}"#,
  ])
  func `an example of a secret isn't shown`(rules: String) throws {
    let schema = #"{"properties": {"a": \#(rules)}, "additionalProperties": false}"#
    let (form, screen) = try form(schema, "{}")
    screen.press("return")
    screen.type("\"b")
    #expect(!screen.text.contains("hunter2"), "\(screen.text)")
    screen.type("\"")
    screen.press("escape")
    #expect(form.document.text != "{}" && !screen.text.contains("hunter2"), "\(screen.text)")
    let spoken = LinearDriver(try self.form(schema, "{}").0)
    spoken.type("1", "b", "l")
    #expect(!spoken.transcript.contains("hunter2"), "\(spoken.transcript)")
  }
}
