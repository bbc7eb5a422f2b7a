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

  /// Lists a folder; pipes and devices, which reading could wait for, are left out.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - fileSystem: What is asked for it.
  /// - Returns: The files and folders in it, in no order.
  /// - Throws: ``FileReadError`` when the folder can't be read, or its file system doesn't answer.
  public static func all(
    in folder: String, of fileSystem: FileSystem = .machine
  ) throws(FileReadError) -> [FolderEntry] {
    let calls = fileSystem.calls
    let entries = fileSystem.ask(about: folder) { () -> Result<[FolderEntry], FileReadError> in
      Result { () throws(FileReadError) in
        try items(in: folder).compactMap { FolderEntry($0, in: folder, calls) }
      }
    }
    guard let entries else { throw FileReadError(path: folder, reason: FileReadError.silence) }
    return try entries.get()
  }

  /// Only what may be a file is looked at: a folder can be that of a server that doesn't answer.
  private init?(_ item: Item, in folder: String, _ calls: FileSystem.Calls) {
    name = item.name
    path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    switch item.kind {
    case Int(DT_DIR): (isFolder, size) = (true, 0)
    case Int(DT_REG), Int(DT_LNK), Int(DT_UNKNOWN):
      guard let status = calls.status(path), status.isRegular || status.isFolder else { return nil }
      (isFolder, size) = (status.isFolder, status.size)
    default: return nil
    }
  }

  /// The path of a file or folder from the root on, without `.` and `..`; the path itself when there
  /// is no such thing, or its file system doesn't answer.
  public static func absolutePath(of path: String) -> String {
    let absolute = FileSystem.machine.ask(about: path) { () -> String? in
      guard let absolute = realpath(path, nil) else { return nil }
      defer { free(absolute) }
      return String(cString: absolute)
    }
    return (absolute ?? nil) ?? path
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
    try items(in: path).map(\.name)
  }

  /// What a folder says itself of what lies in it.
  private struct Item {
    let name: String
    let kind: Int
  }

  private static func items(in path: String) throws(FileReadError) -> [Item] {
    guard let folder = opendir(path) else { throw FileReadError(path: path, code: errno) }
    defer { closedir(folder) }
    var items: [Item] = []
    while let item = readdir(folder) {
      let name = withUnsafePointer(to: &item.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." {
        items.append(Item(name: name, kind: Int(item.pointee.d_type)))
      }
    }
    return items
  }
}
