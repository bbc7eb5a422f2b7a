#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import Testing

@testable import RowKitTerminal

extension TerminalSessionTests {
  /// Requests to stop and to continue, of which the later one counts.
  @MainActor struct StoppingTests {
    private let pipe: WakePipe

    init() throws { pipe = try WakePipe() }

    /// Sends a signal to the process, and waits until a thread has taken it.
    private func send(_ number: Int32) {
      var entry = pollfd(fd: pipe.reader, events: Int16(POLLIN), revents: 0)
      kill(getpid(), number)
      poll(&entry, 1, -1)
      _ = pipe.didWait(hasBytes: true)
    }

    private func whileInstalled(_ body: () -> Void) {
      TerminalSignals.install(waking: pipe.writer)
      body()
      TerminalSignals.uninstall()
    }

    @Test func `a request to continue cancels a request to stop that wasn't handled`() {
      whileInstalled {
        send(SIGTSTP)
        send(SIGCONT)
        #expect(TerminalSignals.take() == .resume)
        send(SIGCONT)
        send(SIGTSTP)
        #expect(TerminalSignals.take() == .stop)
      }
    }

    @Test(arguments: [SIGCONT, SIGTERM])
    func `a program that was continued or asked to end meanwhile isn't stopped`(number: Int32) {
      whileInstalled {
        send(number)
        #expect(TerminalSignals.stopProcess(by: SIGTSTP, group: false))
        #expect(TerminalSignals.canStop)
        #expect(TerminalSignals.take() == SignalSet(signal: number))
      }
    }
  }
}
