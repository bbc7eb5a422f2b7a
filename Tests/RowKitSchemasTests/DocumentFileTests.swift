import Dispatch
import Foundation
import JSONSchema
import JSONText
import RowKit
import RowKitSchemas
import RowKitStorage
import RowKitTesting
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

  @Test func `an unchanged document is written if the file is gone, and not over another`() throws {
    try folder.write("{}", to: "file")
    let file = try JSONDocumentFile(path: folder.path + "/file")
    try FileManager.default.removeItem(atPath: folder.path + "/file")
    #expect(file.save(file.document) == nil)
    #expect(try folder.text(of: "file") == "{}")
    try folder.write("{\"b\": 2}", to: "file")
    #expect(file.save(file.document)?.contains("changed by another program") == true)
    #expect(try folder.text(of: "file") == "{\"b\": 2}")
  }

  @Test func `a file that was removed gets its permissions again`() throws {
    try folder.write("{}", to: "file")
    let path = folder.path + "/file"
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    let file = try JSONDocumentFile(path: path)
    try FileManager.default.removeItem(atPath: path)
    #expect(file.save(try JSONDocument(parsing: #"{"a": 1}"#)) == nil)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test func `the schema that a file names is found, and none on a server`() throws {
    try folder.write("{}", to: "s.json")
    for (name, isFound) in [("./s.json", true), ("s.json#", true), ("https://x/s.json", false)] {
      try folder.write("{\"$schema\": \"\(name)\"}", to: "file")
      let file = try JSONDocumentFile(path: folder.path + "/file")
      #expect((file.schemaPath != nil) == isFound)
      let remark = JSONDocumentFile.remarkOnSchema(
        of: file.document, in: StoreFile(folder.path + "/file"))
      #expect(remark == nil)
    }
  }

  @Test func `a schema that is named and can't be read is reported`() throws {
    try folder.write(#"{"$schema": "s.json"}"#, to: "file")
    let file = StoreFile(folder.path + "/file")
    let document = try JSONDocumentFile.opened(file)
    #expect(JSONDocumentFile.schemaPath(of: document, in: file) == nil)
    let remark = JSONDocumentFile.remarkOnSchema(of: document, in: file)
    #expect(
      remark == "The schema \(folder.path)/s.json can't be read, so no rules are checked.")
  }

  @Test func `no reference leaves the folder of the schema, not even by a link`() throws {
    let outside = folder.path + "-outside.json"
    defer { try? FileManager.default.removeItem(atPath: outside) }
    try Data(#"{"type": "null"}"#.utf8).write(to: URL(fileURLWithPath: outside))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link.json", withDestinationPath: outside)
    try folder.write(#"{"type": "boolean"}"#, to: "inside.json")
    for (name, isFollowed) in [("inside.json", true), ("link.json", false), ("../x.json", false)] {
      try folder.write("{\"$ref\": \"\(name)\"}", to: "s.json")
      let schema = try JSONDocumentFile.schema(path: folder.path + "/s.json")
      #expect(schema.notes.isEmpty == isFollowed, "\(name)")
      #expect(schema.isValid(JSONValue(.number(JSONNumber(1)))) != isFollowed, "\(name)")
    }
  }

  @Test func `invalid JSON and invalid schemas are reported with their position`() throws {
    try folder.write("{\n  \"type\": 5\n}", to: "s.json")
    let wrong = #expect(throws: JSONDocumentFileError.self) {
      try JSONDocumentFile.schema(path: folder.path + "/s.json")
    }
    #expect(wrong?.description.contains("isn't a valid schema.") == true)
    try folder.write("{\n  oops\n}", to: "file")
    let broken = #expect(throws: JSONDocumentFileError.self) {
      try JSONDocumentFile(path: folder.path + "/file")
    }
    #expect(broken?.description.contains("isn't valid JSON. Line 2, column 3") == true)
    #expect(throws: JSONDocumentFileError.self) {
      try JSONDocumentFile(path: folder.path + "/missing")
    }
  }

  private func propertyList(_ name: String) throws -> PropertyListFileModel {
    var patience = StorePatience()
    patience.change = .seconds(600)
    let file = StoreFile(folder.path + "/" + name)
    return PropertyListFileModel(try PropertyListFileModel.opened(file), patience: patience)
  }

  @Test func `settings are kept in a property list`() throws {
    let model = try propertyList("settings.plist")
    model.setValue(.string("a<b"), named: "name")
    model.setValue(.array([.number(1), .bool(true)]), named: "list")
    model.setValue(.number(0.5), named: "half")
    model.setValue(nil, named: "half")
    let again = try propertyList("settings.plist")
    #expect(again.value(named: "name") == .string("a<b"))
    #expect(again.value(named: "list") == .array([.number(1), .bool(true)]))
    #expect(again.value(named: "half") == nil)
  }

  @Test func `a property list damaged by another program isn't written until it is valid`() throws {
    let model = try propertyList("settings.plist")
    model.setValue(.bool(true), named: "wifi")
    let whole = try folder.text(of: "settings.plist")
    for damage in [String(whole.prefix(whole.count / 2)), "<plist><array/></plist>"] {
      try folder.write(damage, to: "settings.plist")
      model.setValue(.string("Ada"), named: "name")
      #expect(model.problem?.contains("fix the file or move it away") == true)
      #expect(try folder.text(of: "settings.plist") == damage)
    }
    try folder.write(whole, to: "settings.plist")
    model.save()
    #expect(model.problem == nil)
    let again = try propertyList("settings.plist")
    #expect(again.value(named: "wifi") == .bool(true))
    #expect(again.value(named: "name") == .string("Ada"))
  }

  @Test func `changes of two models of one property list are all kept`() throws {
    let one = try propertyList("settings.plist")
    let other = try propertyList("settings.plist")
    one.setValue(.bool(true), named: "wifi")
    other.setValue(.string("Ada"), named: "name")
    one.setValue(.number(3), named: "count")
    #expect(one.value(named: "name") == .string("Ada"))
    let again = try propertyList("settings.plist")
    #expect(again.value(named: "wifi") == .bool(true))
    #expect(again.value(named: "count") == .number(3))
  }

  @Test func `data in a property list is not replaced, and that is said`() throws {
    let text = "<plist><dict><key>token</key><data>AAEC</data></dict></plist>"
    try folder.write(text, to: "settings.plist")
    let model = try propertyList("settings.plist")
    var said: [String] = []
    model.onError = { said.append($0) }
    model.setValue(.string("x"), named: "token")
    #expect(said.first?.contains("The value of token in") == true)
    #expect(model.problem == said.first)
    #expect(try folder.text(of: "settings.plist") == text)
  }

  /// A file whose file system answers once the gate is opened.
  private func silentFile() throws -> (file: JSONDocumentFile, gate: DispatchSemaphore) {
    let gate = DispatchSemaphore(value: 0)
    var calls = FileCalls()
    calls.open = { path, flags, mode in
      gate.wait()
      gate.signal()
      return FileCalls().open(path, flags, mode)
    }
    let path = folder.path + "/file"
    let file = JSONDocumentFile(
      path: path, try JSONDocumentFile.opened(StoreFile(path)), calls: calls,
      patience: .milliseconds(1))
    return (file, gate)
  }

  /// A form whose change of a silent file is being written.
  private func formBeingSaved() throws -> (
    file: JSONDocumentFile, gate: DispatchSemaphore, form: SchemaForm, screen: ScreenDriver
  ) {
    try folder.write(#"{"a": "x"}"#, to: "file")
    let (file, gate) = try silentFile()
    let form = SchemaForm(SchemaValue(file.document, schema: nil), title: "Form")
    let screen = ScreenDriver(form, size: ScreenSize(width: 200, height: 12))
    form.save(in: file)
    screen.type("y")
    screen.press("ctrl+s")
    return (file, gate, form, screen)
  }

  @Test func `a document is written later if its file system doesn't answer`() throws {
    try folder.write("{}", to: "file")
    let (file, gate) = try silentFile()
    let document = try changed(file)
    #expect(file.save(document)?.contains("its file system doesn't answer") == true)
    gate.signal()
    while file.save(document) != nil {}
    #expect(try folder.text(of: "file") == document.text)
    #expect(file.document.bytes == document.bytes)
  }

  @Test func `a form says by itself that a document was written late`() async throws {
    let (file, gate, form, screen) = try formBeingSaved()
    #expect(screen.text.contains("isn't written yet"), "\(screen.text)")
    #expect(!form.hasUnsavedChanges, "what is being written isn't discarded")
    gate.signal()
    await screen.settle { form.document.bytes == file.document.bytes }
    await screen.settle { screen.lines.last == " Saved." }
    #expect(!form.hasUnsavedChanges)
    #expect(try folder.text(of: "file") == form.document.text)
  }

  @Test func `a document that is being written is written before the program ends`() throws {
    try folder.write("{}", to: "file")
    let (file, gate) = try silentFile()
    #expect(file.finishSaving() == nil, "nothing is being written")
    let document = try changed(file)
    #expect(file.save(document) != nil)
    #expect(file.finishSaving(within: .milliseconds(1))?.contains("isn't written yet") == true)
    gate.signal()
    let form = SchemaForm(SchemaValue(file.document, schema: nil), title: "Form")
    form.save(in: file)
    for _ in 0..<10 where file.document.bytes != document.bytes { form.programWillEnd() }
    #expect(try folder.text(of: "file") == document.text)
  }

  @Test func `a document that a person discards isn't reported again when the program ends`() throws
  {
    try folder.write(#"{"a": "x"}"#, to: "file")
    let path = folder.path + "/file"
    var calls = FileCalls()
    calls.open = { path, flags, mode in FileCalls().open(path + "/nowhere", flags, mode) }
    let file = JSONDocumentFile(
      path: path, try JSONDocumentFile.opened(StoreFile(path)), calls: calls)
    let form = SchemaForm(SchemaValue(file.document, schema: nil), title: "Form")
    form.save(in: file)
    let screen = ScreenDriver(form, size: ScreenSize(width: 200, height: 12))
    screen.type("y")
    screen.press("ctrl+s")
    #expect(screen.text.contains("can't be written"), "\(screen.text)")
    #expect(file.finishSaving() != nil)
    screen.press("ctrl+c")
    #expect(screen.text.contains("Discard unsaved changes?"), "\(screen.text)")
    screen.press("d", "return")
    #expect(screen.player.hasQuit)
    #expect(file.finishSaving() == nil)
  }

  @Test func `a document that can't be written is reported when the program ends`() throws {
    try folder.write("{}", to: "file")
    let path = folder.path + "/file"
    var calls = FileCalls()
    calls.open = { path, flags, mode in
      Thread.sleep(forTimeInterval: 0.05)
      return FileCalls().open(path + "/nowhere", flags, mode)
    }
    let file = JSONDocumentFile(
      path: path, try JSONDocumentFile.opened(StoreFile(path)), calls: calls,
      patience: .milliseconds(1))
    #expect(file.save(try changed(file))?.contains("Save again to see.") == true)
    let form = SchemaForm(SchemaValue(file.document, schema: nil), title: "Form")
    form.save(in: file)
    form.programWillEnd()
    let problem = try #require(file.finishSaving())
    #expect(problem.contains("can't be written") && !problem.contains("Save again"), "\(problem)")
  }

  @Test func `a document that turns out not to be written after a person left is kept`() throws {
    let (file, gate, form, screen) = try formBeingSaved()
    try folder.write(#"{"a": "other"}"#, to: "file")
    screen.press("ctrl+c")
    #expect(screen.player.hasQuit)
    gate.signal()
    let copy = folder.path + "/.file.rowkit-unsaved"
    #expect(
      form.finishSaving() == [
        "\(file.path) was changed by another program meanwhile.",
        "Changes to \(file.path) aren't saved. They are kept in \(copy): open the file again to restore them.",
      ])
    #expect(try folder.text(of: ".file.rowkit-unsaved") == #"{"a": "xy"}"#)
    #expect(try folder.text(of: "file") == #"{"a": "other"}"#)
    form.programWillEnd()
    #expect(!FileManager.default.fileExists(atPath: copy + "-2"))
  }

  @Test func `a document that a person discards while it is written isn't kept`() throws {
    let (file, gate, form, screen) = try formBeingSaved()
    screen.type("z")
    try folder.write(#"{"a": "other"}"#, to: "file")
    screen.press("ctrl+c", "d", "return")
    #expect(screen.player.hasQuit)
    gate.signal()
    #expect(form.finishSaving() == ["\(file.path) was changed by another program meanwhile."])
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/.file.rowkit-unsaved"))
  }

  @Test func `a key that is being typed is kept with the document when a signal ends the program`()
    throws
  {
    for (key, kept) in [("size", true), ("a", false)] {
      defer { try? FileManager.default.removeItem(atPath: folder.path + "/.file.rowkit-unsaved") }
      try folder.write(#"{"a": "x"}"#, to: "file")
      let file = try JSONDocumentFile(path: folder.path + "/file")
      let form = SchemaForm(SchemaValue(file.document, schema: nil), title: "Form")
      form.save(in: file)
      let screen = ScreenDriver(form)
      screen.press("down return")
      screen.type(key)
      #expect(screen.text.contains("New Member"), "\(screen.text)")
      screen.stage.handle(.quit, at: .zero)
      let copy = try? folder.text(of: ".file.rowkit-unsaved")
      #expect(copy?.contains(key) ?? false == kept, "\(copy ?? "")")
      if let copy { #expect(copy.hasPrefix(#"{"a": "x", "size":"#), "\(copy)") }
    }
  }

  @Test func `a file that can't be opened names the document that wasn't saved`() throws {
    try folder.write(#"{"a": "x"}"#, to: "file")
    let path = folder.path + "/file"
    let file = StoreFile(path)
    #expect(JSONDocumentFile.remarkOnUnsavedDocument(of: file) == nil)
    let form = SchemaForm(SchemaValue(try JSONDocumentFile.opened(file), schema: nil), title: "")
    form.save(in: try JSONDocumentFile(path: path))
    let screen = ScreenDriver(form)
    screen.type("y")
    screen.press("escape")
    form.programWillEnd()
    try FileManager.default.removeItem(atPath: path)
    #expect(
      JSONDocumentFile.remarkOnUnsavedDocument(of: file)
        == "Changes that weren't saved are kept in \(folder.path)/.file.rowkit-unsaved.")
  }
}
