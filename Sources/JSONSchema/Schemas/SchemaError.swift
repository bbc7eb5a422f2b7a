public import JSONText

/// The reason why a JSON text is no schema.
public struct SchemaError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A kind of error.
  public enum Reason: Hashable, Sendable {
    /// A schema was expected, and another value found.
    case noSchema(String)
    /// The value of a keyword isn't of the kind that the keyword needs.
    case badKeyword(String, needs: String)
    /// References lead back to themselves without a value between.
    case circle
    /// Schemas are nested deeper than ``SchemaLimits/depth``.
    case tooDeep(Int)
    /// There are more schemas than ``SchemaLimits/nodeCount``.
    case tooMany(Int)
  }

  /// The kind of error.
  public let reason: Reason

  /// The position in the document, or `nil` for a value that was not parsed.
  public let position: JSONPosition?

  /// The path of the document from the folder of the schema, or `nil` for the schema itself.
  public let path: String?

  public var description: String {
    SchemaNote.sentence(sentence, path: path, position: position)
  }

  private var sentence: String {
    switch reason {
    case .noSchema(let found): "a schema is an object, true or false, not \(found)."
    case .badKeyword(let keyword, let needs): "\"\(keyword)\" needs \(needs)."
    case .circle: "the reference leads back to itself without a value between."
    case .tooDeep(let limit): "schemas lie more than \(limit) deep in each other."
    case .tooMany(let limit): "there are more than \(limit) schemas."
    }
  }
}

/// A place in a schema.
public struct SchemaLocation: Hashable, Sendable, CustomStringConvertible {
  /// The path of the document from the folder of the schema, or `nil` for the schema itself.
  public let path: String?

  /// The pointer from the root of the document.
  package let pointer: JSONPointer

  public var description: String { (path ?? "") + "#" + pointer.description }
}

/// A document that a schema refers to.
public struct SchemaDocumentRequest: Hashable, Sendable {
  /// The address of the document, without a fragment.
  public let address: String

  /// The path of the document from the folder of the schema, or `nil` if the reference names no
  /// file in that folder.
  public let path: String?
}

/// A function that returns the document for a reference, or `nil` if it can't be followed.
///
/// The engine itself opens no file and no connection.
public typealias SchemaLoader = (SchemaDocumentRequest) -> JSONValue?
