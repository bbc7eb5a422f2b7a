public import JSONSchema
package import RowKit
package import RowKitStorage

/// The schemas of documents, and documents on standard input.
extension JSONDocumentFile {
  /// Returns the schema in a file.
  ///
  /// References lead to files in the same folder and below it.
  ///
  /// - Throws: ``JSONDocumentFileError`` if the file can't be read or is no schema.
  nonisolated public static func schema(
    path: String, options: SchemaOptions = SchemaOptions()
  ) throws(JSONDocumentFileError) -> Schema {
    try schema(path: path, options: options, calls: FileCalls())
  }

  /// Returns the schema in a file that is read with the given calls.
  nonisolated package static func schema(
    path: String, options: SchemaOptions, calls: FileCalls
  ) throws(JSONDocumentFileError) -> Schema {
    let value = try document(in: StoreFile(path, calls: calls)).value
    return try schema(value, path: path, in: StoreFile.place(of: path).folder, options, calls)
  }

  /// Returns the schema on standard input, which is read once.
  ///
  /// References lead to files in the working folder and below it.
  nonisolated package static func schemaOnInput(
    options: SchemaOptions, calls: FileCalls
  ) throws(JSONDocumentFileError) -> Schema {
    try schema(documentOnInput(calls).value, path: inputName, in: ".", options, calls)
  }

  nonisolated private static func schema(
    _ value: JSONValue, path: String, in folder: String, _ options: SchemaOptions,
    _ calls: FileCalls
  ) throws(JSONDocumentFileError) -> Schema {
    do throws(SchemaError) {
      return try Schema(value, options: options) { request in
        guard let name = request.path, StoreFile.isFile("\(folder)/\(name)", in: folder) else {
          return nil
        }
        return try? document(in: StoreFile("\(folder)/\(name)", calls: calls)).value
      }
    } catch {
      throw .noSchema(path: path, error)
    }
  }

  /// The path of the schema that the document names, if that is a file that can be read.
  ///
  /// `$schema` is a URI reference: a path from the folder of the document, with escapes such as `%20`.
  public var schemaPath: String? { JSONDocumentFile.schemaPath(of: document, in: file) }

  /// Returns the path of the schema that a document names, if that is a file that can be read.
  nonisolated package static func schemaPath(
    of document: JSONDocument, in file: StoreFile
  ) -> String? {
    namedPath(in: document, file).flatMap { isReadable($0, file) ? $0 : nil }
  }

  /// Returns a sentence about the file that a document names as its schema, if that can't be read.
  nonisolated package static func remarkOnSchema(
    of document: JSONDocument, in file: StoreFile
  ) -> String? {
    guard let path = namedPath(in: document, file), !isReadable(path, file) else { return nil }
    return "The schema \(path) can't be read, so no rules are checked."
  }

  nonisolated private static func namedPath(
    in document: JSONDocument, _ file: StoreFile
  ) -> String? {
    document.value(at: ["$schema"])?.string.flatMap { SchemaFileName($0) }?
      .path(from: StoreFile.place(of: file.path).folder)
  }

  nonisolated private static func isReadable(_ path: String, _ file: StoreFile) -> Bool {
    (try? StoreFile(path, calls: file.calls).contents()) != nil
  }

  // MARK: Standard input

  /// Returns the document on standard input, which is read once, to its end.
  nonisolated package static func documentOnInput(
    _ calls: FileCalls
  ) throws(JSONDocumentFileError) -> JSONDocument {
    try document(named: inputName) { () throws(FileFailure) in try calls.standardInput() }
  }

  /// The name of standard input at the beginning of a sentence.
  nonisolated private static let inputName = "Standard input"
}
