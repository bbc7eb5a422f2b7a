#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The descriptors that a linear session reads answers from and writes lines to.
///
/// Answers come from a person's terminal, which shows them itself, or from a file or pipe. Lines
/// only ever follow each other: nothing that was written is changed.
struct LinearChannel {
  /// The descriptor of the answers.
  let input: Int32

  /// The terminal of the person, or `nil` if the answers come from elsewhere.
  let terminal: TerminalDevice?

  private let output: Int32

  /// Opens the channel.
  ///
  /// A process in the background that needs its terminal is stopped first.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor of a terminal, or `nil` for that of the process.
  ///   - prefersInput: Whether the answers come from standard input if it is no terminal, even if there
  ///     is a terminal.
  ///   - hasDataOnInput: Whether standard input contains no answers.
  /// - Throws: ``TerminalError`` if there is neither a terminal nor an input.
  init(chosen descriptor: Int32?, prefersInput: Bool, hasDataOnInput: Bool)
    throws(TerminalError)
  {
    let isPipe = !hasDataOnInput && LinearChannel.isAnswers(STDIN_FILENO)
    if isPipe, prefersInput {
      self.init()
    } else {
      do throws(TerminalError) {
        self.init(on: try TerminalDevice.inForeground(chosen: descriptor))
      } catch {
        guard isPipe, case .noTerminal = error else { throw error }
        self.init()
      }
    }
  }

  /// Creates the channel of answers on standard input.
  private init() {
    terminal = nil
    input = STDIN_FILENO
    output = isatty(STDOUT_FILENO) == 1 ? STDOUT_FILENO : STDERR_FILENO
  }

  private init(on terminal: TerminalDevice) {
    self.terminal = terminal
    input = terminal.descriptor
    output = terminal.descriptor
  }

  /// Closes the terminal.
  func close() {
    terminal?.close()
  }

  /// Whether a descriptor is a file, a pipe or a socket that answers may come from.
  private static func isAnswers(_ descriptor: Int32) -> Bool {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return false }
    return [S_IFREG, S_IFIFO, S_IFSOCK].contains(status.st_mode & S_IFMT)
  }

  /// Writes text.
  func write(_ text: String) {
    var text = text
    text.withUTF8 {
      var writer = BlockingWriter(to: output)
      writer.write(UnsafeRawBufferPointer($0))
    }
  }

  /// Reads the available bytes.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> TransferResult {
    if let terminal { return terminal.read(into: buffer) }
    while true {
      let count = readBytes(input, buffer.baseAddress, buffer.count)
      if count > 0 { return .moved(count) }
      if count == 0 || errno != EINTR { return count < 0 && errno == EAGAIN ? .mustWait : .lost }
    }
  }

  /// Shows typed characters, or hides them.
  func setEcho(_ isOn: Bool) {
    guard let terminal else { return }
    var settings = terminal.settings
    if !isOn { settings.c_lflag &= ~tcflag_t(ECHO) }
    TerminalSignals.whileTaken { tcsetattr(terminal.descriptor, TCSADRAIN, &settings) }
  }
}

private func readBytes(
  _ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int
) -> Int { read(descriptor, bytes, count) }
