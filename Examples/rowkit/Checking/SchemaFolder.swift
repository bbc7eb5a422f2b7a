import JSONSchema
import JSONText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A schema file, with the files in its folder that it may refer to.
struct SchemaFolder {
  private let file: JSONFile

  init(schema path: String) {
    file = JSONFile(path: path)
  }

  /// Returns the schema.
  ///
  /// - Parameter assertsFormats: Whether formats decide.
  /// - Returns: The schema, with notes about the files that can't be used.
  /// - Throws: ``CheckError`` if the file or one that it refers to is no schema.
  func schema(assertsFormats: Bool) throws(CheckError) -> Schema {
    let value = try file.document().value
    var options = SchemaOptions()
    options.assertsFormats = assertsFormats
    do throws(SchemaError) {
      return try Schema(value, options: options, loader: load)
    } catch {
      throw .noSchema(path: file.path, error)
    }
  }

  /// Returns a document in the folder, or `nil` if it can't be read.
  private func load(_ request: SchemaDocumentRequest) -> JSONValue? {
    guard let path = request.path, let place = realPath("\(file.folder)/\(path)"),
      let folder = realPath(file.folder), isInside(place, folder)
    else { return nil }
    return try? JSONFile(path: place).document().value
  }

  /// Returns whether a path is in a folder, after all links were followed.
  private func isInside(_ path: String, _ folder: String) -> Bool {
    path.utf8.starts(with: (folder == "/" ? folder : folder + "/").utf8)
  }

  private func realPath(_ path: String) -> String? {
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }
}
