#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The system's information about a file.
package struct FileStatus: Sendable {
  /// The identity, independent of the name.
  let identity: FileIdentity

  /// The size in bytes.
  private(set) var size: Int

  /// The time of the last change of its bytes, in nanoseconds.
  let changeTime: Int

  /// Whether any part of it can be read at any time, unlike a pipe or a device.
  let isRegular: Bool

  /// Whether it is a pipe, with or without a name.
  let isPipe: Bool

  /// Whether it is a folder.
  let isFolder: Bool

  private init(_ status: stat) {
    identity = FileIdentity(status)
    size = Int(status.st_size)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    changeTime = Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
    isRegular = status.st_mode & S_IFMT == S_IFREG
    isPipe = status.st_mode & S_IFMT == S_IFIFO
    isFolder = status.st_mode & S_IFMT == S_IFDIR
  }

  /// Looks up a path, or returns nil if it leads nowhere.
  package init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Looks up an open descriptor, or returns nil if it isn't open.
  package init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Leaves out bytes at the beginning of the file.
  mutating func leaveOut(_ count: Int) { size = max(0, size - count) }

  /// Whether a path or a folder in it is a symbolic link, which may come to mean another one.
  ///
  /// Links in the root folder, such as `/tmp` of some systems, don't count: only the system changes them.
  static func leadsThroughLink(_ path: String) -> Bool {
    let bytes = Array(path.utf8)
    let ends = bytes.indices.dropFirst().filter { bytes[$0] == 0x2F }
    let folders = ends.dropFirst(bytes.first == 0x2F ? 1 : 0).map {
      String(decoding: bytes[..<$0], as: UTF8.self)
    }
    return isLink(path) || folders.contains(where: isLink)
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Whether an open file belongs to another machine, or to a program that serves files.
  static func isRemote(_ descriptor: Int32) -> Bool {
    #if canImport(Darwin)
      var system = statfs()
      return fstatfs(descriptor, &system) != 0 || system.f_flags & UInt32(MNT_LOCAL) == 0
    #else
      let others = ["nfs", "cifs", "smb", "9p", "afs", "ceph", "fuse", "virtiofs", "autofs"]
      let kind = mountKind(of: descriptor)
      return others.contains { kind.hasPrefix($0) }
    #endif
  }

  #if !canImport(Darwin)
    /// Returns the type of the file system of an open file, or an empty string if it isn't listed.
    static func mountKind(of descriptor: Int32) -> Substring {
      var status = stat()
      guard fstat(descriptor, &status) == 0,
        let list = try? OpenFile(path: "/proc/self/mountinfo", in: .direct)
      else { return "" }
      let device = UInt64(status.st_dev)
      let major = (device >> 8) & 0xFFF | (device >> 32) & ~0xFFF
      let minor = device & 0xFF | (device >> 12) & ~0xFF
      let text = String(decoding: list.bytes(0..<1 << 18), as: UTF8.self)
      let mount = text.split(separator: "\n").first { line in
        line.split(separator: " ", maxSplits: 3).dropFirst(2).first == "\(major):\(minor)"
      }
      let words = mount.map { $0.split(separator: " ") } ?? []
      return words.drop { $0 != "-" }.dropFirst().first ?? ""
    }
  #endif
}
