import Foundation
import Testing

@testable import RowKitBench

/// The whole program on file systems that don't answer, like a network mount whose server is gone.
struct SilentProgramTests {
  private let folder = ScratchFolder()

  private var bench: String {
    ProgramRun.program.deletingLastPathComponent().appendingPathComponent("rowkit-bench").path
  }

  private func text(_ program: HostileProgram) -> String {
    String(decoding: program.output, as: UTF8.self)
  }

  @Test(arguments: SilentProgram.screens)
  func `a file system that never answers leaves a screen that can be quit`(screen: String)
    async throws
  {
    let silent = try #require(SilentProgram(screen, in: folder, own: bench, isSilent: true))
    let program = silent.program
    #expect(await program.showsScreen())
    #expect(await program.comes { text($0).contains("Opening") })
    program.type("?")
    #expect(await program.comes { text($0).contains("scroll") })
    program.type("\r")
    program.leave()
    #expect(program.problems(mayEndBy: [SIGINT]).map(\.words) == [])
  }

  @Test(arguments: SilentProgram.screens)
  func `a file system that stops answering leaves a screen that ends by SIGTERM`(
    screen: String
  ) async throws {
    let silent = try #require(SilentProgram(screen, in: folder, own: bench))
    let program = silent.program
    #expect(await program.showsScreen())
    silent.silence()
    for key in SilentProgram.keys { program.type(key) }
    program.type("?")
    #expect(await program.comes { text($0).contains("Keys ") })
    program.send(SIGTERM)
    #expect(await program.comes { $0.hasEnded })
    #expect(program.ending == .signal(SIGTERM))
    #expect(program.problems(mayEndBy: [SIGTERM]).map(\.words) == [])
  }

  @Test func `a screen is opened as soon as its file system answers`() async throws {
    let silent = try #require(
      SilentProgram("log $F/file.log", in: folder, own: bench, isSilent: true))
    #expect(await silent.program.comes { text($0).contains("Opening") })
    #expect(unlink(folder.path + "/silent") == 0)
    #expect(await silent.program.comes { text($0).contains("line 1, abc") })
    silent.program.leave()
    #expect(silent.program.problems(mayEndBy: [SIGINT]).map(\.words) == [])
  }

  @Test func `changes that can't be stored are reported when the program ends`() async throws {
    let silent = try #require(
      SilentProgram("settings --store $F/store.json", in: folder, own: bench))
    let program = silent.program
    #expect(await program.showsScreen())
    silent.silence()
    program.type(" q")
    #expect(await program.comes { $0.hasEnded })
    #expect(program.ending == .exit(1))
    #expect(text(program).contains("its file system doesn't answer"))
  }
}
