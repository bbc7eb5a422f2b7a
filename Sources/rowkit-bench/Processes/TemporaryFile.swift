#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that exists as long as this object.
final class TemporaryFile {
  /// The path of the file.
  let path: String

  /// Writes a file, or returns `nil` if that fails.
  init?(_ text: String) {
    var name = Array("/tmp/rowkit-bench-XXXXXX".utf8CString)
    let descriptor = name.withUnsafeMutableBufferPointer { $0.baseAddress.map(mkstemp) ?? -1 }
    guard descriptor >= 0 else { return nil }
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let bytes = Array(text.utf8)
    let written = write(descriptor, bytes, bytes.count)
    close(descriptor)
    if written != bytes.count { return nil }
  }

  /// Takes over a file that another program writes.
  init(at path: String) {
    self.path = path
  }

  /// The text of the file, or `nil` if it can't be read.
  var text: String? {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    while true {
      let piece = [UInt8](unsafeUninitializedCapacity: 65536) { buffer, count in
        count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
      }
      guard !piece.isEmpty else { return String(decoding: bytes, as: UTF8.self) }
      bytes += piece
    }
  }

  deinit {
    unlink(path)
  }
}
