import JSONText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import RowKitPrograms

/// A JSON file that is read as a whole.
struct JSONFile {
  /// The maximum number of bytes, of which each takes about 15 bytes of memory.
  static let greatestSize = 256 << 20

  /// The path, where `-` is standard input.
  let path: String

  /// The path of the folder that contains the file.
  var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the document in the file.
  ///
  /// A pipe or a device is refused without waiting for it.
  func document() throws(CheckError) -> JSONDocument {
    let bytes = try contents()
    do throws(JSONError) {
      return try JSONDocument(parsing: bytes)
    } catch {
      throw .malformed(path: path, error)
    }
  }

  private func contents() throws(CheckError) -> [UInt8] {
    if path == "-" { return try bytes(of: STDIN_FILENO) }
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw unreadable }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .noFile(path: path) }
    guard status.st_size <= JSONFile.greatestSize else { throw .tooLarge(path: path) }
    return try bytes(of: descriptor)
  }

  private func bytes(of descriptor: Int32) throws(CheckError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    while bytes.count <= JSONFile.greatestSize {
      let count = read(descriptor, &chunk, chunk.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes += chunk[..<count]
      } else if errno == EAGAIN {
        waitForBytes(of: descriptor)
      } else if errno != EINTR {
        throw unreadable
      }
    }
    throw .tooLarge(path: path)
  }

  /// Waits for more bytes of a pipe that another program set to answer at once.
  private func waitForBytes(of descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = poll(&request, 1, -1)
  }

  private var unreadable: CheckError {
    .unreadable(path: path, reason: OutputError.reason(errno))
  }
}
