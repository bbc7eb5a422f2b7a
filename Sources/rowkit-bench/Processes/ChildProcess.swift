#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A program that this one started.
struct ChildProcess {
  /// How a program ended.
  enum Ending: Hashable {
    /// By itself, with a status.
    case exit(Int32)
    /// By a signal.
    case signal(Int32)
  }

  private let number: pid_t

  /// Starts a program as the leader of its terminal; nil if that fails.
  init?(_ path: String, _ arguments: [String], on terminal: PseudoTerminal) {
    self.init(path, arguments, terminal: terminal.path)
  }

  /// Starts a program with the standard files of this one; nil if that fails.
  init?(_ path: String, _ arguments: [String]) {
    self.init(path, arguments, terminal: nil)
  }

  private init?(_ path: String, _ arguments: [String], terminal: String?) {
    var number = pid_t()
    var actions = FileActions()
    defer { actions.destroy() }
    if let terminal { actions.open(terminal) }
    let environment = [
      "TERM=xterm-256color", "LANG=C.UTF-8", "HOME=/nonexistent", "PATH=/usr/bin:/bin",
    ]
    let status = ChildProcess.withStrings([path] + arguments) { arguments in
      ChildProcess.withStrings(environment) { environment in
        actions.spawn(&number, path, arguments, environment)
      }
    }
    guard status == 0 else { return nil }
    self.number = number
  }

  /// The processor time it has used so far, in seconds; nil where that can't be asked.
  var processorTime: Double? {
    #if os(Linux)
      var clock = clockid_t()
      guard clock_getcpuclockid(number, &clock) == 0 else { return nil }
      return Stopwatch.seconds(of: clock)
    #else
      return nil
    #endif
  }

  /// The most memory it has had so far, in bytes; nil where that can't be asked.
  ///
  /// What the system reports after its end won't do: that begins with the memory of this process.
  var peakMemory: Double? {
    let descriptor = open("/proc/\(number)/status", O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    let status = [UInt8](unsafeUninitializedCapacity: 8192) { buffer, count in
      count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
    }
    for line in String(decoding: status, as: UTF8.self).split(separator: "\n")
    where line.hasPrefix("VmHWM:") {
      return Double(line.filter(\.isNumber)).map { $0 * 1024 }
    }
    return nil
  }

  /// Waits for its end; returns all processor time it used, in seconds.
  func finish() -> Double {
    var status: Int32 = 0
    var usage = rusage()
    while wait4(number, &status, 0, &usage) < 0, errno == EINTR {}
    return ChildProcess.seconds(usage.ru_utime) + ChildProcess.seconds(usage.ru_stime)
  }

  /// Sends it a signal.
  func send(_ signal: Int32) {
    kill(number, signal)
  }

  /// Waits some seconds for its end; returns how it ended, nil while it goes on.
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

/// What is done in a new process before its program begins.
private struct FileActions {
  #if canImport(Darwin)
    private var actions: posix_spawn_file_actions_t?
    private var attributes: posix_spawnattr_t?
    private static let newSession = Int16(POSIX_SPAWN_SETSID)
  #else
    private var actions = posix_spawn_file_actions_t()
    private var attributes = posix_spawnattr_t()
    // The C module leaves this out, because it is no part of POSIX.
    private static let newSession: Int16 = 0x80
  #endif

  init() {
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    posix_spawnattr_setflags(&attributes, FileActions.newSession)
  }

  /// Makes a terminal the three standard files; the first that a new session opens is its own.
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
