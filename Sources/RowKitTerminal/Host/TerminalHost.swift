#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
public import RowKit

/// A host that shows a stage on a terminal.
///
/// ```swift
/// let status = try TerminalHost.run(stage)
/// exit(status)
/// ```
///
/// While the screen is shown, the terminal is in raw mode on its alternate screen. The terminal is
/// always restored: when the stage asks to quit or to be suspended, when an error is thrown, and
/// when the process exits, is asked to end by a signal, or crashes. Text that the program writes to
/// standard output or standard error meanwhile is shown afterwards.
public enum TerminalHost {
  /// Shows a stage until it asks to quit or the terminal is gone.
  ///
  /// Tasks of the main actor run meanwhile. Call this method on the main thread from synchronous
  /// code, with one stage at a time.
  ///
  /// On SIGHUP, SIGTERM and SIGINT, the terminal is restored, the stage receives
  /// ``CharacterScreen/InputEvent/quit``, which gives its screens a last chance to save, and the
  /// process ends by that signal, so that its parent can observe it. Every other signal that ends a
  /// process, including real-time signals, ends it at once, after its handler restored the
  /// terminal. So does `ctrl+\`, with SIGQUIT. Signals that the process ignores stay ignored.
  /// Signals with handlers of the app keep them, except faults, SIGQUIT and the three requests to
  /// end. SIGPIPE is ignored until this method returns.
  ///
  /// - Parameters:
  ///   - stage: The stage to show. It is resized to the terminal.
  ///   - options: The options for showing it.
  /// - Returns: The exit status that the stage asked for, or 129 if the terminal is gone.
  /// - Throws: ``TerminalError`` if there is no terminal or it can't be set up.
  @MainActor public static func run(
    _ stage: Stage, options: TerminalOptions = TerminalOptions()
  ) throws(TerminalError) -> Int32 {
    let hasPerson = isatty(STDIN_FILENO) == 1
    if let reason = options.linear.reason(environment: options.environment, hasPerson: hasPerson) {
      return try converse(stage, because: reason, options)
    }
    let session = try TerminalSession(stage, options: options)
    defer { session.close() }
    stage.allowsRevealingSecureText = true
    let ending = try session.run()
    if case .interrupted = ending, options.interruptsGroup {
      return interruptGroup()
    }
    return status(of: ending, stage, at: session.now)
  }

  /// Interrupts the process group, as the terminal does on `ctrl+c`, and returns the status to exit
  /// with if that doesn't end the process.
  private static func interruptGroup() -> Int32 {
    fflush(nil)
    signal(SIGINT, SIG_DFL)
    kill(0, SIGINT)
    return 128 + SIGINT
  }

  /// Uses a stage in lines of text.
  @MainActor private static func converse(
    _ stage: Stage, because reason: String, _ options: TerminalOptions
  ) throws(TerminalError) -> Int32 {
    let terminal: TerminalDevice?
    do throws(TerminalError) {
      terminal = try TerminalDevice(chosen: options.terminal)
    } catch {
      terminal = nil
    }
    defer { terminal?.close() }
    let isForced = if case .always = options.linear { true } else { false }
    let channel = try LinearChannel(terminal: terminal, takesInput: isForced)
    let session = try LinearSession(stage, because: reason, channel)
    defer { session.close() }
    let ending = session.run()
    return status(of: ending, stage, at: stage.now)
  }

  /// Returns the status of a session that ended, or ends the process by a signal.
  @MainActor private static func status(
    of ending: SessionEnding, _ stage: Stage, at now: Duration
  ) -> Int32 {
    switch ending {
    case .quit(let status), .interrupted(let status):
      return status
    case .lost:
      stage.handle(.quit, at: now)
      return 128 + SIGHUP
    case .signal(let number):
      if SignalSet.requests.contains(number) { stage.handle(.quit, at: now) }
      TerminalSignals.endProcess(by: number)
    }
  }
}
