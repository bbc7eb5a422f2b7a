#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Access to the files of cards.
enum CardFiles {
  /// Whether a path leads to a folder, following links.
  static func isFolder(_ path: String) -> Bool {
    FileStatus(of: path)?.isFolder ?? false
  }

  /// Returns the files of cards in a folder and in its direct subfolders, by name.
  ///
  /// A file that can be reached twice, through a link to the folder itself, is listed once.
  static func paths(in folder: String) throws(ContactReadError) -> [String] {
    var files: [String] = []
    var seen: Set<FileStatus.Identity> = []
    for path in try entries(of: folder) {
      let isFolder = isFolder(path)
      // A subfolder that can't be opened contributes no cards. The others still do.
      let candidates = isFolder ? (try? entries(of: path)) ?? [] : [path]
      for candidate in candidates where isCardFile(candidate) {
        guard let status = FileStatus(of: candidate), status.isFile else { continue }
        if seen.insert(status.identity).inserted { files.append(candidate) }
      }
    }
    return files
  }

  /// The largest number of bytes read from input that may be endless, such as a pipe or a device.
  static let endlessLimit = 64 << 20

  /// The largest number of bytes read from a file, which may be sparse.
  static let fileLimit = 512 << 20

  /// Returns the bytes of a file, at most ``fileLimit``; of a pipe or a device, at most
  /// ``endlessLimit``.
  static func bytes(at path: String) throws(ContactReadError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable(path) }
    defer { close(descriptor) }
    return try bytes(from: descriptor, named: path, expecting: FileStatus(of: path)?.size ?? 0)
  }

  /// Returns the bytes of standard input up to its end or a limit.
  static func standardInput() throws(ContactReadError) -> [UInt8] {
    let size = FileStatus(descriptor: STDIN_FILENO)?.size ?? 0
    return try bytes(from: STDIN_FILENO, named: "standard input", expecting: size)
  }

  private static func bytes(
    from descriptor: Int32, named name: String, expecting size: Int
  ) throws(ContactReadError) -> [UInt8] {
    var bytes: [UInt8] = []
    let limit = size > 0 ? fileLimit : endlessLimit
    bytes.reserveCapacity(min(size, limit))
    var chunk = [UInt8](repeating: 0, count: 1 << 20)
    while bytes.count < limit {
      let count = read(descriptor, &chunk, min(chunk.count, limit - bytes.count))
      if count == 0 { return bytes }
      if count > 0 {
        bytes += chunk[..<count]
      } else if errno != EINTR {
        throw unreadable(name)
      }
    }
    return bytes
  }

  private static func entries(of folder: String) throws(ContactReadError) -> [String] {
    guard let directory = opendir(folder) else { throw unreadable(folder) }
    defer { closedir(directory) }
    // The name is read in place: an entry is often shorter than its declared type.
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = UnsafeRawPointer(entry).advanced(by: offset)
      names.append(String(cString: name.assumingMemoryBound(to: CChar.self)))
    }
    return names.filter { !$0.hasPrefix(".") }.sorted()
      .map { folder.hasSuffix("/") ? folder + $0 : "\(folder)/\($0)" }
  }

  private static func isCardFile(_ path: String) -> Bool {
    let lowercased = path.lowercased()
    return lowercased.hasSuffix(".vcf") || lowercased.hasSuffix(".vcard")
  }

  private static func unreadable(_ path: String) -> ContactReadError {
    .unreadable(path: path, reason: strerror(errno).map { String(cString: $0) } ?? "unknown error")
  }
}

/// The system's information about a file.
private struct FileStatus {
  /// An identity shared by all paths to the same file.
  struct Identity: Hashable {
    let device: UInt64
    let number: UInt64
  }

  let isFolder: Bool
  let isFile: Bool
  let size: Int
  let identity: Identity

  /// Looks up a path, following links, or returns nil if it leads nowhere.
  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Looks up an open descriptor, or returns nil if it isn't open.
  init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    isFolder = status.st_mode & S_IFMT == S_IFDIR
    isFile = status.st_mode & S_IFMT == S_IFREG
    size = isFile ? Int(status.st_size) : 0
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino))
  }
}
