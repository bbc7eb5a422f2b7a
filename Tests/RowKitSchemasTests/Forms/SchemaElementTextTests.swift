import JSONSchema
import JSONText
import RowKit
import RowKitSchemas
import RowKitTesting
import Testing

/// Texts of the elements of lists.
@MainActor struct SchemaElementTextTests {
  private func form(_ rules: String, _ text: String) throws -> (SchemaForm, ScreenDriver) {
    let schema = try Schema(JSONValue(parsing: rules))
    let form = SchemaForm(
      SchemaValue(try JSONDocument(parsing: text), schema: schema), title: "Form")
    return (form, ScreenDriver(form, size: ScreenSize(width: 60, height: 20)))
  }

  @Test(arguments: ["number", "integer"])
  func `emptying the number of an element moves no other`(type: String) throws {
    let (form, screen) = try form(
      #"{"properties": {"a": {"type": "array", "items": {"type": "\#(type)"}}}}"#,
      #"{"a": [1, 2, 3]}"#)
    screen.press("return down return alt+delete tab")
    #expect(form.document.value(at: ["a"])?.description == "[1,2,3]", "\(screen.text)")
  }

  @Test func `emptying the JSON text of an element moves no other`() throws {
    let (form, screen) = try form(
      #"{"properties": {"a": {"type": "array", "items": true}}}"#, #"{"a": [1, 2, 3]}"#)
    screen.press("return down return alt+delete tab")
    #expect(form.document.value(at: ["a"])?.description == "[1,2,3]", "\(screen.text)")
  }

  @Test func `emptying the number of a member without rules removes none, and its row stays`()
    throws
  {
    let text = #"{"a": 1, "n": 5, "z": 2}"#
    let form = SchemaForm(SchemaValue(try JSONDocument(parsing: text), schema: nil), title: "Form")
    let screen = ScreenDriver(form, size: ScreenSize(width: 60, height: 20))
    screen.press("down return ctrl+u escape")
    #expect(screen.line(with: "Needs a number") != nil, "\(screen.text)")
    #expect(form.document.text == text)
    screen.press("return ctrl+u 7 escape")
    #expect(form.document.text == #"{"a": 1, "n": 7, "z": 2}"#, "\(screen.text)")
  }

  @Test func `emptying the number of a member removes it`() throws {
    let (form, screen) = try form(
      #"{"properties": {"n": {"type": "number"}}}"#, #"{"n": 1}"#)
    screen.press("return alt+delete tab")
    #expect(form.document.value(at: ["n"]) == nil, "\(screen.text)")
  }
}
