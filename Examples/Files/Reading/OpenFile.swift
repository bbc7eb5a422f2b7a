#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that is open for reading, a piece at a time and from any thread.
///
/// Nothing of it is kept or mapped, so a file may be of any size, and may become shorter while it
/// is read: then a piece just has fewer bytes.
public final class OpenFile: Sendable {
  /// The path by which it was opened; empty for one that has no name.
  public let path: String

  let descriptor: Int32

  /// The file system it was opened in.
  let fileSystem: FileSystem

  /// Whether reading it may wait for another machine or program, and is left to another thread.
  let mayWait: Bool

  /// Opens a file, waiting neither for the writer of a FIFO nor, for long, for a server.
  ///
  /// - Parameters:
  ///   - path: Where it is.
  ///   - fileSystem: What is asked for it.
  /// - Throws: ``FileReadError`` when there is none, it is a folder, it may not be read, or the file
  ///   system doesn't answer.
  public init(path: String, in fileSystem: FileSystem = .machine) throws(FileReadError) {
    let (calls, waits) = (fileSystem.calls, fileSystem.patience != nil)
    let opening = fileSystem.ask(about: path) { () -> Opening in
      let descriptor = calls.open(path)
      guard descriptor >= 0 else { return Opening(descriptor: descriptor) }
      return Opening(
        descriptor: descriptor, status: FileStatus(descriptor: descriptor),
        mayWait: waits && calls.mayWait(descriptor))
    } discard: { opening in
      if opening.descriptor >= 0 { close(opening.descriptor) }
    }
    guard let opening else { throw FileReadError(path: path, reason: FileReadError.silence) }
    guard opening.descriptor >= 0 else {
      throw FileReadError(path: path, code: -opening.descriptor)
    }
    guard let status = opening.status, !status.isFolder else {
      close(opening.descriptor)
      throw FileReadError(path: path, code: opening.status == nil ? EIO : EISDIR)
    }
    descriptor = opening.descriptor
    mayWait = opening.mayWait
    self.fileSystem = fileSystem
    self.path = path
  }

  /// Takes over a descriptor that is open for reading.
  init(
    descriptor: Int32, path: String = "", in fileSystem: FileSystem = .machine,
    mayWait: Bool = false
  ) {
    self.descriptor = descriptor
    self.path = path
    self.fileSystem = fileSystem
    self.mayWait = mayWait
  }

  /// Opens what a descriptor of the program stands for, which stays open when this goes.
  ///
  /// - Throws: ``FileReadError`` when it isn't open.
  public convenience init(sharing original: Int32) throws(FileReadError) {
    let descriptor = fcntl(original, F_DUPFD_CLOEXEC, 3)
    guard descriptor >= 0 else { throw FileReadError(path: "-", code: errno) }
    self.init(descriptor: descriptor)
  }

  deinit {
    close(descriptor)
  }

  /// How many bytes it has now; 0 when its file system doesn't answer.
  public var size: Int { sizeIfKnown ?? 0 }

  /// How many bytes it has now; nil when its file system doesn't answer.
  var sizeIfKnown: Int? { status?.size }

  /// What makes it the same file whatever it is called.
  public var identity: FileIdentity? { status?.identity }

  /// Whether any part of it can be read at any time, which is not so for a pipe.
  public var isSeekable: Bool { status?.isRegular ?? false }

  /// Reads bytes from a place on; returns how many there were, none when the file system doesn't
  /// answer.
  public func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    guard mayWait else { return OpenFile.transfer(descriptor, at: offset, into: buffer) }
    let count = buffer.count
    let bytes = fileSystem.ask(about: path) { [self] in
      fileSystem.calls.read(descriptor, offset, count)
    }
    guard let bytes else { return 0 }
    buffer.copyBytes(from: bytes.prefix(count))
    return min(bytes.count, count)
  }

  static func transfer(
    _ descriptor: Int32, at offset: Int, into buffer: UnsafeMutableRawBufferPointer
  ) -> Int {
    var count = 0
    while count < buffer.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[count...])
      let read = pread(descriptor, rest.baseAddress, rest.count, off_t(offset + count))
      if read < 0, errno == EINTR { continue }
      guard read > 0 else { break }
      count += read
    }
    return count
  }

  /// Returns the bytes of a range, fewer where the file ends.
  public func bytes(_ range: Range<Int>) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      count = read(at: range.lowerBound, into: UnsafeMutableRawBufferPointer(buffer))
    }
  }

  private var status: FileStatus? {
    guard mayWait else { return FileStatus(descriptor: descriptor) }
    let status = fileSystem.ask(about: path) { [self] in fileSystem.calls.look(descriptor) }
    return status ?? nil
  }
}

/// What came of opening a file.
private struct Opening: Sendable {
  let descriptor: Int32
  var status: FileStatus?
  var mayWait = false
}
