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

  /// Opens a file.
  ///
  /// - Throws: ``FileReadError`` when there is none, it is a folder, or it may not be read.
  public init(path: String) throws(FileReadError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileReadError(path: path, code: errno) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      let code = errno
      close(descriptor)
      throw FileReadError(path: path, code: code)
    }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      close(descriptor)
      throw FileReadError(path: path, code: EISDIR)
    }
    self.descriptor = descriptor
    self.path = path
  }

  /// Takes over a descriptor that is open for reading.
  init(descriptor: Int32, path: String = "") {
    self.descriptor = descriptor
    self.path = path
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

  /// How many bytes it has now.
  public var size: Int { status.map { Int($0.st_size) } ?? 0 }

  /// What makes it the same file whatever it is called.
  public var identity: FileIdentity? { status.map { FileIdentity($0) } }

  /// Whether any part of it can be read at any time, which is not so for a pipe.
  public var isSeekable: Bool { (status?.st_mode ?? 0) & S_IFMT == S_IFREG }

  /// Reads bytes from a place on; returns how many there were.
  public func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int {
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

  private var status: stat? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? status : nil
  }
}
