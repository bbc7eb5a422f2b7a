import JSONText

/// The schemas of all documents, with references resolved to indices.
struct SchemaModel: Sendable {
  var documents: [SchemaDocument] = []
  var resources: [SchemaResource] = []
  var nodes: [SchemaNode] = []
  var links: [SchemaLink] = []
  var notes: [SchemaNote] = []

  /// Whether the target of a reference depends on the schemas around it.
  var hasDynamicReferences = false
}

/// A JSON text with schemas.
struct SchemaDocument: Sendable {
  /// The path from the folder of the schema, or `nil` for the schema itself.
  let path: String?

  let value: JSONValue

  /// The indices of the schemas in the document.
  var nodes: [JSONPointer: Int] = [:]
}

/// A schema with an address of its own.
struct SchemaResource: Sendable {
  let address: SchemaAddress
  let document: Int
  let pointer: JSONPointer
  var vocabulary: SchemaVocabulary
  var anchors: [ExactString: Int] = [:]

  /// The schemas that a dynamic reference can lead to.
  ///
  /// The name is empty for `$recursiveAnchor`.
  var dynamicAnchors: [ExactString: Int] = [:]
}

/// A reference from a schema to another one.
struct SchemaLink: Sendable {
  let source: Int
  let keyword: String
  let text: String
  let position: JSONPosition?

  /// The index of the schema, or `nil` if the reference can't be followed.
  var target: Int?

  /// The name of the anchor that the dynamic scope decides about, or `nil`.
  var dynamicName: ExactString?
}
