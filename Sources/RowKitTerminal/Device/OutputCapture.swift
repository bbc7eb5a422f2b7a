#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A capture of what the program writes to the terminal while the screen is shown.
///
/// Warnings, messages of libraries and the message of a trap would garble the picture. While the
/// screen is shown, standard output and standard error are redirected to an unnamed file if they
/// lead to its terminal. The captured text is shown after the terminal is restored.
struct OutputCapture {
  /// The number of bytes that remain after trimming.
  static let kept = 64 * 1024

  /// The maximum size of the file in bytes before it is trimmed to its last bytes.
  static let limit = 1024 * 1024

  private let output: Int32
  private let error: Int32
  private var file: Int32 = -1
  private var realOutput: Int32 = -1
  private var realError: Int32 = -1

  /// The memory for copying, because a signal handler can't allocate any.
  private var buffer = UnsafeMutableRawBufferPointer(start: nil, count: 0)

  /// Creates a capture of two descriptors.
  ///
  /// The defaults are standard output and standard error.
  init(output: Int32 = 1, error: Int32 = 2) {
    self.output = output
    self.error = error
  }

  /// Frees the memory.
  func deallocate() {
    buffer.deallocate()
  }

  /// Whether output is being captured.
  var isActive: Bool { file >= 0 }

  /// Starts capturing descriptors that lead to a terminal.
  ///
  /// Does nothing if no file can be created.
  mutating func begin(terminal: Int32) {
    let catchesOutput = OutputCapture.leads(output, to: terminal)
    let catchesError = OutputCapture.leads(error, to: terminal)
    guard !isActive, catchesOutput || catchesError else { return }
    file = OutputCapture.makeFile()
    guard file >= 0 else { return }
    buffer = .allocate(byteCount: 1024, alignment: 1)
    if catchesOutput { realOutput = OutputCapture.redirect(output, to: file) }
    if catchesError { realError = OutputCapture.redirect(error, to: file) }
  }

  /// Writes the text that streams keep for the captured descriptors to the file.
  ///
  /// Writing to any other file may wait, so those streams stay as they are.
  func flush(_ streams: [StandardStreams.Stream] = StandardStreams.all) {
    guard isActive else { return }
    for stream in streams {
      StandardStreams.flush(stream) { OutputCapture.isSame($0, as: file) }
    }
  }

  /// Restores the descriptors and writes the captured output to the terminal.
  ///
  /// This method allocates no memory, so signal handlers can call it.
  mutating func end(_ writer: inout BlockingWriter) {
    guard isActive else { return }
    OutputCapture.restore(output, from: &realOutput)
    OutputCapture.restore(error, from: &realError)
    copy(to: &writer)
    close(file)
    file = -1
  }

  /// Trims the file to its last bytes if it exceeds the limit.
  func trim() {
    let size = lseek(file, 0, SEEK_END)
    guard isActive, size > OutputCapture.limit else { return }
    var tail = [UInt8](repeating: 0, count: OutputCapture.kept)
    let count = pread(file, &tail, tail.count, size - off_t(tail.count))
    guard count > 0, ftruncate(file, 0) == 0 else { return }
    _ = write(file, tail, count)
  }

  private func copy(to writer: inout BlockingWriter) {
    let size = lseek(file, 0, SEEK_END)
    var offset = max(0, size - off_t(OutputCapture.limit))
    var last = UInt8(ascii: "\n")
    while offset < size {
      let count = pread(file, buffer.baseAddress, buffer.count, offset)
      guard count > 0 else { break }
      writer.write(UnsafeRawBufferPointer(start: buffer.baseAddress, count: count))
      last = buffer[count - 1]
      offset += off_t(count)
    }
    if last != UInt8(ascii: "\n") { writer.write("\n") }
  }

  // MARK: Descriptors

  /// Returns whether two descriptors lead to one terminal.
  ///
  /// A process has one controlling terminal, whose number is another one under the name `/dev/tty`.
  private static func leads(_ descriptor: Int32, to terminal: Int32) -> Bool {
    guard isatty(descriptor) == 1 else { return false }
    var one = stat()
    var other = stat()
    if fstat(descriptor, &one) == 0, fstat(terminal, &other) == 0, one.st_rdev == other.st_rdev {
      return true
    }
    let session = getsid(0)
    return tcgetsid(descriptor) == session && tcgetsid(terminal) == session
  }

  private static func isSame(_ descriptor: Int32, as file: Int32) -> Bool {
    var one = stat()
    var other = stat()
    return fstat(descriptor, &one) == 0 && fstat(file, &other) == 0
      && one.st_dev == other.st_dev && one.st_ino == other.st_ino
  }

  private static func redirect(_ descriptor: Int32, to file: Int32) -> Int32 {
    let real = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    if real >= 0 { dup2(file, descriptor) }
    return real
  }

  private static func restore(_ descriptor: Int32, from real: inout Int32) {
    guard real >= 0 else { return }
    dup2(real, descriptor)
    close(real)
    real = -1
  }

  /// Creates an unnamed file, which disappears with the process in any case.
  private static func makeFile() -> Int32 {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    for folder in [folder, "/tmp", "/dev/shm"] {
      var path = Array("\(folder)/screen.XXXXXX".utf8CString)
      let file = mkstemp(&path)
      guard file >= 0 else { continue }
      unlink(path)
      _ = fcntl(file, F_SETFD, FD_CLOEXEC)
      _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) | O_APPEND)
      return file
    }
    return -1
  }
}
