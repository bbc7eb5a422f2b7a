import JSONSchema
import JSONText
import Testing

@Suite struct SchemaPlaceTests {
  private func place(_ text: String) throws -> SchemaPlace {
    try Schema(JSONValue(parsing: text)).root
  }

  private func value(_ text: String) throws -> JSONValue { try JSONValue(parsing: text) }

  @Test func `annotations are those that stand first, also beside a reference`() throws {
    let rules = try place(
      ##"""
      {"$ref": "#/definitions/port", "description": "Of the server.", "default": 80,
       "definitions": {"port": {"title": "Port", "description": "Any port.", "type": "integer",
         "readOnly": true, "examples": [8080]}}}
      """##
    ).rules(for: nil)
    #expect(rules.title == "Port")
    #expect(rules.summary == "Of the server.")
    #expect(rules.defaultValue?.number?.int == 80)
    #expect(rules.examples.first?.number?.int == 8080)
    #expect(rules.isReadOnly && !rules.isWriteOnly && !rules.isDeprecated)
    #expect(rules.types == [.integer])
    #expect(rules.place.referenceName == "port")
  }

  @Test func `the strictest limits of all schemas in force apply`() throws {
    let rules = try place(
      """
      {"allOf": [{"minimum": 1, "maxLength": 5, "type": ["integer", "string"]},
        {"minimum": 0, "exclusiveMaximum": 10, "maxLength": 9, "minLength": 2,
         "pattern": "^a", "format": "email", "type": ["number", "null"]}], "multipleOf": 0.5}
      """
    ).rules(for: nil)
    #expect(RuleWords.english.limits(of: rules.bounds) == "At least 1 and less than 10")
    #expect(rules.length.least == 2 && rules.length.most == 5)
    #expect(rules.types == [.integer])
    #expect(rules.step?.text == "0.5")
    #expect(rules.patterns.map(\.text) == ["^a"])
    #expect(rules.format == "email")
  }

  @Test func `listed values have the titles of their alternatives`() throws {
    let rules = try place(
      """
      {"oneOf": [{"const": "r", "title": "Red", "description": "Like fire."},
        {"const": "g", "deprecated": true}]}
      """
    ).rules(for: nil)
    #expect(rules.alternatives.isEmpty)
    #expect(rules.choices?.map(\.value.string) == ["r", "g"])
    #expect(rules.choices?.map(\.title) == ["Red", nil])
    #expect(rules.choices?.map(\.isDeprecated) == [false, true])
    #expect(rules.types == [.string])
    let listed = try place(#"{"enum": [1, "1"], "enumDescriptions": ["One"]}"#).rules(for: nil)
    #expect(listed.choices?.map(\.summary) == ["One", nil])
  }

  /// Returns the values of a schema's list as JSON.
  private func choices(_ schema: String) throws -> [String]? {
    try place(schema).rules(for: nil).choices?.map(\.value.description)
  }

  @Test func `a value that several alternatives list is listed once, or by oneOf not at all`()
    throws
  {
    let lists = #"[{"enum": ["a", "b", 1]}, {"enum": ["b", "c", 1.0]}, {"const": "d"}]"#
    #expect(try choices(#"{"anyOf": \#(lists)}"#) == [#""a""#, #""b""#, "1", #""c""#, #""d""#])
    let single = try place(#"{"oneOf": \#(lists)}"#)
    let listed = single.rules(for: nil).choices ?? []
    #expect(listed.map(\.value.description) == [#""a""#, #""c""#, #""d""#])
    #expect(listed.allSatisfy { single.isValid($0.value) })
    #expect(try choices(#"{"oneOf": [{"enum": [1, 1]}, {"const": 2}]}"#) == ["1", "2"])
  }

  @Test(arguments: [
    (#"{"type": "string", "enum": ["a", "b", null]}"#, [#""a""#, #""b""#]),
    (#"{"type": ["string", "null"], "enum": ["a", 1, null]}"#, [#""a""#, "null"]),
    (#"{"type": "number", "enum": [1, 1.5, "1"]}"#, ["1", "1.5"]),
    (#"{"enum": [1.5, 2.0, 3], "allOf": [{"type": "integer"}]}"#, ["2.0", "3"]),
    (#"{"type": "string", "oneOf": [{"const": 1}, {"const": "a"}]}"#, [#""a""#]),
    (
      #"{"oneOf": [{"type": "string", "enum": ["a", 1]}, {"type": "integer", "enum": ["a", 1]}]}"#,
      [#""a""#, "1"]
    ),
    (#"{"enum": ["a", "b"], "const": "b"}"#, [#""b""#]),
  ])
  func `only listed values that every keyword of a list allows are choices`(
    _ schema: String, _ values: [String]
  ) throws {
    #expect(try choices(schema) == values)
    let place = try place(schema)
    for choice in place.rules(for: nil).choices ?? [] { #expect(place.isValid(choice.value)) }
  }

  @Test func `members keep the order of the schema and know whether they are required`() throws {
    let rules = try place(
      """
      {"properties": {"z": {"title": "Z"}, "a": {}}, "required": ["b", "a"],
       "allOf": [{"properties": {"z": {"type": "string"}, "c": false}}],
       "dependentRequired": {"z": ["y"]}, "$defs": {}}
      """
    ).rules(for: try value(#"{"z": 1}"#))
    #expect(rules.members.map(\.key) == ["z", "a", "c", "b", "y"])
    #expect(rules.members.map(\.isRequired) == [false, true, false, true, true])
    let member = rules.place(ofMember: "z").rules(for: nil)
    #expect(member.title == "Z")
    #expect(member.types == [.string])
    #expect(!rules.allowsMember("c") && rules.allowsMember("anything"))
  }

  @Test func `members beside a reference are those that a check looks at`() throws {
    func keys(_ dialect: String) throws -> [String] {
      try place(
        ##"""
        {"$schema": "\##(dialect)", "properties": {"a": {"type": "null"}},
         "$ref": "#/definitions/d", "definitions": {"d": {"properties": {"b": {}}}}}
        """##
      ).rules(for: nil).members.map(\.key)
    }
    for draft in 4...7 where draft != 5 {
      #expect(try keys("http://json-schema.org/draft-0\(draft)/schema#") == ["b"])
    }
    #expect(try keys("https://json-schema.org/draft/2020-12/schema") == ["a", "b"])
  }

  @Test(arguments: ["false", #"{"not": {}}"#, #"{"not": true}"#, ##"{"$ref": "#/$defs/no"}"##])
  func `no other member is allowed by a schema that no value fits`(_ others: String) throws {
    let rules = try place(
      #"""
      {"properties": {"a": true, "b": \#(others)}, "additionalProperties": \#(others),
       "$defs": {"no": {"not": {}}}}
      """#
    ).rules(for: nil)
    #expect(rules.otherMembers == nil)
    #expect(rules.allowsMember("a") && !rules.allowsMember("b") && !rules.allowsMember("c"))
    let list = try place(
      #"{"items": \#(others), "$defs": {"no": {"not": {}}}}"#
    ).rules(for: nil)
    #expect(!list.allowsElement(at: 0))
  }

  @Test func `a schema that some value doesn't fit may be forbidden`() throws {
    let rules = try place(#"{"additionalProperties": {"not": {"type": "null"}}}"#).rules(for: nil)
    #expect(rules.otherMembers != nil && rules.allowsMember("a"))
  }

  @Test func `open keys have the place of their pattern or of all others`() throws {
    let open = try place(
      """
      {"properties": {"a": true}, "patternProperties": {"^x": {"type": "null"}},
       "additionalProperties": {"type": "integer"}, "propertyNames": {"maxLength": 2}}
      """
    ).rules(for: nil)
    #expect(open.place(ofMember: "x1").rules(for: nil).types == [.null])
    #expect(open.otherMembers?.rules(for: nil).types == [.integer])
    #expect(open.memberPatterns.map(\.pattern.text) == ["^x"])
    #expect(open.allowsMember("b") && !open.allowsMember("long"))
    let closed = try place(#"{"properties": {"a": true}, "additionalProperties": false}"#)
    #expect(closed.rules(for: nil).otherMembers == nil)
    #expect(!closed.rules(for: nil).allowsMember("b"))
  }

  @Test func `conditions add the rules of the branch that the value chooses`() throws {
    let place = try place(
      """
      {"properties": {"kind": {"enum": ["a", "b"]}},
       "if": {"properties": {"kind": {"const": "a"}}, "required": ["kind"]},
       "then": {"properties": {"size": {}}}, "else": {"properties": {"name": {}}},
       "dependentSchemas": {"size": {"required": ["unit"]}}}
      """)
    func keys(_ text: String) throws -> [String] {
      place.rules(for: try value(text)).members.map(\.key)
    }
    #expect(try keys(#"{"kind": "a"}"#) == ["kind", "size"])
    #expect(try keys(#"{"kind": "b"}"#) == ["kind", "name"])
    #expect(try keys(#"{"kind": "a", "size": 1}"#) == ["kind", "size", "unit"])
    #expect(place.rules(for: nil).members.map(\.key) == ["kind"])
  }

  @Test func `alternatives are found by what fits, and else by type and constants`() throws {
    let rules = try place(
      """
      {"oneOf": [{"type": "string"},
        {"title": "A", "properties": {"kind": {"const": "a"}, "n": {"type": "null"}}},
        {"properties": {"kind": {"const": "b"}, "n": {"type": "null"}}, "type": "object"}]}
      """
    ).rules(for: nil)
    let alternatives = try #require(rules.alternatives.first)
    #expect(alternatives.keyword == "oneOf")
    #expect(alternatives.places.map(\.title) == [nil, "A", nil])
    #expect(alternatives.nearest(to: try value("\"x\"")) == 0)
    #expect(alternatives.nearest(to: try value(#"{"kind": "b", "n": 1}"#)) == 2)
    #expect(alternatives.fitting(try value(#"{"kind": "a"}"#)) == [1])
    #expect(alternatives.places[2].rules(for: nil).members.map(\.key) == ["kind", "n"])
  }

  @Test func `a single alternative needs no choice`() throws {
    let rules = try place(#"{"anyOf": [{"type": "string"}]}"#).rules(for: nil)
    #expect(rules.alternatives.isEmpty)
    #expect(rules.types == [.string])
  }

  @Test func `a member that an alternative describes isn't unevaluated`() throws {
    let rules = try place(
      """
      {"oneOf": [{"properties": {"a": {}}}, {"properties": {"b": {}}}],
       "unevaluatedProperties": false}
      """
    ).rules(for: nil)
    #expect(rules.allowsMember("a") && rules.allowsMember("b") && !rules.allowsMember("c"))
    #expect(rules.otherMembers == nil)
  }

  @Test func `alternatives that lead back to themselves end`() throws {
    let rules = try place(
      ##"""
      {"$dynamicAnchor": "a", "oneOf": [{"$dynamicRef": "#a"}, {"properties": {"b": {}}}],
       "unevaluatedProperties": false}
      """##
    ).rules(for: nil)
    #expect(rules.allowsMember("b") && !rules.allowsMember("c"))
  }

  @Test func `elements have a place each in a tuple and one after it`() throws {
    let rules = try place(
      """
      {"prefixItems": [{"title": "X"}, {"title": "Y"}], "items": {"title": "Rest"},
       "maxItems": 3, "uniqueItems": true}
      """
    ).rules(for: nil)
    #expect((0..<3).map { rules.place(ofElement: $0).title } == ["X", "Y", "Rest"])
    #expect(rules.tupleCount == 2)
    #expect(rules.hasUniqueElements)
    #expect(rules.allowsElement(at: 2) && !rules.allowsElement(at: 3))
    let closed = try place(#"{"prefixItems": [true], "items": false}"#).rules(for: nil)
    #expect(!closed.allowsElement(at: 1))
  }

  @Test func `a recursive schema is followed as far as someone looks`() throws {
    var place = try place(
      ##"{"title": "Node", "properties": {"child": {"$ref": "#"}}}"##)
    for _ in 0..<1_000 { place = place.rules(for: nil).place(ofMember: "child") }
    #expect(place.title == "Node")
    let report = place.check(try value("1"), at: ["a", 0])
    #expect(report.isValid)
  }

  @Test func `dynamic references of a part follow the way that led to it`() throws {
    let rules = try place(
      ##"""
      {"$id": "https://example.org/texts", "$ref": "list", "$defs": {
         "item": {"$dynamicAnchor": "item", "type": "string"},
         "list": {"$id": "list", "items": {"$dynamicRef": "#item"},
           "$defs": {"any": {"$dynamicAnchor": "item"}}}}}
      """##
    ).rules(for: nil)
    let element = rules.place(ofElement: 0)
    #expect(element.rules(for: nil).types == [.string])
    #expect(!element.isValid(try value("1")))
  }

  @Test func `an open reference is known to its place`() throws {
    let rules = try place(#"{"properties": {"a": {"$ref": "other.json"}}}"#).rules(for: nil)
    #expect(rules.place(ofMember: "a").rules(for: nil).hasOpenReference)
    #expect(!rules.hasOpenReference)
  }

  @Test func `a member that a condition describes isn't unevaluated while the condition holds`()
    throws
  {
    let place = try place(
      """
      {"if": {"properties": {"kind": {"const": "a"}}, "required": ["kind"]},
       "then": {"properties": {"x": {}}}, "unevaluatedProperties": false}
      """)
    let rules = place.rules(for: try JSONValue(parsing: #"{"kind": "a", "x": 1}"#))
    #expect(rules.allowsMember("kind") && rules.allowsMember("x") && !rules.allowsMember("y"))
    let others = place.rules(for: try JSONValue(parsing: #"{"kind": "b"}"#))
    #expect(!others.allowsMember("kind") && !others.allowsMember("x"))
  }

  @Test(arguments: [
    #""enum": ["a", "b"]"#, #""allOf": [{"enum": ["b", "a"]}]"#, #""enum": ["a", "b", "c"]"#,
  ])
  func `listed values keep what alternatives beside the list say about them`(list: String) throws {
    let choices = try place(
      #"{\#(list), "oneOf": [{"const": "a", "title": "One", "description": "First."}, "#
        + #"{"const": "b", "title": "Two", "deprecated": true}]}"#
    ).rules(for: nil).choices?.sorted { $0.value.description < $1.value.description }
    #expect(choices?.map(\.title) == ["One", "Two"])
    #expect(choices?.map(\.summary) == ["First.", nil])
    #expect(choices?.map(\.isDeprecated) == [false, true])
  }

  @Test func `an element that the list must contain isn't unevaluated`() throws {
    let place = try place(#"{"contains": {"type": "string"}, "unevaluatedItems": false}"#)
    let rules = place.rules(for: try JSONValue(parsing: #"["a", 1]"#))
    #expect(rules.allowsElement(at: 0) && !rules.allowsElement(at: 1) && rules.allowsElement(at: 2))
  }

  @Test func `a pattern that can't be read may match any key, as in checking a value`() throws {
    let place = try place(
      #"{"patternProperties": {"(?i)^x-": {"type": "integer"}}, "additionalProperties": false}"#)
    let value = try JSONValue(parsing: #"{"X-a": 1}"#)
    #expect(place.isValid(value))
    let rules = place.rules(for: value)
    #expect(rules.allowsMember("X-a") && rules.allowsMember("new"))
  }
}
