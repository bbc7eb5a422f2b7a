#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import RowKit

/// A terminal without a window.
///
/// Bytes written to it are keys; bytes read from it are the output of a program.
final class PseudoTerminal {
  /// The path of the terminal for programs.
  let path: String

  private var descriptor: Int32

  #if canImport(Darwin)
    /// The side of the programs, which stays open: there, a terminal that no program has opened can't be
    /// set up, and one that the last program has closed forgets its size and settings.
    private var programs: Int32 = -1
  #endif

  /// Opens a terminal, or returns `nil` if that fails.
  init?(size: ScreenSize) {
    #if canImport(Darwin)
      descriptor = posix_openpt(O_RDWR | O_NOCTTY)
    #else
      descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    #endif
    guard descriptor >= 0 else { return nil }
    guard let path = PseudoTerminal.unlock(descriptor) else {
      close(descriptor)
      return nil
    }
    self.path = path
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
      programs = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    #endif
    resize(to: size)
  }

  deinit {
    hangUp()
  }

  /// Whether the terminal was hung up.
  var isHungUp: Bool { descriptor < 0 }

  /// Hangs up the terminal, as closing its window does.
  func hangUp() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
    #if canImport(Darwin)
      if programs >= 0 { close(programs) }
      programs = -1
    #endif
  }

  /// Types text.
  func type(_ text: String) {
    type(Array(text.utf8))
  }

  /// Sends bytes like a keyboard, as many as there is room for.
  func type(_ bytes: [UInt8]) {
    _ = write(descriptor, bytes, bytes.count)
  }

  /// Whether there is unread output.
  var hasOutput: Bool { isReady(0) }

  /// Whether bytes can be sent without waiting.
  var takesBytes: Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&entry, 1, 0) > 0 && entry.revents & Int16(POLLOUT) != 0
  }

  /// Stops the terminal from repeating text that no program reads, and from discarding a program's
  /// unread output when Ctrl-C is typed after the program has restored the settings.
  func keepOutput() {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return }
    settings.c_lflag &= ~tcflag_t(ECHO)
    settings.c_lflag |= tcflag_t(NOFLSH)
    tcsetattr(descriptor, TCSANOW, &settings)
  }

  /// Changes the size and notifies the program.
  func resize(to size: ScreenSize) {
    var window = winsize()
    window.ws_col = UInt16(clamping: size.width)
    window.ws_row = UInt16(clamping: size.height)
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &window)
  }

  /// Reads output until the program stops writing.
  ///
  /// This method answers the query by which a program finds out that a terminal has answered all
  /// others.
  ///
  /// - Parameters:
  ///   - patience: The maximum time to wait for output, in milliseconds. The default is 2000.
  ///   - quiet: The time without output after which the program has stopped, in milliseconds. The
  ///     default is 4.
  /// - Returns: The output, empty if there is none.
  func output(patience: Int32 = 2000, quiet: Int32 = 4) -> [UInt8] {
    var output: [UInt8] = []
    var answered = 0
    while isReady(output.isEmpty ? patience : quiet), let piece = piece() {
      output += piece
      // Each query is answered once: an echoed answer must not cause another one.
      if PseudoTerminal.contains(Array(output[answered...]), "\u{1B}[c") {
        type("\u{1B}[?1;2c")
        answered = output.count
      }
    }
    return output
  }

  /// Returns whether bytes contain the bytes of a text.
  static func contains(_ bytes: [UInt8], _ text: String) -> Bool {
    let wanted = Array(text.utf8)
    guard bytes.count >= wanted.count else { return false }
    return (0...(bytes.count - wanted.count)).contains {
      bytes[$0..<$0 + wanted.count].elementsEqual(wanted)
    }
  }

  /// Unlocks the program's side of the terminal and returns its path, or `nil` if that fails.
  private static func unlock(_ descriptor: Int32) -> String? {
    #if canImport(Darwin)
      guard grantpt(descriptor) == 0, unlockpt(descriptor) == 0 else { return nil }
      return ptsname(descriptor).map { String(cString: $0) }
    #else
      // TIOCSPTLCK and TIOCGPTN, which the C library's module omits, like `unlockpt`.
      let (lock, getNumber) = (UInt(0x4004_5431), UInt(0x8004_5430))
      var isLocked: Int32 = 0
      var number: Int32 = 0
      guard ioctl(descriptor, lock, &isLocked) == 0, ioctl(descriptor, getNumber, &number) == 0
      else { return nil }
      return "/dev/pts/\(number)"
    #endif
  }

  private func isReady(_ milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, milliseconds) > 0
  }

  private func piece() -> [UInt8]? {
    let piece = [UInt8](unsafeUninitializedCapacity: 65536) { buffer, count in
      count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
    }
    return piece.isEmpty ? nil : piece
  }
}
