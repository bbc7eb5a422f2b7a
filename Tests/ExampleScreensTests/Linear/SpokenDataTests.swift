import ExampleScreens
import Files
import Foundation
import RowKit
import RowKitTesting
import Testing

/// Data that looks like the signs of the framework, in lines of text.
@MainActor struct SpokenDataTests {
  private nonisolated static let data = [
    "-", "---", "✓", "•", "=====", "- list item", "a---b", "⠋ braille", "—", "60 %",
  ]

  @Test(arguments: data)
  func `a text of a document is said as it is written`(text: String) throws {
    let file = try TemporaryText("{\"a\": \"\(text)\"}")
    let transcript = try transcript(of: "edit", file.path, ["", "a", ".q", "q"])
    #expect(transcript.contains("\n1 a: \(text)\n"), "\(transcript)")
    #expect(transcript.contains("\na, now \(text): «.q»"), "\(transcript)")
  }

  @Test(arguments: data)
  func `a value of a table is said as it is written`(text: String) throws {
    let file = try TemporaryText("name,sign\nAda,\(text)\n")
    let transcript = try transcript(of: "table", file.path, ["", "1", "", "q"])
    #expect(transcript.contains("\n1 Ada: sign \(text)\n"), "\(transcript)")
    #expect(transcript.contains("\n2 sign: \(text)\n"), "\(transcript)")
  }

  @Test(arguments: data + ["--- a", "a  b"])
  func `a line of a log is said as it is written`(text: String) throws {
    let file = try TemporaryText("\(text)\nlast\n")
    let transcript = try transcript(of: "log", file.path, ["", "1", "", "q"])
    #expect(transcript.contains("\n1 \(text)\n2 last\n"), "\(transcript)")
    #expect(transcript.contains("\n1 \(text)\nEnd."), "\(transcript)")
  }

  @Test func `an empty line of a log is said to be empty`() throws {
    let file = try TemporaryText("one\n\ntwo\n")
    let transcript = try transcript(of: "log", file.path, ["", "q"])
    #expect(transcript.contains("\n1 one\n2 empty\n3 two\n"), "\(transcript)")
  }

  @Test func `a sorted column has no sign among its names`() throws {
    let file = try TemporaryText("name,↓\nAda,1\n")
    let transcript = try transcript(of: "table", file.path, ["press s", "q"])
    #expect(transcript.contains("name, ↓."), "\(transcript)")
    #expect(!transcript.contains("↑"), "\(transcript)")
  }

  @Test func `a tab in an answer is kept`() throws {
    let file = try TemporaryText("{\"a\": \"x\"}")
    _ = try transcript(of: "edit", file.path, ["a", "one\ttwo", "s", "q"])
    #expect(try file.text() == "{\"a\": \"one\\ttwo\"}")
  }

  private func transcript(of name: String, _ path: String, _ lines: [String]) throws -> String {
    let example = try #require(ExampleCatalogue.screen(named: name))
    let driver = LinearDriver(try example.makeScreen(ExampleArguments(operands: [path])))
    for line in lines { driver.type(line) }
    return driver.transcript
  }
}
