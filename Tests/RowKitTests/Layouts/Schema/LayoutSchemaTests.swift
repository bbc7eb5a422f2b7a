import Foundation
import RowKit
import Testing

@MainActor struct LayoutSchemaTests {
  private let validator: SchemaValidator

  init() throws {
    let data = try Data(contentsOf: LayoutSchemaTests.project.appending(path: schemaPath))
    validator = try SchemaValidator(JSONValue(parsing: Array(data)))
  }

  @Test func `the files of the sample conform to the schema`() throws {
    let folder = LayoutSchemaTests.project.appending(path: samplesPath)
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    #expect(files.count >= 3)
    for file in files {
      let bytes = Array(try Data(contentsOf: file))
      let name = file.deletingPathExtension().lastPathComponent
      #expect(try validator.accepts(JSONValue(parsing: bytes)), "\(name)")
      #expect(LayoutLibrary([name: bytes]).content(name).problem == nil)
    }
  }

  @Test(arguments: BadLayout.all) func `what is no layout is not in the schema`(layout: BadLayout) {
    let value = try? JSONValue(parsing: layout.text)
    #expect(value.map { validator.accepts($0) } != true)
  }

  @Test(arguments: [
    #"{"$schema": "x", "rowHeight": 1000, "content": {"space": 0}}"#,
    #"{"content": {"lines": []}}"#,
    #"{"content": {"columns": [], "spacing": 0, "width": 0}}"#,
    #"{"content": {"lines": [{"space": 1, "width": 3}], "spacing": 1000}}"#,
    #"{"content": {"gauge": 0.25, "style": "tint", "outlet": "a", "width": 9}}"#,
    #"{"content": {"symbol": "", "style": {"dim": true, "underline": false}}}"#,
    ##"{"content": {"text": "", "style": {"foreground": "#aA09fF", "reverse": true}}}"##,
    #"{"content": {"text": "", "style": {"background": "marked", "strikethrough": true}}}"#,
    #"{"content": {"text": "a", "alignment": "leading", "numberOfLines": 3}}"#,
  ])
  func `schema and reader accept every part of the format`(layout: String) throws {
    #expect(try validator.accepts(JSONValue(parsing: layout)))
    #expect(LayoutLibrary(["A": Array(layout.utf8)]).content("A").problem == nil)
  }

  @Test func `names in a file are unique`() throws {
    let layout =
      #"{"content": {"lines": [{"text": "", "outlet": "a"}, {"text": "", "outlet": "a"}]}}"#
    let problem = LayoutLibrary(["A": Array(layout.utf8)]).content("A").problem
    #expect(
      problem.map { "\($0)" } == #"A.json:1:76: the outlet "a" is repeated here."#)
  }

  private let schemaPath = "Docs/Layout.schema.json"
  private let samplesPath = "Examples/Screens/TableDesign/Layouts"

  private static let project = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
}
