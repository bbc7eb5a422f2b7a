#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The system's information about a file.
struct FileStatus {
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
  init?(of path: UnsafePointer<CChar>) {
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
