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

  /// Creates the vocabulary from the addresses that a metaschema requires.
  init(_ dialect: SchemaDialect, addresses: [String]) {
    self.dialect = dialect
    func names(_ name: String) -> Bool { addresses.contains { $0.hasSuffix("/vocab/" + name) } }
    applies = names("applicator")
    validates = names("validation")
    appliesUnevaluated = names("unevaluated") || dialect < .draft2020 && names("applicator")
    assertsFormats = names("format-assertion")
  }
}
