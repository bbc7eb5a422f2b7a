import ExampleScreens
import Files
import Foundation
import RowKit
import RowKitTesting
import Testing

/// The screens of files, documents and the machine, used in lines of text.
@MainActor struct FileTranscriptTests {
  @Test func `a table is read, sorted, filtered and searched`() throws {
    let file = try TemporaryText(
      "name,age,city\nAda,36,London\nGrace,85,New York\nAlan,41,London\nBob,7,\n")
    try expectTranscript(
      of: "table", file.path,
      [
        "", "ada", "", "b", "f", "london", "", "f", "nowhere", "", "f", ".clear", "99", "press s",
        "l",
        "press /", "grace", "", "press /", "zoe", "/", "q",
      ])
  }

  @Test func `a log is filtered and searched by questions`() throws {
    let file = try TemporaryText("one\ntwo\nthree\n")
    let transcript = try expectTranscript(
      of: "log", file.path,
      ["", "f", "tw", "", "f", ".clear", "press /", "three", "f", "", "2", "", "b", "7", "q"])
    #expect(transcript.contains("Filter, empty: «tw»\n1 row."))
    #expect(transcript.contains("1 two\n"))
    #expect(transcript.contains("Filter, now tw: «.clear»\n3 rows."))
    #expect(transcript.contains("Search, empty: «three»\nthree\n"))
    #expect(!transcript.contains("panel"))
  }

  @Test func `a notice about the file is said once`() throws {
    let file = try TemporaryText("a,b\n1,\"never closed\n2,x\n")
    let driver = LinearDriver(try RecordsScreen.table(file.path))
    driver.type("l", "l")
    let notices = driver.transcript.split(separator: "\n").count {
      $0 == "A quote is never closed."
    }
    #expect(notices == 1, "\(driver.transcript)")
  }

  @Test func `processes are listed, sorted and filtered`() throws {
    let machine = ProcessesScreenTests.Folder()
    try machine.set(uptime: 100)
    for (number, name) in [(1, "init"), (20, "shell"), (300, "editor")] {
      try machine.set(number, name, ticks: 0)
    }
    let driver = LinearDriver(try ProcessesScreen(ProcessFolder(path: machine.url.path)))
    driver.type("", "press s", "shell", "", "b", "f", "edi", "", "f", "nothing", "", "f", ".clear")
    try machine.remove(300)
    driver.type("300", "q")
    expectPlain(driver.transcript)
    expectGolden(driver.transcript, named: "processes.txt")
    #expect(driver.exitStatus == 0)
  }

  @Test func `a document is changed, and what is refused is said`() throws {
    let schema = try TemporaryText(FileTranscriptTests.contact)
    let file = try TemporaryText(#"{"name": "Ada", "age": 36, "phones": ["555 1"]}"#)
    let lines = [
      "", "age", "old", "200", "? 2", "age", "37", "3", "555 2", "add", "555 3", "b", "s",
    ]
    try expectTranscript(
      of: "edit", file.path, options: ["schema": schema.path], lines + ["l", "q"])
    #expect(try file.text() == #"{"name": "Ada", "age": 37, "phones": ["555 2", "555 3"]}"#)
  }

  @Test func `a document that is asked for is answered field by field`() throws {
    let schema = try TemporaryText(FileTranscriptTests.contact)
    try expectTranscript(of: "ask", schema.path, ["", "s", "200", "36", "s", "2", "Ada"])
  }

  @Test func `the settings of an app are changed on two pages`() throws {
    let pages = try TemporaryBundle()
    try expectTranscript(
      of: "settings-bundle", pages.path,
      [
        "", "roam", "no", "size", "7", "3", "light", "99", "90", "account", "", "name", "Ada", "b",
        "q",
      ])
  }

  // MARK: Expecting

  private static let contact = """
    {
      "title": "Contact", "type": "object", "required": ["name"], "additionalProperties": false,
      "properties": {
        "name": {"type": "string", "minLength": 2},
        "age": {"type": "integer", "minimum": 0, "maximum": 150},
        "phones": {"type": "array", "items": {"type": "string"}}
      }
    }
    """

  @discardableResult
  private func expectTranscript(
    of name: String, _ path: String, options: [String: String] = [:], _ lines: [String]
  ) throws -> String {
    let example = try #require(ExampleCatalogue.screen(named: name))
    let arguments = ExampleArguments(operands: [path], options: options)
    let driver = LinearDriver(try example.makeScreen(arguments))
    for line in lines { driver.type(line) }
    let folder = URL(filePath: path).deletingLastPathComponent().path + "/"
    let transcript = driver.transcript.replacing(folder, with: "")
    expectPlain(transcript)
    expectGolden(transcript, named: name + ".txt")
    #expect(driver.exitStatus == 0)
    return transcript
  }
}
