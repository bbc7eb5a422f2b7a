import JSONSchema
import JSONText
import RowKitPrograms

/// The reason why a document can't be checked.
enum CheckError: ProgramFailure, CustomStringConvertible {
  case unreadable(path: String, reason: String)
  case tooLarge(path: String)
  case noFile(path: String)
  case malformed(path: String, JSONError)
  case noSchema(path: String, SchemaError)
  case noSchemaGiven(path: String)

  var description: String {
    switch self {
    case .unreadable(let path, let reason): "“\(path)” can't be read: \(reason)."
    case .tooLarge(let path): "“\(path)” has more than \(JSONFile.greatestSize >> 20) MB."
    case .noFile(let path): "“\(path)” isn't a file."
    case .malformed(let path, let error): "“\(path)” isn't JSON. \(error)"
    case .noSchema(let path, let error): "“\(path)” isn't a schema. \(error)"
    case .noSchemaGiven(let path):
      "“\(path)” names no file as its schema; write --schema FILE."
    }
  }
}
