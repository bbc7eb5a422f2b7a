import Foundation
import RowKit
import RowKitSchemas
import RowKitTesting
import Testing

/// Copies of one document that several programs couldn't save.
@MainActor struct UnsavedCopiesTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "rowkit-copies-\(UUID().uuidString)"
  ).path

  private var path: String { folder + "/file.json" }
  private var copy: String { folder + "/.file.json.rowkit-unsaved" }

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(document("Ada").utf8).write(to: URL(fileURLWithPath: path))
  }

  private func finish() { try? FileManager.default.removeItem(atPath: folder) }

  private func document(_ name: String) -> String { "{\n  \"name\": \"\(name)\"\n}\n" }

  private func text(at path: String) -> String? {
    try? String(contentsOfFile: path, encoding: .utf8)
  }

  /// Opens the file and presses keys.
  private func program(_ keys: String...) throws -> ScreenDriver {
    let file = try JSONDocumentFile(path: path)
    let form = SchemaForm(SchemaValue(file.document, schema: nil), title: "Form")
    form.save(in: file)
    let screen = ScreenDriver(form, size: ScreenSize(width: 60, height: 24))
    for keys in keys { screen.press(keys) }
    return screen
  }

  /// Ends a program as a signal does, and returns what it says.
  @discardableResult private func end(_ screen: ScreenDriver) -> [String] {
    screen.stage.handle(.quit, at: screen.stage.now)
    return screen.stage.endReports
  }

  private var kept: [String] {
    [
      "Changes to \(path) aren't saved. They are kept in \(copy): open the file again to restore them."
    ]
  }

  @Test func `a copy under the name of a former one that is gone stays`() throws {
    defer { finish() }
    end(try program("return !"))
    let one = try program("return")
    // Another program discards what this one has restored.
    _ = try program("up return")
    #expect(text(at: copy) == nil)
    one.press("return ?")
    #expect(end(one) == kept)
    #expect(text(at: copy) == document("Ada!?"))
  }

  @Test func `a restored document is kept again if its copy is gone`() throws {
    defer { finish() }
    end(try program("return !"))
    let one = try program("return")
    _ = try program("up return")
    #expect(end(one) == kept)
    #expect(text(at: copy) == document("Ada!"))
  }

  @Test func `saving a restored document leaves the copy of another program alone`() throws {
    defer { finish() }
    end(try program("return !"))
    let one = try program("return")
    end(try program("return", "return 2"))
    #expect(text(at: copy) == nil && text(at: copy + "-2") == document("Ada!2"))
    end(try program("up return", "return 3"))
    #expect(text(at: copy) == document("Ada3"))
    one.press("ctrl+s")
    #expect(text(at: path) == document("Ada!"))
    #expect(text(at: copy) == document("Ada3"))
  }

  @Test func `discarding a document leaves the copy of another program alone`() throws {
    defer { finish() }
    end(try program("return !"))
    let one = try program()
    try FileManager.default.removeItem(atPath: copy)
    end(try program("return 2"))
    one.press("up return")
    #expect(text(at: copy) == document("Ada2"), "\(one.text)")
  }
}
