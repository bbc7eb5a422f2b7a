/// A version of the rules that a schema follows.
public enum SchemaDialect: Int, Hashable, Sendable, CaseIterable, Comparable {
  case draft4, draft6, draft7, draft2019, draft2020

  /// The dialect that a `$schema` names, or `nil` for an unknown one.
  package init?(address: String) {
    var address = address
    if address.hasSuffix("#") { address.removeLast() }
    let dialect = SchemaDialect.allCases.first { dialect in
      dialect.address == address || "https" + dialect.address.dropFirst(4) == address
    }
    guard let dialect else { return nil }
    self = dialect
  }

  /// The address of the schema that describes the schemas of the dialect.
  package var address: String {
    switch self {
    case .draft4: "http://json-schema.org/draft-04/schema"
    case .draft6: "http://json-schema.org/draft-06/schema"
    case .draft7: "http://json-schema.org/draft-07/schema"
    case .draft2019: "https://json-schema.org/draft/2019-09/schema"
    case .draft2020: "https://json-schema.org/draft/2020-12/schema"
    }
  }

  public static func < (left: SchemaDialect, right: SchemaDialect) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The keyword that names a schema.
  var identifierKeyword: String { self == .draft4 ? "id" : "$id" }

  /// Whether the keywords beside a reference have no meaning.
  var ignoresReferenceSiblings: Bool { self <= .draft7 }

  /// Whether a schema may be `true` or `false`.
  var allowsBooleanSchemas: Bool { self >= .draft6 }
}

/// The keywords that have a meaning in a schema.
struct SchemaVocabulary: Sendable {
  var dialect: SchemaDialect

  /// Whether keywords apply schemas to values.
  var applies = true

  /// Whether keywords such as `type` and `minimum` decide.
  var validates = true

  var appliesUnevaluated = true

  /// Whether `format` decides, even if the options don't require it.
  var assertsFormats = false

  init(_ dialect: SchemaDialect) {
    self.dialect = dialect
  }

  /// Creates the vocabulary from the addresses that a metaschema names, and whether it requires each.
  init(_ dialect: SchemaDialect, addresses: [(address: String, isRequired: Bool)]) {
    self.dialect = dialect
    func names(_ name: String, required: Bool = false) -> Bool {
      addresses.contains { address, isRequired in
        address.hasSuffix("/vocab/" + name) && (isRequired || !required)
      }
    }
    applies = names("applicator")
    validates = names("validation")
    appliesUnevaluated = names("unevaluated") || dialect < .draft2020 && names("applicator")
    assertsFormats =
      names("format-assertion") || dialect == .draft2019 && names("format", required: true)
  }
}
