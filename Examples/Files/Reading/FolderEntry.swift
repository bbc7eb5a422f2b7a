#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Something that lies in a folder.
public struct FolderEntry: Hashable, Sendable {
  /// What it is called.
  public let name: String

  /// Where it is.
  public let path: String

  /// Whether it is a folder.
  public let isFolder: Bool

  /// How many bytes it has.
  public let size: Int

  /// Returns what lies in a folder, in no order.
  ///
  /// - Throws: ``FileReadError`` when the folder can't be read.
  public static func all(in folder: String) throws(FileReadError) -> [FolderEntry] {
    try names(in: folder).map { name in
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      var status = stat()
      let isThere = stat(path, &status) == 0
      return FolderEntry(
        name: name, path: path, isFolder: isThere && status.st_mode & S_IFMT == S_IFDIR,
        size: isThere ? Int(status.st_size) : 0)
    }
  }

  /// The path of a file or folder from the root on, without `.` and `..`; the path itself when there
  /// is no such thing.
  public static func absolutePath(of path: String) -> String {
    guard let absolute = realpath(path, nil) else { return path }
    defer { free(absolute) }
    return String(cString: absolute)
  }

  /// Returns the names of what lies in a folder.
  static func names(in path: String) throws(FileReadError) -> [String] {
    guard let folder = opendir(path) else { throw FileReadError(path: path, code: errno) }
    defer { closedir(folder) }
    var names: [String] = []
    while let item = readdir(folder) {
      let name = withUnsafePointer(to: &item.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
