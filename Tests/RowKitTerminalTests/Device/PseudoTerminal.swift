#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A terminal without a window: text written to one end is read at the other.
final class PseudoTerminal {
  /// The end of the person and the window.
  private(set) var window: Int32

  /// The end of the program.
  private(set) var program: Int32

  init() throws {
    #if canImport(Darwin)
      window = posix_openpt(O_RDWR | O_NOCTTY)
      guard grantpt(window) == 0, unlockpt(window) == 0, let name = ptsname(window) else {
        throw Failure.unavailable
      }
      program = open(name, O_RDWR | O_NOCTTY)
    #else
      window = open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var isLocked: Int32 = 0
      var number: Int32 = 0
      // TIOCSPTLCK and TIOCGPTN, which the importer leaves out.
      guard ioctl(window, 0x4004_5431, &isLocked) == 0, ioctl(window, 0x8004_5430, &number) == 0
      else { throw Failure.unavailable }
      program = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    #endif
    _ = fcntl(window, F_SETFL, O_NONBLOCK)
  }

  deinit {
    close(program)
    closeWindow()
  }

  enum Failure: Error { case unavailable }

  /// The settings as they are now.
  var settings: [UInt64] {
    var settings = termios()
    tcgetattr(program, &settings)
    // Set by macOS when lines are read again.
    settings.c_lflag &= ~tcflag_t(PENDIN)
    let keys = withUnsafeBytes(of: settings.c_cc) { Array($0).map(UInt64.init) }
    return [
      UInt64(settings.c_iflag), UInt64(settings.c_oflag), UInt64(settings.c_cflag),
      UInt64(settings.c_lflag),
    ] + keys
  }

  /// Whether typed characters are shown.
  var isEchoing: Bool {
    get {
      var settings = termios()
      tcgetattr(program, &settings)
      return settings.c_lflag & tcflag_t(ECHO) != 0
    }
    set {
      var settings = termios()
      tcgetattr(program, &settings)
      settings.c_lflag &= ~tcflag_t(ECHO)
      if newValue { settings.c_lflag |= tcflag_t(ECHO) }
      tcsetattr(program, TCSANOW, &settings)
    }
  }

  /// Changes the size of the window.
  func resize(columns: UInt16, lines: UInt16) {
    var size = winsize(ws_row: lines, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(window, UInt(TIOCSWINSZ), &size)
  }

  /// Keeps output back, as `ctrl+s` does, or lets it go on, as `ctrl+q` does.
  ///
  /// Typed, they would take effect a moment later.
  func pause(_ isPaused: Bool) {
    _ = tcflow(program, isPaused ? TCOOFF : TCOON)
  }

  /// Types text.
  func type(_ text: String) {
    _ = write(window, text, text.utf8.count)
  }

  /// Types bytes that may be no text.
  func type(_ bytes: [UInt8]) {
    _ = write(window, bytes, bytes.count)
  }

  /// Returns what the program wrote since the last time.
  func read() -> String {
    var text: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    var entry = pollfd(fd: window, events: Int16(POLLIN), revents: 0)
    while poll(&entry, 1, 0) > 0 {
      let count = recvBytes(&buffer)
      guard count > 0 else { break }
      text += buffer[..<count]
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads part of what the program wrote, so that there is room again.
  ///
  /// Returns the number of bytes.
  func readOnce() -> Int {
    var buffer = [UInt8](repeating: 0, count: 4096)
    return recvBytes(&buffer)
  }

  /// Goes away, as a window does that is closed.
  func closeWindow() {
    if window >= 0 { close(window) }
    window = -1
  }

  private func recvBytes(_ buffer: inout [UInt8]) -> Int {
    #if canImport(Darwin)
      Darwin.read(window, &buffer, buffer.count)
    #elseif canImport(Musl)
      Musl.read(window, &buffer, buffer.count)
    #else
      Glibc.read(window, &buffer, buffer.count)
    #endif
  }
}
