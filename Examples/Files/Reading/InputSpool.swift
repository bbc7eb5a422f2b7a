#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A copy of a pipe's data in an unnamed temporary file, which can be read in any order.
///
/// The file is in the folder `TMPDIR`, or in `/var/tmp` if that isn't set. Its disk space is freed when
/// the last user of the file is gone, however the program ends. Text in another form is copied as
/// UTF-8 with newlines.
///
/// A pipe that was opened for the spool is closed at its end, so that nobody writes into it in vain.
@MainActor public final class InputSpool {
  /// The bytes that have arrived so far.
  public let file: OpenFile

  /// The number of bytes so far.
  public private(set) var size = 0

  /// The largest number of bytes to copy.
  ///
  /// Further data stays in the pipe.
  public let limit: Int

  /// Whether the disk, rather than a choice, sets the limit.
  public let isLimitedByDisk: Bool

  /// Whether the pipe has ended.
  public private(set) var isFinished = false

  /// Why it ended too early; nil if it didn't.
  public private(set) var failure: String?

  /// Whether a pipe with a name is read on after its end, when other programs write to it.
  public var awaitsWriters = false {
    didSet { if !awaitsWriters { writer = nil } }
  }

  private let input: Int32
  private var source: OpenFile?

  /// The end of the pipe to write to, without which it would end when its last writer goes.
  private var writer: OpenFile?

  /// The number of bytes read from a file whose reads may wait.
  private var offset = 0

  private var converter: TextConverter

  /// The converter and the size before the end, which may turn out to be none.
  private var beforeEnd: (converter: TextConverter, size: Int)?
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 65536, alignment: 16)

  /// The default limit in bytes, unless half of the free disk space is less.
  public static let standardLimit = 10_000_000_000

  /// Starts copying from a descriptor.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor.
  ///   - limit: The largest number of bytes to copy, or `nil` for ``standardLimit`` or half of the
  ///     free disk space, whichever is less.
  /// - Throws: ``FileReadError`` if no temporary file can be created.
  public convenience init(descriptor: Int32, limit: Int? = nil) throws(FileReadError) {
    try self.init(descriptor: descriptor, source: nil, form: nil, limit: limit)
  }

  /// Starts copying from a named pipe, or from a file whose text has another form.
  ///
  /// - Parameters:
  ///   - source: The pipe or file.
  ///   - form: The form of the text, or `nil` to recognize it by its first bytes.
  ///   - limit: The largest number of bytes to copy, or `nil` for the default.
  /// - Throws: ``FileReadError`` if no temporary file can be created.
  public convenience init(
    _ source: OpenFile, form: TextForm? = nil, limit: Int? = nil
  ) throws(FileReadError) {
    try self.init(descriptor: source.descriptor, source: source, form: form, limit: limit)
  }

  private init(
    descriptor: Int32, source: OpenFile?, form: TextForm?, limit: Int?
  ) throws(FileReadError) {
    file = try SpoolFile.make()
    input = descriptor
    self.source = source
    let room = SpoolFile.room(beside: file) / 2
    isLimitedByDisk = limit == nil && room < InputSpool.standardLimit
    self.limit = limit ?? min(InputSpool.standardLimit, room)
    converter = TextConverter(form)
  }

  isolated deinit {
    buffer.deallocate()
  }

  /// Whether the limit is reached before the end of the pipe.
  public var isFull: Bool { size >= limit && !isFinished }

  /// Copies the available data.
  ///
  /// - Parameters:
  ///   - amount: The largest number of bytes to copy.
  ///   - patience: The longest wait for data if there is none, in milliseconds. A negative number
  ///     waits indefinitely.
  /// - Returns: Whether more data may be available immediately.
  public func pump(limit amount: Int = 1 << 20, patience: Int32 = 0) -> Bool {
    var copied = 0
    while !isFinished, !isFull, copied < amount {
      guard isReady(copied == 0 ? patience : 0) else { return false }
      guard let count = next(min(buffer.count, limit - size)) else { return false }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      if count < 0 { failure = FileReadError(path: "-", code: errno).reason }
      if count == 0, awaitNextWriter() { return false }
      guard count > 0, take(count) else {
        if count <= 0 { end() }
        isFinished = true
        if isPipe { source = nil }
        return false
      }
      copied += count
    }
    return !isFinished && !isFull
  }

  /// Continues at the end of a file that has grown.
  ///
  /// The size may become less: what stood for half of a character at the former end is gone.
  public func goOn() {
    guard failure == nil else { return }
    isFinished = false
    guard let beforeEnd else { return }
    (converter, size) = beforeEnd
    self.beforeEnd = nil
    ftruncate(file.descriptor, off_t(size))
  }

  /// Discards the copy and starts at the beginning of the file.
  public func startAgain() {
    guard lseek(input, off_t(source?.start ?? 0), SEEK_SET) >= 0, ftruncate(file.descriptor, 0) == 0
    else { return }
    size = 0
    offset = 0
    converter = TextConverter(nil)
    beforeEnd = nil
    goOn()
  }

  /// Has something done whenever there are bytes to copy, or they have ended, until what is returned
  /// goes.
  ///
  /// Returns `nil` for a file whose reads may wait, which has to be polled.
  public func events(onReadable: @escaping @MainActor () -> Void) -> InputEvents? {
    source?.mayWait == true ? nil : InputEvents(descriptor: input, onReadable: onReadable)
  }

  /// Opens a pipe with a name for writing, so that it doesn't end; returns whether it was one.
  private func awaitNextWriter() -> Bool {
    guard awaitsWriters, let path = source?.path, !path.isEmpty, isPipe else { return false }
    let descriptor = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    let other = OpenFile(descriptor: descriptor)
    guard other.identity == source?.identity else { return false }
    writer = other
    return true
  }

  private var isPipe: Bool { FileStatus(descriptor: input)?.isPipe ?? false }

  /// Reads the next bytes, up to a number.
  ///
  /// Returns how many there were, a negative number after an error, or nil if the file system doesn't
  /// answer.
  private func next(_ most: Int) -> Int? {
    guard let source, source.mayWait else { return read(input, buffer.baseAddress, most) }
    let bytes = UnsafeMutableRawBufferPointer(rebasing: buffer[..<most])
    guard let count = source.readIfAnswered(at: offset, into: bytes) else { return nil }
    offset += count
    if count == 0 { failure = source.failure?.reason }
    return count
  }

  /// Adds what the end of the text leaves.
  private func end() {
    beforeEnd = (converter, size)
    _ = store(converter.end())
  }

  private func isReady(_ milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, milliseconds) > 0
  }

  private func take(_ count: Int) -> Bool {
    let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<count])
    return converter.isPlain ? store(bytes) : store(converter.convert(bytes))
  }

  private func store(_ bytes: [UInt8]) -> Bool { bytes.withUnsafeBytes { store($0) } }

  private func store(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var written = 0
    while written < bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
      let result = pwrite(file.descriptor, rest.baseAddress, rest.count, off_t(size))
      if result < 0, errno == EINTR { continue }
      guard result > 0 else {
        failure = FileReadError(path: "-", code: errno).reason
        return false
      }
      written += result
      size += result
    }
    return true
  }
}
