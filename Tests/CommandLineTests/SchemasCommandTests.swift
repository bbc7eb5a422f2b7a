import Foundation
import TestTraits
import Testing

/// The command `rowkit-bench schemas`.
@Suite(.runsPrograms) struct SchemasCommandTests {
  private func run(_ files: [String: String], _ arguments: String...) throws -> ProgramRun {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let bench = "\"${ROWKIT}-bench\" schemas '\(folder.path)' " + arguments.joined(separator: " ")
    return try ProgramRun(shell: bench)
  }

  @Test func `a suite is counted by file, and formats decide in their folder`() throws {
    let suite = """
      [{"description": "dates", "schema": {"format": "date"}, "tests": [
        {"description": "a date", "data": "2026-11-22", "valid": true},
        {"description": "no date", "data": "x", "valid": false}]}]
      """
    let run = try run(
      ["optional/format/date.json": suite, "date.json": suite, "other.json": "{}"], "--failures")
    #expect(
      run.output == """
        date.json: 1 passed, 1 failed
          dates: no date
        optional/format/date.json: 2 passed, 0 failed
        3 passed, 1 failed

        """)
    #expect(run.status == 1)
  }

  @Test func `remote documents come from a folder`() throws {
    let suite = """
      [{"description": "remote", "schema": {"$ref": "http://localhost:1234/a.json"}, "tests": [
        {"description": "null", "data": null, "valid": true},
        {"description": "number", "data": 1, "valid": false}]}]
      """
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(#"{"type": "null"}"#.utf8).write(to: folder.appendingPathComponent("a.json"))
    let run = try run(["a.json": suite], "--remotes", folder.path)
    #expect(run.output.hasSuffix("\n2 passed, 0 failed\n"))
    #expect(run.status == 0)
  }

  @Test func `schemas with documents are checked and changed at random`() throws {
    let schema = """
      {"$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object",
       "properties": {"name": {"type": "string", "pattern": "^[a-z]+$", "maxLength": 5},
         "kind": {"oneOf": [{"const": "a", "title": "A"}, {"enum": ["b", "c"]}]},
         "child": {"$ref": "#"}, "list": {"prefixItems": [{"type": "integer"}],
           "items": {"anyOf": [{"multipleOf": 0.5}, {"type": "null"}]}, "uniqueItems": true}},
       "if": {"required": ["kind"]}, "then": {"required": ["name"]},
       "dependentSchemas": {"list": {"minProperties": 2}}, "unevaluatedProperties": false}
      """
    let files = [
      "a/schema.json": schema,
      "a/valid/one.json":
        #"{"name": "abc", "kind": "b", "child": {"list": [1, 0.5], "name": "x"}}"#,
      "a/invalid/two.json": #"{"kind": "b", "list": [1, 1], "other": true}"#,
    ]
    let verdicts = try run(files)
    #expect(verdicts.output.hasPrefix("a: 2 passed, 0 failed; read in "))
    #expect(verdicts.status == 0)
    let seed = Int.random(in: 1..<1_000_000)
    let changed = try run(files, "--mutations", "300", "--seed", "\(seed)")
    #expect(
      changed.output == "a: 300 changed schemas, and 2 documents with each\n", "seed \(seed)")
    #expect(changed.status == 0)
    let pressed = try run(files, "--keys", "200", "--seed", "\(seed)")
    #expect(
      pressed.output.contains(" 0 of 2 documents differ untouched, 200 keys in 2 forms"),
      "seed \(seed): \(pressed.output)")
    #expect(pressed.status == 0, "seed \(seed): \(pressed.output)")
  }
}
