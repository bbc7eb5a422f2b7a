import JSONText
import TestTraits
import Testing

@testable import JSONSchema

/// The work of checks, which is counted in steps.
@Suite(.computes) struct SchemaStepTests {
  private func report(_ schema: String, _ value: String, stepCount: Int) throws -> SchemaReport {
    var options = SchemaOptions()
    options.limits.applicationCount = stepCount
    return try Schema(JSONValue(parsing: schema), options: options)
      .check(JSONValue(parsing: value))
  }

  private func list(_ count: Int, _ text: (Int) -> String) -> String {
    (0..<count).map(text).joined(separator: ",")
  }

  @Test func `patterns that end at once count as steps, too`() throws {
    let patterns = list(100) { #""^p\#($0)$": {}"# }
    let report = try report(
      #"{"patternProperties": {\#(patterns)}}"#, "{\(list(100) { #""k\#($0)": 1"# })}",
      stepCount: 5_000)
    #expect(report.notes.first?.description.contains("5000 steps") == true)
  }

  @Test(arguments: ["required", "dependentRequired", "dependentSchemas", "properties"])
  func `keys that are looked for in an object count as steps`(keyword: String) throws {
    let keys = list(100) { #""k\#($0)""# }
    let schemas = list(100) { #""k\#($0)": {}"# }
    let rule =
      switch keyword {
      case "required": #""required": [\#(keys)]"#
      case "dependentRequired": #""dependentRequired": {"a": [\#(keys)]}"#
      case "dependentSchemas": #""dependentSchemas": {\#(schemas)}"#
      default: #""allOf": [\#(list(10) { _ in #"{"properties": {"b": {}}}"# })]"#
      }
    let members = list(keyword == "properties" ? 40 : 1) { #""\#($0 == 0 ? "a" : "x\($0)")": 1"# }
    let report = try report(
      #"{"items": {\#(rule)}}"#, "[\(list(100) { _ in "{\(members)}" })]", stepCount: 5_000)
    #expect(report.notes.first?.description.contains("5000 steps") == true)
  }

  @Test func `no suggestion is looked for after very many`() throws {
    let word = String(repeating: "a", count: 86)
    let words = list(2_000) { #""\#(word)\#($0 + 1_000)""# }
    let report = try report(
      #"{"items": {"enum": [\#(words)]}}"#, "[\(list(100) { #""\#(word)\#($0 + 100)""# })]",
      stepCount: 1_000_000)
    let suggestions = report.violations.map { violation -> String? in
      if case .enumeration(_, let suggestion) = violation.reason { suggestion } else { nil }
    }
    #expect(suggestions.count == 100 && report.notes.isEmpty)
    #expect(suggestions.first == word + "1000")
    #expect(suggestions.last == .some(nil))
  }

  @Test func `the nearest word is the one that a naive search finds`() {
    var words: [[Unicode.Scalar]] = []
    var last: [[Unicode.Scalar]] = [[]]
    for _ in 0...5 {
      words += last
      last = last.flatMap { [$0 + ["a"], $0 + ["é"]] }
    }
    for word in words {
      let (text, limit) = (text(word), min(2, word.count / 2))
      for other in words {
        let isNear = distance(word[...], other[...]) <= limit
        let found = TypingDistance.nearest(text, [self.text(other)])
        #expect((found != nil) == isNear, "\(text) and \(self.text(other))")
      }
    }
  }

  private func text(_ scalars: [Unicode.Scalar]) -> String {
    scalars.map { String($0) }.joined()
  }

  private func distance(
    _ left: ArraySlice<Unicode.Scalar>, _ right: ArraySlice<Unicode.Scalar>
  ) -> Int {
    guard let first = left.first, let other = right.first else { return left.count + right.count }
    let (rest, others) = (left.dropFirst(), right.dropFirst())
    if first == other { return distance(rest, others) }
    return 1 + min(distance(rest, others), distance(rest, right), distance(left, others))
  }
}
