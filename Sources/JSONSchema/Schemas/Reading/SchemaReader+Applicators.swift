import JSONText

extension SchemaReader {
  func readReferences(into compiler: inout SchemaCompiler) throws(SchemaError) {
    try readReference("$ref", into: &compiler) { .reference(link: $0) }
    if vocabulary.dialect == .draft2020 {
      try readReference("$dynamicRef", into: &compiler) { .dynamicReference(link: $0) }
    }
    if vocabulary.dialect == .draft2019 {
      try readReference("$recursiveRef", into: &compiler) { .dynamicReference(link: $0) }
    }
  }

  private func readReference(
    _ name: String, into compiler: inout SchemaCompiler, _ applicator: (Int) -> SchemaApplicator
  ) throws(SchemaError) {
    guard let value = keyword(name) else { return }
    guard let text = value.string else { throw bad(name, needs: "text", value, in: compiler) }
    let link = SchemaLink(source: node, keyword: name, text: text, position: value.position)
    add(applicator(compiler.addLink(link)), to: &compiler)
  }

  // MARK: The same value

  func readCombinations(into compiler: inout SchemaCompiler) throws(SchemaError) {
    if let schemas = try schemas("allOf", in: &compiler) { add(.all(schemas), to: &compiler) }
    if let schemas = try schemas("anyOf", in: &compiler) { add(.any(schemas), to: &compiler) }
    if let schemas = try schemas("oneOf", in: &compiler) { add(.one(schemas), to: &compiler) }
    if let schema = try schema("not", in: &compiler) { add(.not(schema), to: &compiler) }
    if vocabulary.dialect >= .draft7 {
      let condition = try schema("if", in: &compiler)
      let (then, otherwise) = (try schema("then", in: &compiler), try schema("else", in: &compiler))
      if let condition {
        add(.condition(if: condition, then: then, else: otherwise), to: &compiler)
      }
    }
    if vocabulary.dialect >= .draft2019,
      let schemas = try schemasByKey("dependentSchemas", in: &compiler)
    {
      add(.dependent(schemas), to: &compiler)
    }
    try readDependencies(into: &compiler)
  }

  /// Reads `dependencies`, which later drafts keep for compatibility.
  private func readDependencies(into compiler: inout SchemaCompiler) throws(SchemaError) {
    guard let value = keyword("dependencies") else { return }
    guard let members = value.members else {
      throw bad("dependencies", needs: "an object", value, in: compiler)
    }
    var schemas: [(key: String, schema: Int)] = []
    var needed: [(key: String, needed: [String])] = []
    for member in members {
      if member.value.array != nil {
        needed.append((member.key, try keys(member.value, of: "dependencies", in: compiler)))
      } else {
        let tokens = ["dependencies", member.key]
        schemas.append((member.key, try schema(member.value, tokens, in: &compiler)))
      }
    }
    if !needed.isEmpty { add(.dependentRequired(needed, keyword: "dependencies"), to: &compiler) }
    if !schemas.isEmpty { add(.dependent(schemas), to: &compiler) }
  }

  // MARK: Parts of the value

  func readObjectApplicators(into compiler: inout SchemaCompiler) throws(SchemaError) {
    var members = SchemaMembers()
    let named = try schemasByKey("properties", in: &compiler) ?? []
    for (key, schema) in named { members.named[ExactString(key)] = schema }
    members.keys = named.map(\.key)
    let patterned = try schemasByKey("patternProperties", in: &compiler) ?? []
    for (text, schema) in patterned {
      let position = compiler.model.nodes[schema].content
      members.patterns.append((pattern(text, position, in: &compiler), schema))
    }
    members.rest = try schema("additionalProperties", in: &compiler)
    if !named.isEmpty || !patterned.isEmpty || members.rest != nil {
      add(.members(members), to: &compiler)
    }
    if vocabulary.dialect >= .draft6, let schema = try schema("propertyNames", in: &compiler) {
      add(.memberNames(schema), to: &compiler)
    }
  }

  func readArrayApplicators(into compiler: inout SchemaCompiler) throws(SchemaError) {
    if vocabulary.dialect == .draft2020 {
      let first = try schemas("prefixItems", in: &compiler) ?? []
      let rest = try schema("items", in: &compiler)
      if !first.isEmpty || rest != nil { add(.elements(first: first, rest: rest), to: &compiler) }
    } else if keyword("items")?.array != nil {
      let first = try schemas("items", in: &compiler) ?? []
      let rest = try schema("additionalItems", in: &compiler)
      add(.elements(first: first, rest: rest), to: &compiler)
    } else {
      _ = try schema("additionalItems", in: &compiler)
      if let rest = try schema("items", in: &compiler) {
        add(.elements(first: [], rest: rest), to: &compiler)
      }
    }
    guard vocabulary.dialect >= .draft6, let schema = try schema("contains", in: &compiler) else {
      return
    }
    var bounds = ContainsBounds(evaluates: vocabulary.dialect == .draft2020)
    if vocabulary.dialect >= .draft2019, vocabulary.validates {
      bounds.least = try count("minContains", in: compiler) ?? 1
      bounds.most = try count("maxContains", in: compiler)
    }
    add(.contains(schema, bounds), to: &compiler)
  }

  func readUnevaluated(into compiler: inout SchemaCompiler) throws(SchemaError) {
    guard vocabulary.dialect >= .draft2019 else { return }
    if let schema = try schema("unevaluatedProperties", in: &compiler) {
      add(.unevaluatedMembers(schema), to: &compiler)
      compiler.model.nodes[node].usesUnevaluated = true
    }
    if let schema = try schema("unevaluatedItems", in: &compiler) {
      add(.unevaluatedElements(schema), to: &compiler)
      compiler.model.nodes[node].usesUnevaluated = true
    }
  }
}
