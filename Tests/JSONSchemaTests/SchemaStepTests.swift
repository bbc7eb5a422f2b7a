import JSONText
import Testing

@testable import JSONSchema

/// The work of checks, which is counted in steps.
@Suite struct SchemaStepTests {
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
}
