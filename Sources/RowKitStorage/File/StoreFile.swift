#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that is read as a whole, and replaced so that its name always refers to a complete file.
///
/// Links are followed, even to a file that doesn't exist yet. Anything but a regular file is
/// refused without waiting: opening a pipe never blocks.
package struct StoreFile: Sendable {
  /// The absolute path, before links are followed.
  package let path: String

  /// The calls of the system.
  package let calls: FileCalls

  /// Creates a file from a path, which may be relative to the current working directory.
  package init(_ path: String, calls: FileCalls = FileCalls()) {
    self.path = path.hasPrefix("/") ? path : StoreFile.workingFolder + path
    self.calls = calls
  }

  private static var workingFolder: String {
    guard let folder = getcwd(nil, 0) else { return "" }
    defer { free(folder) }
    return String(cString: folder) + "/"
  }

  // MARK: Reading

  /// Returns the contents of the file, or `nil` if there is no such file.
  package func contents() throws(FileFailure) -> [UInt8]? {
    guard let path = try target().existing else { return nil }
    let descriptor = calls.open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0)
    if descriptor < 0, errno == ENOENT { return nil }
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    try StoreFile.checkKind(of: status)
    guard status.st_size <= calls.largestSize else { throw calls.tooLarge }
    return try calls.bytes(of: descriptor, expecting: Int(status.st_size))
  }

  /// The attributes of the file, or `nil` if there is no such file.
  package var attributes: FileAttributes? {
    var status = stat()
    guard let path = try? target().existing, calls.status(path, &status) == 0 else { return nil }
    return FileAttributes(status, path: path, calls: calls)
  }

  // MARK: Replacing

  /// The reason why the file can't be replaced, or `nil` if nothing is known to prevent that.
  package var obstacle: String? {
    guard let path = try? target().existing else { return nil }
    let folder = StoreFile.place(of: path).folder
    if faccessat(AT_FDCWD, path, W_OK, AT_EACCESS) != 0 { return FileFailure.last.reason }
    let isOpen = faccessat(AT_FDCWD, folder, W_OK | X_OK, AT_EACCESS) == 0
    return isOpen ? nil : FileFailure.lastInFolder.reason
  }

  /// Returns a draft that replaces the file.
  ///
  /// No other program can begin one until it ends.
  ///
  /// - Parameters:
  ///   - patience: The maximum time to wait for another program, in milliseconds.
  ///   - whileWaiting: Called again and again while another program keeps its own.
  /// - Returns: The locked draft.
  /// - Throws: ``FileFailure`` if the draft can't be created or another program keeps its own.
  package func draft(
    patience: Int, whileWaiting: () -> Void = {}
  ) throws(FileFailure) -> FileDraft {
    try FileDraft(
      of: try target(), patience: patience, calls: calls, whileWaiting: whileWaiting)
  }

  /// Removes the draft of a program that was killed before completing it.
  ///
  /// The draft of a running program stays.
  package func removeAbandonedDraft() {
    guard let target = try? target() else { return }
    FileDraft.removeAbandoned(of: target)
  }

  /// Writes the contents of an open file.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(FileFailure) {
    guard ftruncate(descriptor, 0) == 0 else { throw .last }
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        pwrite(descriptor, $0.baseAddress.map { $0 + written }, $0.count - written, off_t(written))
      }
      if count >= 0 { written += count } else if errno != EINTR { throw .last }
    }
  }

  /// Returns the path of a hidden file beside the file, with a name that no file of a person is likely
  /// to have.
  func hiddenPath(ending: String) -> String {
    let (folder, name) = StoreFile.place(of: path)
    return "\(folder)/.\(StoreFile.shortened(name, for: ending)).\(ending)"
  }

  // MARK: Links and kinds

  private func target() throws(FileFailure) -> Target {
    // The system takes what is before it for the whole path.
    if path.utf8.contains(0) { throw FileFailure("its path contains a NUL character") }
    // Another program may replace the file or change the link between two looks at it.
    for _ in 0..<100 {
      if let target = try currentTarget() { return target }
    }
    // A link, for example in `/proc`, may refer to a file that no longer has a name.
    throw FileFailure("it is a link to a file without a name")
  }

  /// Returns the file after following all links, or `nil` if it was replaced meanwhile.
  private func currentTarget() throws(FileFailure) -> Target? {
    let status = try status(of: path)
    if let status { try StoreFile.checkKind(of: status) }
    let path = try followed()
    // A name that isn't a link needs no second look.
    guard let status, path != self.path else { return Target(path: path, status: status) }
    guard let other = try self.status(of: path), other.st_ino == status.st_ino,
      other.st_dev == status.st_dev
    else { return nil }
    return Target(path: path, status: other)
  }

  /// Returns the status of a path, or `nil` if there is no such file.
  private func status(of path: String) throws(FileFailure) -> stat? {
    var status = stat()
    if calls.status(path, &status) == 0 { return status }
    guard errno == ENOENT else { throw .last }
    return nil
  }

  /// Returns the path after following all links, whether it exists or not.
  private func followed() throws(FileFailure) -> String {
    var path = path
    for _ in 0..<40 {
      guard let link = try StoreFile.link(at: path) else { return path }
      path = link.hasPrefix("/") ? link : StoreFile.place(of: path).folder + "/" + link
    }
    throw FileFailure(code: ELOOP)
  }

  /// The path after following all links, also those that lead to its folder, or as much of it as can be
  /// followed.
  var realPath: String {
    let (folder, name) = StoreFile.place(of: (try? followed()) ?? path)
    let real = StoreFile.realPath(folder) ?? folder
    return (real == "/" ? "" : real) + "/" + name
  }

  /// Returns the destination of a link, or `nil` for anything but a link.
  private static func link(at path: String) throws(FileFailure) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &bytes, bytes.count)
    guard count >= 0 else { return nil }
    if let link = String(validating: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self) {
      return link
    }
    throw FileFailure("it is a link to a name that isn't UTF-8")
  }

  /// Returns the folder of a path and its last component.
  package static func place(of path: String) -> (folder: String, name: String) {
    guard let end = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
    let name = String(path[path.utf8.index(after: end)...])
    return (end == path.startIndex ? "/" : String(path[..<end]), name)
  }

  /// Returns a name, or the beginning and a hash of one that leaves no room for the name of a hidden
  /// file with an ending.
  ///
  /// File systems accept names of 255 bytes.
  private static func shortened(_ name: String, for ending: String) -> String {
    guard name.utf8.count > 255 - "..".utf8.count - ending.utf8.count else { return name }
    var beginning = name
    while beginning.utf8.count > 200 { beginning.removeLast() }
    return "\(beginning)-\(hash(of: name))"
  }

  /// Returns the FNV-1a hash of a text in hexadecimal digits, the same in every program.
  static func hash(of text: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return String(hash, radix: 16)
  }

  /// Returns whether a file is in a folder or below it, after all links were followed.
  package static func isFile(_ path: String, in folder: String) -> Bool {
    guard let file = realPath(path), let folder = realPath(folder) else { return false }
    return file.utf8.starts(with: (folder == "/" ? folder : folder + "/").utf8)
  }

  private static func realPath(_ path: String) -> String? {
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
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
  /// The file after following all links.
  struct Target {
    let path: String

    /// The status of the file, or `nil` if it doesn't exist.
    let status: stat?

    /// The path of the file, or `nil` if it doesn't exist.
    var existing: String? { status == nil ? nil : path }
  }
}
