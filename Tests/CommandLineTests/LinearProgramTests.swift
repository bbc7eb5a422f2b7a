import Foundation
import TestTraits
import Testing

/// The linear mode of the program, with answers from a file.
@Suite(.runsPrograms) struct LinearProgramTests {
  private let answers = [
    "Ada", "ada9", "ada@example.org", "36", "", "free", "secret99", "secret99", "", "s", "",
  ]

  @Test func `a form is filled in by lines, and standard output has its values only`() throws {
    let input = answers.joined(separator: "\n")
    let run = try ProgramRun("form", "--linear", "--json", input: input)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("{\n"))
    #expect(run.output.contains("\"name\": \"Ada\""))
    #expect(run.errors.hasPrefix("Linear mode is on, set by --linear.\nSign Up. Form, 10 rows.\n"))
    #expect(run.errors.contains("Saved.\n"))
    #expect(!run.errors.contains("secret99"))
  }

  @Test func `no escape sequence is written, and every answer is shown`() throws {
    let run = try ProgramRun("settings", "--linear", input: "airplane\nyes\n\nq\n")
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(run.errors.utf8.allSatisfy { $0 == 0x0A || $0 >= 0x20 })
    #expect(
      run.errors.contains("Airplane Mode, now no, yes or no: yes\nAirplane Mode: on, switch."))
  }

  @Test(arguments: [
    (#"printf '\nq\n' | timeout 20 "$ROWKIT" settings --linear 2>&-"#, 0),
    (#"printf '\nq\n' | timeout 20 "$ROWKIT" settings --linear >&- 2>&-"#, 0),
    (#"echo line | timeout 20 "$ROWKIT" log - --print >&-"#, 1),
    (#"timeout 20 "$ROWKIT" settings --linear <&-"#, 1),
  ])
  func `a closed standard descriptor is neither waited for nor written over`(
    command: String, status: Int32
  ) throws {
    let run = try ProgramRun(shell: command)
    #expect(run.status == status, "\(run.status ?? -1), \(run.errors)")
  }

  @Test func `the end of the input cancels, and nothing is printed`() throws {
    let run = try ProgramRun("form", "--linear", "--json", input: "Ada\n")
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(
      run.errors.hasSuffix(
        "Cancelled. Changes are not saved.\n"
          + "rowkit: The program was ended, so the answers aren't used.\n"))
  }

  @Test(arguments: [("Ada\n36\ns\n", 0), ("Ada\n36\nq\nDiscard\n", 130), ("Ada\n", 1)])
  func `a question answered in lines ends with the document, 130 or 1`(
    answers: String, status: Int32
  ) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let schema =
      #"{"properties": {"name": {"type": "string"}, "age": {"type": "integer"}}, "required": ["name"]}"#
    try schema.write(to: file, atomically: true, encoding: .utf8)
    let run = try ProgramRun("ask", file.path, "--linear", input: answers)
    #expect(run.status == status, "\(run.errors)")
    let document = run.output.filter { !$0.isWhitespace }
    #expect(document == (status == 0 ? #"{"name":"Ada","age":36}"# : ""))
  }

  @Test func `a long file is searched as a whole`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).vcf")
    defer { try? FileManager.default.removeItem(at: file) }
    let cards = (1...8000).map { "BEGIN:VCARD\nFN:Person \($0)\nTEL:+1 555 \($0)\nEND:VCARD\n" }
    try cards.joined().write(to: file, atomically: true, encoding: .utf8)
    let run = try ProgramRun(
      "phone-numbers", file.path, "--linear", input: "/Person 7999\n\nq\n")
    #expect(
      run.errors.contains("8,001 rows") && run.errors.contains("Person 7999"), "\(run.errors)")
  }

  @Test func `the mode goes with screens and values only`() throws {
    let run = try ProgramRun("settings", "--linear", "--print")
    #expect(run.status == 64)
    #expect(run.errors.contains("--linear"))
  }
}
