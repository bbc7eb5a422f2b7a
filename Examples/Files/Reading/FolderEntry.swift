#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An entry of a folder.
public struct FolderEntry: Hashable, Sendable {
  /// The name.
  public let name: String

  /// The path.
  public let path: String

  /// Whether it is a folder.
  public let isFolder: Bool

  /// The size in bytes, or 0 if it isn't known.
  public let size: Int

  /// Whether the name is UTF-8, without which the entry can't be opened.
  ///
  /// Any other name has replacement characters, and so has the path.
  public let hasReadableName: Bool

  /// Lists a folder without pipes and devices, which could block a reader.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - fileSystem: The file system to use.
  /// - Returns: The files and folders in it, in no particular order.
  /// - Throws: ``FileReadError`` if the folder can't be read or its file system doesn't answer.
  public static func all(
    in folder: String, of fileSystem: FileSystem = .machine
  ) throws(FileReadError) -> [FolderEntry] {
    let calls = fileSystem.calls
    let entries = fileSystem.ask(about: folder, "list") {
      () -> Result<[FolderEntry], FileReadError> in
      Result { () throws(FileReadError) in
        try items(in: folder).compactMap { FolderEntry($0, in: folder, calls) }
      }
    }
    guard let entries else { throw FileReadError(path: folder, reason: FileReadError.silence) }
    return try entries.get()
  }

  /// Looks up only possible files: a folder can belong to a server that doesn't answer.
  private init?(_ item: Item, in folder: String, _ calls: FileSystem.Calls) {
    name = item.name
    path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    hasReadableName = item.hasReadableName
    switch item.kind {
    case Int(DT_DIR): (isFolder, size) = (true, 0)
    case Int(DT_REG), Int(DT_LNK), Int(DT_UNKNOWN):
      guard hasReadableName else {
        (isFolder, size) = (false, 0)
        return
      }
      guard let status = calls.status(path), status.isRegular || status.isFolder else { return nil }
      (isFolder, size) = (status.isFolder, status.size)
    default: return nil
    }
  }

  /// Returns the absolute path of a file or folder, without `.` and `..`.
  ///
  /// Returns the path itself if there is no such file or its file system doesn't answer.
  public static func absolutePath(
    of path: String, in fileSystem: FileSystem = .machine
  ) -> String {
    let absolute = fileSystem.ask(about: path, "real path") { () -> String? in
      guard let absolute = realpath(path, nil) else { return nil }
      defer { free(absolute) }
      return String(cString: absolute)
    }
    return (absolute ?? nil) ?? path
  }

  /// Returns the path of the folder that contains a file, and the file's name in it.
  public static func place(of path: String) -> (folder: String, name: String) {
    guard let end = path.utf8.lastIndex(of: 0x2F) else { return (".", path) }
    let name = String(path[path.utf8.index(after: end)...])
    return (end == path.startIndex ? "/" : String(path[..<end]), name)
  }

  /// Returns the names of a folder's entries, in no particular order.
  ///
  /// - Throws: ``FileReadError`` if the folder can't be read.
  public static func names(in path: String) throws(FileReadError) -> [String] {
    try items(in: path).map(\.name)
  }

  /// An item as listed by its folder.
  private struct Item {
    let name: String
    let hasReadableName: Bool
    let kind: Int
  }

  private static func items(in path: String) throws(FileReadError) -> [Item] {
    guard let folder = opendir(path) else { throw FileReadError(path: path, code: errno) }
    defer { closedir(folder) }
    // The name is read in place: an entry is often shorter than its declared type.
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
    var items: [Item] = []
    while let item = readdir(folder) {
      let name = UnsafeRawPointer(item).advanced(by: offset).assumingMemoryBound(to: CChar.self)
      let found = Item(
        name: String(cString: name), hasReadableName: String(validatingCString: name) != nil,
        kind: Int(item.pointee.d_type))
      if found.name != ".", found.name != ".." { items.append(found) }
    }
    return items
  }
}
