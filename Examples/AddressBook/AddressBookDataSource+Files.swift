extension AddressBookDataSource {
  /// Reads files and folders of cards.
  ///
  /// A folder stands for the `.vcf` and `.vcard` files in it and in its direct subfolders, sorted
  /// by name, without hidden files. A file in a folder that can't be opened becomes an issue. A
  /// path in `paths` that can't be opened is an error.
  ///
  /// - Parameters:
  ///   - paths: Files and folders, in any mixture; "-" is standard input. Of a pipe or a
  ///     device, the first 64 MB are read, of a file the first 512 MB, and an issue says so.
  ///   - key: Returns the sort key for a name or kind.
  /// - Returns: The contacts of all of them.
  /// - Throws: ``ContactReadError`` if a path can't be read, or a folder contains no cards.
  public static func read(
    _ paths: [String], ordering key: (String) -> String = { $0.lowercased() }
  ) throws(ContactReadError) -> AddressBookDataSource {
    var pile = CardPile()
    for path in paths { try pile.add(path) }
    let origin: Origin = paths == ["-"] ? .standardInput : .files(paths)
    return AddressBookDataSource(
      contacts: pile.contacts, issues: pile.issues, origin: origin, ordering: key)
  }

  /// Reads the person's own contacts: `.contacts`, else `.local/share/contacts`, in their home.
  ///
  /// - Parameters:
  ///   - home: The path of the home folder, or nil when it is not known.
  ///   - key: Returns the sort key for a name or kind.
  /// - Returns: The contacts of the first of the two folders that has cards, or nil if neither
  ///   does.
  public static func personal(
    home: String?, ordering key: (String) -> String = { $0.lowercased() }
  ) -> AddressBookDataSource? {
    guard let home, !home.isEmpty else { return nil }
    for folder in ["\(home)/.contacts", "\(home)/.local/share/contacts"] {
      var pile = CardPile()
      guard (try? pile.add(folder)) != nil, !pile.contacts.isEmpty else { continue }
      return AddressBookDataSource(
        contacts: pile.contacts, issues: pile.issues, origin: .personal(folder), ordering: key)
    }
    return nil
  }
}

/// The combined cards of several files.
private struct CardPile {
  private(set) var contacts: [Contact] = []
  private(set) var issues: [ContactIssue] = []

  mutating func add(_ path: String) throws(ContactReadError) {
    if path == "-" {
      add(try CardFiles.standardInput(), of: "standard input")
    } else if CardFiles.isFolder(path) {
      try addFolder(path)
    } else {
      add(try CardFiles.bytes(at: path), of: path)
    }
  }

  private mutating func addFolder(_ folder: String) throws(ContactReadError) {
    let files = try CardFiles.paths(in: folder)
    guard !files.isEmpty else { throw .noCards(folder: folder) }
    for file in files {
      do throws(ContactReadError) {
        add(try CardFiles.bytes(at: file), of: file)
      } catch {
        issues.append(ContactIssue(file: file, line: nil, what: error.description))
      }
    }
  }

  private mutating func add(_ bytes: [UInt8], of file: String) {
    let read = VCardReader.read(bytes, file: file)
    contacts += read.contacts
    issues += read.issues
    let what: String
    switch bytes.count {
    case CardFiles.endlessLimit:
      what = "Only the first \(bytes.count >> 20) MB were read, because it may never end."
    case CardFiles.fileLimit: what = "Only the first \(bytes.count >> 20) MB were read."
    default: return
    }
    issues.append(ContactIssue(file: file, line: nil, what: what))
  }
}
