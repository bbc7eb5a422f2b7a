#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import RowKit

/// The far side of a terminal that has no window: what is written to it are keys, what is read
/// from it is what a program wants to be seen.
final class PseudoTerminal {
  /// The path by which a program opens it.
  let path: String

  private var descriptor: Int32

  /// Opens a terminal of a size; nil where there are none.
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
    resize(to: size)
  }

  deinit {
    hangUp()
  }

  /// Whether it went away.
  var isHungUp: Bool { descriptor < 0 }

  /// Goes away, as a window does that is closed.
  func hangUp() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
  }

  /// Types something.
  func type(_ text: String) {
    type(Array(text.utf8))
  }

  /// Sends bytes as a keyboard does, as far as there is room for them.
  func type(_ bytes: [UInt8]) {
    _ = write(descriptor, bytes, bytes.count)
  }

  /// Whether the program wrote something that was not read yet.
  var hasOutput: Bool { isReady(0) }

  /// Whether bytes can be sent without waiting.
  var takesBytes: Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&entry, 1, 0) > 0 && entry.revents & Int16(POLLOUT) != 0
  }

  /// Gets another size, of which the program is told.
  func resize(to size: ScreenSize) {
    var window = winsize()
    window.ws_col = UInt16(clamping: size.width)
    window.ws_row = UInt16(clamping: size.height)
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &window)
  }

  /// Reads until the program stops writing.
  ///
  /// It answers what a program asks to find out when a terminal has answered everything else.
  ///
  /// - Parameters:
  ///   - patience: How long to wait for something, in milliseconds.
  ///   - quiet: How long nothing must come, in milliseconds, for it to have stopped.
  /// - Returns: What the program wrote; nothing when it wrote nothing.
  func output(patience: Int32 = 2000, quiet: Int32 = 4) -> [UInt8] {
    var output: [UInt8] = []
    var answered = 0
    while isReady(output.isEmpty ? patience : quiet), let piece = piece() {
      output += piece
      // Each question once: an answer that is echoed must not ask for another.
      if PseudoTerminal.contains(Array(output[answered...]), "\u{1B}[c") {
        type("\u{1B}[?1;2c")
        answered = output.count
      }
    }
    return output
  }

  /// Whether bytes contain the bytes of a text.
  static func contains(_ bytes: [UInt8], _ text: String) -> Bool {
    let wanted = Array(text.utf8)
    guard bytes.count >= wanted.count else { return false }
    return (0...(bytes.count - wanted.count)).contains {
      bytes[$0..<$0 + wanted.count].elementsEqual(wanted)
    }
  }

  /// Lets programs open the other side; returns the path of that, nil if it fails.
  private static func unlock(_ descriptor: Int32) -> String? {
    #if canImport(Darwin)
      guard grantpt(descriptor) == 0, unlockpt(descriptor) == 0 else { return nil }
      return ptsname(descriptor).map { String(cString: $0) }
    #else
      // TIOCSPTLCK and TIOCGPTN, which the module for the C library leaves out, like `unlockpt`.
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
