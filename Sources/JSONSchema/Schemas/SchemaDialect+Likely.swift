import JSONText

extension SchemaDialect {
  /// The keywords that draft-07 doesn't have.
  private static let recentKeywords: Set = [
    "$defs", "prefixItems", "dependentRequired", "dependentSchemas", "unevaluatedProperties",
    "unevaluatedItems", "minContains", "maxContains", "contentSchema", "$anchor", "$dynamicRef",
    "$dynamicAnchor", "$recursiveRef", "$recursiveAnchor",
  ]

  /// The keywords whose members have names of the author's own.
  private static let keywordsOfNamedSchemas: Set = [
    "properties", "patternProperties", "definitions", "dependencies",
  ]

  /// The keywords whose values are no schemas.
  private static let keywordsOfValues: Set = ["enum", "const", "default", "examples"]

  /// The maximum number of values that are looked at.
  private static let reach = 100_000

  /// The dialect of a schema that names none: 2020-12 if a schema in it has a keyword that draft-07
  /// doesn't have, 2019-09 if that is `$recursiveRef`, and draft-07 otherwise.
  init(likelyFor value: JSONValue) {
    // A list instead of recursion, because schemas may be nested as deep as a text allows.
    var waiting = [(value: value, areKeywords: true)]
    var looked = 0
    while let (value, areKeywords) = waiting.popLast(), looked < SchemaDialect.reach {
      looked += 1
      if let elements = value.array { waiting += elements.map { ($0, true) } }
      for member in value.members ?? [] {
        guard areKeywords else {
          waiting.append((member.value, true))
          continue
        }
        if SchemaDialect.recentKeywords.contains(member.key) {
          self = member.key.hasPrefix("$recursive") ? .draft2019 : .draft2020
          return
        }
        if SchemaDialect.keywordsOfValues.contains(member.key) { continue }
        let isNamed = SchemaDialect.keywordsOfNamedSchemas.contains(member.key)
        waiting.append((member.value, !isNamed))
      }
    }
    self = .draft7
  }
}
