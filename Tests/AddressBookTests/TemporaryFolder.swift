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

  func put(_ bytes: [UInt8], at name: String) { put(bytes, atBytes: Array(name.utf8)) }

  /// Puts a file into the folder, whose name may be no text.
  func put(_ bytes: [UInt8], atBytes name: [UInt8]) {
    let descriptor = open(place(name), O_WRONLY | O_CREAT, 0o600)
    defer { close(descriptor) }
    _ = write(descriptor, bytes, bytes.count)
  }

  func addFolder(_ name: String) { addFolder(atBytes: Array(name.utf8)) }

  func addFolder(atBytes name: [UInt8]) {
    mkdir(place(name), 0o700)
  }

  private func place(_ name: [UInt8]) -> [CChar] {
    (Array("\(path)/".utf8) + name + [0]).map { CChar(bitPattern: $0) }
  }

  func link(_ name: String, to target: String) {
    symlink(target, "\(path)/\(name)")
  }

  func remove(_ name: String) {
    Self.remove(place(Array(name.utf8)))
  }

  /// Removes the folder and what the test put into it.
  func remove() {
    Self.remove(Array(path.utf8CString))
  }

  private static func remove(_ path: [CChar]) {
    guard unlink(path) != 0, rmdir(path) != 0, let directory = opendir(path) else { return }
    defer { closedir(directory) }
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return }
    while let entry = readdir(directory) {
      let start = UnsafeRawPointer(entry).advanced(by: offset)
        .assumingMemoryBound(to: CChar.self)
      let name = Array(UnsafeBufferPointer(start: start, count: strlen(start) + 1))
      if String(cString: start) == "." || String(cString: start) == ".." { continue }
      remove(path.dropLast() + [CChar(bitPattern: 0x2F)] + name)
    }
    rmdir(path)
  }
}
