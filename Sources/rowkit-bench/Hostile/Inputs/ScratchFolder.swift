#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A folder that exists as long as this object.
final class ScratchFolder {
  /// The path of the folder.
  let path: String

  init() {
    var name = Array("/tmp/rowkit-hostile-XXXXXX".utf8CString)
    path = mkdtemp(&name).map { String(cString: $0) } ?? "/tmp/rowkit-hostile"
  }

  deinit {
    for name in names {
      let path = "\(path)/\(name)"
      if unlink(path) != 0 { rmdir(path) }
    }
    rmdir(path)
  }

  /// The names of the files in the folder.
  var names: [String] {
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = UnsafeRawPointer(entry).advanced(by: offset)
      names.append(String(cString: name.assumingMemoryBound(to: CChar.self)))
    }
    return names.filter { $0 != "." && $0 != ".." }
  }

  /// Writes a file and returns its path.
  @discardableResult
  func write(_ bytes: [UInt8], to name: String, appending: Bool = false) -> String {
    let path = "\(path)/\(name)"
    let flags = O_WRONLY | O_CREAT | O_NONBLOCK | (appending ? O_APPEND : O_TRUNC)
    let descriptor = open(path, flags, 0o600)
    guard descriptor >= 0 else { return path }
    defer { close(descriptor) }
    #if canImport(Darwin)
      _ = Darwin.write(descriptor, bytes, bytes.count)
    #elseif canImport(Musl)
      _ = Musl.write(descriptor, bytes, bytes.count)
    #else
      _ = Glibc.write(descriptor, bytes, bytes.count)
    #endif
    return path
  }

  /// Returns the contents of a file, or `nil` if it can't be read.
  func read(_ name: String) -> [UInt8]? {
    guard let stream = fopen("\(path)/\(name)", "r") else { return nil }
    defer { fclose(stream) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = fread(&piece, 1, piece.count, stream)
      if count == 0 { return bytes }
      bytes += piece[..<count]
    }
  }
}
