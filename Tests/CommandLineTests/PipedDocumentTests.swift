import Foundation
import TestTraits
import Testing

/// Documents and schemas that come from a pipe.
@Suite(.runsPrograms) struct PipedDocumentTests: DocumentRuns {
  @Test func `a document from a pipe is edited on the terminal, and printed as it was written`()
    async throws
  {
    let run = try TerminalRun(
      #"""
      printf '{ // who\n "name": "Ada",\n}\n' | "$R" edit - > $T/out; echo "[status $?]"
      """#)
    #expect(await run.waits(for: "Standard Input"), "\(run.text)")
    run.type("\rx\u{13}")
    #expect(await run.waits(for: "[status 0]"), "\(run.text)")
    #expect(run.file("out") == "{ // who\n \"name\": \"Adax\",\n}\n", "\(run.file("out") ?? "")")
  }

  @Test(arguments: [
    ("cat s.json", "ask - --value v.json"), ("cat v.json", "ask s.json --value -"),
    ("cat v.json", "edit - --schema s.json"), ("cat s.json", "edit v.json --schema -"),
    ("cat n.json", "edit -"),
  ])
  func `a schema and a document can come from a pipe`(source: String, command: String) throws {
    let files = [
      "s.json": schema, "v.json": #"{"name": "Ada", "port": 99999}"#,
      "n.json": #"{"$schema": "s.json", "name": "Ada", "port": 99999}"#,
    ]
    let run = try run(files, "\(source) | \"$ROWKIT\" \(command) --print")
    #expect(run.output.contains("Ada") && run.output.contains("65535"), "\(run.output)")
    #expect(run.errors.isEmpty && run.status == 0, "\(run.errors)")
  }

  @Test(arguments: [
    ("printf '{'", "edit -", 1, "Standard input isn't valid JSON."),
    ("printf '3'", "ask -", 1, "Standard input isn't a valid schema."),
    (#"printf '"\351"'"#, "edit -", 1, "bytes that aren't UTF-8"),
    ("echo {}", "ask - --value -", 64, "Standard input is read once"),
  ])
  func `a pipe that can't be used is reported`(
    source: String, command: String, status: Int32, sentence: String
  ) throws {
    let run = try run([:], "\(source) | \"$ROWKIT\" \(command) --print")
    #expect(run.errors.contains(sentence), "\(run.errors)")
    #expect(run.output.isEmpty && run.status == status)
  }
}
