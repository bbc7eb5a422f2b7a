import JSONText
import TestTraits
import Testing

@testable import JSONSchema

/// Parts of schemas that can't be checked, so that their places accept anything.
@Suite(.computes) struct UncheckedPartsTests {
  /// A reference and a pattern that can't be followed and read.
  private static let unknown = (
    reference: #"{"$ref": "https://example.com/x.json"}"#, pattern: #"{"pattern": "(?i)^foo"}"#
  )

  private static let dialect = #""$schema": "https://json-schema.org/draft/2020-12/schema""#

  private func report(
    _ schema: String, _ value: String, depth: Int = 400, stepCount: Int = 1_000_000
  ) throws -> SchemaReport {
    var options = SchemaOptions()
    options.limits.applicationDepth = depth
    options.limits.applicationCount = stepCount
    return try Schema(JSONValue(parsing: schema), options: options)
      .check(JSONValue(parsing: value))
  }

  @Test(arguments: [unknown.reference, unknown.pattern])
  func `no keyword turns what can't be checked into a violation`(unknown: String) throws {
    for schema in [
      #"{"not": \#(unknown)}"#,
      #"{"not": {"not": {"not": \#(unknown)}}}"#,
      #"{"oneOf": [\#(unknown), {"type": "string"}]}"#,
      #"{"oneOf": [\#(unknown), \#(unknown), {"type": "number"}]}"#,
      #"{"anyOf": [\#(unknown), {"type": "number"}]}"#,
      #"{"not": {"anyOf": [\#(unknown), {"type": "number"}]}}"#,
      #"{"if": \#(unknown), "then": false}"#,
      #"{"if": \#(unknown), "else": false}"#,
      #"{"not": {"if": \#(unknown), "then": true, "else": false}}"#,
      ##"{"$defs": {"a": \##(unknown)}, "not": {"$ref": "#/$defs/a"}, "oneOf": [{"$ref": "#/$defs/a"}]}"##,
    ] {
      #expect(try report(schema, #""abc""#).violations.map(\.description) == [], "\(schema)")
    }
    for schema in [
      #"{"contains": \#(unknown), "maxContains": 1}"#,
      #"{"contains": \#(unknown), "minContains": 2}"#,
      #"{"not": {"contains": \#(unknown)}}"#,
      #"{"not": {"items": \#(unknown)}}"#,
    ] {
      let rules = #"{\#(Self.dialect), "allOf": [\#(schema)]}"#
      #expect(try report(rules, #"["a", "b"]"#).violations.map(\.description) == [], "\(schema)")
    }
  }

  @Test(arguments: [unknown.reference, unknown.pattern])
  func `what is violated or fits whatever can't be checked stays so`(unknown: String) throws {
    for schema in [
      #"{"not": {"anyOf": [\#(unknown), {"type": "string"}]}}"#,
      #"{"oneOf": [\#(unknown), {"type": "string"}, {"maxLength": 9}]}"#,
      #"{"allOf": [\#(unknown), {"type": "number"}]}"#,
      #"{"oneOf": [{"allOf": [\#(unknown), {"type": "number"}]}, {"type": "null"}]}"#,
      #"{"not": {"oneOf": [{"allOf": [\#(unknown), {"type": "number"}]}, {"type": "string"}]}}"#,
      #"{"if": {"anyOf": [\#(unknown), true]}, "then": false}"#,
      #"{"if": \#(unknown), "then": {"type": "number"}, "else": {"type": "null"}}"#,
      #"{"not": {"if": \#(unknown), "then": {"type": "string"}, "else": true}}"#,
      #"{"not": {"if": \#(unknown)}}"#,
      #"{"if": {"allOf": [\#(unknown), false]}, "else": false}"#,
    ] {
      #expect(try report(schema, #""abc""#).violations.count == 1, "\(schema)")
    }
  }

  @Test func `members that an unavailable schema may have looked at aren't unevaluated`() throws {
    let dialect = Self.dialect
    let reference = Self.unknown.reference
    #expect(
      try report(
        #"{\#(dialect), "allOf": [\#(reference)], "unevaluatedProperties": false}"#, #"{"a": 1}"#
      )
      .isValid)
    // An alternative or an element that can't be checked may have looked at any part.
    for (schema, value) in [
      (#"{"not": {"anyOf": [\#(reference), true], "unevaluatedProperties": false}}"#, #"{"a": 1}"#),
      (
        #"{"not": {"contains": \#(reference), "minContains": 0, "unevaluatedItems": false}}"#,
        "[1]"
      ),
    ] {
      #expect(try report(#"{\#(dialect), "allOf": [\#(schema)]}"#, value).isValid, "\(schema)")
    }
    // A member says nothing about those beside it.
    #expect(
      try !report(
        #"{\#(dialect), "properties": {"a": \#(reference)}, "unevaluatedProperties": false}"#,
        #"{"a": 1, "b": 1}"#
      ).isValid)
  }

  @Test(arguments: 1...60)
  func `a repeated result after the last step is accepted`(limit: Int) throws {
    let schema = ##"""
      {"$defs": {"s": {"allOf": [{"type": "string"}]}, "n": {"allOf": [{"type": "number"}]}},
        "allOf": [{"$ref": "#/$defs/s"}, {"not": {"$ref": "#/$defs/n"}},
          {"not": {"allOf": [{"pattern": "b"}, {"$ref": "#/$defs/n"}]}}]}
      """##
    #expect(try report(schema, #""abc""#, stepCount: limit).violations.map(\.description) == [])
  }

  @Test(arguments: 3...40)
  func `a limit makes no value invalid`(limit: Int) throws {
    let schema = ##"{"oneOf": [{"type": "number"}, {"type": "array", "items": {"$ref": "#"}}]}"##
    let value = String(repeating: "[", count: 9) + "1" + String(repeating: "]", count: 9)
    #expect(try report(schema, value, depth: limit).violations.map(\.description) == [])
    #expect(try report(schema, value, stepCount: limit).violations.map(\.description) == [])
  }

  // MARK: References

  @Test(arguments: [["a", "b"], ["b", "a"]])
  func `a relative reference is followed, whatever the order of references`(keys: [String]) throws {
    let references = ["a": "o.json", "b": "https://e.com/o.json"]
    let members = keys.map { #""\#($0)": {"$ref": "\#(references[$0] ?? "")"}"# }
    let schema =
      #"{"$id": "https://e.com/m.json", "properties": {\#(members.joined(separator: ","))}}"#
    let model = try Schema(JSONValue(parsing: schema)) { request in
      request.path == "o.json" ? try? JSONValue(parsing: #"{"type": "string"}"#) : nil
    }
    #expect(model.notes.isEmpty)
    #expect(try model.check(JSONValue(parsing: #"{"a": 1, "b": 1}"#)).violations.count == 2)
  }

  @Test(arguments: [["a", "b"], ["b", "a"]])
  func `a schema inside another document is found, whatever the order`(keys: [String]) throws {
    let references = ["a": "outer.json", "b": "https://e.com/inner"]
    let members = keys.map { #""\#($0)": {"$ref": "\#(references[$0] ?? "")"}"# }
    let schema =
      #"{"$id": "https://e.com/m.json", "properties": {\#(members.joined(separator: ","))}}"#
    let outer = try JSONValue(
      parsing: #"{"$defs": {"i": {"$id": "https://e.com/inner", "type": "string"}}}"#)
    let model = try Schema(JSONValue(parsing: schema)) { $0.path == "outer.json" ? outer : nil }
    #expect(model.notes.isEmpty)
    #expect(try model.check(JSONValue(parsing: #"{"b": 1}"#)).violations.count == 1)
  }

  @Test func `every document is asked for once`() throws {
    var requests: [SchemaDocumentRequest] = []
    let references = (0..<9).map { #"{"$ref": "x.json#/\#($0)"}"# }
    let schema = try Schema(
      JSONValue(parsing: #"{"allOf": [\#(references.joined(separator: ","))]}"#)
    ) { request in
      requests.append(request)
      return nil
    }
    #expect(requests.map(\.path) == ["x.json"])
    #expect(schema.notes.count == 9)
  }

  // MARK: Size

  @Test func `patterns that are too large together aren't checked`() throws {
    var options = SchemaOptions()
    options.limits.patternSize = 1000
    let patterns = (0..<5).map { #"{"pattern": "^\#($0)a{300}"}"# }
    let schema = try Schema(
      JSONValue(parsing: #"{"anyOf": [\#(patterns.joined(separator: ","))]}"#), options: options)
    #expect(schema.notes.count == 2)
    #expect(
      schema.notes.allSatisfy { $0.description.contains("all patterns together are too large") })
  }

  @Test(arguments: [#"{"type": "integer"}"#, #"{"minimum": 0}"#, #"{"maxLength": 9}"#])
  func `long numbers and texts count as steps`(rule: String) throws {
    let rules = Array(repeating: rule, count: 100).joined(separator: ",")
    let long = String(repeating: "1", count: 10_000)
    let value = rule.contains("Length") ? "\"\(long)\"" : long
    let report = try report(#"{"allOf": [\#(rules)]}"#, value, stepCount: 10_000)
    #expect(report.notes.first?.description.contains("10000 steps") == true)
  }

  @Test func `the format of a pattern takes no time for its repetitions`() {
    #expect(StringFormat.regex.accepts("(a{99999}){99999}"))
    #expect(!StringFormat.regex.accepts("(a{99999}"))
  }
}
