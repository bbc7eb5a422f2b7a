#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file of cards, or standard input, which is read from its beginning.
final class CardInput: Sendable {
  /// The name for issues.
  let name: String

  private let descriptor: Int32
  private let isEndless: Bool

  /// Opens a file.
  init(path: String) throws(ContactReadError) {
    descriptor = open(path, O_RDONLY | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw CardFiles.unreadable(path) }
    // Reading a terminal takes the keys from the screen that a person uses.
    if isatty(descriptor) == 1 {
      close(descriptor)
      throw .unreadable(path: path, reason: "it is a terminal")
    }
    name = path
    isEndless = FileStatus(descriptor: descriptor)?.size ?? 0 == 0
  }

  /// Reads a stream that is open, such as standard input.
  init(stream descriptor: Int32) {
    self.descriptor = descriptor
    name = "standard input"
    isEndless = FileStatus(descriptor: descriptor)?.size ?? 0 == 0
  }

  deinit {
    if descriptor != STDIN_FILENO { close(descriptor) }
  }

  /// The standard input.
  static let standard = CardInput(stream: STDIN_FILENO)

  /// The largest number of bytes that is read: of a pipe or a device 64 MB, because it may never
  /// end, and of a file, which may be sparse, 512 MB.
  var limit: Int { isEndless ? 64 << 20 : 512 << 20 }

  /// The issue about an input of which the rest wasn't read.
  var issue: ContactIssue {
    let reason = isEndless ? ", because it may never end" : ""
    let what = "Only the first \(limit >> 20) MB were read\(reason)."
    return ContactIssue(file: name, line: nil, what: what)
  }

  /// Reads the next bytes, at most `count`.
  ///
  /// - Returns: The number of bytes that were appended, which is less than `count` at the end.
  func read(_ count: Int, into bytes: inout [UInt8]) throws(ContactReadError) -> Int {
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: count))
    var end = start
    defer { bytes.removeLast(start + count - end) }
    while end < start + count {
      let result = bytes.withUnsafeMutableBytes { buffer in
        buffer.baseAddress.map { readBytes(descriptor, $0 + end, start + count - end) } ?? 0
      }
      if result == 0 { break }
      if result > 0 {
        end += result
      } else if errno == EAGAIN {
        waitForBytes()
      } else if errno != EINTR {
        throw CardFiles.unreadable(name)
      }
    }
    return end - start
  }

  /// Waits for more bytes of a stream that another program set to answer at once.
  private func waitForBytes() {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = poll(&request, 1, -1)
  }
}

/// Calls the system's function, which a method of the same name hides.
private func readBytes(
  _ descriptor: Int32, _ target: UnsafeMutableRawPointer, _ count: Int
) -> Int {
  read(descriptor, target, count)
}
