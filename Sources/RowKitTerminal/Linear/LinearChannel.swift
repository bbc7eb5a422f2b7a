#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import TerminalCodec

/// The descriptors that a linear session reads answers from and writes lines to.
///
/// Answers come from a person's terminal, which shows them itself, or from a file or pipe. Lines
/// only ever follow each other: nothing that was written is changed. Writing never waits. Text that
/// its reader doesn't take at once, such as that on a terminal paused by `ctrl+s`, waits here.
struct LinearChannel {
  /// The descriptor of the answers.
  let input: Int32

  /// The terminal of the person, or `nil` if the answers come from elsewhere.
  let terminal: TerminalDevice?

  /// The descriptor of the lines.
  let output: Int32

  /// The terminal of the lines, or `nil` if they go elsewhere.
  private let screen: TerminalDevice?

  /// The characters that a terminal of the lines shows.
  var characters = CharacterRepertoire.unicode

  private var waiting = OutputQueue()

  /// The number of bytes to write at once, small enough that a blocking descriptor with room doesn't
  /// block.
  private static let portion = 512

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
      self.init(from: STDIN_FILENO, to: LinearChannel.ofProcess)
    } else {
      do throws(TerminalError) {
        self.init(on: try TerminalDevice.inForeground(chosen: descriptor))
      } catch {
        guard case .noTerminal = error, !hasDataOnInput else { throw error }
        guard isPipe else { throw .noLines }
        self.init(from: STDIN_FILENO, to: LinearChannel.ofProcess)
      }
    }
  }

  /// Creates the channel of answers that no terminal gives.
  init(from input: Int32, to output: Int32) {
    terminal = nil
    self.input = input
    screen = try? TerminalDevice(behind: output)
    self.output = screen?.descriptor ?? output
  }

  private init(on terminal: TerminalDevice) {
    self.terminal = terminal
    input = terminal.descriptor
    output = terminal.descriptor
    screen = terminal
  }

  /// Closes the terminal.
  func close() {
    screen?.close()
  }

  /// The descriptor of the lines if the answers come from standard input.
  private static var ofProcess: Int32 {
    isatty(STDOUT_FILENO) == 1 ? STDOUT_FILENO : STDERR_FILENO
  }

  /// Whether a descriptor is a file, a pipe or a socket that answers may come from.
  private static func isAnswers(_ descriptor: Int32) -> Bool {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return false }
    return [S_IFREG, S_IFIFO, S_IFSOCK].contains(status.st_mode & S_IFMT)
  }

  /// The maximum length of a line in bytes.
  ///
  /// A terminal gives only the beginning of a longer line, which must not be taken for an answer. So a line
  /// that is as long as that is one too long.
  var lineLimit: Int {
    guard terminal != nil else { return LinearLines.limit }
    #if canImport(Darwin)
      return Int(MAX_CANON) - 2
    #else
      return 4096 - 2
    #endif
  }

  /// Returns the characters that a terminal shows in lines.
  ///
  /// One that can't move its cursor, such as a shell in an editor, shows those of its locale.
  static func characters(_ environment: [String: String]) -> CharacterRepertoire {
    var environment = environment
    if TerminalFamily(environment: environment) == .dumb { environment["TERM"] = "xterm" }
    return TerminalAbilities(environment: environment).characters
  }

  // MARK: Writing

  /// Whether text waits for its reader.
  var isBehind: Bool { !waiting.isEmpty }

  /// Writes text after the waiting text, as far as the reader takes it at once.
  ///
  /// The rest waits: see ``flush()``.
  mutating func write(_ text: String) {
    let text = screen == nil ? text : characters.shown(text)
    waiting.append { $0.append(contentsOf: text.utf8) }
    flush()
  }

  /// Writes as much of the waiting text as the reader takes at once.
  ///
  /// The text is discarded if the reader is gone.
  mutating func flush() {
    if waiting.flush(send) == .lost { waiting.removeAll() }
  }

  /// Writes as much of the waiting text as the reader takes within a second, and discards the rest.
  mutating func finish() {
    waiting.drain {
      var writer = BlockingWriter(to: output)
      writer.write($0)
    }
  }

  private func send(_ bytes: UnsafeRawBufferPointer) -> TransferResult {
    if let screen { return screen.write(bytes) }
    var entry = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
    guard poll(&entry, 1, 0) > 0 else { return .mustWait }
    return TerminalDevice.transfer {
      unistdWrite(output, bytes.baseAddress, min(bytes.count, LinearChannel.portion))
    }
  }

  // MARK: Reading

  /// Reads the available bytes, at most up to the end of a line.
  ///
  /// Leaves the rest of a file or a pipe to the next question of a script, or to another program.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> TransferResult {
    if let terminal { return terminal.read(into: buffer) }
    var count = 0
    while count < buffer.count, count == 0 || hasInput {
      let rest = buffer.baseAddress?.advanced(by: count)
      let result = TerminalDevice.transfer { unistdRead(input, rest, 1) }
      guard case .moved = result else { return count == 0 ? result : .moved(count) }
      count += 1
      if buffer[count - 1] == UInt8(ascii: "\n") { break }
    }
    return .moved(count)
  }

  private var hasInput: Bool {
    var entry = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) > 0
  }

  /// Discards what was typed and not read, so that no other program takes it for a command.
  func discardInput() { terminal?.discardInput() }

  /// Shows typed characters, or hides them.
  ///
  /// This doesn't wait for the output, which a paused terminal keeps back, and does nothing in the
  /// background. If the process can't be stopped, `ctrl+z` doesn't discard what was typed of a line.
  func setEcho(_ isOn: Bool) {
    guard var settings = terminal?.settings else { return }
    if !isOn { settings.c_lflag &= ~tcflag_t(ECHO) }
    if !TerminalSignals.canStop { settings.c_lflag |= tcflag_t(NOFLSH) }
    change(to: settings)
  }

  /// Gives the terminal its original settings.
  func restoreSettings() { (terminal?.settings).map(change) }

  private func change(to settings: termios) {
    TerminalSignals.whileTaken { _ = try? terminal?.change(to: settings) }
  }
}
