#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that is read whole, and replaced so that its name always leads to a whole file.
///
/// Links are followed, also to a file that doesn't exist yet. What exists and isn't a regular file
/// is refused, without waiting for it: opening a pipe never blocks.
struct StoreFile: Sendable {
  /// The largest file that is read, in bytes.
  static let largestSize = 64 << 20

  /// The absolute path, as it was named.
  let path: String

  /// Creates a file from a path, which is relative to the present working folder.
  init(_ path: String) {
    self.path = path.hasPrefix("/") ? path : StoreFile.workingFolder + path
  }

  private static var workingFolder: String {
    guard let folder = getcwd(nil, 0) else { return "" }
    defer { free(folder) }
    return String(cString: folder) + "/"
  }

  // MARK: Reading

  /// Returns all bytes, or `nil` if there is no such file.
  func contents() throws(FileFailure) -> [UInt8]? {
    guard let path = try target().existing else { return nil }
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    if descriptor < 0, errno == ENOENT { return nil }
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    try StoreFile.checkKind(of: status)
    guard status.st_size <= StoreFile.largestSize else { throw StoreFile.tooLarge }
    return try StoreFile.bytes(of: descriptor, expecting: Int(status.st_size))
  }

  private static func bytes(
    of descriptor: Int32, expecting size: Int
  ) throws(FileFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= largestSize {
      let count = read(descriptor, &chunk, chunk.count)
      if count == 0 { return bytes }
      if count > 0 { bytes += chunk[..<count] } else if errno != EINTR { throw .last }
    }
    // A file that is made when it is read says no size, and may never end.
    throw tooLarge
  }

  private static var tooLarge: FileFailure {
    FileFailure("it has more than \(largestSize >> 20) MB")
  }

  // MARK: Replacing

  /// Returns a new file beside this one, which no other program can begin until it is closed.
  ///
  /// - Parameter patience: How long to wait for another program, in milliseconds.
  /// - Returns: The draft, locked.
  /// - Throws: ``FileFailure`` when it can't be made, or another program keeps its own.
  func draft(patience: Int) throws(FileFailure) -> FileDraft {
    try FileDraft(of: try target(), patience: patience)
  }

  /// Removes what was begun beside the file by a program that was killed before it was whole.
  ///
  /// The draft of a program that still runs stays.
  func removeAbandonedDraft() {
    guard let target = try? target() else { return }
    FileDraft.removeAbandoned(of: target)
  }

  // MARK: Links and kinds

  private func target() throws(FileFailure) -> Target {
    var status = stat()
    let exists = stat(path, &status) == 0
    guard exists || errno == ENOENT else { throw .last }
    if exists { try StoreFile.checkKind(of: status) }
    let path = try followed()
    guard exists else { return Target(path: path, status: nil) }
    var other = stat()
    // A link such as those of `/proc` may lead to a file that has no name any more.
    guard stat(path, &other) == 0, other.st_ino == status.st_ino, other.st_dev == status.st_dev
    else { throw FileFailure("it is a link to a file without a name") }
    return Target(path: path, status: other)
  }

  /// The path behind all links, whether something is there or not.
  private func followed() throws(FileFailure) -> String {
    var path = path
    for _ in 0..<40 {
      guard let link = try StoreFile.link(at: path) else { return path }
      path = link.hasPrefix("/") ? link : StoreFile.place(of: path).folder + "/" + link
    }
    throw FileFailure(code: ELOOP)
  }

  /// What a link leads to; `nil` for anything but a link.
  private static func link(at path: String) throws(FileFailure) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &bytes, bytes.count)
    guard count >= 0 else { return nil }
    if let link = String(validating: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self) {
      return link
    }
    throw FileFailure("it is a link to a name that isn't UTF-8")
  }

  /// The folder in which a path lies, and its name there.
  static func place(of path: String) -> (folder: String, name: String) {
    guard let end = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
    let name = String(path[path.utf8.index(after: end)...])
    return (end == path.startIndex ? "/" : String(path[..<end]), name)
  }

  private static func checkKind(of status: stat) throws(FileFailure) {
    let kind: String
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: kind = "folder"
    case S_IFIFO: kind = "pipe"
    case S_IFSOCK: kind = "socket"
    default: kind = "device"
    }
    throw FileFailure("it is a \(kind), not a file")
  }
}

extension StoreFile {
  /// The file behind all links.
  struct Target {
    let path: String

    /// What the system says about the file; `nil` if it doesn't exist.
    let status: stat?

    /// The path of a file that exists.
    var existing: String? { status == nil ? nil : path }
  }
}
