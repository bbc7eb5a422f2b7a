#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
public import RowKit

/// Shows a stage on a terminal.
///
/// ```swift
/// let status = try TerminalHost.run(stage)
/// exit(status)
/// ```
///
/// While the screen is up the terminal is in raw mode on its alternate screen. It is given back in
/// every way out: when the stage asks to quit or to be suspended, when an error is thrown, when the
/// process exits, is asked to end by a signal, or crashes. What the program wrote to standard
/// output or standard error meanwhile is shown after that.
public enum TerminalHost {
  /// Shows a stage until it asks to quit, or the terminal is gone.
  ///
  /// Tasks of the main actor run meanwhile. On SIGHUP, SIGTERM and SIGINT the terminal is given
  /// back, the stage gets ``CharacterScreen/InputEvent/quit``, which gives its screens their last
  /// chance to save, and the process ends by that signal, so that its parent sees it. Every other
  /// signal that ends a process, real-time signals included, ends it at once, after the terminal was
  /// given back in its handler; so does `ctrl+\`, by SIGQUIT. Signals that the process ignores stay
  /// ignored, and those for which it has handlers of its own keep them, but for faults, SIGQUIT and
  /// the three requests to end. SIGPIPE is ignored until this returns. Call it on the main thread
  /// from code that is not asynchronous, one stage at a time.
  ///
  /// - Parameters:
  ///   - stage: What to show. It is resized to the terminal.
  ///   - options: How to show it.
  /// - Returns: The exit status the stage asked for; 129 when the terminal is gone.
  /// - Throws: When there is no terminal, or it can't be set up.
  @MainActor public static func run(
    _ stage: Stage, options: TerminalOptions = TerminalOptions()
  ) throws(TerminalError) -> Int32 {
    let session = try TerminalSession(stage, options: options)
    defer { session.close() }
    stage.revealsSecrets = true
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
