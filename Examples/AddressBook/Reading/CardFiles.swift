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

  /// Whether a path leads nowhere.
  ///
  /// A path through a folder that can't be searched may lead somewhere.
  static func isMissing(_ path: String) -> Bool {
    FileStatus(of: path) == nil && (errno == ENOENT || errno == ENOTDIR)
  }

  /// Returns the files of cards in a folder and in its direct subfolders, by name, and then the
  /// subfolders that can't be read.
  ///
  /// A file that can be reached twice, through a link to the folder itself, is listed once.
  ///
  /// - Throws: ``ContactReadError`` if the folder can't be read, or its only cards may be in subfolders
  ///   that can't be read.
  static func sources(in folder: String) throws(ContactReadError) -> [CardSource] {
    var files: [CardSource] = []
    var seen: Set<FileStatus.Identity> = []
    var refusals: [ContactReadError] = []
    for entry in try entries(of: Path(folder)) {
      let isFolder = FileStatus(of: entry.bytes)?.isFolder ?? false
      var candidates: [Path] = []
      do throws(ContactReadError) {
        candidates = isFolder ? try entries(of: entry) : [entry]
      } catch {
        // The subfolder contributes no cards. The others still do.
        refusals.append(error)
      }
      for candidate in candidates where candidate.isOfCards {
        guard let status = FileStatus(of: candidate.bytes), status.isFile else { continue }
        if seen.insert(status.identity).inserted { files.append(candidate.source) }
      }
    }
    if files.isEmpty, let refusal = refusals.first { throw refusal }
    return files + refusals.map { .refused($0) }
  }

  private static func entries(of folder: Path) throws(ContactReadError) -> [Path] {
    guard let directory = opendir(folder.bytes) else { throw unreadable(folder.text) }
    defer { closedir(directory) }
    // The name is read in place: an entry is often shorter than its declared type.
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
    var entries: [Path] = []
    while let entry = readdir(directory) {
      let name = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
      guard name.pointee != CChar(bitPattern: UInt8(ascii: ".")) else { continue }
      entries.append(folder.appending(UnsafeBufferPointer(start: name, count: strlen(name) + 1)))
    }
    return entries.sorted { $0.text < $1.text }
  }

  /// Returns the error for a path that the system has just refused to read.
  static func unreadable(_ path: String) -> ContactReadError {
    .unreadable(path: path, reason: strerror(errno).map { String(cString: $0) } ?? "unknown error")
  }
}

extension CardFiles {
  /// A path as the system knows it, whose bytes may be no text.
  private struct Path {
    /// The bytes, with a zero byte at the end.
    let bytes: [CChar]

    /// The path as text, repaired if it isn't UTF-8.
    let text: String

    init(_ text: String) { self.init(Array(text.utf8CString)) }

    private init(_ bytes: some Sequence<CChar>) {
      self.bytes = Array(bytes)
      text = String(decoding: self.bytes.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Returns the path of an entry of this folder by its name, which ends with a zero byte.
    func appending(_ name: UnsafeBufferPointer<CChar>) -> Path {
      let slash = text.hasSuffix("/") ? [] : [CChar(bitPattern: UInt8(ascii: "/"))]
      return Path(bytes.dropLast() + slash + Array(name))
    }

    /// Whether the name is that of a file of cards.
    var isOfCards: Bool {
      let lowercased = text.lowercased()
      return lowercased.hasSuffix(".vcf") || lowercased.hasSuffix(".vcard")
    }

    /// The place to read cards from, which must be named by text.
    var source: CardSource {
      Array(text.utf8CString) == bytes ? .inFolder(text) : .unnamed(text)
    }
  }
}
