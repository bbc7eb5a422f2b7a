import JSONText

/// A reader of the keywords of one schema.
struct SchemaReader {
  let node: Int
  let value: JSONValue
  let document: Int
  let vocabulary: SchemaVocabulary

  private var keywords: [ExactString: JSONValue] = [:]

  init(node: Int, value: JSONValue, document: Int, vocabulary: SchemaVocabulary) {
    self.node = node
    self.value = value
    self.document = document
    self.vocabulary = vocabulary
  }

  mutating func read(into compiler: inout SchemaCompiler) throws(SchemaError) {
    if let constant = value.bool {
      compiler.model.nodes[node].constant = constant
      return
    }
    guard let members = value.members else {
      throw error(.noSchema(ValueType(of: value).nameKey.rawValue), value, in: compiler)
    }
    for member in members { keywords[ExactString(member.key)] = member.value }
    try readDefinitions(into: &compiler)
    if vocabulary.dialect.ignoresReferenceSiblings, keyword("$ref") != nil {
      try readReferences(into: &compiler)
      return
    }
    if vocabulary.validates { try readAssertions(into: &compiler) }
    try readFormat(into: &compiler)
    try readReferences(into: &compiler)
    if vocabulary.applies {
      try readCombinations(into: &compiler)
      try readObjectApplicators(into: &compiler)
      try readArrayApplicators(into: &compiler)
    }
    if vocabulary.appliesUnevaluated { try readUnevaluated(into: &compiler) }
  }

  // MARK: Keywords

  func keyword(_ name: String) -> JSONValue? { keywords[ExactString(name)] }

  func error(
    _ reason: SchemaError.Reason, _ value: JSONValue, in compiler: SchemaCompiler
  ) -> SchemaError {
    SchemaError(
      reason: reason, position: value.position, path: compiler.model.documents[document].path)
  }

  func bad(
    _ keyword: String, needs words: String, _ value: JSONValue, in compiler: SchemaCompiler
  ) -> SchemaError {
    error(.badKeyword(keyword, needs: words), value, in: compiler)
  }

  func add(_ assertion: SchemaAssertion, to compiler: inout SchemaCompiler) {
    compiler.model.nodes[node].assertions.append(assertion)
  }

  func add(_ applicator: SchemaApplicator, to compiler: inout SchemaCompiler) {
    compiler.model.nodes[node].applicators.append(applicator)
  }

  // MARK: Schemas below

  /// Adds the schema that is the value of a keyword, and returns its index.
  func schema(
    _ keyword: String, in compiler: inout SchemaCompiler
  ) throws(SchemaError) -> Int? {
    guard let value = self.keyword(keyword) else { return nil }
    return try schema(value, [keyword], in: &compiler)
  }

  /// Adds the schemas of a list, and returns their indices.
  func schemas(
    _ keyword: String, in compiler: inout SchemaCompiler
  ) throws(SchemaError) -> [Int]? {
    guard let value = self.keyword(keyword) else { return nil }
    guard let elements = value.array else {
      throw bad(keyword, needs: "a list of schemas", value, in: compiler)
    }
    var indices: [Int] = []
    for (index, element) in elements.enumerated() {
      indices.append(try schema(element, [keyword, String(index)], in: &compiler))
    }
    return indices
  }

  /// Adds the schemas of an object, and returns their keys and indices.
  func schemasByKey(
    _ keyword: String, in compiler: inout SchemaCompiler
  ) throws(SchemaError) -> [(key: String, schema: Int)]? {
    guard let value = self.keyword(keyword) else { return nil }
    guard let members = value.members else {
      throw bad(keyword, needs: "an object of schemas", value, in: compiler)
    }
    var result: [(key: String, schema: Int)] = []
    for member in members {
      result.append(
        (member.key, try schema(member.value, [keyword, member.key], in: &compiler)))
    }
    return result
  }

  func schema(
    _ value: JSONValue, _ tokens: [String], in compiler: inout SchemaCompiler
  ) throws(SchemaError) -> Int {
    let isBoolean = value.bool != nil && vocabulary.dialect.allowsBooleanSchemas
    let isLimit = value.bool != nil && tokens[0].hasPrefix("additional")
    guard value.members != nil || isBoolean || isLimit else {
      throw error(.noSchema(ValueType(of: value).nameKey.rawValue), value, in: compiler)
    }
    let parent = compiler.model.nodes[node]
    return try compiler.add(
      value, JSONPointer(parent.location.pointer.tokens + tokens), document: document,
      resource: parent.resource)
  }

  /// Reads the schemas that are only kept for references.
  private func readDefinitions(into compiler: inout SchemaCompiler) throws(SchemaError) {
    _ = try schemasByKey("definitions", in: &compiler)
    if vocabulary.dialect >= .draft2019 { _ = try schemasByKey("$defs", in: &compiler) }
  }
}
