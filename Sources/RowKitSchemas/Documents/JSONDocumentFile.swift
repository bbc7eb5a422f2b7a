public import JSONSchema
public import RowKit
import RowKitStorage

/// A file with a JSON document, which is replaced as a whole when it is saved.
///
/// ```swift
/// let file = try JSONDocumentFile(path: "package.json")
/// let form = SchemaForm(SchemaValue(file.document, schema: schema), title: "package.json")
/// form.onSave = { file.save($0) }
/// ```
@MainActor public final class JSONDocumentFile {
  /// The path.
  public let path: String

  /// The document when the file was read or saved last.
  public private(set) var document: JSONDocument

  private let file: StoreFile

  /// The contents that another program wrote, after a person was told.
  private var overwritable: [UInt8]?

  /// Reads a file, with or without comments and trailing commas.
  ///
  /// - Throws: ``JSONDocumentFileError`` if the file doesn't exist, can't be read, exceeds 64 MB, or
  ///   contains anything but JSON.
  public init(path: String) throws(JSONDocumentFileError) {
    self.path = path
    file = StoreFile(path)
    document = try JSONDocumentFile.document(in: file)
    file.removeAbandonedDraft()
  }

  /// Replaces the contents of the file, and returns a sentence if that wasn't possible.
  ///
  /// A document that wasn't changed isn't written. If another program changed the file meanwhile,
  /// nothing is written at first; saving again overwrites it.
  public func save(_ document: JSONDocument) -> String? {
    guard document.bytes != self.document.bytes else { return nil }
    do throws(FileFailure) {
      let draft = try file.draft(patience: 1000)
      defer { draft.end() }
      let present = try file.contents()
      if let present, present != self.document.bytes, present != overwritable {
        overwritable = present
        return "\(path) was changed by another program meanwhile. Save again to overwrite it."
      }
      try draft.replaceFile(with: document.bytes)
    } catch {
      return "\(path) can't be written: \(error.reason)."
    }
    self.document = document
    overwritable = nil
    return nil
  }

  private static func document(
    in file: StoreFile
  ) throws(JSONDocumentFileError) -> JSONDocument {
    let bytes: [UInt8]?
    do throws(FileFailure) {
      bytes = try file.contents()
    } catch {
      throw .unreadable(path: file.path, reason: error.reason)
    }
    guard let bytes else { throw .unreadable(path: file.path, reason: "it doesn't exist") }
    do throws(JSONError) {
      return try JSONDocument(parsing: bytes)
    } catch {
      throw .invalid(path: file.path, error)
    }
  }

  // MARK: Schemas

  /// Returns the schema in a file.
  ///
  /// References lead to files in the same folder and below it.
  ///
  /// - Throws: ``JSONDocumentFileError`` if the file can't be read or is no schema.
  public static func schema(
    path: String, options: SchemaOptions = SchemaOptions()
  ) throws(JSONDocumentFileError) -> Schema {
    let value = try document(in: StoreFile(path)).value
    let folder = StoreFile.place(of: path).folder
    do throws(SchemaError) {
      return try Schema(value, options: options) { request in
        request.path.flatMap { try? document(in: StoreFile("\(folder)/\($0)")).value }
      }
    } catch {
      throw .noSchema(path: path, error)
    }
  }

  /// The path of the schema that the document names, if that is a file in its folder.
  public var schemaPath: String? {
    guard let name = document.value(at: ["$schema"])?.string, !name.isEmpty,
      !name.contains(":"), !name.hasPrefix("/"), !name.contains("\0"),
      !name.split(separator: "/").contains("..")
    else { return nil }
    let path = StoreFile.place(of: self.path).folder + "/" + name
    return (try? StoreFile(path).contents()) == nil ? nil : path
  }
}

/// An error that prevents the use of a JSON document in a file.
public enum JSONDocumentFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file can't be read or isn't a regular file.
  case unreadable(path: String, reason: String)
  /// The file doesn't contain JSON.
  case invalid(path: String, JSONError)
  /// The JSON in the file is no schema.
  case noSchema(path: String, SchemaError)

  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "\(path) can't be read: \(reason)."
    case .invalid(let path, let error): "\(path) is no JSON. \(error)"
    case .noSchema(let path, let error): "\(path) is no schema. \(error)"
    }
  }
}
