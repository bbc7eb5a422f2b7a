#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A child process.
struct ChildProcess {
  /// The way a process ended.
  enum Ending: Hashable {
    /// It exited with a status.
    case exit(Int32)
    /// A signal ended it.
    case signal(Int32)
  }

  private let number: pid_t

  /// The number of the process.
  var id: Int { Int(number) }

  /// Starts a program as the leader of a terminal, or returns `nil` if that fails.
  ///
  /// - Parameters:
  ///   - path: The path of the program.
  ///   - arguments: Its arguments.
  ///   - terminal: The terminal.
  ///   - environment: Environment variables beside the usual ones.
  init?(
    _ path: String, _ arguments: [String], on terminal: PseudoTerminal,
    environment: [String] = []
  ) {
    self.init(path, arguments, terminal: terminal.path, environment: environment)
  }

  /// Starts a program with this program's standard files, or returns `nil` if that fails.
  init?(_ path: String, _ arguments: [String]) {
    self.init(path, arguments, terminal: nil, environment: [])
  }

  private init?(
    _ path: String, _ arguments: [String], terminal: String?, environment more: [String]
  ) {
    var number = pid_t()
    var actions = FileActions()
    defer { actions.destroy() }
    if let terminal { actions.open(terminal) }
    let environment =
      [
        "TERM=xterm-256color", "LANG=C.UTF-8", "HOME=/nonexistent", "PATH=/usr/bin:/bin",
      ] + ChildProcess.sanitizerOptions + more
    let words = ChildProcess.command(path, on: terminal)
    let status = ChildProcess.withStrings(words + arguments) { arguments in
      ChildProcess.withStrings(environment) { environment in
        actions.spawn(&number, words[0], arguments, environment)
      }
    }
    guard status == 0 else { return nil }
    self.number = number
  }

  /// Returns the words that start a program as the leader of a terminal, or without one.
  private static func command(_ path: String, on terminal: String?) -> [String] {
    #if canImport(Darwin)
      // There the session begins only after the terminal was opened, so a shell opens it once more.
      if let terminal {
        return ["/bin/sh", "-c", #"exec <>"$0" >&0 2>&0 && exec "$@""#, terminal, path]
      }
    #endif
    return [path]
  }

  /// The variables with this program's options for sanitizers, which instrumented programs need too.
  private static let sanitizerOptions: [String] = {
    let names: [String] = ["ASAN_OPTIONS", "TSAN_OPTIONS"]
    return names.compactMap { name in
      getenv(name).map { "\(name)=\(String(cString: $0))" }
    }
  }()

  /// Whether the system tells the memory and the time of a process that runs.
  static var isMeasurable: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }

  /// The processor time used so far, in seconds, or `nil` if it is unavailable.
  var processorTime: Double? {
    #if os(Linux)
      var clock = clockid_t()
      guard clock_getcpuclockid(number, &clock) == 0 else { return nil }
      return Stopwatch.seconds(of: clock)
    #else
      return nil
    #endif
  }

  /// The peak memory so far in bytes, or `nil` if it is unavailable.
  ///
  /// The value that the system reports after the process has ended is unsuitable, because it starts
  /// with the memory of this process.
  var peakMemory: Double? { memory("VmHWM:") }

  /// The present memory in bytes, or `nil` if it is unavailable.
  var residentMemory: Double? { memory("VmRSS:") }

  /// The present memory that isn't backed by a file, in bytes, or `nil` if it is unavailable.
  var anonymousMemory: Double? { memory("RssAnon:") }

  private func memory(_ name: String) -> Double? {
    let descriptor = open("/proc/\(number)/status", O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    let status = [UInt8](unsafeUninitializedCapacity: 8192) { buffer, count in
      count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
    }
    for line in String(decoding: status, as: UTF8.self).split(separator: "\n")
    where line.hasPrefix(name) {
      return Double(line.filter(\.isNumber)).map { $0 * 1024 }
    }
    return nil
  }

  /// Waits for the process to end, and returns its total processor time in seconds.
  func finish() -> Double {
    var status: Int32 = 0
    var usage = rusage()
    while wait4(number, &status, 0, &usage) < 0, errno == EINTR {}
    return ChildProcess.seconds(usage.ru_utime) + ChildProcess.seconds(usage.ru_stime)
  }

  /// Sends a signal to the process.
  func send(_ signal: Int32) {
    kill(number, signal)
  }

  /// Waits some seconds for the process to end.
  ///
  /// Returns how it ended, or `nil` if it is running.
  func end(within seconds: Double) -> Ending? {
    let limit = Stopwatch.wall + seconds
    while true {
      var status: Int32 = 0
      let ended = waitpid(number, &status, WNOHANG)
      if ended == number {
        let signal = status & 0x7F
        return signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal)
      }
      guard ended == 0 || errno == EINTR, Stopwatch.wall < limit else { return nil }
      usleep(2000)
    }
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }

  private static func withStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) } + [nil]
    defer { for copy in copies { free(copy) } }
    return body(copies)
  }
}

/// Actions in a new process before its program begins.
private struct FileActions {
  #if canImport(Darwin)
    private var actions: posix_spawn_file_actions_t?
    private var attributes: posix_spawnattr_t?
    private static let newSession = Int16(POSIX_SPAWN_SETSID)
  #else
    private var actions = posix_spawn_file_actions_t()
    private var attributes = posix_spawnattr_t()
    // The C module omits this flag, because it isn't part of POSIX.
    private static let newSession: Int16 = 0x80
  #endif

  init() {
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    // A shell lets what it runs in the background ignore SIGINT and SIGQUIT, and this is inherited.
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    // A thread of the system's queues blocks signals, and this is inherited, too.
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    let flags =
      FileActions.newSession | Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK)
    posix_spawnattr_setflags(&attributes, flags)
  }

  /// Uses a terminal for the three standard files.
  ///
  /// The first terminal that a new session opens becomes its controlling terminal.
  mutating func open(_ terminal: String) {
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
  }

  mutating func spawn(
    _ number: inout pid_t, _ path: String, _ arguments: [UnsafeMutablePointer<CChar>?],
    _ environment: [UnsafeMutablePointer<CChar>?]
  ) -> Int32 {
    posix_spawn(&number, path, &actions, &attributes, arguments, environment)
  }

  mutating func destroy() {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }
}
