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

  /// Returns the files and folders that lie in a folder, in no order; pipes and devices, which
  /// reading could wait for, are left out.
  ///
  /// - Throws: ``FileReadError`` when the folder can't be read.
  public static func all(in folder: String) throws(FileReadError) -> [FolderEntry] {
    try names(in: folder).compactMap { name in
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      let kind = status.st_mode & S_IFMT
      guard kind == S_IFREG || kind == S_IFDIR else { return nil }
      return FolderEntry(
        name: name, path: path, isFolder: kind == S_IFDIR, size: Int(status.st_size))
    }
  }

  /// The path of a file or folder from the root on, without `.` and `..`; the path itself when there
  /// is no such thing.
  public static func absolutePath(of path: String) -> String {
    guard let absolute = realpath(path, nil) else { return path }
    defer { free(absolute) }
    return String(cString: absolute)
  }

  /// The path of the folder in which a file lies, and the name of the file in it.
  public static func place(of path: String) -> (folder: String, name: String) {
    guard let end = path.utf8.lastIndex(of: 0x2F) else { return (".", path) }
    let name = String(path[path.utf8.index(after: end)...])
    return (end == path.startIndex ? "/" : String(path[..<end]), name)
  }

  /// Returns the names of what lies in a folder, in no order.
  ///
  /// - Throws: ``FileReadError`` when the folder can't be read.
  public static func names(in path: String) throws(FileReadError) -> [String] {
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
