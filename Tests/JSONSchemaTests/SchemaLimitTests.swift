import JSONText
import TestTraits
import Testing

@testable import JSONSchema

@Suite(.computes) struct SchemaLimitTests {
  private func error(_ text: String, _ options: SchemaOptions = SchemaOptions()) -> String? {
    do {
      _ = try Schema(JSONDocument(parsing: text).value, options: options)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [
    ("5", "Line 1, column 1: a schema is an object, true or false, not a whole number."),
    (
      #"{"type": "text"}"#,
      #"Line 1, column 10: "type" needs the name of a type, or a list of names."#
    ),
    ("{\n  \"minLength\": -1\n}", #"Line 2, column 16: "minLength" needs a whole number from 0."#),
    (#"{"properties": []}"#, #"Line 1, column 16: "properties" needs an object of schemas."#),
    (
      #"{"items": 1}"#,
      "Line 1, column 11: a schema is an object, true or false, not a whole number."
    ),
    (#"{"multipleOf": 0}"#, #"Line 1, column 16: "multipleOf" needs a number above 0."#),
    (#"{"required": [1]}"#, #"Line 1, column 14: "required" needs a list of keys."#),
    (#"{"$ref": 1}"#, #"Line 1, column 10: "$ref" needs text."#),
  ])
  func `a text that is no schema is refused with its line and column`(
    _ text: String, _ sentence: String
  ) {
    #expect(error(text) == sentence)
  }

  @Test(arguments: [
    ##"{"$ref": "#"}"##,
    ##"{"$defs": {"a": {"$ref": "#/$defs/b"}, "b": {"$ref": "#/$defs/a"}}, "$ref": "#/$defs/a"}"##,
    ##"{"properties": {"x": {"anyOf": [{"type": "null"}, {"$ref": "#/properties/x"}]}}}"##,
    ##"{"if": true, "then": {"not": {"$ref": "#"}}, "$defs": {}}"##,
  ])
  func `references in a circle without a value between are refused`(_ text: String) throws {
    let sentence = try #require(error(text))
    #expect(sentence.hasPrefix("Line 1, column "))
    #expect(sentence.hasSuffix("the reference leads back to itself without a value between."))
  }

  @Test func `a circle that no value reaches is none`() throws {
    let text = ##"{"$defs": {"a": {"$ref": "#/$defs/a"}}, "type": "null"}"##
    #expect(error(text) == nil)
  }

  @Test(arguments: ["properties/a", "items", "not", "allOf/0"])
  func `schemas that are nested too deep are refused with a line and column`(
    _ keyword: String
  ) throws {
    let parts = keyword.split(separator: "/")
    let isList = parts.count == 2 && parts[1] == "0"
    let open =
      parts.count == 1
      ? #"{"\#(keyword)":"# : isList ? #"{"\#(parts[0])":["# : #"{"\#(parts[0])":{"a":"#
    let close = parts.count == 1 ? "}" : isList ? "]}" : "}}"
    let count = 4_900
    let text =
      String(repeating: open, count: count) + "true" + String(repeating: close, count: count)
    let sentence = try #require(error(text))
    #expect(sentence.hasPrefix("Line 1, column "))
    #expect(sentence.hasSuffix("schemas lie more than 256 deep in each other."))
  }

  @Test func `a chain of references longer than the limit isn't checked to its end`() throws {
    let links = (0..<5_000).map { index in
      ##""d\##(index)": {"$ref": "#/$defs/d\##(index + 1)"}"##
    }
    let text =
      ##"{"$ref": "#/$defs/d0", "$defs": {"## + links.joined(separator: ",")
      + #", "d5000": {"type": "null"}}}"#
    let schema = try Schema(JSONValue(parsing: text))
    let report = schema.check(try JSONValue(parsing: "1"))
    #expect(report.isValid)
    #expect(report.notes.map(\.description).first?.contains("deep: not checked.") == true)
  }

  @Test func `a value nested as deep as a document can be is checked without a crash`() throws {
    let schema = try Schema(
      JSONValue(
        parsing:
          ##"{"items": {"$ref": "#"}, "anyOf": [true, {"const": [[]]}], "uniqueItems": true}"##))
    let depth = 9_000
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let report = schema.check(try JSONDocument(parsing: text).value)
    #expect(report.isValid)
    #expect(report.notes.count == 1)
  }

  /// Returns definitions of which each applies the next one twice.
  private func doubles(_ keyword: String, _ last: String) -> String {
    let doubles = (0..<40).map { index in
      let link = ##"{"$ref": "#/$defs/d\##(index + 1)"}"##
      return #""d\#(index)": {"\#(keyword)": [\#(link), \#(link)]}"#
    }
    return ##"{"$ref": "#/$defs/d0", "$defs": {"## + doubles.joined(separator: ",")
      + #", "d40": \#(last)}}"#
  }

  @Test(arguments: ["allOf", "anyOf", "oneOf"], [1_000, 100_000])
  func `a schema that applies itself often is checked once for each value`(
    _ keyword: String, _ violationCount: Int
  ) throws {
    var options = SchemaOptions()
    options.limits.violationCount = violationCount
    let schema = try Schema(
      JSONValue(parsing: doubles(keyword, #"{"allOf": [{"type": "null"}]}"#)), options: options)
    let report = schema.check(try JSONValue(parsing: "1"))
    #expect(!report.isValid)
    #expect(report.violations.count <= violationCount)
    #expect(report.notes.map(\.description).count == 1)
    #expect(report.notes[0].description.contains("more than \(violationCount) violations"))
    #expect(!schema.isValid(try JSONValue(parsing: "1")))
    // The limit also bounds the violations within others.
    #expect(count(report.violations) <= 2 * violationCount)
  }

  private func count(_ violations: [Violation]) -> Int {
    violations.reduce(0) { sum, violation in
      guard case .noAlternative(let parts) = violation.reason else { return sum + 1 }
      return parts.reduce(sum + 1) { $0 + count($1) }
    }
  }

  @Test func `results that violations were left out of aren't taken for valid ones`() throws {
    var options = SchemaOptions()
    options.limits.violationCount = 2
    let schema = try Schema(
      JSONValue(
        parsing: ##"""
          {"$defs": {"text": {"allOf": [{"type": "string"}]}},
            "anyOf": [{"allOf": [false, false, false, {"$ref": "#/$defs/text"}]}, true],
            "allOf": [{"$ref": "#/$defs/text"}]}
          """##), options: options)
    #expect(!schema.check(try JSONValue(parsing: "1")).isValid)
  }

  @Test func `values in each other are checked once, however many ways lead to them`() throws {
    var options = SchemaOptions()
    options.limits.applicationCount = 10_000
    let schema = try Schema(
      JSONValue(
        parsing: ##"""
          {"unevaluatedProperties": false, "properties": {"a": {"$ref": "#"}},
            "allOf": [{"properties": {"a": {"$ref": "#"}}}]}
          """##), options: options)
    let depth = 100
    let text =
      String(repeating: #"{"a":"#, count: depth) + "{}" + String(repeating: "}", count: depth)
    let report = schema.check(try JSONValue(parsing: text))
    #expect(report.isValid && report.notes.isEmpty)
    let wrong = schema.check(
      try JSONValue(parsing: text.replacing("{}", with: #"{"b": 1}"#)))
    #expect(wrong.violations.contains { $0.instance.steps.count == depth + 1 })
  }

  @Test func `a schema that applies itself too often ends at the limit of steps`() throws {
    var options = SchemaOptions()
    options.limits.applicationCount = 100
    let schema = try Schema(
      JSONValue(parsing: doubles("allOf", "true")), options: options)
    let report = schema.check(try JSONValue(parsing: "1"))
    #expect(report.notes.map(\.description).first?.contains("100 steps") == true)
  }

  @Test(arguments: [
    #"{"patternProperties": {"(?:a?){300}b": false}}"#,
    #"{"additionalProperties": {"multipleOf": \#(String(repeating: "7", count: 400))}}"#,
  ])
  func `patterns and divisions count as steps`(_ text: String) throws {
    var options = SchemaOptions()
    options.limits.applicationCount = 5_000
    let schema = try Schema(JSONValue(parsing: text), options: options)
    let members = (0..<100).map { index in
      "\"\(String(repeating: "a", count: 200))\(index)\": 1e999999999999999999"
    }
    let report = schema.check(try JSONValue(parsing: "{\(members.joined(separator: ","))}"))
    #expect(report.notes.first?.description.contains("5000 steps") == true)
    #expect(report.violations.count < 100)
  }

  @Test func `a key that a pattern takes too long for isn't refused`() throws {
    var options = SchemaOptions()
    options.limits.patterns.stepCount = 100
    let schema = try Schema(
      JSONValue(parsing: #"{"patternProperties": {"(?:a?){300}b": false}}"#), options: options)
    #expect(schema.isValid(try JSONValue(parsing: #"{"aaaa": 1}"#)))
  }

  @Test func `a metaschema can require formats`() throws {
    func isValid(_ requires: Bool, _ text: String) throws -> Bool {
      let schema = try Schema(
        JSONValue(parsing: #"{"$schema": "https://example.org/meta", "format": "ipv4"}"#)
      ) { _ in
        try? JSONValue(
          parsing: """
            {"$schema": "https://json-schema.org/draft/2019-09/schema", "$vocabulary":
             {"https://json-schema.org/draft/2019-09/vocab/format": \(requires)}}
            """)
      }
      return schema.isValid(try JSONValue(parsing: text))
    }
    #expect(try isValid(false, #""x""#) && isValid(true, #""1.2.3.4""#))
    #expect(try !isValid(true, #""x""#))
  }

  @Test func `different elements in many lists are found at once`() throws {
    let schema = try Schema(JSONValue(parsing: #"{"uniqueItems": true}"#))
    let (open, close) = (String(repeating: "[", count: 18), String(repeating: "]", count: 18))
    let elements = (0..<6_000).map { "\(open)\($0)\(close)" }
    func isValid(_ elements: [String]) throws -> Bool {
      schema.isValid(try JSONValue(parsing: "[\(elements.joined(separator: ","))]"))
    }
    let hashes = try elements.prefix(100).map {
      ExactValue(try JSONValue(parsing: $0)).hashValue
    }
    #expect(Set(hashes).count == hashes.count)
    #expect(try isValid(elements))
    #expect(try !isValid(elements + [elements[7]]))
  }

  @Test(arguments: ["uniqueItems", "enum"])
  func `lists within lists that are compared at each level count as steps`(keyword: String) throws {
    var options = SchemaOptions()
    options.limits.applicationCount = 20_000
    let rule = keyword == "enum" ? #""not": {"enum": [[]]}"# : #""uniqueItems": true"#
    let schema = try Schema(
      JSONValue(parsing: ##"{\##(rule), "items": {"$ref": "#"}}"##), options: options)
    let numbers = (0..<1000).map(String.init).joined(separator: ",")
    let (open, close) = (String(repeating: "[0,", count: 100), String(repeating: "]", count: 100))
    let report = schema.check(try JSONValue(parsing: "\(open)\(numbers)\(close)"))
    #expect(report.notes.first?.description.contains("20000 steps") == true)
  }

  @Test func `a step with too many digits ends no check`() throws {
    var options = SchemaOptions()
    options.limits.applicationCount = 1000
    let step = String(repeating: "7", count: 5000)
    let schema = try Schema(
      JSONValue(parsing: #"{"items": {"multipleOf": \#(step)}, "minItems": 9}"#), options: options)
    let report = schema.check(try JSONValue(parsing: "[1e50, 1e60]"))
    #expect(report.notes.map(\.description).joined().contains("digits"))
    #expect(report.violations.count == 1 && report.notes.count == 1)
  }

  @Test func `several checks can share their steps, and say what they didn't come to`() throws {
    let budget = SchemaBudget(stepCount: 10)
    let schema = try Schema(JSONValue(parsing: #"{"items": {"type": "null"}}"#))
      .limited(to: budget)
    let list = try JSONValue(parsing: "[null, null, null, null, null, null, 1]")
    #expect(schema.check(list).violations.count == 1)
    let second = schema.check(list)
    #expect(second.violations.isEmpty)
    #expect(second.notes.first?.description.contains("more than 10 steps") == true)
    budget.refill()
    #expect(schema.check(list).violations.count == 1)
  }

  @Test func `a dynamic reference in a circle ends at the limit of depth`() throws {
    let schema = try Schema(
      JSONValue(parsing: ##"{"$dynamicAnchor": "a", "$dynamicRef": "#a"}"##))
    #expect(schema.check(try JSONValue(parsing: "1")).notes.count == 1)
    #expect(schema.root.rules(for: nil).members.isEmpty)
  }

  @Test func `the number of violations is limited`() throws {
    var options = SchemaOptions()
    options.limits.violationCount = 10
    let schema = try Schema(JSONValue(parsing: #"{"items": false}"#), options: options)
    let text = "[" + Array(repeating: "1", count: 100).joined(separator: ",") + "]"
    let report = schema.check(try JSONValue(parsing: text))
    #expect(report.violations.count == 10)
    #expect(report.notes.count == 1)
  }

  @Test func `what can't be checked accepts anything and has a note with its position`() throws {
    let schema = try Schema(
      JSONValue(
        parsing: """
          {"properties": {
            "a": {"$ref": "https://example.org/other.json"},
            "b": {"pattern": "("},
            "c": {"$ref": "#/nowhere"}}}
          """))
    #expect(
      schema.notes.map(\.description).sorted() == [
        #"Line 2, column 17: the reference "https://example.org/other.json" can't be followed: "#
          + "not checked.",
        #"Line 3, column 20: the pattern "(" isn't checked: a ( without its ) at character 2."#,
        ##"Line 4, column 17: the reference "#/nowhere" can't be followed: not checked."##,
      ])
    #expect(schema.isValid(try JSONValue(parsing: #"{"a": 1, "b": "x", "c": []}"#)))
  }

  @Test func `documents come from the loader, by their path from the folder of the schema`() throws
  {
    var requests: [SchemaDocumentRequest] = []
    let texts = [
      "parts/a.json": ##"{"$ref": "b.json#/definitions/n", "definitions": {}}"##,
      "parts/b.json": #"{"definitions": {"n": {"$ref": "../c.json"}}}"#,
      "c.json": #"{"type": "null"}"#,
    ]
    let text =
      #"{"$id": "https://example.org/s/", "allOf": [{"$ref": "parts/a.json"}, "#
      + #"{"$ref": "../../up.json"}]}"#
    let schema = try Schema(JSONValue(parsing: text)) { request in
      requests.append(request)
      return request.path.flatMap { texts[$0] }.flatMap { try? JSONValue(parsing: $0) }
    }
    #expect(!schema.isValid(try JSONValue(parsing: "1")))
    #expect(requests.compactMap(\.path).sorted() == ["c.json", "parts/a.json", "parts/b.json"])
    #expect(requests.contains { $0.address == "https://example.org/up.json" && $0.path == nil })
    #expect(schema.notes.count == 1)
    let violation = schema.check(try JSONValue(parsing: "1")).violations.first
    #expect(violation?.schema.description == "c.json#/type")
  }

  @Test(arguments: [
    #"{"properties": {"a": {"$ref": "common.json"}, "b": {"$ref": "../common.json"}}}"#,
    #"{"properties": {"b": {"$ref": "../common.json"}, "a": {"$ref": "common.json"}}}"#,
  ])
  func `a file above the folder of the schema isn't that of the same name in it`(
    _ text: String
  ) throws {
    let schema = try Schema(JSONValue(parsing: text)) { request in
      request.path == "common.json" ? try? JSONValue(parsing: #"{"type": "null"}"#) : nil
    }
    #expect(!schema.isValid(try JSONValue(parsing: #"{"a": 1}"#)))
    #expect(schema.isValid(try JSONValue(parsing: #"{"b": 1}"#)))
    #expect(schema.notes.map(\.description).joined().contains("../common.json"))
  }

  @Test func `a broken schema in another document is named with its path`() throws {
    let schema = #"{"$ref": "other.json"}"#
    #expect {
      try Schema(JSONValue(parsing: schema)) { _ in try? JSONValue(parsing: #"{"type": 1}"#) }
    } throws: { error in
      "\(error)"
        == #"other.json, line 1, column 10: "type" needs the name of a type, or a list of names."#
    }
  }
}
