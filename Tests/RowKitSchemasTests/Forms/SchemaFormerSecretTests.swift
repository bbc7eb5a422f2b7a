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
}
