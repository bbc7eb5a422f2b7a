import RowKit
import Testing

struct SchemaValidatorTests {
  @Test(arguments: [
    (#"{"type": "object"}"#, #"{}"#, #"[]"#),
    (#"{"type": "array"}"#, #"[]"#, #"{}"#),
    (#"{"type": "string"}"#, #""a""#, #"1"#),
    (#"{"type": "boolean"}"#, #"true"#, #""true""#),
    (#"{"type": "integer"}"#, #"1"#, #"1.5"#),
    (#"{"type": "number"}"#, #"1.5"#, #"null"#),
    (#"{"enum": ["a", 1]}"#, #"1"#, #"2"#),
    (#"{"minimum": 1}"#, #"1"#, #"0.5"#),
    (#"{"maximum": 1}"#, #"1"#, #"1.5"#),
    (#"{"minLength": 1}"#, #""a""#, #""""#),
    (##"{"pattern": "^#[0-9A-Fa-f]{6}$"}"##, ##""#00ffAA""##, ##""#00ffA""##),
    (#"{"items": {"type": "string"}}"#, #"["a"]"#, #"["a", 1]"#),
    (#"{"required": ["a"]}"#, #"{"a": 1}"#, #"{"b": 1}"#),
    (#"{"properties": {"a": {"type": "string"}}}"#, #"{"a": "", "b": 1}"#, #"{"a": 1}"#),
    (
      #"{"properties": {"a": {}}, "additionalProperties": false}"#, #"{"a": 1}"#, #"{"b": 1}"#
    ),
    (#"{"anyOf": [{"type": "string"}, {"enum": [1]}]}"#, #"1"#, #"2"#),
    (#"{"oneOf": [{"type": "number"}, {"minimum": 1}]}"#, #"0"#, #"2"#),
    (##"{"$ref": "#/$defs/a", "$defs": {"a": {"type": "string"}}}"##, #""""#, #"1"#),
    (##"{"$ref": "#/$defs/a"}"##, nil, #"1"#),
  ])
  func `a rule accepts valid values only`(
    schema: String, good: String?, bad: String
  ) throws {
    let validator = try SchemaValidator(JSONValue(parsing: schema))
    if let good { #expect(try validator.accepts(JSONValue(parsing: good))) }
    #expect(try !validator.accepts(JSONValue(parsing: bad)))
  }

  @Test(arguments: [#"{"const": 1}"#, #"{"items": {"not": {}}}"#, #"{"anyOf": [{"if": {}}]}"#])
  func `a rule that is not known is an error`(schema: String) throws {
    #expect(throws: SchemaValidator.UnknownRule.self) {
      try SchemaValidator(JSONValue(parsing: schema))
    }
  }
}
