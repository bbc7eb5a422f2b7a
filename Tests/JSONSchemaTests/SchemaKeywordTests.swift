import JSONSchema
import JSONText
import Testing

/// A schema, and values that it accepts and refuses.
struct KeywordCase: CustomTestStringConvertible, Sendable {
  let name: String
  let schema: String
  var accepts: [String] = []
  var refuses: [String] = []

  var testDescription: String { name }
}

@Suite struct SchemaKeywordTests {
  @Test(arguments: combining + values + texts + arrays + objects + conditions + unevaluated + names)
  func `a keyword decides as its draft says`(example: KeywordCase) throws {
    let schema = try Schema(JSONValue(parsing: example.schema), options: SchemaOptions())
    for (texts, isValid) in [(example.accepts, true), (example.refuses, false)] {
      for text in texts {
        let value = try JSONValue(parsing: text)
        #expect(schema.isValid(value) == isValid, "\(example.name): \(text)")
        #expect(schema.check(value).isValid == isValid, "\(example.name): \(text)")
      }
    }
  }

  static let combining = [
    KeywordCase(
      name: "allOf beside other keywords",
      schema: """
        {"properties": {"a": {"type": "integer"}}, "required": ["a"],
         "allOf": [{"required": ["b"]}, {"properties": {"c": {"type": "null"}}, "required": ["c"]}]}
        """,
      accepts: [#"{"a": 1, "b": 2, "c": null}"#],
      refuses: [#"{"b": 2, "c": null}"#, #"{"a": 1, "c": null}"#, #"{"a": 1, "b": 2, "c": 3}"#]),
    KeywordCase(
      name: "allOf of true and false", schema: #"{"allOf": [true, false]}"#, refuses: ["1"]),
    KeywordCase(
      name: "allOf, anyOf and oneOf together",
      schema: """
        {"allOf": [{"multipleOf": 2}], "anyOf": [{"multipleOf": 3}], "oneOf": [{"multipleOf": 5}]}
        """,
      accepts: ["30"], refuses: ["1", "2", "3", "5", "6", "10", "15"]),
    KeywordCase(
      name: "anyOf with an empty schema", schema: #"{"anyOf": [{"type": "number"}, {}]}"#,
      accepts: ["\"a\"", "1"]),
    KeywordCase(
      name: "anyOf beside a type",
      schema: #"{"type": "string", "anyOf": [{"maxLength": 2}, {"minLength": 4}]}"#,
      accepts: ["\"ab\"", "\"abcd\""], refuses: ["3", "\"abc\""]),
    KeywordCase(
      name: "not of not", schema: #"{"not": {"not": {"type": "integer"}}}"#, accepts: ["1"],
      refuses: ["\"a\""]),
    KeywordCase(
      name: "not of false and true", schema: #"{"not": false}"#, accepts: ["1", "null", "{}"]),
    KeywordCase(
      name: "a forbidden member", schema: #"{"properties": {"foo": {"not": {}}}}"#,
      accepts: [#"{"bar": 1}"#], refuses: [#"{"foo": 1}"#]),
    KeywordCase(
      name: "annotations inside not",
      schema: """
        {"not": {"anyOf": [true, {"properties": {"foo": true}}], "unevaluatedProperties": false}}
        """,
      accepts: [#"{"bar": 1}"#], refuses: [#"{"foo": 1}"#]),
  ]

  static let values = [
    KeywordCase(
      name: "const false", schema: #"{"const": false}"#, accepts: ["false"],
      refuses: ["0", "[false]"]),
    KeywordCase(
      name: "const 0", schema: #"{"const": 0}"#, accepts: ["0", "0.0", "-0"],
      refuses: ["false", "\"\"", "{}"]),
    KeywordCase(
      name: "const [true]", schema: #"{"const": [true]}"#, accepts: ["[true]"],
      refuses: ["[1]", "true"]),
    KeywordCase(
      name: "const {a: 1}", schema: #"{"const": {"a": 1}}"#, accepts: [#"{"a": 1.0}"#],
      refuses: [#"{"a": true}"#, #"{"a": 1, "b": 2}"#]),
    KeywordCase(
      name: "const of a great number", schema: #"{"const": 9007199254740992}"#,
      accepts: ["9007199254740992", "9007199254740992.0"],
      refuses: ["9007199254740991", "9007199254740993"]),
    KeywordCase(
      name: "const with a null character", schema: #"{"const": "a\u0000b"}"#,
      accepts: [#""a\u0000b""#], refuses: ["\"ab\""]),
    KeywordCase(
      name: "enum of unlike values", schema: #"{"enum": [6, "foo", [], true, {"foo": 12}]}"#,
      accepts: ["[]", #"{"foo": 12.0}"#, "true"], refuses: ["null", #"{"foo": false}"#, "1"]),
    KeywordCase(
      name: "enum of [false]", schema: #"{"enum": [[false]]}"#, accepts: ["[false]"],
      refuses: ["[0]", "false"]),
    KeywordCase(
      name: "enum of escaped texts", schema: #"{"enum": ["foo\nbar", "foo\rbar"]}"#,
      accepts: [#""foo\nbar""#], refuses: ["\"abc\""]),
    KeywordCase(
      name: "exclusiveMinimum", schema: #"{"exclusiveMinimum": 1.1}"#, accepts: ["1.2", "\"x\""],
      refuses: ["1.1", "0.6"]),
    KeywordCase(
      name: "minimum below zero", schema: #"{"minimum": -2}"#, accepts: ["-2.0", "0", "\"x\""],
      refuses: ["-2.0001", "-3"]),
    KeywordCase(
      name: "types", schema: #"{"type": ["array", "object", "null"]}"#,
      accepts: ["[1]", "{}", "null"], refuses: ["1", "\"a\"", "true"]),
    KeywordCase(
      name: "integers", schema: #"{"type": "integer"}"#, accepts: ["1.0", "1e30"],
      refuses: ["1.1", "\"1\""]),
  ]

  static let texts = [
    KeywordCase(
      name: "minLength counts scalars", schema: #"{"minLength": 2.0}"#, accepts: ["\"ab\"", "100"],
      refuses: ["\"f\"", "\"💩\""]),
    KeywordCase(
      name: "patterns aren't anchored", schema: #"{"pattern": "a+"}"#,
      accepts: ["\"xxaayy\"", "{}", "1"],
      refuses: ["\"b\""]),
    KeywordCase(
      name: "contents are described, not checked",
      schema: """
        {"contentMediaType": "application/json", "contentEncoding": "base64",
         "contentSchema": {"required": ["foo"]}}
        """,
      accepts: ["\"{:}\"", "\"e30=\"", "100"]),
  ]

  static let arrays = [
    KeywordCase(
      name: "items after prefixItems",
      schema: #"{"prefixItems": [{"type": "string"}], "items": {"type": "integer"}}"#,
      accepts: [#"["x", 2, 3]"#, "[]"], refuses: [#"["x", "y"]"#, "[1]"]),
    KeywordCase(
      name: "items doesn't look into allOf",
      schema: #"{"allOf": [{"prefixItems": [{"minimum": 3}]}], "items": {"minimum": 5}}"#,
      accepts: ["[5, 5]"], refuses: ["[3, 5]"]),
    KeywordCase(
      name: "no items after prefixItems", schema: #"{"prefixItems": [{}, {}], "items": false}"#,
      accepts: ["[1, \"a\"]", "[]"], refuses: ["[1, 2, 3]"]),
    KeywordCase(
      name: "prefixItems of true and false", schema: #"{"prefixItems": [true, false]}"#,
      accepts: ["[1]", "[]", #"{"0": 1, "length": 2}"#], refuses: ["[1, 2]"]),
    KeywordCase(
      name: "maxItems", schema: #"{"maxItems": 2.0}"#, accepts: ["[1, 2]", "\"foobar\""],
      refuses: ["[1, 2, 3]"]),
    KeywordCase(
      name: "minContains alone", schema: #"{"minContains": 1}"#, accepts: ["[]", "[1]"]),
    KeywordCase(
      name: "minContains 0", schema: #"{"contains": {"const": 1}, "minContains": 0}"#,
      accepts: ["[]", "[2]"]),
    KeywordCase(
      name: "minContains and maxContains",
      schema: #"{"contains": {"const": 1}, "minContains": 2.0, "maxContains": 3}"#,
      accepts: ["[1, 1]", "[1, 2, 1, 1]"], refuses: ["[]", "[1]", "[1, 1, 1, 1]"]),
    KeywordCase(
      name: "maxContains below minContains",
      schema: #"{"contains": {"const": 1}, "minContains": 3, "maxContains": 1}"#,
      refuses: ["[]", "[1]", "[1, 1, 1]"]),
  ]

  static let objects = [
    KeywordCase(
      name: "maxProperties 0", schema: #"{"maxProperties": 0}"#, accepts: ["{}", "[1]"],
      refuses: [#"{"a": 1}"#]),
    KeywordCase(
      name: "propertyNames", schema: #"{"propertyNames": {"maxLength": 3, "pattern": "^f"}}"#,
      accepts: [#"{"f": {}, "foo": {}}"#, "{}", "[1]"], refuses: [#"{"foobar": 1}"#, #"{"a": 1}"#]),
    KeywordCase(
      name: "propertyNames false", schema: #"{"propertyNames": false}"#, accepts: ["{}"],
      refuses: [#"{"foo": 1}"#]),
    KeywordCase(
      name: "dependentSchemas",
      schema: """
        {"dependentSchemas": {"bar": {"properties": {"foo": {"type": "integer"}}},
         "foo\\tbar": {"minProperties": 4}, "foo'bar": {"required": ["foo\\"bar"]}, "no": false}}
        """,
      accepts: [
        #"{"foo": "quux"}"#, #"{"foo": 1, "bar": 2}"#, #"{"foo\tbar": 1, "a": 2, "b": 3, "c": 4}"#,
      ],
      refuses: [
        #"{"foo": "quux", "bar": 2}"#, #"{"foo'bar": 1}"#, #"{"no": 1}"#, #"{"foo\tbar": 1}"#,
      ]),
    KeywordCase(
      name: "definitions of a schema",
      schema: #"{"$ref": "https://json-schema.org/draft/2020-12/schema"}"#,
      accepts: [#"{"$defs": {"foo": {"type": "integer"}}}"#],
      refuses: [#"{"$defs": {"foo": {"type": 1}}}"#]),
  ]

  static let conditions = [
    KeywordCase(
      name: "if alone, then alone and else alone",
      schema: #"{"allOf": [{"if": {"const": 0}}, {"then": {"const": 0}}, {"else": {"const": 0}}]}"#,
      accepts: ["0", "\"hello\""]),
    KeywordCase(
      name: "if, then, else",
      schema:
        #"{"if": {"exclusiveMaximum": 0}, "then": {"minimum": -10}, "else": {"multipleOf": 2}}"#,
      accepts: ["-1", "4"], refuses: ["-100", "3"]),
    KeywordCase(
      name: "conditions of several schemas don't interfere",
      schema: """
        {"allOf": [{"if": {"exclusiveMaximum": 0}}, {"then": {"minimum": -10}},
         {"else": {"multipleOf": 2}}]}
        """,
      accepts: ["-100", "3"]),
    KeywordCase(
      name: "if true",
      schema: #"{"if": true, "then": {"const": "then"}, "else": {"const": "else"}}"#,
      accepts: ["\"then\""], refuses: ["\"else\""]),
  ]

  static let unevaluated = [
    KeywordCase(
      name: "unevaluatedProperties sees through references and conditions",
      schema: """
        {"$defs": {"bar": {"properties": {"bar": true}}}, "$ref": "#/$defs/bar",
         "properties": {"foo": true}, "if": {"properties": {"kind": {"const": "a"}}, "required": ["kind"]},
         "then": {"properties": {"a": true}}, "else": {"properties": {"b": true}},
         "unevaluatedProperties": false}
        """,
      accepts: [#"{"foo": 1, "bar": 2, "b": 3}"#, #"{"kind": "a", "a": 1}"#],
      refuses: [#"{"kind": "a", "b": 1}"#, #"{"baz": 1}"#, #"{"a": 1}"#]),
    KeywordCase(
      name: "unevaluatedProperties doesn't see into cousins",
      schema: #"{"allOf": [{"properties": {"foo": true}}, {"unevaluatedProperties": false}]}"#,
      accepts: ["{}"], refuses: [#"{"foo": 1}"#]),
    KeywordCase(
      name: "unevaluatedProperties with a schema",
      schema: #"{"unevaluatedProperties": {"minLength": 3}}"#,
      accepts: [#"{"foo": "foo"}"#, "[1]"], refuses: [#"{"foo": "fo"}"#]),
    KeywordCase(
      name: "unevaluatedProperties after additionalProperties",
      schema:
        #"{"properties": {"foo": true}, "additionalProperties": true, "unevaluatedProperties": false}"#,
      accepts: [#"{"foo": 1, "bar": 2}"#]),
    KeywordCase(
      name: "unevaluatedProperties after dependentSchemas",
      schema: """
        {"properties": {"foo": true}, "dependentSchemas": {"foo": {"properties": {"bar": true}}},
         "unevaluatedProperties": false}
        """,
      accepts: [#"{"foo": 1, "bar": 2}"#], refuses: [#"{"bar": 2}"#]),
    KeywordCase(
      name: "unevaluatedProperties isn't affected by propertyNames",
      schema: #"{"propertyNames": {"maxLength": 1}, "unevaluatedProperties": {"type": "number"}}"#,
      accepts: [#"{"a": 1}"#], refuses: [#"{"a": "b"}"#]),
    KeywordCase(
      name: "the branches of anyOf that hold count",
      schema: """
        {"anyOf": [{"properties": {"bar": {"const": "bar"}}, "required": ["bar"]},
         {"properties": {"baz": {"const": "baz"}}, "required": ["baz"]}],
         "unevaluatedProperties": false}
        """,
      accepts: [#"{"bar": "bar"}"#, #"{"bar": "bar", "baz": "baz"}"#],
      refuses: [#"{"bar": "bar", "baz": "not"}"#]),
  ]

  static let names = [
    KeywordCase(
      name: "an $id in an enum is no identifier",
      schema: """
        {"$defs": {"a": {"enum": [{"$id": "https://localhost/a.json", "type": "null"}]},
         "b": {"$id": "https://localhost/a.json", "type": "string"}},
         "anyOf": [{"$ref": "#/$defs/a"}, {"$ref": "https://localhost/a.json"}]}
        """,
      accepts: [#"{"$id": "https://localhost/a.json", "type": "null"}"#, "\"a text\""],
      refuses: ["1", "null"]),
    KeywordCase(
      name: "an $id in an unknown keyword is no identifier",
      schema: """
        {"$defs": {"inner": {"array_of_schemas": [{"$id": "https://localhost/u.json", "type": "null"}]},
         "real": {"$id": "https://localhost/u.json", "type": "string"}},
         "$ref": "https://localhost/u.json"}
        """,
      accepts: ["\"a\""], refuses: ["null"]),
    KeywordCase(
      name: "draft-07: lists of items, and those after them",
      schema: """
        {"$schema": "http://json-schema.org/draft-07/schema#",
         "items": [{"type": "integer"}, true], "additionalItems": {"type": "string"}}
        """,
      accepts: [#"[1, null, "a"]"#, "[]"], refuses: [#"["a"]"#, "[1, 2, 3]"]),
    KeywordCase(
      name: "draft-07: dependencies of both forms",
      schema: """
        {"$schema": "http://json-schema.org/draft-07/schema#",
         "dependencies": {"a": ["b"], "c": {"properties": {"d": {"type": "null"}}}, "e": false}}
        """,
      accepts: [#"{"a": 1, "b": 2}"#, #"{"c": 1, "d": null}"#, "{}", "[1]"],
      refuses: [#"{"a": 1}"#, #"{"c": 1, "d": 2}"#, #"{"e": 1}"#]),
    KeywordCase(
      name: "draft-07: definitions, identifiers and what stands beside a reference",
      schema: """
        {"$schema": "http://json-schema.org/draft-07/schema#",
         "definitions": {"a": {"$id": "#foo", "type": "integer"}},
         "properties": {"x": {"$ref": "#foo", "minimum": 5}, "y": {"$ref": "#/definitions/a"}}}
        """,
      accepts: [#"{"x": 1, "y": 2}"#], refuses: [#"{"x": "a"}"#, #"{"y": 1.5}"#]),
    KeywordCase(
      name: "draft-07 knows no newer keywords",
      schema: """
        {"$schema": "http://json-schema.org/draft-07/schema#", "prefixItems": [false],
         "dependentRequired": {"a": ["b"]}, "unevaluatedProperties": false, "minContains": 5,
         "contains": {"type": "integer"}}
        """,
      accepts: ["[1]", #"{"a": 1}"#], refuses: ["[\"a\"]"]),
    KeywordCase(
      name: "without $schema, a member named like a keyword decides no draft",
      schema: #"{"properties": {"prefixItems": {}}, "items": [{"type": "integer"}]}"#,
      accepts: ["[1]"], refuses: [#"["a"]"#]),
    KeywordCase(
      name: "without $schema, a keyword of a schema inside decides the draft",
      schema: #"{"properties": {"a": {"contains": {"const": 1}, "minContains": 2}}}"#,
      accepts: [#"{"a": [1, 1]}"#], refuses: [#"{"a": [1]}"#]),
  ]
}
