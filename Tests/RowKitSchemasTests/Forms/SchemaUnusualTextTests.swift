import JSONSchema
import JSONText
import RowKit
import RowKitSchemas
import RowKitTesting
import Testing

/// Texts that are longer than a field allows, or that have tabs.
@MainActor struct SchemaUnusualTextTests {
  @Test func `a line that is longer than any field allows can be corrected`() throws {
    let text = String(repeating: "q", count: 10_002)
    let (form, screen) = try SchemaForm.shown(
      "{}", "{\"a\": \"\(text)\"}", width: 60, height: 12)
    screen.press("return home delete \"xy\" escape")
    #expect(form.document.value(at: ["a"])?.string == "x" + text.dropFirst())
  }

  @Test func `a tab in a text doesn't begin another column, or another value`() throws {
    let (form, _) = try SchemaForm.shown("{}", #"{"a": "x\ty"}"#, width: 60, height: 12)
    #expect(
      form.spokenText(at: RowPath(group: 0, row: 0)).map(SpokenLine(.english).line) == "a: x y")
  }
}
