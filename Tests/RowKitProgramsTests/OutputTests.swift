import Foundation
import TestTraits
import Testing

@testable import RowKitPrograms

/// Tests of results that are written to files.
final class OutputTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  @Test @MainActor func `values have no control characters that could reach a terminal`() {
    let values = "{\n\"é\": \"\u{7F}\u{85}\u{9B}1m\u{A0}\"\n}"
    let escaped = "{\n\"é\": \"\\u007f\\u0085\\u009b1m\u{A0}\"\n}"
    #expect(ProgramSurroundings.escaped(values) == escaped)
  }

  private func path(_ name: String) -> String { folder.appending(path: name).path }

  private func text(of name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  @Test func `a file is created or replaced, with its permissions`() throws {
    try Output(path: path("a")).write("one, and more")
    #expect(chmod(path("a"), 0o640) == 0)
    try Output(path: path("a")).write("two")
    #expect(try text(of: "a") == "two")
    var status = stat()
    #expect(stat(path("a"), &status) == 0 && status.st_mode & 0o777 == 0o640)
    #expect(try names == ["a"])
  }

  @Test func `a link is followed, and a file with two names keeps both`() throws {
    try Output(path: path("a")).write("one")
    #expect(symlink("a", path("link")) == 0)
    try Output(path: path("link")).write("two")
    #expect(try text(of: "a") == "two")
    #expect(Foundation.link(path("a"), path("b")) == 0)
    try Output(path: path("a")).write("three")
    #expect(try text(of: "b") == "three")
    #expect(try names == ["a", "b", "link"])
  }

  @Test func `a device is written directly`() throws {
    try Output(path: "/dev/null").write("text")
    var status = stat()
    #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test(.needsFile("/dev/full"))
  func `a full device is reported and stays`() throws {
    #expect(symlink("/dev/full", path("link")) == 0)
    let error = OutputError.unwritable(path: path("link"), reason: OutputError.reason(ENOSPC))
    #expect(throws: error) { try Output(path: path("link")).write("text") }
    #expect(try names == ["link"])
  }

  @Test func `the target of a link that leads nowhere is created`() throws {
    #expect(symlink("a", path("link")) == 0)
    try Output(path: path("link")).write("one")
    #expect(try text(of: "a") == "one")
    #expect(try names == ["a", "link"])
  }

  @Test func `a folder that isn't there is reported`() {
    let other = path("none/a")
    #expect(throws: OutputError.unwritable(path: other, reason: OutputError.reason(ENOENT))) {
      try Output(path: other).write("text")
    }
  }
}
