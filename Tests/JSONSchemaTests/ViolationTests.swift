import JSONSchema
import JSONText
import Testing

@Suite struct ViolationTests {
  /// Returns the violations as lines of pointer, position and words.
  private func lines(_ schema: String, _ value: String) throws -> [String] {
    let schema = try Schema(JSONValue(parsing: schema))
    return schema.check(try JSONValue(parsing: value)).violations.map { violation in
      let place = violation.position.map { "\($0.line):\($0.column)" } ?? ""
      return "\(violation.instance) \(place) \(violation.keyword): \(violation)"
    }
  }

  @Test(arguments: [
    (#"{"type": "integer"}"#, "\"1\"", "Needs a whole number, not text."),
    (#"{"type": ["string", "null"]}"#, "1", "Needs null or text, not a whole number."),
    (
      #"{"enum": ["red", "green", "blue"]}"#, "\"gren\"",
      "Must be one of red, green or blue. Did you mean \"green\"?"
    ),
    (#"{"enum": [1, "1", null]}"#, "2", #"Must be one of 1, "1" or null."#),
    (#"{"enum": [1, 2, 3, 4, 5, 6]}"#, "7", "Must be one of 6 values."),
    (#"{"const": "a"}"#, "2", "Must be a."), (#"{"const": "1"}"#, "1", #"Must be "1"."#),
    (#"{"const": " x"}"#, "1", #"Must be " x"."#),
    (#"{"enum": ["a", "true"]}"#, "true", #"Must be one of a or "true"."#),
    (#"{"minimum": 1, "maximum": 65535}"#, "0", "Between 1 and 65535."),
    (#"{"exclusiveMinimum": 0}"#, "0", "More than 0."),
    (#"{"exclusiveMinimum": 0, "maximum": 5}"#, "6", "More than 0 and at most 5."),
    (#"{"multipleOf": 0.01}"#, "0.005", "In steps of 0.01."),
    (#"{"maxLength": 4}"#, "\"abcde\"", "At most 4 characters, has 5."),
    (#"{"minLength": 1}"#, "\"\"", "Can't be empty."),
    (#"{"minLength": 2}"#, "\"a\"", "At least 2 characters, has 1."),
    (#"{"pattern": "^a"}"#, "\"b\"", "Doesn't have the expected form."),
    (#"{"minItems": 2}"#, "[1]", "At least 2 entries, has 1."),
    (#"{"maxProperties": 1}"#, #"{"a": 1, "b": 2}"#, "At most 1 member, has 2."),
    (#"{"required": ["name"]}"#, "{}", #""name" is missing."#),
    (
      #"{"dependencies": {"billing": ["card"]}}"#, #"{"billing": 1}"#,
      #""card" is missing, which "billing" needs."#
    ),
    ("false", "1", "Isn't allowed here."),
    (#"{"not": {}}"#, "1", "This value isn't allowed."),
    (
      #"{"anyOf": [{"type": "string"}, {"type": "array"}]}"#, "1",
      "Needs text or a list, not a whole number."
    ),
    (
      #"{"anyOf": [{"type": "integer"}, {"type": "null"}]}"#, "1.5",
      "Needs null or a whole number, not one with a fraction."
    ),
    (
      #"{"oneOf": [{"required": ["a"]}, {"required": ["b"]}]}"#, "{}",
      #"One of "a" or "b" is needed."#
    ),
    (
      #"{"oneOf": [{"required": ["a"]}, {"required": ["b"]}, {"required": ["a"]}]}"#, "{}",
      #"One of "a" or "b" is needed."#
    ),
    (
      """
      {"oneOf": [{"required": ["kind"], "properties": {"kind": {"const": "a"}}},
        {"required": ["kind"], "properties": {"kind": {"const": "b"}}}]}
      """, "{}", #""kind" is missing."#
    ),
    (#"{"oneOf": [{"const": 1}, {"const": 2}]}"#, "3", "Must be one of 1 or 2."),
    (#"{"anyOf": [{"enum": ["a", "b"]}, {"enum": ["b", "c"]}]}"#, "3", "Must be one of a, b or c."),
    (#"{"anyOf": [{"enum": [1, 2, 3]}, {"enum": [3.0, 2, 1]}]}"#, "4", "Must be one of 1, 2 or 3."),
    (#"{"anyOf": [{"const": "a"}, {"enum": ["a"]}]}"#, "3", "Must be a."),
    (#"{"enum": [[1], [1.0], [2]]}"#, "3", "Must be one of a certain list or a certain list."),
    (#"{"oneOf": [true, true]}"#, "3", "Fits 2 alternatives, but only one may fit."),
    (#"{"contains": {"const": 1}}"#, "[]", "At least 1 entry of the expected form, has 0."),
  ])
  func `words say what is allowed, with the numbers`(
    _ schema: String, _ value: String, _ words: String
  ) throws {
    let schema = try Schema(JSONValue(parsing: schema))
    let violations = schema.check(try JSONValue(parsing: value)).violations
    #expect(violations.map(\.description) == [words])
  }

  @Test func `each violation has its place in the text and its keyword`() throws {
    let schema = #"""
      {"properties": {"color": {"enum": ["red"]}, "ports": {"items": {"maximum": 9},
       "uniqueItems": true}}, "additionalProperties": false, "required": ["name"]}
      """#
    let value = """
      {
        "colr": "red",
        "ports": [1, 10,
          1]
      }
      """
    #expect(
      try lines(schema, value) == [
        " 1:1 required: \"name\" is missing.",
        "/colr 2:3 additionalProperties: Unknown key \"colr\". Did you mean \"color\"?",
        "/ports/2 4:5 uniqueItems: Same as entry 1.",
        "/ports/1 3:16 maximum: At most 9.",
      ])
  }

  @Test func `the place of the keyword follows references`() throws {
    let schema = try Schema(
      JSONValue(
        parsing: ##"{"$defs": {"a/b": {"type": "null"}}, "items": {"$ref": "#/$defs/a~1b"}}"##))
    let violation = schema.check(try JSONValue(parsing: "[1]")).violations.first
    #expect(violation?.schema.description == "#/$defs/a~1b/type")
  }

  @Test(arguments: [
    ("2020-12", "dependentRequired"), ("2020-12", "dependencies"), ("2019-09", "dependencies"),
  ])
  func `a missing key is reported with the keyword that the schema has`(
    _ dialect: String, _ keyword: String
  ) throws {
    let schema = try Schema(
      JSONValue(
        parsing: """
          {"$schema": "https://json-schema.org/draft/\(dialect)/schema",
           "\(keyword)": {"a": ["b"]}}
          """))
    let violation = schema.check(try JSONValue(parsing: #"{"a": 1}"#)).violations.first
    #expect(violation?.keyword == keyword)
    #expect(violation?.schema.description == "#/\(keyword)")
  }

  @Test func `members that a failed schema knows aren't unknown`() throws {
    let schema = #"""
      {"allOf": [{"properties": {"a": {"type": "string"}}}], "unevaluatedProperties": false}
      """#
    #expect(
      try lines(schema, #"{"a": 1, "b": 2}"#) == [
        "/a 1:7 type: Needs text, not a whole number.",
        "/b 1:10 unevaluatedProperties: Unknown key \"b\".",
      ])
  }

  @Test func `for alternatives of objects, the one with the same constant is the nearest`() throws {
    let schema = #"""
      {"oneOf": [
        {"properties": {"kind": {"const": "a"}, "size": {"type": "integer"}}, "required": ["kind"]},
        {"properties": {"kind": {"const": "b"}, "name": {"type": "string"}}, "required": ["kind"]}]}
      """#
    #expect(
      try lines(schema, #"{"kind": "b", "name": 5}"#) == [
        " 1:1 oneOf: Fits none of 2 alternatives. "
          + "For the nearest one: name: Needs text, not a whole number."
      ])
    let violations = try Schema(JSONValue(parsing: schema))
      .check(JSONValue(parsing: #"{"kind": "b", "name": 5}"#)).violations
    #expect(violations.flatMap(\.specific).map(\.instance.pointer) == ["/name"])
  }
}
