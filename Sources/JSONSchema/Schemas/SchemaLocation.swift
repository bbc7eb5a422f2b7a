/// A place in a schema.
public struct SchemaLocation: Hashable, Sendable, CustomStringConvertible {
  /// The path of the document from the folder of the schema, or `nil` for the schema itself.
  public let path: String?

  /// The pointer from the root of the document.
  public let pointer: JSONPointer

  public var description: String { (path ?? "") + "#" + pointer.description }
}
