import Synchronization

/// The tables of texts that the pages of a bundle share, each of which is parsed once.
final class ParsedTables: Sendable {
  private struct Entry {
    let bytes: [UInt8]
    let table: StringsTable
  }

  private let entries = Mutex<[String: Entry]>([:])

  /// Returns the table of a file, which is parsed unless it was with the same bytes.
  ///
  /// - Throws: ``PropertyListError`` for the first error.
  func table(at path: String, _ bytes: [UInt8]) throws(PropertyListError) -> StringsTable {
    let known = entries.withLock { $0[path] }
    if let known, known.bytes == bytes { return known.table }
    let table = try StringsTable(parsing: bytes)
    entries.withLock { $0[path] = Entry(bytes: bytes, table: table) }
    return table
  }
}
