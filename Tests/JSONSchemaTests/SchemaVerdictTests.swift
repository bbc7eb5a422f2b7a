import JSONSchema
import JSONText
import TestTraits
import Testing

@Suite(.computes) struct SchemaVerdictTests {
  /// Expects verdicts about values, by both ways of checking.
  private func expect(
    _ text: String, accepts valid: [String] = [], refuses invalid: [String] = [],
    _ options: SchemaOptions = SchemaOptions(), _ location: SourceLocation = #_sourceLocation
  ) throws {
    let schema = try Schema(JSONValue(parsing: text), options: options)
    for (texts, isValid) in [(valid, true), (invalid, false)] {
      for text in texts {
        let value = try JSONValue(parsing: text)
        #expect(schema.isValid(value) == isValid, "\(text)", sourceLocation: location)
        #expect(schema.check(value).isValid == isValid, "\(text)", sourceLocation: location)
      }
    }
  }

  @Test func `Types, constants and listed values are compared by value`() throws {
    try expect(#"{"type": "integer"}"#, accepts: ["1", "1.0", "1e3"], refuses: ["1.5", "\"1\""])
    try expect(#"{"type": ["null", "number"]}"#, accepts: ["null", "2"], refuses: ["true", "{}"])
    try expect(
      #"{"enum": [1, {"a": 1, "b": [0]}, "é"]}"#,
      accepts: ["1.0", #"{"b": [0.0], "a": 1}"#, "\"\\u00e9\""],
      refuses: ["true", #"{"a": 1}"#, "\"e\\u0301\""])
    try expect(#"{"const": false}"#, accepts: ["false"], refuses: ["0", "null", "[false]"])
  }

  @Test func `numbers are limited exactly`() throws {
    try expect(
      #"{"minimum": 1, "exclusiveMaximum": 100000000000000000000}"#,
      accepts: ["1", "99999999999999999999"], refuses: ["0.9999999999999999999", "1e20"])
    try expect(#"{"multipleOf": 0.01}"#, accepts: ["19.99", "1e2"], refuses: ["0.015"])
  }

  @Test func `lengths count Unicode scalars`() throws {
    try expect(
      #"{"minLength": 2, "maxLength": 3.0}"#, accepts: ["\"ab\"", "\"👍🏽\"", "7"],
      refuses: ["\"a\"", "\"👨‍👩‍👧\""])
  }

  @Test func `members are checked by name, by pattern, and otherwise`() throws {
    let text = #"""
      {"properties": {"a": {"type": "string"}}, "patternProperties": {"^x": {"type": "integer"}},
       "additionalProperties": {"type": "null"}, "propertyNames": {"maxLength": 3},
       "required": ["a"], "minProperties": 1, "maxProperties": 3}
      """#
    try expect(
      text, accepts: [#"{"a": "", "x1": 1, "y": null}"#],
      refuses: [
        "{}", #"{"a": 1}"#, #"{"a": "", "x": ""}"#, #"{"a": "", "y": 1}"#,
        #"{"a": "", "long": null}"#, #"{"a": "", "b": null, "c": null, "d": null}"#,
      ])
  }

  @Test func `elements are checked by place, by count, and for repetition`() throws {
    try expect(
      #"""
      {"prefixItems": [{"type": "integer"}], "items": {"type": "string"}, "minItems": 1,
       "maxItems": 3, "uniqueItems": true}
      """#, accepts: ["[1]", #"[1, "a", "b"]"#],
      refuses: ["[]", #"["a"]"#, "[1, 2]", #"[1, "a", "a"]"#, #"[1, "a", "b", "c"]"#])
    try expect(
      #"{"contains": {"const": 1}, "minContains": 2, "maxContains": 3, "$defs": {}}"#,
      accepts: ["[1, 1]", "[1, 0, 1.0, 1]"], refuses: ["[1]", "[1, 1, 1, 1]"])
    try expect(
      #"{"items": [{"type": "integer"}], "additionalItems": false}"#, accepts: ["[]", "[1]"],
      refuses: ["[1, 2]"])
  }

  @Test func `schemas are combined`() throws {
    try expect(
      #"{"oneOf": [{"multipleOf": 2}, {"multipleOf": 3}]}"#, accepts: ["2", "3"],
      refuses: ["1", "6"])
    try expect(
      #"{"allOf": [{"minimum": 1}, {"maximum": 3}], "not": {"const": 2}}"#, accepts: ["1", "3"],
      refuses: ["0", "2", "4"])
    try expect(
      #"{"if": {"required": ["a"]}, "then": {"required": ["b"]}, "else": {"required": ["c"]}}"#,
      accepts: [#"{"a": 1, "b": 1}"#, #"{"c": 1}"#], refuses: [#"{"a": 1}"#, "{}"])
    try expect(
      #"{"dependentRequired": {"a": ["b"]}, "dependentSchemas": {"c": {"required": ["d"]}}}"#,
      accepts: ["{}", #"{"a": 1, "b": 1}"#, #"{"c": 1, "d": 1}"#],
      refuses: [#"{"a": 1}"#, #"{"c": 1}"#])
    try expect(
      #"{"dependencies": {"a": ["b"], "c": {"required": ["d"]}}}"#, accepts: [#"{"a": 1, "b": 1}"#],
      refuses: [#"{"a": 1}"#, #"{"c": 1}"#])
  }

  @Test func `unevaluated members are those that no schema in force looked at`() throws {
    try expect(
      #"""
      {"$defs": {"base": {"properties": {"a": true}}}, "$ref": "#/$defs/base",
       "anyOf": [{"properties": {"b": {"const": 1}}, "required": ["b"]}, true],
       "if": {"required": ["c"], "properties": {"c": true}}, "unevaluatedProperties": false}
      """#, accepts: [#"{"a": 1}"#, #"{"a": 1, "b": 1}"#, #"{"c": 1}"#],
      refuses: [#"{"b": 2}"#, #"{"d": 1}"#])
    try expect(
      #"""
      {"prefixItems": [true], "contains": {"const": 1}, "unevaluatedItems": {"type": "string"}}
      """#, accepts: [#"[null, 1, "a"]"#], refuses: [#"[null, 1, 2]"#])
    try expect(
      #"""
      {"allOf": [{"properties": {"a": true}}, {"unevaluatedProperties": false}], "$defs": {}}
      """#, accepts: ["{}"], refuses: [#"{"a": 1}"#])
  }

  @Test func `references lead to pointers, anchors, resources and back to the root`() throws {
    try expect(
      #"""
      {"$id": "https://example.org/tree", "$defs": {
         "a/b": {"$anchor": "here", "type": "integer"},
         "other": {"$id": "other", "$defs": {"x": {"type": "null"}}}},
       "properties": {"p": {"$ref": "#/$defs/a~1b"}, "n": {"$ref": "#here"},
         "o": {"$ref": "other#/$defs/x"}, "child": {"$ref": "#"},
         "q": {"$ref": "#/$defs/a%7E1b"}}, "additionalProperties": false}
      """#,
      accepts: [#"{"p": 1, "n": 1, "o": null, "q": 2, "child": {"child": {"p": 2}}}"#],
      refuses: [#"{"p": ""}"#, #"{"n": ""}"#, #"{"o": 1}"#, #"{"child": {"x": 1}}"#, #"{"q": ""}"#])
  }

  @Test func `a dynamic reference leads to the outermost anchor`() throws {
    try expect(
      #"""
      {"$id": "https://example.org/texts", "$ref": "list", "$defs": {
         "item": {"$dynamicAnchor": "item", "type": "string"},
         "list": {"$id": "list", "items": {"$dynamicRef": "#item"},
           "$defs": {"any": {"$dynamicAnchor": "item"}}}}}
      """#, accepts: [#"["a"]"#], refuses: ["[1]"])
  }

  @Test func `older drafts ignore what stands beside a reference`() throws {
    let text = ##"{"$ref": "#/definitions/a", "maximum": 1, "definitions": {"a": {"minimum": 0}}}"##
    try expect(text, accepts: ["5"], refuses: ["-1"])
    var options = SchemaOptions()
    options.dialect = .draft2020
    try expect(text, accepts: ["1"], refuses: ["5"], options)
  }

  @Test func `Draft 4 has limits that exclude their number`() throws {
    try expect(
      #"""
      {"$schema": "http://json-schema.org/draft-04/schema#", "maximum": 3, "exclusiveMaximum": true}
      """#, accepts: ["2"], refuses: ["3"])
  }

  @Test(arguments: SchemaDialect.allCases)
  func `the metaschema of a dialect describes itself and refuses mistakes`(
    _ dialect: SchemaDialect
  ) throws {
    let text = #"{"$ref": "\#(dialect.address)\#(dialect <= .draft7 ? "#" : "")"}"#
    let schema = try Schema(JSONValue(parsing: text))
    #expect(schema.notes.isEmpty)
    #expect(schema.isValid(try JSONValue(parsing: #"{"properties": {"a": {"minimum": 1}}}"#)))
    for bad in [
      #"{"type": 1}"#, #"{"properties": {"a": {"minimum": "1"}}}"#, #"{"minLength": -1}"#,
    ] {
      #expect(!schema.isValid(try JSONValue(parsing: bad)), "\(dialect) \(bad)")
    }
  }

  @Test func `formats decide only if the options say so`() throws {
    let text = #"{"format": "date"}"#
    try expect(text, accepts: ["\"2026-11-22\"", "\"tomorrow\"", "5"])
    var options = SchemaOptions()
    options.assertsFormats = true
    try expect(text, accepts: ["\"2024-02-29\"", "5"], refuses: ["\"2026-02-29\""], options)
    try expect(#"{"format": "color-of-mine"}"#, accepts: ["\"x\""], options)
  }
}
