/// The file that a document names as its schema.
package struct SchemaFileName: Hashable, Sendable {
  /// The path, from the folder of the document unless it begins with a slash.
  private let path: String

  /// Reads the value of `$schema`, which is a URI reference.
  ///
  /// Escapes such as `%20` stand for their characters, and an empty fragment for the whole file. Returns
  /// `nil` for a reference with a scheme or an authority, such as one that begins with `https:`.
  package init?(_ reference: String) {
    let address = SchemaAddress(reference)
    guard address.scheme == nil, address.authority == nil, !address.path.isEmpty else { return nil }
    // Only a whole file is a schema: one whose name ends like the fragment is looked for.
    let part = address.decodedFragment.isEmpty ? "" : "#" + address.decodedFragment
    let path = address.decodedPath + part
    if path.contains("\0") { return nil }
    self.path = path
  }

  /// Returns the path for a document in a folder.
  package func path(from folder: String) -> String {
    path.hasPrefix("/") ? path : folder + "/" + path
  }
}
