#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder that exists for one test.
struct TemporaryFolder {
  let path: String

  init() {
    var template = Array("/tmp/address-book-XXXXXX".utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? "/tmp"
  }

  func put(_ text: String, at name: String) { put(Array(text.utf8), at: name) }

  func put(_ bytes: [UInt8], at name: String) {
    let descriptor = open("\(path)/\(name)", O_WRONLY | O_CREAT, 0o600)
    defer { close(descriptor) }
    _ = write(descriptor, bytes, bytes.count)
  }

  func addFolder(_ name: String) {
    mkdir("\(path)/\(name)", 0o700)
  }

  func link(_ name: String, to target: String) {
    symlink(target, "\(path)/\(name)")
  }

  /// Removes the folder and what the test put into it.
  func remove() {
    Self.remove(path)
  }

  private static func remove(_ path: String) {
    guard unlink(path) != 0, rmdir(path) != 0, let directory = opendir(path) else { return }
    defer { closedir(directory) }
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return }
    while let entry = readdir(directory) {
      let name = UnsafeRawPointer(entry).advanced(by: offset)
      let text = String(cString: name.assumingMemoryBound(to: CChar.self))
      if text != ".", text != ".." { remove("\(path)/\(text)") }
    }
    rmdir(path)
  }
}
