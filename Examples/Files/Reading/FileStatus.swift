#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the system knows of a file.
struct FileStatus: Sendable {
  /// What makes it the same file whatever it is called.
  let identity: FileIdentity

  /// How many bytes it has.
  let size: Int

  /// Whether any part of it can be read at any time, which is not so for a pipe or a device.
  let isRegular: Bool

  /// Whether it is a folder.
  let isFolder: Bool

  private init(_ status: stat) {
    identity = FileIdentity(status)
    size = Int(status.st_size)
    isRegular = status.st_mode & S_IFMT == S_IFREG
    isFolder = status.st_mode & S_IFMT == S_IFDIR
  }

  /// Looks at what a path leads to; nil if it leads nowhere.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Looks at what is open; nil if nothing is.
  init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Whether what is open belongs to another machine, or to a program that serves files.
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
    /// The kind of the file system that something open lies in; empty for one that isn't listed.
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
