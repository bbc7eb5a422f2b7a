import Foundation
import RowKitTesting
import Testing

/// The results of comparisons with a file.
///
/// Nothing is compared while files are recorded.
@Suite(.disabled(if: ProcessInfo.processInfo.environment["ROWKIT_RECORD"] == "1"))
struct GoldenFileTests {
  @Test func `text that is in the file is no issue`() {
    expectGolden("one\ntwo\n", named: "words.txt")
  }

  @Test func `text that is not in the file is an issue that marks the first line`() {
    withKnownIssue {
      expectGolden("one\nthree\n", named: "words.txt")
    } matching: { issue in
      issue.comments.description.contains("It differs from words.txt. Line 2")
    }
  }

  @Test(arguments: ["one \ntwo\n", "one\r\ntwo\r\n", "one\ntwo"])
  func `text that differs in blanks or line breaks is an issue`(text: String) {
    withKnownIssue {
      expectGolden(text, named: "words.txt")
    } matching: { issue in
      issue.comments.description.contains(
        "Only line breaks, or blanks at the ends of lines, differ.")
    }
  }

  /// Expects words about the difference between a text and a golden file of some bytes, or no issue.
  private func expectDifference(
    of text: String, from bytes: [UInt8], says words: String?
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let file = folder.appending(path: "__Golden__/file.txt")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(bytes).write(to: file)
    let test = folder.appending(path: "Test.swift").path
    guard let words else { return expectGolden(text, named: "file.txt", testFile: test) }
    withKnownIssue {
      expectGolden(text, named: "file.txt", testFile: test)
    } matching: { issue in
      issue.comments.description.contains(words)
    }
  }

  @Test func `text is compared byte by byte`() throws {
    try expectDifference(of: "é\n", from: Array("é\n".utf8), says: nil)
    try expectDifference(of: "e\u{301}\n", from: Array("é\n".utf8), says: "Line 1")
    try expectDifference(of: "\u{FFFD}", from: [0xFF], says: "isn't UTF-8")
  }

  @Test func `a golden file that can't be read isn't said to be missing`() {
    withKnownIssue {
      expectGolden("text", named: ".")
    } matching: { issue in
      issue.comments.description.contains("can't be read")
    }
  }

  @Test func `a missing file is an issue that says what to do`() {
    withKnownIssue {
      expectGolden("text", named: "no such file.txt")
    } matching: { issue in
      issue.comments.description.contains("ROWKIT_RECORD=1")
    }
  }
}
