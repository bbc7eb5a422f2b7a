extension AddressBookDataSource {
  /// Reads files and folders of cards.
  ///
  /// A folder stands for the `.vcf` and `.vcard` files in it and in its direct subfolders, sorted
  /// by name, without hidden files. A file or a subfolder in a folder that can't be opened becomes
  /// an issue. A path in `paths` that can't be opened is an error, and so is a folder if all that it
  /// contains are subfolders that can't be opened.
  ///
  /// - Parameters:
  ///   - paths: Files and folders, in any mixture; "-" is standard input. Of a pipe or a
  ///     device, the first 64 MB are read, of a file the first 512 MB, and an issue says so.
  ///   - key: Returns the sort key for a name or kind.
  /// - Returns: The contacts of all of them.
  /// - Throws: ``ContactReadError`` if a path can't be read, or a folder contains no cards.
  public static func read(
    _ paths: [String], ordering key: @escaping @Sendable (String) -> String = { $0.lowercased() }
  ) throws(ContactReadError) -> AddressBookDataSource {
    var reading = try AddressBookReading(paths, ordering: key)
    try reading.readOn()
    return reading.addressBook
  }

  /// Reads the person's own contacts: `.contacts`, else `.local/share/contacts`, in their home.
  ///
  /// - Parameters:
  ///   - home: The path of the home folder, or nil when it is not known.
  ///   - key: Returns the sort key for a name or kind.
  /// - Returns: The contacts of the first of the two folders that has contacts. Without contacts, they
  ///   are those of the first folder that has issues, or nil if neither has any.
  /// - Throws: ``ContactReadError`` if neither folder has contacts or issues, and one of them can't be
  ///   read.
  public static func personal(
    home: String?, ordering key: @escaping @Sendable (String) -> String = { $0.lowercased() }
  ) throws(ContactReadError) -> AddressBookDataSource? {
    guard var reading = try AddressBookReading.personal(home: home, ordering: key) else {
      return nil
    }
    try reading.readOn()
    return reading.addressBook
  }
}
