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

  /// Returns the error for a path that the system has just refused to read.
  static func unreadable(_ path: String) -> ContactReadError {
    .unreadable(path: path, reason: strerror(errno).map { String(cString: $0) } ?? "unknown error")
  }
}
