#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What it takes to give the terminal back: prepared while nothing is wrong, used when something is.
///
/// Giving it back allocates nothing and takes no lock, so that a signal handler can do it.
struct ScreenClaim {
  private let descriptor: Int32
  private let process = getpid()
  private var settings: termios
  private let leaving: UnsafeMutableRawBufferPointer
  private var capture = OutputCapture()

  /// Prepares for giving a terminal back with the bytes that undo what the screen
  /// needs, which also end a sequence that was written only in part.
  init(_ device: TerminalDevice, leaving: [UInt8]) {
    descriptor = device.descriptor
    settings = device.settings
    self.leaving = .allocate(byteCount: leaving.count, alignment: 1)
    self.leaving.copyBytes(from: leaving)
  }

  /// Frees what was prepared.
  func deallocate() {
    leaving.deallocate()
  }

  /// Begins to catch what the program writes to the terminal.
  mutating func catchOutput() {
    capture.begin(terminal: descriptor)
  }

  /// Keeps what was caught from growing without end.
  func trimOutput() {
    capture.trim()
  }

  /// Gives the terminal back, and shows what the program wrote meanwhile.
  ///
  /// A child that ends leaves its parent's terminal alone. In the background the settings are those
  /// that the shell has made for itself, and stay.
  mutating func giveBack() {
    guard getpid() == process else { return }
    var writer = PatientWriter(to: descriptor)
    writer.write(UnsafeRawBufferPointer(leaving))
    let group = tcgetpgrp(descriptor)
    if group < 0 || group == getpgrp() {
      while tcsetattr(descriptor, TCSANOW, &settings) != 0, errno == EINTR {}
    }
    capture.end(&writer)
  }
}
