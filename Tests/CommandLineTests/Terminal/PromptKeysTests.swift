import Foundation
import Testing

@testable import RowKitBench

/// The keys that end prompts and programs, as a real terminal sends them.
struct PromptKeysTests {
  private let folder = ScratchFolder()

  /// A program with the key that opens a prompt and the label of the prompt.
  struct Prompt: Sendable, CustomStringConvertible {
    let arguments: [String]
    let key: String
    let label: String

    var description: String { arguments[0] + " " + label }
  }

  static let prompts =
    [
      Prompt(arguments: ["log", "$F"], key: "/", label: "search"),
      Prompt(arguments: ["log", "$F"], key: "f", label: "filter"),
      Prompt(arguments: ["table", "$F"], key: "/", label: "search"),
      Prompt(arguments: ["table", "$F"], key: "f", label: "filter"),
      Prompt(arguments: ["phone-numbers"], key: "/", label: "/"),
    ] + processes

  /// The prompt of the screen of processes, where the system has a folder of them.
  private static let processes =
    FileManager.default.fileExists(atPath: "/proc/uptime")
    ? [Prompt(arguments: ["processes"], key: "/", label: "filter")] : []

  /// Starts a program and opens its prompt.
  private func open(_ prompt: Prompt, replies: String = "") async throws -> HostileProgram {
    let file = folder.write(Array("one\ntwo\nthree\n".utf8), to: "file")
    let arguments = prompt.arguments.map { $0 == "$F" ? file : $0 }
    let program = try #require(HostileProgram(ProgramRun.program.path, arguments))
    #expect(await program.showsScreen())
    program.type(replies)
    program.type(prompt.key)
    #expect(await program.comes { text($0).contains(prompt.label) })
    program.type("tw")
    #expect(await program.comes { text($0).contains("tw") })
    return program
  }

  private func text(_ program: HostileProgram) -> String {
    String(decoding: program.output, as: UTF8.self)
  }

  private func end(_ program: HostileProgram) async -> ChildProcess.Ending? {
    _ = await program.comes { $0.hasEnded }
    return program.ending
  }

  @Test(arguments: prompts)
  func `ctrl+c cancels a prompt and then ends the program`(prompt: Prompt) async throws {
    let program = try await open(prompt)
    program.type("\u{3}")
    await program.rests(100)
    #expect(!program.hasEnded)
    // A letter is a command again.
    program.type("q")
    #expect(await end(program) == .exit(0))
    #expect(program.problems().map(\.words) == [])
  }

  @Test(arguments: prompts)
  func `ctrl+backslash ends the program from a prompt, as everywhere`(prompt: Prompt) async throws {
    let program = try await open(prompt)
    program.type("\u{1C}")
    #expect(await end(program) == .signal(SIGQUIT))
    #expect(program.problems(mayEndBy: [SIGQUIT]).map(\.words) == [])
  }

  /// The reply of a terminal that speaks the keyboard protocol, in which Escape is told.
  private let speaking = "\u{1B}[?1u\u{1B}[?62;c"

  @Test(arguments: ["\u{1B}[27uq", "\u{1B}q"])
  func `escape and a key at once are two keys on a terminal that tells them apart`(
    keys: String
  ) async throws {
    let program = try await open(PromptKeysTests.prompts[0], replies: speaking)
    program.type(keys)
    #expect(await end(program) == .exit(0))
    #expect(program.problems().map(\.words) == [])
  }

  @Test func `escape and a key at once are one key with alt on any other terminal`() async throws {
    let program = try await open(PromptKeysTests.prompts[0], replies: "\u{1B}[?62;c")
    // Alt+c changes the letter case of a search, and the prompt stays.
    program.type("\u{1B}c")
    #expect(await program.comes { text($0).contains("case") })
    program.type("\u{3}")
    await program.rests(100)
    program.type("q")
    #expect(await end(program) == .exit(0))
  }
}
