import JSONSchema
import JSONText
import RowKit
import RowKitSchemas
import RowKitTesting
import Testing

/// Values of which a schema lists those that are allowed.
@MainActor struct SchemaListedValueTests {
  private func form(_ rules: String, _ value: String) throws -> (SchemaForm, ScreenDriver) {
    try SchemaForm.shown(
      #"{"properties": {"v": \#(rules)}, "additionalProperties": false}"#, #"{"v": \#(value)}"#,
      width: 60, height: 20)
  }

  @Test(arguments: [
    ("[1, 2]", "2.0", "1 │‹2›"), ("[1, 2]", "20e-1", "1 │‹2›"), ("[1, 2, 3]", "2", "1 │‹2›│ 3"),
    (#"["a", "b"]"#, #""b""#, "a │‹b›"), ("[[1], [2]]", "[1.0]", "‹[1]›│ [2]"),
    (#"[{"a": 1, "b": 2}, 3]"#, #"{"b": 2, "a": 1}"#, #"‹{"a":1,"b":2}›│ 3"#),
    ("[1, 2]", "2.5", "1 │ 2 │‹2.5›"), ("[2]", "2.0", " 2 "),
  ])
  func `a value that equals a listed one is shown as that one`(
    list: String, value: String, shown: String
  ) throws {
    let (_, screen) = try form(#"{"enum": \#(list)}"#, value)
    #expect(screen.line(with: shown) != nil, "\(screen.text)")
  }

  @Test(arguments: ["[1, 2, 3, 4]", "[1, 2, 3, 4, 5, 6, 7, 8]"])
  func `choosing the listed value that a value equals keeps how it is written`(
    list: String
  ) throws {
    let (form, screen) = try form(#"{"enum": \#(list)}"#, "1.0")
    let isInline = screen.text.contains("▸")
    #expect(screen.line(with: isInline ? " 1 ▸" : " 1 ›") != nil, "\(screen.text)")
    screen.press("return" + (isInline ? " down return" : " return"))
    #expect(form.document.text == #"{"v": 1.0}"#, "\(screen.text)")
  }

  @Test func `another choice of several keeps how the others are written`() throws {
    let (form, screen) = try form(
      #"{"type": "array", "uniqueItems": true, "items": {"enum": [1, 2, 3]}}"#, "[2.0, 1]")
    #expect(!screen.text.contains("2.0"), "\(screen.text)")
    screen.press("return down down return escape")
    #expect(form.document.value(at: ["v"])?.description == "[2.0,1,3]", "\(screen.text)")
  }

  @Test func `a constant marks its alternative, however it is written`() throws {
    let (_, screen) = try form(
      """
      {"oneOf": [
        {"title": "First", "properties": {"kind": {"const": 1}, "a": {"type": "string"}}},
        {"title": "Second", "properties": {"kind": {"const": 2}, "b": {"type": "string"}}}]}
      """, #"{"kind": 2.0, "b": 5}"#)
    #expect(screen.line(with: "Second ›") != nil, "\(screen.text)")
  }

  private let titled = """
    {"oneOf": [{"const": "a", "title": "Alpha"},
      {"const": "b", "title": "Beta", "deprecated": true}, {"const": "c", "deprecated": true}]}
    """

  @Test func `a listed value that should no longer be used has its title while it is there`() throws
  {
    let (form, screen) = try form(titled, #""b""#)
    #expect(screen.line(with: " Alpha │‹Beta›") != nil, "\(screen.text)")
    screen.press("left")
    #expect(form.document.text == #"{"v": "a"}"#)
    #expect(!screen.text.contains("Beta"), "\(screen.text)")
    let (_, plain) = try self.form(titled, #""c""#)
    #expect(plain.line(with: "Alpha │‹c›") != nil, "\(plain.text)")
    let (_, several) = try self.form(
      #"{"type": "array", "uniqueItems": true, "items": \#(titled)}"#, #"["b"]"#)
    #expect(several.line(with: " Beta ›") != nil, "\(several.text)")
  }

  @Test func `all values of a list that should no longer be used are hidden`() throws {
    let (_, screen) = try form(
      #"{"oneOf": [{"enum": ["a", "b"]}, {"enum": ["c", "d"], "deprecated": true}]}"#, #""c""#)
    #expect(screen.line(with: " a │ b │‹c›") != nil, "\(screen.text)")
  }

  @Test func `a listed value of a type that isn't allowed is no choice`() throws {
    let (_, screen) = try form(#"{"type": "string", "enum": ["a", "b", null]}"#, #""a""#)
    #expect(screen.line(with: "‹a›│ b ") != nil, "\(screen.text)")
    #expect(!screen.text.contains("null"), "\(screen.text)")
  }

  @Test func `a list without any value that is allowed leaves the value to its type`() throws {
    let (form, screen) = try SchemaForm.shown(
      #"{"properties": {"v": {"type": "string", "enum": [1, 2]}}}"#, "{}", width: 60, height: 20)
    screen.press("return x escape")
    #expect(form.document.value["v"]?.string == "x", "\(screen.text)")
  }
}
