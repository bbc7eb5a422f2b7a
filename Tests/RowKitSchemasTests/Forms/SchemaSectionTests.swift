import JSONSchema
import JSONText
import RowKit
import RowKitSchemas
import RowKitTesting
import Testing

/// Objects and lists whose rows stand on the screen of the object around them.
@MainActor struct SchemaSectionTests {
  private func form(
    _ schema: String, _ text: String
  ) throws -> (SchemaForm, ScreenDriver) {
    try SchemaForm.shown(schema, text, width: 60, height: 30)
  }

  /// The schema of an object with an open one.
  private let object =
    #"{"additionalProperties":false,"properties":{"o":{"type":"object"},"z":{}}}"#

  /// Members with the numbers below a count.
  private func members(_ count: Int) -> String {
    (0..<count).map { #""k\#($0)":\#($0)"# }.joined(separator: ",")
  }

  /// Presses the button that adds a member to the first section, and types its key.
  private func addMember(_ key: String, _ screen: ScreenDriver) {
    screen.moveCursor(to: "Add Member")
    screen.press("return")
    screen.type(key)
    screen.press("return")
  }

  @Test(arguments: [11, 12])
  func `a section stays open when a person adds a member`(count: Int) throws {
    let (form, screen) = try form(object, #"{"o":{\#(members(count))},"z":1}"#)
    addMember("new", screen)
    #expect(screen.line(with: "> new") != nil, "\(screen.text)")
    screen.press("return ctrl+u")
    screen.type("7")
    screen.press("escape")
    #expect(
      form.document.text == #"{"o":{\#(members(count)),"new":"7"},"z":1}"#, "\(screen.text)")
  }

  @Test func `a section stays open when a person adds an entry`() throws {
    let list = (1...12).map(String.init).joined(separator: ",")
    let (form, screen) = try form(
      #"{"properties":{"list":{"type":"array","items":{"type":"integer"}}}}"#,
      #"{"list":[\#(list)],"o":{"x":1}}"#)
    screen.moveCursor(to: "Add Entry")
    screen.press("return")
    #expect(screen.line(with: "> 13") != nil, "\(screen.text)")
    screen.press("return 7 escape")
    #expect(form.document.text == #"{"list":[\#(list),7],"o":{"x":1}}"#, "\(screen.text)")
  }

  @Test func `a section stays open when a value adds a member to its rules`() throws {
    let switches = (0..<12).map { #""p\#($0)":{"type":"boolean"}"# }.joined(separator: ",")
    let (form, screen) = try form(
      #"{"properties":{"opt":{"type":"object","properties":{\#(switches)},"#
        + #""if":{"properties":{"p3":{"const":true}},"required":["p3"]},"#
        + #""then":{"properties":{"more":{"type":"string"}}}}}}"#, #"{"opt":{"p3":false}}"#)
    screen.moveCursor(to: "P3")
    screen.press("space")
    #expect(screen.line(with: "> P3") != nil, "\(screen.text)")
    #expect(screen.line(with: "More") != nil, "\(screen.text)")
    screen.press("space")
    #expect(form.document.text == #"{"opt":{"p3":false}}"#, "\(screen.text)")
  }

  @Test func `a section stays open when its last part is removed`() throws {
    let (form, screen) = try form(object, #"{"o":{"x":1}}"#)
    screen.moveCursor(to: "x")
    screen.press("alt+. down return")
    #expect(form.document.text == #"{"o":{}}"#, "\(screen.text)")
    #expect(screen.line(with: "> + Add Member") != nil, "\(screen.text)")
    screen.press("ctrl+_")
    #expect(form.document.text == #"{"o":{"x":1}}"#)
    #expect(screen.line(with: " x ") != nil, "\(screen.text)")
  }

  @Test func `an added object that is a section has the cursor on its first row`() throws {
    let (form, screen) = try form(
      #"{"additionalProperties":{"type":"object","additionalProperties":false,"#
        + #""required":["kind"],"properties":{"name":{"type":"string"},"kind":{"const":1}}}}"#,
      "{}")
    addMember("new", screen)
    #expect(screen.line(with: "> Name") != nil, "\(screen.text)")
    #expect(form.document.value["new"]?["kind"]?.number?.text == "1")
  }

  @Test func `a long section is a link when its screen is opened`() throws {
    let (_, screen) = try form("{}", #"{"o":{\#(members(13))},"z":1}"#)
    #expect(screen.line(with: "13 members") != nil, "\(screen.text)")
  }

  @Test func `sections stay open when their object has very many members`() throws {
    let (_, screen) = try form("{}", #"{\#(members(199)),"o":{"x":1}}"#)
    screen.resize(width: 60, height: 400)
    #expect(screen.line(with: " x ") != nil)
    screen.moveCursor(to: "k198")
    screen.press("end")
    addMember("k199", screen)
    #expect(screen.line(with: " x ") != nil, "\(screen.text)")
  }

  @Test func `of very many members, one like a section in other scalars keeps its row`() throws {
    let (_, screen) = try form(
      "{}", #"{\#(members(198)),"e\#u{301}":"other","\#u{E9}":{"x":1}}"#)
    screen.resize(width: 60, height: 400)
    #expect(screen.line(with: " x ") != nil && screen.line(with: "other") != nil)
    screen.moveCursor(to: "k197")
    screen.press("end")
    addMember("k199", screen)
    #expect(screen.line(with: " x ") != nil && screen.line(with: "other") != nil)
  }

  @Test func `a long section becomes a link when its object takes another branch`() throws {
    let (_, screen) = try form(
      #"{"oneOf":[{"title":"A"},{"title":"B"}]}"#,
      #"{\#(members(199)),"o":{\#(members(12))}}"#)
    screen.resize(width: 60, height: 400)
    screen.press("end return")
    screen.type("new")
    screen.press("return escape")
    #expect(screen.line(with: "> new") != nil, "\(screen.text)")
    addMember("k199", screen)
    screen.press("escape")
    addMember("k200", screen)
    screen.press("escape")
    #expect(screen.line(with: " new ") != nil)
    screen.press("home return down return")
    #expect(screen.line(with: "13 members") != nil, "\(screen.text)")
  }
}
