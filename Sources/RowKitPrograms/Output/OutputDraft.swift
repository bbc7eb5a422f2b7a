#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A new file beside the one that it replaces once it is complete.
///
/// It has the owner and the permissions of the other one, but no access lists or extended attributes. A
/// signal that ends the program meanwhile leaves it.
struct OutputDraft {
  /// The descriptor to write to, which the caller closes.
  let descriptor: Int32

  private let path: [CChar]
  private let target: [CChar]

  /// Creates a draft with the owner and the permissions of a file.
  ///
  /// Returns `nil` if there is no such file, or it must be written in place: a device, a pipe, a file
  /// with several names, one under the name of a descriptor, or one in a folder that takes no other.
  ///
  /// - Throws: ``OutputError`` if there is no room for a draft.
  init?(replacing path: String) throws(OutputError) {
    var status = stat()
    let isDescriptor = ["/dev/", "/proc/"].contains { path.hasPrefix($0) }
    guard !isDescriptor, stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_nlink == 1, access(path, W_OK) == 0, let target = OutputDraft.resolved(path)
    else { return nil }
    var draft: [CChar] = Array(target.dropLast()) + ".XXXXXX".utf8CString
    let descriptor = mkstemp(&draft)
    guard descriptor >= 0 else {
      if [EACCES, EPERM, EROFS, ENAMETOOLONG].contains(errno) { return nil }
      throw .failed(reason: OutputError.reason(errno))
    }
    self.target = target
    self.path = draft
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    guard OutputDraft.keep(status, on: descriptor) else {
      close(descriptor)
      remove()
      return nil
    }
  }

  /// Gives the draft the name of the file, or removes it if that fails.
  ///
  /// A file that can't be replaced, such as one that is mounted by itself, is written in place.
  func replaceFile() throws(OutputError) {
    guard rename(path, target) != 0 else { return }
    defer { remove() }
    try copy()
  }

  /// Copies the draft into the file.
  private func copy() throws(OutputError) {
    let source = open(path, O_RDONLY | O_CLOEXEC)
    let file = open(target, O_WRONLY | O_TRUNC | O_CLOEXEC)
    defer { for descriptor in [source, file] where descriptor >= 0 { close(descriptor) } }
    guard source >= 0, file >= 0 else { throw .failed(reason: OutputError.reason(errno)) }
    let output = BufferedOutput(descriptor: file)
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(source, &bytes, bytes.count)
      guard count >= 0 else { throw .failed(reason: OutputError.reason(errno)) }
      if count == 0 { return try output.flush() }
      try output.write(bytes[..<count])
    }
  }

  /// Removes the draft.
  func remove() { unlink(path) }

  /// Returns the path of a file after following all links.
  private static func resolved(_ path: String) -> [CChar]? {
    guard let name = realpath(path, nil) else { return nil }
    defer { free(name) }
    return Array(UnsafeBufferPointer(start: name, count: strlen(name) + 1))
  }

  /// Gives a file the owner, the group and the permissions of another one, and returns whether it has
  /// them.
  private static func keep(_ status: stat, on descriptor: Int32) -> Bool {
    var own = stat()
    guard fstat(descriptor, &own) == 0 else { return false }
    let isSame = own.st_uid == status.st_uid && own.st_gid == status.st_gid
    guard isSame || fchown(descriptor, status.st_uid, status.st_gid) == 0 else { return false }
    return fchmod(descriptor, status.st_mode & 0o7777) == 0
  }
}
