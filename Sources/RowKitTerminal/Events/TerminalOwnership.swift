#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The state needed to restore the terminal, prepared in advance.
///
/// Restoring allocates no memory and takes no lock, so signal handlers can do it.
struct TerminalOwnership {
  private let descriptor: Int32
  private let process = getpid()
  private var settings: termios
  private let sharedFlags: Int32?
  private let leaving: UnsafeMutableRawBufferPointer
  private var capture = OutputCapture()

  /// Whether the terminal may have received bytes whose effects must be undone.
  var hasModes = false

  /// The number of lines from the cursor to the last line of an inline screen, or `nil` if the cursor
  /// stands on a line of its own.
  var linesBelow: Int?

  /// Prepares for restoring a terminal.
  ///
  /// - Parameters:
  ///   - device: The terminal.
  ///   - leaving: The bytes that undo the modes of the screen and end a partially written sequence.
  init(_ device: TerminalDevice, leaving: [UInt8]) {
    descriptor = device.descriptor
    settings = device.settings
    sharedFlags = device.sharedFlags
    self.leaving = .allocate(byteCount: leaving.count, alignment: 1)
    self.leaving.copyBytes(from: leaving)
  }

  /// Frees the memory.
  func deallocate() {
    leaving.deallocate()
    capture.deallocate()
  }

  /// Starts capturing what the program writes to the terminal, and returns whether it does.
  mutating func catchOutput() -> Bool {
    capture.begin(terminal: descriptor)
    return capture.isActive
  }

  /// Trims the captured output.
  func trimOutput() {
    capture.trim()
  }

  /// Adds the text that streams keep to the captured output.
  func flushOutput() {
    capture.flush()
  }

  /// Restores the terminal and shows the captured output.
  ///
  /// A forked child doesn't restore its parent's terminal. In the background, the settings belong
  /// to the shell and stay unchanged.
  ///
  /// - Parameter discardsInput: Whether typed keys are discarded, of which the next program of the terminal
  ///   would read some, such as a part of a secret.
  mutating func giveBack(discardsInput: Bool = false) {
    guard getpid() == process else { return }
    // A signal may have arrived while writing didn't block.
    if let sharedFlags { _ = fcntl(descriptor, F_SETFL, sharedFlags) }
    var writer = BlockingWriter(to: descriptor, discardingUnread: true)
    if hasModes {
      writer.write(UnsafeRawBufferPointer(leaving))
      if let linesBelow { TerminalOwnership.moveDown(linesBelow, &writer) }
    }
    let group = tcgetpgrp(descriptor)
    if group < 0 || group == getpgrp() {
      while tcsetattr(descriptor, TCSANOW, &settings) != 0, errno == EINTR {}
      if discardsInput { tcflush(descriptor, TCIFLUSH) }
    }
    capture.end(&writer)
  }

  /// Moves the cursor to the line below an inline screen, and erases the rest of a screen that the
  /// terminal has just wrapped to another width.
  private static func moveDown(_ lines: Int, _ writer: inout BlockingWriter) {
    for _ in 0..<min(lines, TerminalSize.limit) { writer.write("\u{1B}[B") }
    writer.write("\r\n\u{1B}[J")
  }
}
