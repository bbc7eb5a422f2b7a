#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An opener for addresses in the person's own programs.
struct URLOpener {
  private var children: [(process: pid_t, start: ContinuousClock.Instant)] = []

  /// The time after which a program that ends has opened its address.
  private static let patience = Duration.seconds(10)

  /// The allowed schemes.
  ///
  /// Others could start any program.
  static let schemes = ["http", "https", "mailto", "sms", "tel"]

  #if canImport(Darwin)
    private static let program = "open"
  #else
    private static let program = "xdg-open"
  #endif

  /// Returns whether an address has an allowed scheme and contains no spaces or control characters.
  static func isAllowed(_ address: String) -> Bool {
    guard let colon = address.firstIndex(of: ":") else { return false }
    let isClean = address.unicodeScalars.allSatisfy {
      $0.value > 0x20 && !(0x7F...0x9F).contains($0.value)
    }
    return isClean && schemes.contains(address[..<colon].lowercased())
  }

  /// Starts the program that opens an address, in a session of its own and without output.
  ///
  /// It gets the variables of this process, among them those of the desktop.
  ///
  /// - Returns: `false` if the address is not allowed or the program can't be started.
  mutating func open(_ address: String) -> Bool {
    guard URLOpener.isAllowed(address) else { return false }
    var child: pid_t = 0
    let code = URLOpener.withStrings([URLOpener.program, address]) {
      URLOpener.spawn(&child, $0)
    }
    if code == 0 { children.append((child, .now)) }
    return code == 0
  }

  /// Collects the exit status of programs that have ended, and returns whether one has failed soon
  /// after its start.
  ///
  /// A program that runs as long as a person uses it, or that a signal ends, has opened its address.
  mutating func reap() -> Bool {
    var hasFailed = false
    children.removeAll { child in
      var status: Int32 = 0
      let ended = waitpid(child.process, &status, WNOHANG)
      let hasExited = ended == child.process && status & 0x7F == 0
      if hasExited, status >> 8 != 0, child.start.duration(to: .now) < URLOpener.patience {
        hasFailed = true
      }
      return ended != 0
    }
    return hasFailed
  }

  // MARK: Spawning

  private typealias Strings = ProcessEnvironment.Entries

  private static func spawn(
    _ child: inout pid_t, _ arguments: Strings
  ) -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in SignalSet.failedWrites { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF) | newSession)
    // The variables need not be text, and reach the program as they are.
    if let variables = ProcessEnvironment.entries {
      return posix_spawnp(&child, program, &actions, &attributes, arguments, variables)
    }
    var end: UnsafeMutablePointer<CChar>?
    return posix_spawnp(&child, program, &actions, &attributes, arguments, &end)
  }

  /// The flag `POSIX_SPAWN_SETSID`, which the Linux headers hide.
  private static var newSession: Int16 {
    #if canImport(Darwin)
      0x0400
    #else
      0x0080
    #endif
  }

  private static func withStrings<Result>(
    _ strings: [String], _ body: (Strings) -> Result
  ) -> Result {
    let pointers = Strings.allocate(capacity: strings.count + 1)
    defer { pointers.deallocate() }
    for (index, string) in strings.enumerated() { pointers[index] = strdup(string) }
    pointers[strings.count] = nil
    defer { for index in strings.indices { free(pointers[index]) } }
    return body(pointers)
  }
}
