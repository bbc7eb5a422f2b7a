#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import Synchronization

/// Everything that signals have to do with a screen: noting those that the loop acts on, and giving
/// the terminal back at once when the program is beyond help.
///
/// This is the only file with global mutable state, because a C signal handler has no other way to
/// reach anything. Handlers use atomics and the board, which is made before they are installed and
/// changed only while all signals are held off.
enum TerminalSignals {
  // MARK: Installing

  /// Begins to note signals, each announced by a byte into a pipe, and to watch for crashes.
  ///
  /// Signals that the program was started to ignore, as by `nohup`, stay ignored.
  static func install(waking writer: Int32) {
    precondition(board.pointee.wakeWriter < 0, "A stage is being shown already.")
    registerExit()
    board.pointee.wakeWriter = writer
    pending.store(0, ordering: .relaxed)
    firstEnding.store(0, ordering: .relaxed)
    useAlternateStack()
    for number in SignalSet.noted { replace(number, by: note, unlessIgnored: true) }
    for number in SignalSet.fatal { replace(number, by: crash, unlessIgnored: false) }
    replace(SIGPIPE, by: SIG_IGN, unlessIgnored: true)
  }

  /// Puts back how signals were treated before.
  static func uninstall() {
    for number in SignalSet.noted + SignalSet.fatal + [SIGPIPE] { restore(number) }
    board.pointee.wakeWriter = -1
  }

  /// Whether the process may be stopped: not when it was started to ignore that.
  static var canStop: Bool { board.pointee.isInstalled(SIGTSTP) }

  /// Takes the signals that have arrived since the last time.
  static func take() -> SignalSet {
    SignalSet(rawValue: pending.exchange(0, ordering: .acquiringAndReleasing))
  }

  // MARK: The screen

  /// Says that the terminal is about to be taken, and how to give it back.
  static func claim(_ claim: ScreenClaim) {
    withSignalsHeldOff {
      board.pointee.claim?.deallocate()
      board.pointee.claim = claim
    }
    isUp.store(true, ordering: .releasing)
  }

  /// Changes how the terminal is given back; does nothing while it is not taken.
  static func changeClaim(_ change: (inout ScreenClaim) -> Void) {
    guard isUp.load(ordering: .acquiring) else { return }
    withSignalsHeldOff { board.pointee.change(change) }
  }

  /// Gives the terminal back if it is taken.
  ///
  /// - Returns: Whether it was taken.
  @discardableResult static func giveBack() -> Bool {
    guard isUp.exchange(false, ordering: .acquiringAndReleasing) else { return false }
    // A process in the background that writes to the terminal would be stopped by a signal.
    withSignalsHeldOff { board.pointee.change { $0.giveBack() } }
    return true
  }

  // MARK: Stopping and ending

  /// Stops the process as if nothing had been arranged for that, and returns when it is continued.
  ///
  /// - Parameter group: Whether to stop the whole process group, as the terminal does on `ctrl+z`.
  static func stopProcess(group: Bool) {
    restore(SIGTSTP)
    kill(group ? 0 : getpid(), SIGTSTP)
    replace(SIGTSTP, by: note, unlessIgnored: true)
  }

  /// Ends the process by a signal, so that its parent sees which.
  static func endProcess(by number: Int32) -> Never {
    fflush(nil)
    var writer = PatientWriter(to: 2)
    writer.write(SignalName.line(number))
    uninstall()
    useDefaultAction(number)
    raise(number)
    // Only while the signal is held off does the process come here.
    _exit(128 + number)
  }
}

// MARK: What handlers reach

/// What was prepared for the handlers.
///
/// It is made at first use and never freed: a handler may run at any moment, also while the process
/// ends.
private nonisolated(unsafe) let board: UnsafeMutablePointer<SignalBoard> = {
  let board = UnsafeMutablePointer<SignalBoard>.allocate(capacity: 1)
  board.initialize(to: SignalBoard())
  return board
}()

/// The signals that arrived, a bit for each number.
private let pending = Atomic<UInt64>(0)

/// When the first signal arrived that asks the process to end, in seconds; 0 before that.
private let firstEnding = Atomic<Int>(0)

/// Whether the terminal is taken.
private let isUp = Atomic<Bool>(false)

private struct SignalBoard {
  var wakeWriter: Int32 = -1
  var claim: ScreenClaim?
  var hasExitHandler = false
  let wantsBacktrace = getenv("SWIFT_BACKTRACE") != nil
  private let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: 64)
  private var installed: UInt64 = 0

  func isInstalled(_ number: Int32) -> Bool { installed & (1 << UInt64(number)) != 0 }

  mutating func install(_ number: Int32, previous action: sigaction) {
    previous[Int(number)] = action
    installed |= 1 << UInt64(number)
  }

  mutating func uninstall(_ number: Int32) -> sigaction? {
    guard isInstalled(number) else { return nil }
    installed &= ~(1 << UInt64(number))
    return previous[Int(number)]
  }

  mutating func change(_ change: (inout ScreenClaim) -> Void) {
    guard var changed = claim else { return }
    change(&changed)
    claim = changed
  }
}

// MARK: Handlers

/// A handler, or one of the two numbers that stand for one.
private typealias Handler = @convention(c) (Int32) -> Void

/// Notes a signal and wakes the loop.
///
/// A program that doesn't come round to ending is ended at the second request, unless that follows
/// the first so closely that it belongs to it: terminals and shells send SIGHUP twice.
private let note: Handler = { number in
  let code = errno
  defer { errno = code }
  _ = pending.bitwiseOr(SignalSet(signal: number).rawValue, ordering: .acquiringAndReleasing)
  if isEnding(number) {
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

private func isEnding(_ number: Int32) -> Bool {
  switch number {
  case SIGHUP, SIGTERM, SIGQUIT, SIGINT: true
  default: false
  }
}

/// Gives the terminal back, says what happened, and lets the signal do what it does by itself.
///
/// The runtime's own handler, which was there before, asks questions on the terminal for half a
/// minute; it comes only where a person asked for it with `SWIFT_BACKTRACE`.
private let crash: Handler = { number in endInHandler(by: number) }

private func endInHandler(by number: Int32) {
  if TerminalSignals.giveBack() {
    var writer = PatientWriter(to: 2)
    writer.write(SignalName.line(number))
  }
  if board.pointee.wantsBacktrace { restore(number) } else { useDefaultAction(number) }
  // It is held off until the handler returns, then it ends the process where it went wrong.
  raise(number)
}

// MARK: Arranging

private func replace(_ number: Int32, by handler: Handler?, unlessIgnored: Bool) {
  var previous = sigaction()
  guard sigaction(number, nil, &previous) == 0 else { return }
  if unlessIgnored, isIgnored(previous) { return }
  var action = sigaction()
  #if canImport(Darwin)
    action.__sigaction_u.__sa_handler = handler
  #else
    action.__sigaction_handler.sa_handler = handler
  #endif
  action.sa_flags = SA_ONSTACK | SA_RESTART
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

private func isIgnored(_ action: sigaction) -> Bool {
  #if canImport(Darwin)
    let handler = action.__sigaction_u.__sa_handler
  #else
    let handler = action.__sigaction_handler.sa_handler
  #endif
  return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
}

/// Lets handlers run on memory of their own, so that a stack that is used up can be told about.
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

private func withSignalsHeldOff(_ body: () -> Void) {
  var all = sigset_t()
  var before = sigset_t()
  sigfillset(&all)
  pthread_sigmask(SIG_SETMASK, &all, &before)
  body()
  pthread_sigmask(SIG_SETMASK, &before, nil)
}
