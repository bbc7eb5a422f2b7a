import Foundation
import JSONText
import RowKit
import RowKitSchemas
import Testing

/// A folder of a test's own, removed when the test ends.
private final class Folder {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appending(path: "rowkit-schemas-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name))
  }

  func text(of name: String) throws -> String {
    try String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }
}

@MainActor struct DocumentFileTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  private func changed(_ file: JSONDocumentFile) throws -> JSONDocument {
    var document = file.document
    try document.setValue(JSONValue(.bool(true)), at: ["a"])
    return document
  }

  @Test func `a change is saved in place, through a link, and nothing else is written`() throws {
    try folder.write("{\n  \"a\": 1, // one\n  \"b\": 1.50\n}", to: "file")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: "file")
    let file = try JSONDocumentFile(path: folder.path + "/link")
    #expect(file.save(file.document) == nil)
    #expect(file.save(try changed(file)) == nil)
    #expect(try folder.text(of: "file") == "{\n  \"a\": true, // one\n  \"b\": 1.50\n}")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["file", "link"])
  }

  @Test func `a file that changed meanwhile is overwritten only when saved again`() throws {
    try folder.write("{}", to: "file")
    let file = try JSONDocumentFile(path: folder.path + "/file")
    let document = try changed(file)
    try folder.write("{\"b\": 2}", to: "file")
    #expect(file.save(document)?.contains("changed by another program") == true)
    #expect(try folder.text(of: "file") == "{\"b\": 2}")
    #expect(file.save(document) == nil)
    #expect(try folder.text(of: "file") == document.text)
  }

  @Test func `the schema beside a file is found, and no other`() throws {
    try folder.write("{}", to: "s.json")
    for (name, isFound) in [("./s.json", true), ("../s.json", false), ("https://x/s.json", false)] {
      try folder.write("{\"$schema\": \"\(name)\"}", to: "file")
      let file = try JSONDocumentFile(path: folder.path + "/file")
      #expect((file.schemaPath != nil) == isFound)
    }
  }

  @Test func `what is no JSON and no schema has a sentence with its place`() throws {
    try folder.write("{\n  \"type\": 5\n}", to: "s.json")
    let wrong = #expect(throws: JSONDocumentFileError.self) {
      try JSONDocumentFile.schema(path: folder.path + "/s.json")
    }
    #expect(wrong?.description.contains("is no schema.") == true)
    try folder.write("{\n  oops\n}", to: "file")
    let broken = #expect(throws: JSONDocumentFileError.self) {
      try JSONDocumentFile(path: folder.path + "/file")
    }
    #expect(broken?.description.contains("is no JSON. Line 2, column 3") == true)
    #expect(throws: JSONDocumentFileError.self) {
      try JSONDocumentFile(path: folder.path + "/missing")
    }
  }

  @Test func `settings are kept in a property list`() throws {
    let path = folder.path + "/settings.plist"
    let model = try PropertyListFileModel(path: path)
    model.setValue(.text("a<b"), named: "name")
    model.setValue(.list([.integer(1), .bool(true)]), named: "list")
    model.setValue(.number(0.5), named: "half")
    model.setValue(nil, named: "half")
    let again = try PropertyListFileModel(path: path)
    #expect(again.value(named: "name") == .text("a<b"))
    #expect(again.value(named: "list") == .list([.integer(1), .bool(true)]))
    #expect(again.value(named: "half") == nil)
  }
}
