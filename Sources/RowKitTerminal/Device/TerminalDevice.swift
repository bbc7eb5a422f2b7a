#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A terminal, reopened so that reading and writing never block.
///
/// A program shares its descriptors with its shell, so making them non-blocking would affect the
/// shell. The terminal is therefore reopened by name. If that fails, the shared descriptor is made
/// non-blocking only during each write.
struct TerminalDevice {
  /// The descriptor for reading, writing and waiting.
  let descriptor: Int32

  /// The original settings of the terminal.
  let settings: termios

  private let isShared: Bool

  /// Opens the terminal of a descriptor, under its name if that is possible.
  init(behind original: Int32, canReopen: Bool = true) throws(TerminalError) {
    guard isatty(original) == 1 else { throw .notATerminal(descriptor: original) }
    var settings = termios()
    guard tcgetattr(original, &settings) == 0 else {
      throw .settingsRefused(descriptor: original, code: errno)
    }
    self.settings = settings
    if canReopen, let own = TerminalDevice.reopen(original) {
      descriptor = own
      isShared = false
    } else {
      descriptor = fcntl(original, F_DUPFD_CLOEXEC, 3)
      isShared = true
    }
    guard descriptor >= 0 else { throw .descriptorsRefused(code: errno) }
  }

  /// Opens a terminal that was chosen, or the terminal of the process.
  init(chosen descriptor: Int32?) throws(TerminalError) {
    if let descriptor {
      self = try TerminalDevice(behind: descriptor)
    } else {
      self = try TerminalDevice.ofProcess()
    }
  }

  /// Opens a terminal as `init(chosen:)` does, once the process is in the foreground.
  ///
  /// A process in the background is stopped until it is brought to the foreground, unless its output
  /// leads to another program, which would wait forever. Its settings are read afterwards, because
  /// those before belong to the shell.
  ///
  /// - Throws: ``TerminalError/inBackground`` if the process isn't brought to the foreground.
  static func inForeground(chosen descriptor: Int32?) throws(TerminalError) -> TerminalDevice {
    // Another thread may take the signal, so this one may go on for a moment before it is stopped. A
    // shell may also continue the process in the background.
    for _ in 0..<100 {
      let device = try TerminalDevice(chosen: descriptor)
      guard device.isInBackground else { return device }
      device.close()
      guard isatty(STDOUT_FILENO) == 1 else { throw .inBackground }
      kill(0, SIGTTIN)
      poll(nil, 0, 1)
    }
    throw .inBackground
  }

  /// Opens the controlling terminal of the process, wherever its standard files lead, or else the
  /// first of them that is a terminal.
  ///
  /// A standard file that leads to the controlling terminal is preferred to `/dev/tty`, so that
  /// output to the screen's terminal is recognized.
  private static func ofProcess() throws(TerminalError) -> TerminalDevice {
    let files = [STDOUT_FILENO, STDERR_FILENO, STDIN_FILENO].filter { isatty($0) == 1 }
    let session = getsid(0)
    if let file = files.first(where: { tcgetsid($0) == session }) {
      return try TerminalDevice(behind: file)
    }
    let own = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    defer { if own >= 0 { _ = unistdClose(own) } }
    guard let original = own >= 0 ? own : files.first else { throw .noTerminal }
    return try TerminalDevice(behind: original)
  }

  /// Whether another program of the session has the terminal.
  var isInBackground: Bool {
    let group = tcgetpgrp(descriptor)
    return group >= 0 && group != getpgrp()
  }

  /// The flags of a descriptor that is shared with the shell, or `nil` if it isn't.
  var sharedFlags: Int32? { isShared ? fcntl(descriptor, F_GETFL) : nil }

  /// Closes the descriptor.
  func close() {
    _ = unistdClose(descriptor)
  }

  /// Puts the terminal into raw mode, in which it passes on all input and output unchanged.
  ///
  /// - Returns: `false` if the process is in the background, where nothing is changed.
  @discardableResult func enterRawMode() throws(TerminalError) -> Bool {
    try change(to: TerminalDevice.raw(settings))
  }

  /// Changes the settings.
  ///
  /// - Returns: `false` if the process is in the background, where nothing is changed.
  func change(to settings: termios) throws(TerminalError) -> Bool {
    var settings = settings
    while !isInBackground {
      if tcsetattr(descriptor, TCSANOW, &settings) == 0 { return true }
      guard errno == EINTR else {
        throw .settingsRefused(descriptor: descriptor, code: errno)
      }
    }
    return false
  }

  /// Discards the output that the terminal hasn't taken, unless the process is in the background.
  func discardOutput() {
    if !isInBackground { tcflush(descriptor, TCOFLUSH) }
  }

  /// Discards what was typed and not read, unless the process is in the background.
  func discardInput() {
    if !isInBackground { tcflush(descriptor, TCIFLUSH) }
  }

  /// Reads the available bytes without waiting.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> TransferResult {
    if isShared, !isReady(POLLIN) { return .mustWait }
    return TerminalDevice.transfer { unistdRead(descriptor, buffer.baseAddress, buffer.count) }
  }

  /// Writes as many bytes as the terminal accepts without waiting.
  func write(_ bytes: UnsafeRawBufferPointer) -> TransferResult {
    guard isShared else {
      return TerminalDevice.transfer { unistdWrite(descriptor, bytes.baseAddress, bytes.count) }
    }
    guard isReady(POLLOUT) else { return .mustWait }
    let flags = fcntl(descriptor, F_GETFL)
    _ = fcntl(descriptor, F_SETFL, flags | O_NONBLOCK)
    defer { _ = fcntl(descriptor, F_SETFL, flags) }
    return TerminalDevice.transfer { unistdWrite(descriptor, bytes.baseAddress, bytes.count) }
  }

  // MARK: Settings

  /// Returns settings with all processing of input and output turned off.
  static func raw(_ settings: termios) -> termios {
    var raw = settings
    raw.c_iflag &= ~tcflag_t(IGNBRK | BRKINT | PARMRK | ISTRIP | INLCR | IGNCR | ICRNL | IXON)
    raw.c_oflag &= ~tcflag_t(OPOST)
    raw.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | ISIG | IEXTEN)
    raw.c_cflag &= ~tcflag_t(CSIZE | PARENB)
    raw.c_cflag |= tcflag_t(CS8)
    withUnsafeMutableBytes(of: &raw.c_cc) {
      $0[Int(VMIN)] = 1
      $0[Int(VTIME)] = 0
    }
    return raw
  }

  // MARK: Opening and transfers

  private static func reopen(_ original: Int32) -> Int32? {
    let flags = O_RDWR | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    #if canImport(Darwin)
      guard let found = ttyname(original) else { return nil }
      let name = String(cString: found)
      // No event is reported for /dev/tty itself.
      let own = open(name == "/dev/tty" ? controllingTerminal ?? name : name, flags)
    #else
      var own = open("/proc/self/fd/\(original)", flags)
      // After `su` the terminal belongs to another user, but can be opened as the controlling
      // terminal.
      if own < 0, tcgetpgrp(original) >= 0 { own = open("/dev/tty", flags) }
    #endif
    return own >= 0 ? own : nil
  }

  #if canImport(Darwin)
    /// The path of the terminal behind `/dev/tty`, or `nil` if there is none.
    private static var controllingTerminal: String? {
      var process = kinfo_proc()
      var size = MemoryLayout<kinfo_proc>.size
      var request = [CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()]
      guard sysctl(&request, 4, &process, &size, nil, 0) == 0, size > 0,
        let name = devname(process.kp_eproc.e_tdev, S_IFCHR)
      else { return nil }
      return "/dev/" + String(cString: name)
    }
  #endif

  private func isReady(_ events: Int32) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    return poll(&entry, 1, 0) > 0
  }

  /// Returns the result of reading or writing once.
  ///
  /// After a signal the caller handles it before it tries again: a terminal may have refused the call
  /// because the process is in the background.
  static func transfer(_ call: () -> Int) -> TransferResult {
    let count = call()
    if count > 0 { return .moved(count) }
    if count == 0 { return .lost }
    switch errno {
    case EINTR, EAGAIN, EWOULDBLOCK: return .mustWait
    default: return .lost
    }
  }
}

// The C functions whose names are also those of methods here.
private func unistdClose(_ descriptor: Int32) -> Int32 { close(descriptor) }

func unistdRead(
  _ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int
) -> Int { read(descriptor, bytes, count) }

func unistdWrite(
  _ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int
) -> Int { write(descriptor, bytes, count) }
