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
    let session = try TerminalSession(stage, options: options)
    defer { session.close() }
    stage.allowsRevealingSecureText = true
    switch try session.run() {
    case .quit(let status):
      return status
    case .lost:
      stage.handle(.quit, at: session.now)
      return 128 + SIGHUP
    case .signal(let number):
      if SignalSet.requests.contains(number) { stage.handle(.quit, at: session.now) }
      TerminalSignals.endProcess(by: number)
    }
  }
}
