import JSONSchema
import JSONText
import RowKit
import RowKitSchemas
import RowKitTesting
import Testing

/// Forms of schemas that ask for much: many properties, or many steps.
@MainActor struct SchemaLargeFormTests {
  private func form(
    _ schema: String, _ document: String?, stepCount: Int? = nil
  ) throws -> (SchemaForm, ScreenDriver) {
    var options = SchemaOptions()
    if let stepCount { options.limits.applicationCount = stepCount }
    let value = SchemaValue(
      try document.map { try JSONDocument(parsing: $0) },
      schema: try Schema(JSONValue(parsing: schema), options: options))
    let form = SchemaForm(value, title: "Form")
    form.onSave = { _ in nil }
    return (form, ScreenDriver(form, size: ScreenSize(width: 140, height: 30)))
  }

  @Test func `a form says that a check takes too many steps, and asks before it saves`() throws {
    let (_, screen) = try form(
      #"{"additionalProperties": {"type": "array", "items": {"type": "integer"}}}"#,
      #"{"a": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14], "b": [1]}"#, stepCount: 10)
    #expect(
      screen.text.contains("Not everything is checked: the check takes more than 10 steps."),
      "\(screen.text)")
    #expect(screen.text.contains(" not checked"), "\(screen.text)")
    screen.press("ctrl+s")
    #expect(screen.text.contains("Save with values that aren't checked?"), "\(screen.text)")
  }

  @Test func `alternatives in each other are shown at once`() throws {
    let definitions = (0..<40).map { index in
      let link = ##"{"$ref": "#/$defs/d\##(index + 1)"}"##
      return #""d\#(index)": {"anyOf": [\#(link), \#(link)]}"#
    }
    let (_, screen) = try form(
      ##"{"properties": {"a": {"$ref": "#/$defs/d0"}}, "$defs": {"##
        + definitions.joined(separator: ",") + #", "d40": {"type": "string"}}}"#, #"{"a": 1}"#)
    #expect(screen.content.contains { $0.contains("A") && $0.contains("1") }, "\(screen.text)")
  }

  @Test func `each of many missing properties is said once the form was to be saved`() throws {
    let keys = (0..<300).map { #""p\#($0)""# }
    let (form, screen) = try form(
      #"{"type": "object", "required": [\#(keys.joined(separator: ", "))], "properties": {"#
        + keys.map { $0 + #": {"type": "string"}"# }.joined(separator: ", ") + "}}", nil)
    #expect(!screen.text.contains("Required."))
    screen.press("return a return")
    #expect(form.document.value["p0"]?.string == "a")
    #expect(!screen.text.contains("Required."))
    screen.press("ctrl+s escape")
    #expect(screen.text.contains("Required."))
    let count = form.tableGroups.reduce(0) { $0 + $1.rows.count }
    #expect(count >= 599)
    #expect(form.fieldProblems.isEmpty)
  }

  @Test func `rows of many members without values are made as they come into view`() throws {
    var (made, rows) = (0, SchemaRows.standard)
    rows.register(type: "string") { _ in
      made += 1
      return nil
    }
    let form = SchemaForm(try Schema(JSONValue(parsing: many)), rows: rows)
    let screen = ScreenDriver(form, size: ScreenSize(width: 60, height: 12))
    #expect((1...24).contains(made), "\(made)")
    made = 0
    screen.press("return a return b return end")
    #expect(made <= 100, "\(made)")
    #expect(form.document.text(at: []) == "{\n  \"p0\": \"a\",\n  \"p1\": \"b\"\n}")
  }

  @Test func `a form of many members has rows of each kind, in their order`() throws {
    let schema =
      #"{"required": ["p298", "old", "list"], "properties": {"#
      + (0..<300).map { #""p\#($0)": {"type": "integer"}"# }.joined(separator: ", ")
      + #", "old": {"deprecated": true}, "list": {"type": "array", "items": {"type": "string"}}, "#
      + #""kind": {"oneOf": [{"type": "string"}, {"type": "boolean"}]}}}"#
    let (_, screen) = try form(schema, #"{"p1": 1, "p297": "x"}"#)
    screen.resize(width: 60, height: 400)
    let lines = screen.content.map { line in
      String(line.filter { $0 != " " && $0 != "│" && $0 != ">" })
    }
    let end = try #require(lines.firstIndex { $0.hasPrefix("P296") })
    #expect(
      lines[end...].prefix(7) == [
        "P296‹notset›", "P297\"x\"", "!Needsawholenumber,nottext.", "P298*‹notset›", "!Required.",
        "P299‹notset›", "Kind—›",
      ])
    #expect(lines.count { $0.hasSuffix("‹notset›") } == 298)
  }

  @Test func `the members of a large form follow what depends on its values`() throws {
    let schema =
      #"{"dependentRequired": {"p1": ["more"]}, "properties": {"#
      + (0..<250).map { #""p\#($0)": {"type": "string"}"# }.joined(separator: ", ")
      + #"}, "if": {"properties": {"p0": {"const": "a"}}, "required": ["p0"]}, "#
      + #""then": {"properties": {"extra": {"type": "string"}}}}"#
    let (_, screen) = try form(schema, "{}")
    screen.resize(width: 60, height: 400)
    func shows(_ label: String) -> Bool { screen.content.contains { $0.contains(label) } }
    #expect(shows("P249") && !shows("Extra") && !shows("More *"))
    screen.press("return a return")
    #expect(shows("P249") && shows("Extra") && !shows("More *"))
    screen.press("b return")
    #expect(shows("P249") && shows("Extra") && shows("More *"))
    screen.press("escape ctrl+_ ctrl+_")
    #expect(shows("P249") && !shows("Extra") && !shows("More *"), "\(screen.text)")
  }

  /// A schema that requires many texts.
  private var many: String {
    let keys = (0..<300).map { #""p\#($0)""# }
    return #"{"type": "object", "required": [\#(keys.joined(separator: ", "))], "properties": {"#
      + keys.map { $0 + #": {"type": "string"}"# }.joined(separator: ", ") + "}}"
  }
}
