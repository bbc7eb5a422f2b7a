public import JSONText

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
