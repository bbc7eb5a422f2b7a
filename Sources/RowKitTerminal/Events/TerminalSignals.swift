#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import Synchronization

/// The signal handling of a screen: signals for the loop are recorded, and signals that end the
/// program restore the terminal at once.
///
/// This is the only file with global mutable state, because a C signal handler can't reach anything
/// else. Handlers use atomics and the board, which is created before they are installed. Code must
/// own the screen to change the board or to write to the terminal: see ``ScreenPhase``. A handler
/// on another thread therefore never finds either half changed, and nothing is written after it
/// restored the terminal.
enum TerminalSignals {
  // MARK: Installing

  /// Installs handlers that record signals, announcing each with a byte in a pipe, and handlers
  /// that restore the terminal for signals that end the program at once.
  ///
  /// Signals that the program was started to ignore, for example by `nohup`, stay ignored. Signals
  /// with handlers of the app keep them, except faults, requests to end, and those that are recorded.
  static func install(waking writer: Int32) {
    precondition(board.pointee.wakeWriter < 0, "A stage is being shown already.")
    registerExit()
    board.pointee.wakeWriter = writer
    pending.store(0, ordering: .relaxed)
    firstEnding.store(0, ordering: .relaxed)
    phase.store(ScreenPhase.free, ordering: .releasing)
    useAlternateStack()
    for number in SignalSet.faults {
      replace(number, by: end) { !$0.isIgnored || isFault(number) }
    }
    for number in SignalSet.others { replace(number, by: end) { $0.isDefault } }
    for number in SignalSet.noted { replace(number, by: note) { !$0.isIgnored } }
    for number in SignalSet.refusals { replace(number, by: note) { $0.isDefault } }
    for number in SignalSet.failedWrites { replace(number, by: SIG_IGN) { !$0.isIgnored } }
  }

  /// Restores the previous signal handlers.
  static func uninstall() {
    for number in Int32(1)...64 { restore(number) }
    board.pointee.wakeWriter = -1
  }

  /// Whether the process can be stopped.
  ///
  /// It can't if it was started to ignore SIGTSTP.
  static var canStop: Bool { board.pointee.isInstalled(SIGTSTP) }

  /// Removes and returns the signals that arrived since the last call.
  static func take() -> SignalSet {
    SignalSet(rawValue: pending.exchange(0, ordering: .acquiringAndReleasing))
  }

  // MARK: The screen

  /// Announces that the terminal is about to be taken, with the means to restore it.
  static func claim(_ claim: TerminalOwnership) {
    withSignalsHeldOff {
      guard phase.moves(from: ScreenPhase.free, to: ScreenPhase.held) else { return }
      board.pointee.claim?.deallocate()
      board.pointee.claim = claim
      phase.store(ScreenPhase.taken, ordering: .releasing)
    }
  }

  /// Changes the means to restore the terminal.
  ///
  /// Does nothing while it is not taken.
  static func changeClaim(_ change: (inout TerminalOwnership) -> Void) {
    withSignalsHeldOff {
      guard phase.moves(from: ScreenPhase.taken, to: ScreenPhase.held) else { return }
      board.pointee.change(change)
      phase.store(ScreenPhase.taken, ordering: .releasing)
    }
  }

  /// Runs code that changes or writes to the terminal, unless the terminal was restored because the
  /// program is ending.
  ///
  /// The code must not wait. A handler that restores the terminal may interrupt it.
  static func whileTaken<Failure>(_ body: () throws(Failure) -> Void) throws(Failure) {
    screenThread.store(threadNumber(), ordering: .relaxed)
    let isOwner = phase.moves(from: ScreenPhase.taken, to: ScreenPhase.written)
    guard isOwner || phase.load(ordering: .acquiring) == ScreenPhase.free else { return }
    defer { if isOwner { _ = phase.moves(from: ScreenPhase.written, to: ScreenPhase.taken) } }
    try body()
  }

  /// Whether the terminal is taken, and nobody is changing or restoring that.
  static var isTaken: Bool {
    switch phase.load(ordering: .acquiring) {
    case ScreenPhase.taken, ScreenPhase.written: true
    default: false
    }
  }

  /// Runs code of another thread that writes to the terminal, if it is taken and idle.
  ///
  /// The code must not wait.
  static func whileIdle(_ body: () -> Void) {
    withSignalsHeldOff {
      guard phase.moves(from: ScreenPhase.taken, to: ScreenPhase.held) else { return }
      body()
      phase.store(ScreenPhase.taken, ordering: .releasing)
    }
  }

  /// Restores the terminal if it is taken.
  ///
  /// - Returns: Whether it was taken.
  @discardableResult static func giveBack() -> Bool {
    giveScreenBack(leaving: ScreenPhase.free)
  }

  // MARK: Stopping and ending

  /// Stops the process by a signal with its default action, and returns when it is continued.
  ///
  /// The process isn't stopped if it was continued, or asked to end, since the last call of `take`.
  /// Neither does the system stop a process that can't be continued, such as one inside `$(…)` of an
  /// interactive shell.
  ///
  /// - Parameters:
  ///   - number: The signal.
  ///   - group: Whether to stop the whole process group, as the terminal does on `ctrl+z`.
  ///   - milliseconds: The time after which the process counts as one that can't be stopped.
  /// - Returns: Whether the process goes on because it was continued or asked to end.
  static func stopProcess(by number: Int32, group: Bool, within milliseconds: Int = 50) -> Bool {
    let isNoted = board.pointee.isInstalled(number)
    restore(number)
    withSignalsHeldOff { if !mustGoOn { kill(group ? 0 : getpid(), number) } }
    let goesOn = mustGoOn(within: milliseconds)
    if isNoted { replace(number, by: note) { _ in true } }
    return goesOn
  }

  /// Whether the process was continued or asked to end since the last call of `take`.
  private static var mustGoOn: Bool {
    let arrived = SignalSet(rawValue: pending.load(ordering: .acquiring))
    return arrived.contains(.resume) || arrived.ending != nil
  }

  /// Whether the process is continued or asked to end within some milliseconds.
  ///
  /// Another thread may take the signals, so this one may go on for a moment before it is stopped.
  private static func mustGoOn(within milliseconds: Int) -> Bool {
    for _ in 0..<milliseconds {
      if mustGoOn { return true }
      poll(nil, 0, 1)
    }
    return false
  }

  /// Restores the terminal and ends the process by a signal, as the handler of the signal does.
  ///
  /// Nothing is saved and no lock is taken, because the main thread may be stuck anywhere.
  ///
  /// - Parameters:
  ///   - number: The signal.
  ///   - group: Whether the whole process group gets the signal, as from a terminal.
  static func endStuckProcess(by number: Int32, group: Bool) -> Never {
    restoreScreen(endedBy: number)
    useDefaultAction(number)
    kill(group ? 0 : getpid(), number)
    poll(nil, 0, 1000)
    // Reached only if no thread takes the signal.
    _exit(128 + number)
  }

  /// Ends the process by a signal, which its parent can observe.
  static func endProcess(by number: Int32) -> Never {
    useDefaultAction(number)
    // Otherwise writing to the terminal would stop a process in the background.
    holdOffSignals(except: number)
    flushStreams(orEndBy: number, group: false)
    var writer = BlockingWriter(to: 2)
    SignalName.write(number, to: &writer)
    raise(number)
    // Reached only if the signal doesn't end processes on this system.
    _exit(128 + number)
  }

  /// Writes what the streams of standard output and standard error keep, or ends the process by a
  /// signal if their readers don't take it within a second.
  static func flushStreams(orEndBy number: Int32, group: Bool) {
    let limit = BackgroundThread {
      if $0.wait(atMost: 1000) { endStuckProcess(by: number, group: group) }
    }
    guard let limit else { return }
    for stream in StandardStreams.all { StandardStreams.flush(stream) }
    limit.close()
  }
}

// MARK: State of the handlers

/// The state prepared for the handlers.
///
/// It is created on first use and never freed, because a handler may run at any time, even while
/// the process is ending.
private nonisolated(unsafe) let board: UnsafeMutablePointer<SignalBoard> = {
  let board = UnsafeMutablePointer<SignalBoard>.allocate(capacity: 1)
  board.initialize(to: SignalBoard())
  return board
}()

/// The signals that arrived, one bit for each number.
private let pending = Atomic<UInt64>(0)

/// The time of the first signal that asked the process to end, in seconds, or 0 if there was none.
private let firstEnding = Atomic<Int>(0)

/// The owner of the screen: one of the values in ``ScreenPhase``.
private let phase = Atomic(ScreenPhase.free)

/// The number of the thread that last wrote to the terminal.
///
/// An asynchronous session may continue on another thread.
private let screenThread = Atomic<UInt>(0)

// MARK: Handlers

/// Records a signal and wakes the loop.
///
/// A program that doesn't end after the first request is ended by a second one. A request within
/// two seconds belongs to the first: terminals and shells send SIGHUP twice.
private let note: SignalHandler = { number in
  let code = errno
  defer { errno = code }
  // A later request to stop or to continue cancels the other.
  if number == SIGCONT { forget(.stop) } else if number == SIGTSTP { forget(.resume) }
  _ = pending.bitwiseOr(SignalSet(signal: number).rawValue, ordering: .acquiringAndReleasing)
  if isRequest(number) {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    let first = firstEnding.compareExchange(
      expected: 0, desired: now.tv_sec, ordering: .acquiringAndReleasing
    ).original
    if first != 0, now.tv_sec - first >= 2 { return endInHandler(by: number) }
  }
  var byte: UInt8 = 0
  _ = write(board.pointee.wakeWriter, &byte, 1)
}

private func forget(_ signals: SignalSet) {
  _ = pending.bitwiseAnd(~signals.rawValue, ordering: .acquiringAndReleasing)
}

private func isRequest(_ number: Int32) -> Bool {
  switch number {
  case SIGHUP, SIGTERM, SIGINT: true
  default: false
  }
}

/// Restores the terminal, prints a message, and lets the signal take its default action.
///
/// The runtime's own handler, installed earlier, would prompt on the terminal for half a minute. It
/// runs only if a person asks for it with `SWIFT_BACKTRACE`.
private let end: SignalHandler = { number in endInHandler(by: number) }

private func endInHandler(by number: Int32) {
  restoreScreen(endedBy: number)
  if board.pointee.wantsBacktrace { restore(number) } else { useDefaultAction(number) }
  // The signal is blocked until the handler returns, and then ends the process at the point of the
  // fault.
  raise(number)
}

/// Restores the terminal for good, and prints the signal's message.
private func restoreScreen(endedBy number: Int32) {
  guard giveScreenBack(leaving: ScreenPhase.over) else { return }
  var writer = BlockingWriter(to: 2)
  SignalName.write(number, to: &writer)
}

private func giveScreenBack(leaving end: UInt8) -> Bool {
  // Signals are blocked because writing to the terminal would stop a process in the background.
  var isMine = false
  withSignalsHeldOff {
    isMine = holdsScreen()
    guard isMine else { return }
    board.pointee.change { $0.giveBack(discardsInput: end == ScreenPhase.over) }
    phase.store(end, ordering: .releasing)
  }
  return isMine
}

/// Takes ownership of the screen to restore it, unless another thread is doing or has done so.
///
/// If a thread owns the screen, this function waits up to half a second. After that the thread is
/// considered stuck, and restoring the terminal twice is harmless.
private func holdsScreen() -> Bool {
  for _ in 0..<500 {
    let found = phase.compareExchange(
      expected: ScreenPhase.taken, desired: ScreenPhase.held, ordering: .acquiringAndReleasing)
    if found.exchanged { return true }
    switch found.original {
    case ScreenPhase.free, ScreenPhase.over: return false
    case ScreenPhase.written where isScreenThread():
      if phase.moves(from: ScreenPhase.written, to: ScreenPhase.held) { return true }
    default: poll(nil, 0, 1)
    }
  }
  phase.store(ScreenPhase.held, ordering: .releasing)
  return true
}

private func isScreenThread() -> Bool { screenThread.load(ordering: .relaxed) == threadNumber() }

/// Returns a number that identifies the current thread.
private func threadNumber() -> UInt {
  #if canImport(Glibc)
    pthread_self()
  #else
    UInt(bitPattern: pthread_self())
  #endif
}

// MARK: Signal actions

private func replace(
  _ number: Int32, by handler: SignalHandler?, where isReplaced: (sigaction) -> Bool
) {
  var previous = sigaction()
  guard sigaction(number, nil, &previous) == 0, isReplaced(previous) else { return }
  var action = sigaction()
  #if canImport(Darwin)
    action.__sigaction_u.__sa_handler = handler
  #else
    action.__sigaction_handler.sa_handler = handler
  #endif
  action.sa_flags = SA_ONSTACK | (SignalSet.refusals.contains(number) ? 0 : SA_RESTART)
  sigfillset(&action.sa_mask)
  board.pointee.install(number, previous: previous)
  sigaction(number, &action, nil)
}

private func restore(_ number: Int32) {
  guard var previous = board.pointee.uninstall(number) else { return }
  sigaction(number, &previous, nil)
}

private func useDefaultAction(_ number: Int32) {
  var action = sigaction()
  sigemptyset(&action.sa_mask)
  sigaction(number, &action, nil)
}

private func isFault(_ number: Int32) -> Bool { number != SIGQUIT }

/// Gives handlers on this thread a stack of their own, so that its overflow can be reported.
private func useAlternateStack() {
  var current = stack_t()
  guard sigaltstack(nil, &current) == 0, current.ss_flags & Int32(SS_DISABLE) != 0 else { return }
  let size = 64 * 1024
  var stack = stack_t()
  stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
  stack.ss_size = .init(size)
  sigaltstack(&stack, nil)
}

private func registerExit() {
  guard !board.pointee.hasExitHandler else { return }
  board.pointee.hasExitHandler = true
  atexit { TerminalSignals.giveBack() }
}
