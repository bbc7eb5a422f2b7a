import JSONSchema
import JSONText
import RowKit
import RowKitTesting
import Testing

@testable import RowKitSchemas

@MainActor struct SchemaUndoTests {
  private let rules = """
    {"properties": {"name": {"type": "string"}, "isOn": {"type": "boolean"},
     "list": {"type": "array", "items": {"type": "string"}},
     "kind": {"oneOf": [{"type": "string"}, {"type": "integer"}]}}}
    """

  private let text = """
    {
      // Who.
      "name": "A\\u0064a", // first
      "list": [ "a", /* two */ "b", "c" ],
      "kind": "x",
    }

    """

  private func form() throws -> (SchemaForm, ScreenDriver) {
    let schema = try Schema(JSONValue(parsing: rules))
    let value = SchemaValue(try JSONDocument(parsing: text), schema: schema)
    let form = SchemaForm(value, title: "Form")
    return (form, ScreenDriver(form, size: ScreenSize(width: 50, height: 40)))
  }

  @Test(arguments: [
    "return x escape", "down space", "end up up up delete", "down down down down alt+down",
    "down down down return x escape",
  ]) func `an undone change leaves the same bytes, and can be made again`(keys: String) throws {
    let (form, screen) = try form()
    screen.press(keys)
    let changed = form.document.text
    #expect(changed != text, "\(screen.text)")
    for _ in 0..<3 {
      screen.press("ctrl+_")
      #expect(form.document.text == text, "\(screen.text)")
      screen.press("ctrl+shift+z")
      #expect(form.document.text == changed, "\(screen.text)")
    }
  }

  @Test func `the cursor goes along with a value that gets another type`() throws {
    let value = SchemaValue(
      try JSONDocument(parsing: #"{"a": "x", "b": "y", "c": "z"}"#), schema: nil)
    let form = SchemaForm(value, title: "Form")
    let screen = ScreenDriver(form, size: ScreenSize(width: 50, height: 20))
    screen.press("down alt+.")
    #expect(screen.text.contains("Change to list"), "\(screen.text)")
    screen.press("up up up return")
    #expect(form.document.text == #"{"a": "x", "b": ["y"], "c": "z"}"#, "\(screen.text)")
    screen.press("delete")
    #expect(form.document.text == #"{"a": "x", "b": [], "c": "z"}"#, "\(screen.text)")
  }

  @Test func `a row that undoing makes low is in view with the cursor`() throws {
    let lines = (0..<30).map { "line \($0)" }.joined(separator: "\n")
    let members = (0..<12).map { "\"member\($0)\": \($0)" }.joined(separator: ", ")
    let value = SchemaValue(
      try JSONDocument(parsing: "{\"text\": \"a\\nb\", \(members)}"), schema: nil)
    let screen = ScreenDriver(
      SchemaForm(value, title: "Form"), size: ScreenSize(width: 50, height: 12))
    screen.press("return")
    screen.player.send(.paste(lines))
    screen.press("escape", "ctrl+_")
    #expect(screen.line(with: "> text") != nil, "\(screen.text)")
  }

  @Test func `changes are undone in their order, and a new one forgets those undone`() throws {
    let (form, screen) = try form()
    screen.press("return x escape down space")
    let both = form.document.text
    screen.press("ctrl+_")
    #expect(form.document.text == text.replacing("A\\u0064a", with: "Adax"))
    #expect(screen.line(with: "Undone: isOn.") != nil, "\(screen.text)")
    screen.press("ctrl+_")
    #expect(form.document.text == text)
    screen.press("ctrl+_")
    #expect(form.document.text == text)
    screen.press("ctrl+shift+z ctrl+shift+z")
    #expect(form.document.text == both)
    screen.press("ctrl+_ home return y escape ctrl+shift+z")
    #expect(form.document.text == text.replacing("A\\u0064a", with: "Adaxy"))
  }

  @Test func `dragging an element over others is one change`() throws {
    let (form, screen) = try form()
    form.isEditing = true
    screen.update()
    let line = try #require(screen.line(with: "≡"), "\(screen.text)")
    let column = try #require(Array(screen.lines[line]).lastIndex(of: "≡"))
    screen.drag(from: (column, line), to: (column, line + 1), (column, line + 2))
    let moved = form.document.value["list"]
    #expect(moved == JSONValue(.array(["b", "c", "a"].map { JSONValue(.string($0)) })))
    screen.press("ctrl+_")
    #expect(form.document.text == text, "\(screen.text)")
    screen.press("ctrl+shift+z")
    #expect(form.document.value["list"] == moved, "\(screen.text)")
  }

  @Test func `quitting while the first change is typed asks about the change`() throws {
    let (form, screen) = try form()
    form.onSave = { _ in nil }
    screen.press("return x ctrl+c")
    #expect(screen.line(with: "Discard unsaved changes?") != nil, "\(screen.text)")
    screen.press("escape y escape")
    #expect(form.document.text == text.replacing("A\\u0064a", with: "Adaxy"), "\(screen.text)")
  }

  @Test func `a list of choices saves and undoes like the screen of its row`() throws {
    let rules = #"{"uniqueItems": true, "items": {"enum": ["a", "b", "c"]}}"#
    let value = SchemaValue(
      try JSONDocument(parsing: #"{"list": ["a"]}"#),
      schema: try Schema(JSONValue(parsing: #"{"properties": {"list": \#(rules)}}"#)))
    let form = SchemaForm(value, title: "Form")
    var saved: [String] = []
    form.onSave = { document in
      saved.append(document.text)
      return nil
    }
    let screen = ScreenDriver(form, size: ScreenSize(width: 50, height: 12))
    screen.press("return down return ctrl+s")
    #expect(saved == [#"{"list": ["a", "b"]}"#])
    #expect(screen.line(with: "Saved.") != nil, "\(screen.text)")
    screen.press("u")
    #expect(form.document.text == #"{"list": ["a"]}"#)
    #expect(screen.text.split(separator: "\n").count { $0.contains("✓") } == 1, "\(screen.text)")
    screen.press("U ctrl+s")
    #expect(saved.count == 2 && saved[1] == saved[0])
    screen.press("escape")
    #expect(screen.line(with: "a, b") != nil, "\(screen.text)")
  }

  @Test func `choices go on after a change on their page was undone`() throws {
    let letters = ["a", "b", "c", "d", "e", "f", "g", "h", "i"]
    let listed = letters.map { "\"\($0)\"" }.joined(separator: ", ")
    let (form, screen) = try SchemaForm.shown(
      #"{"properties": {"list": {"uniqueItems": true, "items": {"enum": [\#(listed)]}}, "#
        + #""one": {"enum": [\#(listed)]}}}"#,
      #"{"list": ["a"], "one": "a"}"#, width: 50, height: 20)
    screen.press("return return")
    #expect(form.document.text == #"{"list": [], "one": "a"}"#)
    screen.press("u")
    #expect(form.document.text == #"{"list": ["a"], "one": "a"}"#)
    screen.press("return")
    #expect(form.document.text == #"{"list": [], "one": "a"}"#, "\(screen.text)")
    screen.press("u U down return")
    #expect(form.document.text == #"{"list": ["b"], "one": "a"}"#, "\(screen.text)")
    screen.press("escape down return down return return u down return")
    #expect(form.document.text == #"{"list": ["b"], "one": "c"}"#, "\(screen.text)")
  }

  @Test func `a cleared value with a repeated key is gone, and comes back as it was`() throws {
    let text = #"{"a": 1, "b": "x", "a": 2}"#
    let value = SchemaValue(
      try JSONDocument(parsing: text),
      schema: try Schema(JSONValue(parsing: #"{"properties": {"a": {"type": "integer"}}}"#)))
    let form = SchemaForm(value, title: "Form")
    let screen = ScreenDriver(form, size: ScreenSize(width: 50, height: 20))
    screen.press("return backspace escape")
    #expect(form.document.text == #"{"b": "x"}"#, "\(screen.text)")
    screen.press("ctrl+_")
    #expect(form.document.text == text)
    #expect(form.changeHistory?.canUndo == false)
  }

  @Test func `a chosen alternative is undone with its value`() throws {
    let (form, screen) = try form()
    for _ in 0..<12 where screen.line(with: "> Kind") == nil { screen.press("down") }
    screen.press("return down return")
    #expect(form.document.text != text, "\(screen.text)")
    screen.press("ctrl+_")
    #expect(form.document.text == text)
    #expect(screen.text.contains("Text ›"), "\(screen.text)")
  }

  @Test func `a document that was replaced comes back with its chosen alternatives`() throws {
    let rules = """
      {"properties": {"o": {"properties": {"v": {"anyOf": [
        {"title": "Plain", "type": "string"}, {"title": "Other", "type": "string"}]}}}}}
      """
    let document = try JSONDocument(parsing: #"{"o": {"v": "x"}}"#)
    let schema = try Schema(JSONValue(parsing: rules))
    let form = SchemaForm(SchemaValue(document, schema: schema), title: "Form")
    let session = form.session
    func member(_ key: String, of place: FormPlace) -> FormPlace {
      let rules = session.shape(of: place).rules?.place(ofMember: key)
      return session.child(.key(key), of: place, rules: rules)
    }
    let place = member("v", of: member("o", of: session.root))
    func chosen() -> Int? { session.shape(of: place).unions.first?.chosen }
    session.choose(1, of: session.shape(of: place).unions[0], at: place)
    #expect(chosen() == 1)
    session.take(try JSONDocument(parsing: #"{"o": {"v": "y"}}"#))
    #expect(chosen() == 0 && session.value(at: place)?.string == "y")
    #expect(session.history.undo(in: form))
    #expect(chosen() == 1 && session.value(at: place)?.string == "x")
    #expect(session.history.redo(in: form))
    #expect(chosen() == 0 && session.value(at: place)?.string == "y")
  }

  @Test func `undoing a choice brings back those in its value`() throws {
    let inner = #"{"properties": {"v": {"anyOf": [{"type": "string"}, {"type": "string"}]}}}"#
    let schema = try Schema(
      JSONValue(parsing: #"{"properties": {"o": {"oneOf": [\#(inner), {"allOf": [\#(inner)]}]}}}"#))
    let document = try JSONDocument(parsing: #"{"o": {"v": "x"}}"#)
    let form = SchemaForm(SchemaValue(document, schema: schema), title: "Form")
    let session = form.session
    func member(_ key: String, of place: FormPlace) -> FormPlace {
      let rules = session.shape(of: place).rules?.place(ofMember: key)
      return session.child(.key(key), of: place, rules: rules)
    }
    let outer = member("o", of: session.root)
    func chosen() -> Int? { session.shape(of: member("v", of: outer)).unions.first?.chosen }
    let choice = session.shape(of: member("v", of: outer)).unions[0]
    session.choose(1, of: choice, at: member("v", of: outer))
    #expect(chosen() == 1)
    let union = session.shape(of: outer).unions[0]
    session.choose(1 - (union.chosen ?? 0), of: union, at: outer)
    #expect(session.history.undo(in: form))
    #expect(chosen() == 1)
  }

  @Test func `an element keeps its place when a choice and a removal are undone`() throws {
    let list = #"{"properties": {"list": {"items": {"type": "string"}}}}"#
    let schema = try Schema(
      JSONValue(parsing: #"{"properties": {"x": {"oneOf": [\#(list), {"allOf": [\#(list)]}]}}}"#))
    let document = try JSONDocument(parsing: #"{"x": {"list": ["a", "b", "c"]}}"#)
    let form = SchemaForm(SchemaValue(document, schema: schema), title: "Form")
    let session = form.session
    func part(_ step: JSONPath.Step, of place: FormPlace) -> FormPlace {
      session.child(step, of: place, rules: nil)
    }
    let x = session.child(
      "x", of: session.root, rules: session.shape(of: session.root).rules?.place(ofMember: "x"))
    session.set(nil, at: part(1, of: part("list", of: x)))
    let union = try #require(session.shape(of: x).unions.first)
    session.choose(1 - (union.chosen ?? 0), of: union, at: x)
    let element = part(1, of: part("list", of: x))
    #expect(session.value(at: element)?.string == "c")
    #expect(session.history.undo(in: form))
    #expect(session.value(at: element)?.string == "c")
    #expect(session.history.undo(in: form))
    #expect(session.value(at: element)?.string == "c")
    #expect(element.path == ["x", "list", 2])
  }

  @Test(arguments: 0..<2)
  func `undoing all of random changes gives the first bytes`(seed: UInt64) throws {
    var random = RandomNumbers(seed: seed)
    let keys = [
      "up", "down", "down", "return", "escape", "tab", "left", "right", "space", "7", "delete",
      "alt+down", "alt+up", "alt+e", "ctrl+_", "ctrl+shift+z",
    ]
    let (form, screen) = try form()
    var history: [String] = []
    for _ in 0..<150 {
      let key = keys[Int.random(in: 0..<keys.count, using: &random)]
      history.append(key)
      screen.press(key)
    }
    let last = form.document.text
    let changes = try #require(form.changeHistory)
    var count = 0
    while changes.undo(in: form) { count += 1 }
    #expect(form.document.text == text, "seed \(seed): \(history)")
    for _ in 0..<count { #expect(changes.redo(in: form)) }
    #expect(form.document.text == last, "seed \(seed): \(history)")
  }
}
