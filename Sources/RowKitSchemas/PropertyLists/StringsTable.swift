/// A table of translated texts: the contents of a `.strings` file.
package struct StringsTable: Hashable, Sendable {
  private let texts: [String: String]

  /// Creates a table.
  package init(_ texts: [String: String] = [:]) {
    self.texts = texts
  }

  /// Parses a table: pairs of keys and values in UTF-8 or UTF-16, or a property list.
  ///
  /// Of several texts with the same key, the last one counts.
  ///
  /// - Throws: ``PropertyListError`` for the first error.
  package init(parsing bytes: [UInt8]) throws(PropertyListError) {
    if bytes.starts(with: BinaryPropertyListReader.mark) {
      self.init(try PropertyList(parsing: bytes))
      return
    }
    let text = try UnicodeText.bytes(of: bytes)
    if text.first(where: { $0 > 0x20 }) == UInt8(ascii: "<") {
      self.init(try PropertyList(parsing: bytes))
      return
    }
    var reader = StringsReader(text)
    self.init(try reader.texts())
  }

  private init(_ list: PropertyList) {
    let entries = list.entries ?? []
    let pairs = entries.compactMap { entry in entry.value.string.map { (entry.key, $0) } }
    texts = Dictionary(pairs, uniquingKeysWith: { _, last in last })
  }

  /// The text for a key, or `nil` if there is none.
  package subscript(key: String) -> String? { texts[key] }
}
