import JSONSchema
import JSONText
import RowKit
import RowKitSchemas
import RowKitTesting
import Testing

/// Files edited as a person would, in several sizes and in lines of text.
@MainActor struct EditedFilesTests {
  nonisolated private static let sizes = [
    ScreenSize(width: 80, height: 24), ScreenSize(width: 40, height: 12),
  ]

  private func form(_ text: String, _ schema: String?, title: String) throws -> SchemaForm {
    let form = SchemaForm(
      SchemaValue(
        try JSONDocument(parsing: text),
        schema: try schema.map { try Schema(JSONValue(parsing: $0)) }), title: title)
    form.onSave = { _ in nil }
    return form
  }

  /// Goes to the row with a label, from the first one on.
  private func go(to label: String, _ screen: ScreenDriver) {
    screen.press("escape home")
    for _ in 0..<60 {
      let row = screen.text.split(separator: "\n").first { $0.contains("│>") || $0.hasPrefix(">") }
      if row?.contains("> \(label)") == true { return }
      screen.press("down")
    }
    Issue.record("no row \(label):\n\(screen.text)")
  }

  private func retype(_ label: String, _ text: String, _ screen: ScreenDriver) {
    go(to: label, screen)
    screen.press("return alt+a")
    screen.type(text)
    screen.press("escape")
  }

  /// Returns the screens of a run, one below the other, with the document at its end.
  private func transcript(_ screens: [String], _ form: SchemaForm) -> String {
    let pictures = screens.map { screen in
      screen.split(separator: "\n", omittingEmptySubsequences: false)
        .map { line in String(line.reversed().drop { $0 == " " }.reversed()) }
        .joined(separator: "\n")
    }
    return (pictures + [form.document.text]).joined(separator: "\n----\n")
  }

  @Test(arguments: sizes, [false, true])
  func `a package is renamed and gets a script`(size: ScreenSize, hasSchema: Bool) throws {
    let form = try form(
      EditedFiles.package, hasSchema ? EditedFiles.packageSchema : nil, title: "package.json")
    let screen = ScreenDriver(form, size: size)
    var pictures = [screen.text]
    retype(hasSchema ? "Name *" : "name", "weather maps", screen)
    pictures.append(screen.text)
    retype(hasSchema ? "Name *" : "name", "weather-maps", screen)
    retype(hasSchema ? "Version *" : "version", "1.1.0", screen)
    go(to: hasSchema ? "Private" : "private", screen)
    screen.press("space")
    retype("test", "node --test --watch", screen)
    pictures.append(screen.text)
    expectGolden(
      transcript(pictures, form),
      named: "package\(hasSchema ? "-schema" : "")-\(size.width).txt")
    let expected = EditedFiles.package
      .replacing("\"weather-map\"", with: "\"weather-maps\"")
      .replacing("1.0.0", with: "1.1.0").replacing("\"private\": true", with: "\"private\": false")
      .replacing("node --test", with: "node --test --watch")
    #expect(form.document.text == expected)
  }

  @Test(arguments: sizes, [false, true])
  func `a commented configuration keeps its comments`(size: ScreenSize, hasSchema: Bool) throws {
    let form = try form(
      EditedFiles.tsconfig, hasSchema ? EditedFiles.tsconfigSchema : nil, title: "tsconfig.json")
    let screen = ScreenDriver(form, size: size)
    var pictures = [screen.text]
    go(to: hasSchema ? "Strict" : "strict", screen)
    screen.press("space")
    go(to: hasSchema ? "No unchecked" : "noUnchecked", screen)
    screen.press("space")
    pictures.append(screen.text)
    retype("2 ", "spec/**/*.ts", screen)
    pictures.append(screen.text)
    expectGolden(
      transcript(pictures, form),
      named: "tsconfig\(hasSchema ? "-schema" : "")-\(size.width).txt")
    let expected = EditedFiles.tsconfig
      .replacing("\"strict\": true", with: "\"strict\": false")
      .replacing("IndexedAccess\": false", with: "IndexedAccess\": true")
    #expect(
      form.document.text == expected.replacing("test/**/*.ts", with: "spec/**/*.ts")
        || form.document.text == expected.replacing("\"dom\"", with: "\"spec/**/*.ts\""))
    while form.changeHistory?.undo(in: form) == true {}
    #expect(form.document.text == EditedFiles.tsconfig)
  }

  @Test func `both are edited in lines of text`() throws {
    let package = try form(
      EditedFiles.package, EditedFiles.packageSchema, title: "package.json")
    let first = LinearDriver(package)
    first.type("", "name", "weather maps", "name", "weather-maps", "version", "1.1.0")
    first.type("private", "no", "u", "")
    expectGolden(
      first.transcript + "\n----\n" + package.document.text, named: "package-linear.txt")
    let config = try form(EditedFiles.tsconfig, EditedFiles.tsconfigSchema, title: "tsconfig.json")
    let second = LinearDriver(config)
    second.type("", "", "strict", "no", "module", "2", "target", "", "u", "u")
    expectGolden(
      second.transcript + "\n----\n" + config.document.text, named: "tsconfig-linear.txt")
    #expect(config.document.text.contains("// what our servers run"))
  }
}
