#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
public import RowKitScreens

/// A host that shows a stage on a terminal.
///
/// ```swift
/// exit(TerminalHost.run(stage))
/// ```
///
/// While the screen is shown, the terminal is in raw mode on its alternate screen. The terminal is
/// always restored: when the stage asks to quit or to be suspended, when an error is thrown, and
/// when the process exits, is asked to end by a signal, or crashes, unless the stack of another thread
/// overflows. Text that the program writes to
/// standard output or standard error meanwhile is shown afterwards.
public enum TerminalHost {
  /// Shows a stage until it asks to quit or the terminal is gone.
  ///
  /// Tasks of the main actor run meanwhile. Call this method on the main thread from synchronous
  /// code, with one stage at a time. Asynchronous code awaits the overload.
  ///
  /// The screen is shown on the controlling terminal of the process, wherever standard input and
  /// output lead. If there is none, or it can't be set up, the method writes a sentence about the
  /// failure to standard error and returns 1; see `show(_:options:)` for handling the
  /// error instead.
  ///
  /// On SIGHUP, SIGTERM and SIGINT, the terminal is restored, the stage receives
  /// ``/CharacterScreen/InputEvent/quit``, which gives its screens a last chance to save, and the
  /// process ends by that signal, so that its parent can observe it. Every other signal that ends a
  /// process, including real-time signals, ends it at once, after its handler restored the
  /// terminal. So does `ctrl+\`, with SIGQUIT. Signals that the process ignores stay ignored,
  /// except faults. Signals with handlers of the app keep them, except faults, SIGQUIT, the three
  /// requests to end, and SIGWINCH, SIGTSTP, SIGCONT and SIGCHLD, whose handlers return when this
  /// method does. SIGPIPE and SIGXFSZ are ignored until this method returns.
  ///
  /// - Parameters:
  ///   - stage: The stage to show. It is resized to the terminal.
  ///   - options: The options for showing it.
  /// - Returns: The exit status that the stage asked for, 129 if the terminal is gone, or 1 if it
  ///   can't be shown.
  @available(*, noasync, message: "Use 'await TerminalHost.run(_:options:)' in asynchronous code.")
  @MainActor public static func run(
    _ stage: Stage, options: TerminalOptions = TerminalOptions()
  ) -> Int32 {
    do throws(TerminalError) {
      return try show(stage, options: options)
    } catch {
      return report(error)
    }
  }

  /// Shows a stage until it asks to quit, the terminal is gone, or the task is cancelled.
  ///
  /// The task is suspended while the screen waits for a key, so all other tasks run.
  ///
  /// ```swift
  /// @main struct Program {
  ///   static func main() async {
  ///     exit(await TerminalHost.run(await makeStage()))
  ///   }
  /// }
  /// ```
  ///
  /// Signals and failures are handled as by the synchronous method. Only one stage can be shown at a time:
  /// showing a second one is a programming error, which traps.
  ///
  /// - Parameters:
  ///   - stage: The stage to show. It is resized to the terminal.
  ///   - options: The options for showing it.
  /// - Returns: The exit status that the stage asked for, 129 if the terminal is gone, 130 if the
  ///   task was cancelled, or 1 if the stage can't be shown.
  @MainActor public static func run(
    _ stage: Stage, options: TerminalOptions = TerminalOptions()
  ) async -> Int32 {
    do throws(TerminalError) {
      return try await show(stage, options: options)
    } catch {
      return report(error)
    }
  }

  /// Shows a stage as `run(_:options:)` does, and throws an error if that fails.
  ///
  /// - Throws: ``TerminalError`` if there is no terminal or it can't be set up.
  @available(*, noasync, message: "Use 'await TerminalHost.show(_:options:)' in asynchronous code.")
  @MainActor public static func show(
    _ stage: Stage, options: TerminalOptions = TerminalOptions()
  ) throws(TerminalError) -> Int32 {
    StandardDescriptors.reserve()
    if let reason = linearReason(options) {
      let session = try linearSession(stage, because: reason, options)
      defer { session.close() }
      return status(of: session.run(), stage, at: stage.now)
    }
    let session = try TerminalSession(stage, options: options)
    defer { session.close() }
    return status(of: try session.run(), of: session)
  }

  /// Shows a stage as the asynchronous `run` does, one at a time, and throws an error if that fails.
  ///
  /// - Throws: ``TerminalError`` if there is no terminal or it can't be set up.
  @MainActor public static func show(
    _ stage: Stage, options: TerminalOptions = TerminalOptions()
  ) async throws(TerminalError) -> Int32 {
    StandardDescriptors.reserve()
    if let reason = linearReason(options) {
      let session = try linearSession(stage, because: reason, options)
      defer { session.close() }
      return status(of: await session.runSuspending(), stage, at: stage.now)
    }
    let session = try TerminalSession(stage, options: options)
    defer { session.close() }
    return status(of: try await session.runSuspending(), of: session)
  }

  private static func hasTerminal(_ options: TerminalOptions) -> Bool {
    guard let terminal = try? TerminalDevice(chosen: options.terminal) else { return false }
    terminal.close()
    return true
  }

  /// Returns what turns the linear mode on, or `nil` if it is off.
  private static func linearReason(_ options: TerminalOptions) -> String? {
    let reason = options.linear.reason(
      environment: options.environment, hasPerson: hasTerminal(options))
    guard reason == nil, options.inlineHeight != nil, options.linear != .never,
      let terminal = try? TerminalDevice(chosen: options.terminal)
    else { return reason }
    defer { terminal.close() }
    let lines = TerminalSize.of(terminal.descriptor, environment: options.environment).height
    return lines < 3 ? "a window of \(lines) lines" : nil
  }

  /// Opens a session in lines of text, on a terminal or on standard input.
  @MainActor private static func linearSession(
    _ stage: Stage, because reason: String, _ options: TerminalOptions
  ) throws(TerminalError) -> LinearSession {
    let isForced = if case .always = options.linear { true } else { false }
    var channel = try LinearChannel(
      chosen: options.terminal, prefersInput: isForced, hasDataOnInput: options.hasDataOnInput)
    channel.characters = LinearChannel.characters(options.environment)
    do throws(TerminalError) {
      return try LinearSession(stage, because: reason, channel)
    } catch {
      channel.close()
      throw error
    }
  }

  /// Writes a sentence about an error to standard error, and returns the exit status.
  private static func report(_ error: TerminalError) -> Int32 {
    write("\(error)")
    return 1
  }

  /// Writes a sentence with the name of the program to standard error.
  private static func write(_ sentence: String) {
    let path = CommandLine.arguments.first ?? ""
    let name = path.split(separator: "/").last.map { "\($0): " } ?? ""
    var writer = BlockingWriter(to: STDERR_FILENO)
    (SafeText.visible(name + sentence) + "\n").utf8.withContiguousStorageIfAvailable {
      writer.write(UnsafeRawBufferPointer($0))
    }
  }

  /// Returns the status of a session on the full screen.
  @MainActor private static func status(
    of ending: SessionEnding, of session: TerminalSession
  ) -> Int32 {
    if case .interrupted = ending, session.options.interruptsGroup {
      writeReports(of: session.stage)
      return interruptGroup()
    }
    return status(of: ending, session.stage, at: session.now)
  }

  /// Interrupts the process group, as the terminal does on `ctrl+c`, and returns the status to exit
  /// with if that doesn't end the process.
  private static func interruptGroup() -> Int32 {
    TerminalSignals.flushStreams(orEndBy: SIGINT, group: true)
    signal(SIGINT, SIG_DFL)
    kill(0, SIGINT)
    return 128 + SIGINT
  }

  /// Notifies all screens that the program ends, and writes their reports to standard error.
  @MainActor private static func endScreens(of stage: Stage, at now: Duration) {
    stage.handle(.quit, at: now)
    for sentence in stage.endReports { write(sentence) }
  }

  /// Writes what the screens reported to standard error if a person ended the program at once.
  @MainActor private static func writeReports(of stage: Stage) {
    for sentence in stage.takeEndReports() { write(sentence) }
  }

  /// Returns the status of a session that ended, or ends the process by a signal.
  @MainActor private static func status(
    of ending: SessionEnding, _ stage: Stage, at now: Duration
  ) -> Int32 {
    switch ending {
    case .quit(let status), .interrupted(let status):
      writeReports(of: stage)
      return status
    case .lost:
      endScreens(of: stage, at: now)
      return 128 + SIGHUP
    case .signal(let number):
      if SignalSet.requests.contains(number) { endScreens(of: stage, at: now) }
      TerminalSignals.endProcess(by: number)
    }
  }
}
