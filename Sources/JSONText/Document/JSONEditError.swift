/// A reason why a JSON document can't be changed.
public enum JSONEditError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no value at a path.
  case missing(JSONPath)
  /// The value at a path has no members or elements of the requested kind.
  case wrongContainer(JSONPath)
  /// The object already has the key.
  case repeatedKey(String)
  /// The change would produce something other than was requested. Nothing was changed.
  case unsafe(JSONPath)

  public var description: String {
    switch self {
    case .missing(let path): "There is no value at \(JSONEditError.name(path))."
    case .wrongContainer(let path):
      "The value at \(JSONEditError.name(path)) has no such members or elements."
    case .repeatedKey(let key): "The key \(JSONValue(.string(key))) exists already."
    case .unsafe(let path): "The text around \(JSONEditError.name(path)) can't be changed safely."
    }
  }

  private static func name(_ path: JSONPath) -> String {
    path.steps.isEmpty ? "the root" : path.pointer
  }
}
