#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A copy of a pipe's data in an unnamed temporary file, which can be read in any order.
///
/// The disk space is freed when the last user of the file is gone.
@MainActor public final class InputSpool {
  /// The data so far.
  public let file: OpenFile

  /// The number of bytes so far.
  public private(set) var size = 0

  /// Whether the pipe has ended.
  public private(set) var isFinished = false

  /// The reason of a premature end, or nil.
  public private(set) var failure: String?

  private let input: Int32
  private let source: OpenFile?
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 65536, alignment: 16)

  /// Starts copying from a descriptor.
  ///
  /// - Throws: ``FileReadError`` if no temporary file can be created.
  public convenience init(descriptor: Int32) throws(FileReadError) {
    try self.init(descriptor: descriptor, source: nil)
  }

  /// Starts copying from a named pipe.
  ///
  /// - Throws: ``FileReadError`` if no temporary file can be created.
  public convenience init(_ source: OpenFile) throws(FileReadError) {
    try self.init(descriptor: source.descriptor, source: source)
  }

  private init(descriptor: Int32, source: OpenFile?) throws(FileReadError) {
    file = try InputSpool.makeFile()
    input = descriptor
    self.source = source
  }

  isolated deinit {
    buffer.deallocate()
  }

  /// Copies the available data.
  ///
  /// - Parameters:
  ///   - limit: The largest number of bytes to copy.
  ///   - patience: The longest wait for data if there is none, in milliseconds. A negative number
  ///     waits indefinitely.
  /// - Returns: Whether more data may be available immediately.
  public func pump(limit: Int = 1 << 20, patience: Int32 = 0) -> Bool {
    var copied = 0
    while !isFinished, copied < limit {
      guard isReady(copied == 0 ? patience : 0) else { return false }
      let count = read(input, buffer.baseAddress, buffer.count)
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      if count < 0 { failure = FileReadError(path: "-", code: errno).reason }
      guard count > 0, store(count) else {
        isFinished = true
        return false
      }
      copied += count
    }
    return !isFinished
  }

  /// Calls a closure whenever data or the end wait to be copied, until the returned value is
  /// released.
  public func events(onReadable: @escaping @MainActor () -> Void) -> InputEvents {
    InputEvents(descriptor: input, onReadable: onReadable)
  }

  private func isReady(_ milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, milliseconds) > 0
  }

  private func store(_ count: Int) -> Bool {
    var written = 0
    while written < count {
      let rest = UnsafeRawBufferPointer(rebasing: buffer[written..<count])
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

  private static func makeFile() throws(FileReadError) -> OpenFile {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var name = Array((folder + "/rowkit-XXXXXX").utf8CString)
    let descriptor = name.withUnsafeMutableBufferPointer { $0.baseAddress.map(mkstemp) ?? -1 }
    guard descriptor >= 0 else { throw FileReadError(path: folder, code: errno) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    unlink(name)
    return OpenFile(descriptor: descriptor)
  }
}
