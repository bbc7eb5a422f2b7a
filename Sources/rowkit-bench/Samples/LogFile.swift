import RowKitTesting

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A log of any size that exists as long as this object.
final class LogFile {
  /// The path of the file.
  let path: String

  /// The size of the file in bytes.
  let size: Int

  /// Writes a log of about the given size, or returns `nil` if that fails.
  init?(bytes: Int) {
    var name = Array("/tmp/rowkit-bench-XXXXXX".utf8CString)
    let descriptor = name.withUnsafeMutableBufferPointer { $0.baseAddress.map(mkstemp) ?? -1 }
    guard descriptor >= 0 else { return nil }
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let block = LogFile.block(min(bytes, 1 << 20))
    var written = 0
    while written < bytes {
      let count = write(descriptor, block, block.count)
      if count <= 0 { break }
      written += count
    }
    size = written
    close(descriptor)
    if written < bytes {
      unlink(path)
      return nil
    }
  }

  deinit {
    unlink(path)
  }

  private static func block(_ bytes: Int) -> [UInt8] {
    let levels = ["INFO", "INFO", "DEBUG", "WARN", "ERROR"]
    let words = ["connection", "request", "session", "cache", "timeout", "handler", "payload"]
    var random = RandomNumbers(seed: 7)
    var text = ""
    while text.utf8.count < bytes {
      let time = "2026-11-21T04:05:06.\(Int.random(in: 100...999, using: &random))Z"
      let level = levels.randomElement(using: &random) ?? ""
      text += "\(time) \(level) [worker-\(Int.random(in: 1...16, using: &random))]"
      for _ in 0..<Int.random(in: 3...9, using: &random) {
        text += " " + (words.randomElement(using: &random) ?? "")
      }
      text += " id=\(Int.random(in: 0...1 << 30, using: &random))\n"
    }
    return Array(text.utf8)
  }
}
