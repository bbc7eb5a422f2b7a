#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import RowKit
import Testing

@testable import RowKitTerminal

extension TerminalSessionTests {
  /// Output of the linear mode whose reader doesn't take it at once.
  ///
  /// A process has one session at a time, so these tests run one after another with those of the
  /// other sessions that suspend.
  @MainActor struct LinearSessionTests {
    private enum Failure: Error { case ended(SessionEnding) }

    /// Starts a conversation on a paused terminal, and waits for output that is kept back.
    private func startPaused(
      on terminal: PseudoTerminal, _ chosen: Stage? = nil
    ) async throws -> (LinearSession, Task<SessionEnding, Never>) {
      terminal.pause(true)
      let channel = try LinearChannel(
        chosen: terminal.program, prefersInput: false, hasDataOnInput: true)
      let stage =
        chosen ?? Stage(root: ScreenController(title: "Page"), size: TerminalSize.standard)
      let session = try LinearSession(stage, because: "a test", channel)
      let run = Task { await session.runSuspending() }
      while !session.isBehind { await Task.yield() }
      return (session, run)
    }

    @Test func `lines wait for a paused terminal, and the next line is answered after them`()
      async throws
    {
      let terminal = try PseudoTerminal()
      let (session, run) = try await startPaused(on: terminal)
      terminal.type("?\nq\n")
      for _ in 0..<100 { await Task.yield() }
      #expect(!terminal.read().contains("Linear mode"))
      terminal.pause(false)
      let ending = await run.value
      guard case .quit(0) = ending else { throw Failure.ended(ending) }
      let text = terminal.read()
      #expect(text.contains("Linear mode is on, set by a test.\r\nPage"), "\(text)")
      #expect(!session.isBehind)
      session.close()
    }

    @Test func `a line that isn't UTF-8 is refused in words`() async throws {
      let terminal = try PseudoTerminal()
      let (session, run) = try await startPaused(on: terminal)
      terminal.type([0x61, 0xFF, 0x0A])
      terminal.type("q\n")
      terminal.pause(false)
      let ending = await run.value
      guard case .quit(0) = ending else { throw Failure.ended(ending) }
      let text = terminal.read()
      #expect(text.contains("Not accepted: the line isn't UTF-8 text.\r\n"), "\(text)")
      session.close()
    }

    @Test func `a request to quit ends a conversation that waits for a line`() async throws {
      let terminal = try PseudoTerminal()
      let stage = Stage(root: ScreenController(title: "Page"), size: TerminalSize.standard)
      let (session, run) = try await startPaused(on: terminal, stage)
      stage.schedule(after: .milliseconds(20)) { stage.request(.quit(status: 3)) }
      terminal.pause(false)
      let ending = await run.value
      guard case .quit(3) = ending else { throw Failure.ended(ending) }
      session.close()
    }

    @Test func `a terminal that goes away ends the conversation as lost`() async throws {
      let terminal = try PseudoTerminal()
      let (session, run) = try await startPaused(on: terminal)
      terminal.pause(false)
      while session.isBehind { await Task.yield() }
      terminal.closeWindow()
      let ending = await run.value
      guard case .lost = ending else { throw Failure.ended(ending) }
      session.close()
    }

    @Test func `the end of the input quits with the status of a cancelled screen`() async throws {
      let terminal = try PseudoTerminal()
      let (session, run) = try await startPaused(on: terminal)
      terminal.pause(false)
      while session.isBehind { await Task.yield() }
      terminal.type([0x04])
      let ending = await run.value
      guard case .quit(1) = ending else { throw Failure.ended(ending) }
      session.close()
    }

    private final class SecretForm: FormController {
      var secret = ""

      override func constructFormGroups() -> [FormGroup] {
        [FormGroup { FormField("secret", .secureField("Secret", Binding(self, \.secret))) }]
      }
    }

    @Test func `a secret stays hidden after the program was continued, and is asked for again`()
      async throws
    {
      let terminal = try PseudoTerminal()
      let stage = Stage(root: SecretForm(title: "Form"), size: TerminalSize.standard)
      let (session, run) = try await startPaused(on: terminal, stage)
      terminal.pause(false)
      while terminal.isEchoing { await Task.yield() }
      while !terminal.read().hasSuffix("empty: ") { await Task.yield() }
      // A shell changes the settings while the program is stopped.
      terminal.isEchoing = true
      kill(getpid(), SIGCONT)
      while terminal.isEchoing { await Task.yield() }
      while !terminal.read().hasSuffix("empty: ") { await Task.yield() }
      run.cancel()
      _ = await run.value
      session.close()
    }

    @Test func `a cancelled task ends the line of the prompt`() async throws {
      let terminal = try PseudoTerminal()
      let (session, run) = try await startPaused(on: terminal)
      terminal.pause(false)
      var text = ""
      while !text.hasSuffix("command: ") {
        text += terminal.read()
        await Task.yield()
      }
      run.cancel()
      _ = await run.value
      session.close()
      #expect(terminal.read() == "\r\n")
    }

    @Test func `a cancelled task ends a conversation on a paused terminal`() async throws {
      let terminal = try PseudoTerminal()
      let (session, run) = try await startPaused(on: terminal)
      run.cancel()
      let ending = await run.value
      guard case .quit(SessionEnding.cancelled) = ending else { throw Failure.ended(ending) }
      session.close()
    }
  }
}
