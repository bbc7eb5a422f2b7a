import Foundation
import TestTraits
import Testing

@testable import RowKitCLI

/// The command `rowkit check`, as a person runs it.
@Suite(.runsPrograms) struct CheckCommandTests {
  /// Runs the command on files in a folder of their own, with the folder's path left out.
  private func check(
    _ files: [String: String], _ arguments: String = "a.json --schema schema.json"
  ) throws -> ProgramRun {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try ProgramRun(shell: "cd '\(folder.path)' && \"$ROWKIT\" check \(arguments)")
  }

  private let schema = """
    {"properties": {"port": {"minimum": 1, "maximum": 65535}, "name": {"pattern": "^[a-z]+$"},
     "day": {"format": "date"}}, "required": ["name"], "additionalProperties": false}
    """

  @Test func `each violation is a line with line, column and pointer`() throws {
    let run = try check([
      "schema.json": schema,
      "a.json":
        "{\n  // Comments are allowed.\n  \"port\": 0,\n  \"prot\": 1,\n  \"name\": \"A\"\n}\n",
    ])
    #expect(
      run.output == """
        a.json:3:11: /port: Between 1 and 65535.
        a.json:4:3: /prot: Unknown key "prot". Did you mean "port"?
        a.json:5:11: /name: Doesn't have the expected form (^[a-z]+$).

        """)
    #expect(run.errors.isEmpty)
    #expect(run.status == 1)
  }

  @Test func `a valid document prints nothing`() throws {
    let run = try check(["schema.json": schema, "a.json": #"{"name": "a", "day": "x"}"#])
    #expect(run.output.isEmpty && run.errors.isEmpty)
    #expect(run.status == 0)
  }

  @Test func `formats decide if the command line says so`() throws {
    let run = try check(
      ["schema.json": schema, "a.json": #"{"name": "a", "day": "x"}"#],
      "a.json --schema schema.json --formats")
    #expect(run.output == "a.json:1:22: /day: Not a date like 2026-11-22.\n")
    #expect(run.status == 1)
  }

  @Test func `the document can name its schema and come from standard input`() throws {
    let named = try check(
      ["b/a.json": #"{"$schema": "../s.json", "x": 1}"#, "s.json": #"{"maxProperties": 1}"#],
      "b/a.json")
    #expect(named.output == "b/a.json:1:1: At most 1 member, has 2.\n")
    let piped = try check(["schema.json": "false"], "- --schema schema.json < schema.json")
    #expect(piped.output == "-:1:1: Isn't allowed here.\n")
  }

  @Test func `a pipe whose reads don't wait is read to its end`() throws {
    let schema = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: schema) }
    try Data("false".utf8).write(to: schema)
    let run = try ProgramRun(
      shell: """
        { sleep 0.2; echo 1; } | perl -MFcntl -e 'fcntl STDIN, F_SETFL, O_NONBLOCK; exec @ARGV' \
          "$ROWKIT" check - --schema '\(schema.path)'
        """)
    #expect(run.output == "-:1:1: Isn't allowed here.\n", "\(run.errors)")
  }

  @Test func `standard input is either the document or the schema`() throws {
    let run = try check(["schema.json": "{}"], "- --schema - < schema.json")
    #expect(run.status == 64)
    #expect(run.errors == "rowkit: \(UsageError.sameInput)\n")
  }

  @Test func `references lead to files in the folder of the schema and nowhere else`() throws {
    let run = try check(
      [
        "s/schema.json": """
        {"properties": {"a": {"$ref": "part.json"}, "b": {"$ref": "../outside.json"},
         "c": {"$ref": "link.json"}}}
        """,
        "s/part.json": #"{"type": "null"}"#, "outside.json": "false",
        "a.json": #"{"a": 1, "b": 1, "c": 1}"#,
      ],
      "a.json --schema s/schema.json --x; ln -s ../outside.json s/link.json; "
        + "\"$ROWKIT\" check a.json --schema s/schema.json")
    #expect(run.output == "a.json:1:7: /a: Needs null, not a whole number.\n")
    #expect(
      run.errors.contains(
        "Line 1, column 59: the reference \"../outside.json\" can't be followed: not checked."))
    #expect(run.errors.contains("the reference \"link.json\" can't be followed: not checked."))
    #expect(run.status == 1)
  }

  @Test func `notes begin with the name under which the program runs`() throws {
    let run = try check(
      ["schema.json": #"{"$ref": "nowhere.json"}"#, "a.json": "{}"],
      "a.json --schema schema.json; ln -s \"$ROWKIT\" ./checker; "
        + "./checker check a.json --schema schema.json")
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("rowkit: Line 1") == true, "\(lines)")
    #expect(lines.last?.hasPrefix("checker: Line 1") == true, "\(lines)")
  }

  @Test(arguments: [
    ("{", "{}", "rowkit: “a.json” isn't JSON. Line 1, column 2: "),
    (
      "{}", "{\"type\": 1}",
      "rowkit: “schema.json” isn't a schema. Line 1, column 10: \"type\" needs the name of a type"
    ),
    (
      "{}", "{\"$ref\": \"#\"}",
      "rowkit: “schema.json” isn't a schema. Line 1, column 10: the reference leads back to itself"
    ),
  ])
  func `what is no JSON or no schema gets a sentence`(
    _ document: String, _ schema: String, _ sentence: String
  ) throws {
    let run = try check(["a.json": document, "schema.json": schema])
    #expect(run.errors.hasPrefix(sentence))
    #expect(run.output.isEmpty)
    #expect(run.status == 1)
  }

  @Test func `files that aren't there or aren't files get a sentence`() throws {
    let missing = try check(["schema.json": "{}"])
    #expect(missing.errors.hasPrefix("rowkit: “a.json” can't be read: "))
    #expect(missing.status == 1)
    let folder = try check(["schema.json": "{}"], ". --schema schema.json")
    #expect(folder.errors == "rowkit: “.” isn't a file.\n")
    let pipe = try check(
      ["schema.json": "{}"], "schema.json; mkfifo p; \"$ROWKIT\" check p --schema schema.json")
    #expect(pipe.errors.hasSuffix("rowkit: “p” isn't a file.\n"))
    let large = try check(
      ["schema.json": "{}"],
      "- < /dev/null; truncate -s 1G a.json; \"$ROWKIT\" check a.json --schema schema.json")
    #expect(large.errors.hasSuffix("rowkit: “a.json” has more than 256 MB.\n"))
  }

  @Test(arguments: [
    ("", "rowkit: The command “check” needs a word, FILE; see rowkit check --help.\n"),
    ("a.json b.json", "rowkit: Nothing was expected after “a.json”, but there is “b.json”.\n"),
    (
      "a.json --shema b",
      "rowkit: There is no option called “--shema”; did you mean “--schema”?\n"
    ),
    (
      "a.json --schema",
      "rowkit: The option --schema needs a value, as in --schema settings.schema.json.\n"
    ),
  ])
  func `wrong usage is a sentence and status 64`(_ arguments: String, _ sentence: String) throws {
    let run = try check([:], arguments)
    #expect(run.errors == sentence)
    #expect(run.status == 64)
  }

  @Test func `a document that names no schema gets a sentence`() throws {
    let run = try check(["a.json": #"{"$schema": "https://example.org/x"}"#], "a.json")
    #expect(run.errors == "rowkit: “a.json” names no file as its schema; write --schema FILE.\n")
    #expect(run.status == 1)
  }

  @Test func `control characters in keys are escaped`() throws {
    let run = try check([
      "a.json": #"{"\u001b[2J": 1, "a\nb": 1}"#, "schema.json": #"{"additionalProperties": false}"#,
    ])
    #expect(!run.output.contains("\u{1B}"))
    #expect(run.output.split(separator: "\n").count == 2)
  }

  @Test func `help names the options and the drafts`() throws {
    let help = try ProgramRun("check", "--help")
    #expect(help.output.contains("--formats") && help.output.contains("2020-12"))
    #expect(try ProgramRun("--help").output.contains("rowkit check FILE"))
    #expect(help.status == 0)
  }

  @Test(arguments: ["--print", "--frame", "--json"])
  func `an edited document names the rules that aren't checked on standard error`(
    presentation: String
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let schema = #"{"properties": {"a": {"$ref": "other.json"}, "b": {"pattern": "("}}}"#
    try Data(schema.utf8).write(to: folder.appending(path: "schema.json"))
    try Data(#"{"a": 1, "b": "x"}"#.utf8).write(to: folder.appending(path: "a.json"))
    let run = try ProgramRun(
      "edit", folder.path + "/a.json", "--schema", folder.path + "/schema.json", presentation)
    #expect(run.status == 0)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(run.errors.contains("\"other.json\" can't be followed"))
    #expect(run.errors.contains("the pattern \"(\" isn't checked"))
  }
}
