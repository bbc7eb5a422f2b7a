import Foundation
import TestTraits
import Testing

/// The commands that edit documents, ask for them, and show settings bundles.
@Suite(.runsPrograms) struct DocumentCommandTests: DocumentRuns {
  @Test func `a document is edited by keys, and only its changed bytes differ`() throws {
    let text = "\u{FEFF}{\r\n\t\"name\": \"a\", // who\r\n\t\"port\": 1.0e1,\r\n}\r\n"
    let edited = try run(
      ["a.json": text, "s.json": schema],
      "\"$ROWKIT\" edit a.json --schema s.json --frame --keys 'return b ctrl+s' > out; cat a.json")
    #expect(edited.output == text.replacing("\"a\"", with: "\"ab\""))
    #expect(edited.errors.isEmpty && edited.status == 0)
    let untouched = try run(
      ["a.json": text], "\"$ROWKIT\" edit a.json --frame --keys 'ctrl+s' > out; cat a.json")
    #expect(untouched.output == text)
  }

  @Test func `values are printed with the text that is being edited, unless it is refused`() throws
  {
    let files = ["a.json": #"{"name":"Ada","port":1}"#, "s.json": schema]
    let edited = try run(
      files, "\"$ROWKIT\" edit a.json --schema s.json --json --keys '\"new\"'")
    #expect(edited.output == "{\"name\":\"Adanew\",\"port\":1}\n")
    let refused = try run(
      files, "\"$ROWKIT\" edit a.json --schema s.json --json --keys 'down \"e\" tab'")
    #expect(refused.status == 1 && refused.output.isEmpty, "\(refused.output)")
    #expect(refused.errors.contains("wasn't accepted"), "\(refused.errors)")
  }

  @Test func `a text that was refused is reported with the rows, and the document isn't saved`()
    throws
  {
    let files = ["a.json": #"{"name":"Ada","port":1}"#, "s.json": schema]
    let keys = "down \"e\" ctrl+s"
    let run = try run(
      files, "\"$ROWKIT\" edit a.json --schema s.json --print --keys '\(keys)'; echo $?; cat a.json"
    )
    #expect(run.output.hasSuffix("\n1\n{\"name\":\"Ada\",\"port\":1}"), "\(run.output)")
    #expect(run.errors.contains("wasn't accepted"), "\(run.errors)")
  }

  @Test func `a question that the keys leave open is reported with the rows`() throws {
    let files = ["a.json": #"{"name":"Ada","port":1}"#, "s.json": schema]
    let keys = "down return ctrl+u \"99999\" ctrl+s"
    let open = try run(
      files, "\"$ROWKIT\" edit a.json --schema s.json --print --keys '\(keys)'; echo $?; cat a.json"
    )
    #expect(open.output.hasSuffix("\n1\n{\"name\":\"Ada\",\"port\":1}"), "\(open.output)")
    #expect(open.errors.hasSuffix("“Save with 1 problem?” wasn't answered.\n"), "\(open.errors)")
    let json = try run(
      files, "\"$ROWKIT\" edit a.json --schema s.json --json --keys '\(keys)'; echo $?")
    #expect(json.output == "1\n" && json.errors == open.errors, "\(json.output)\(json.errors)")
  }

  @Test func `an open menu is no question`() throws {
    let menu = try run(
      ["a.json": #"{"name":"Ada","port":1}"#, "s.json": schema],
      "\"$ROWKIT\" edit a.json --schema s.json --print --keys 'alt+.'")
    #expect(menu.status == 0 && menu.errors.isEmpty, "\(menu.errors)")
  }

  @Test(arguments: ["edit a.json --json", "ask s.json --value a.json --json --keys x"])
  func `values end with one line break, whatever ends the lines of the file`(
    command: String
  ) throws {
    let files = ["a.json": "{\r\n  \"name\": \"a\"\r\n}\r\n", "s.json": schema]
    let run = try run(files, "setsid -w \"$ROWKIT\" \(command) < /dev/null")
    #expect(run.output.hasSuffix("\r\n}\n"), "\(run.output)")
  }

  @Test func `values are printed as JSON that others read, and saving keeps comments`() throws {
    let text = "\u{FEFF}{\n  // who\n  \"name\": \"a\", // one\n  \"port\": 1.0e1,\n}\n"
    let strict = "{\n  \"name\": \"ab\",\n  \"port\": 1.0e1\n}\n"
    let files = ["a.json": text, "s.json": schema]
    let edited = try run(
      files, "\"$ROWKIT\" edit a.json --json --keys 'return b ctrl+s'; cat a.json")
    #expect(edited.output == strict + text.replacing("\"a\"", with: "\"ab\""))
    let asked = try run(
      files, "setsid \"$ROWKIT\" ask s.json --value a.json --json --keys 'return b' < /dev/null")
    #expect(asked.output == strict, "\(asked.errors)")
  }

  @Test func `values are those of the document, also from a screen inside it`() throws {
    let schema = #"{"properties": {"l": {"type": "array", "items": {"type": "object"}}}}"#
    let run = try run(["s.json": schema], "\"$ROWKIT\" ask s.json --json --keys 'return return'")
    #expect(run.output == "{\n  \"l\": [\n    {}\n  ]\n}\n", "\(run.errors)")
  }

  @Test(arguments: ["ask $T/s.json", "ask $T/s.json --json", "form --json"])
  func `a signal that ends a form says that its answers aren't used`(command: String) async throws {
    let run = try TerminalRun(
      """
      echo '{"title": "Ask", "properties": {"n": {"type": "string"}}}' > $T/s.json
      sh -c 'echo $$ > "$0/pid"; exec "$1" \(command.replacing("$T", with: "\"$0\"")) \
      2> "$0/err"' "$T" "$R"; echo "[status $?]"
      """)
    #expect(await run.waits(for: "f1"), "\(run.text)")
    run.type("Ada")
    #expect(await run.waits(for: "Ada"), "\(run.text)")
    let process = run.file("pid").flatMap { Int32($0.filter { $0.isNumber }) }
    kill(try #require(process), SIGTERM)
    #expect(await run.waits(for: "[status 143]"), "\(run.text)")
    let sentence = "rowkit: The program was ended, so the answers aren't used.\n"
    #expect(run.file("err")?.hasPrefix(sentence) == true, "\(run.file("err") ?? "")")
  }

  @Test func `a document whose folder is gone is kept with the user's state`() async throws {
    let run = try TerminalRun(
      """
      mkdir $T/d; echo '{"name": "Ada"}' > $T/d/a.json
      (while [ ! -e $T/go ]; do sleep 0.05; done; rm -r $T/d; : > $T/gone) &
      XDG_STATE_HOME=$T/state "$R" edit $T/d/a.json 2> $T/err; echo "[status $?]"
      """)
    #expect(await run.waits(for: "Ada"), "\(run.text)")
    run.type("Bob")
    #expect(await run.waits(for: "AdaBob"), "\(run.text)")
    run.create("go")
    #expect(await run.waits(forFile: "gone"))
    run.type("\u{3}")
    #expect(await run.waits(for: "Discard"), "\(run.text)")
    run.type("\u{3}")
    #expect(await run.waits(for: "[status 130]"), "\(run.text)")
    let said = run.file("err") ?? ""
    #expect(
      said.contains("They are kept in ") && said.contains("/state/rowkit/unsaved/"), "\(said)")
  }

  @Test func `what was decided stays, whatever is typed with the last key`() async throws {
    let run = try TerminalRun(
      """
      echo '{"properties": {"n": {"type": "string"}}}' > $T/s.json
      "$R" ask $T/s.json > $T/out; echo "[status $?]"
      """)
    #expect(await run.waits(for: "f1"), "\(run.text)")
    run.type("Ada")
    #expect(await run.waits(for: "Ada"), "\(run.text)")
    run.type("\u{13}Bob\u{3}")
    #expect(await run.waits(for: "[status 0]"), "\(run.text)")
    #expect(run.file("out") == "{\n  \"n\": \"Ada\"\n}\n")
  }

  @Test func `a second ctrl+c of a script says where changes are kept`() throws {
    let run = try run(
      ["a.json": #"{"name": "Ada"}"#],
      #""$ROWKIT" edit a.json --keys '"Bob" ctrl+c ctrl+c'"#)
    #expect(run.errors.contains("They are kept in "), "\(run.errors)")
  }

  @Test func `a second ctrl+c says where changes are kept, and is a status of its own`()
    async throws
  {
    let run = try TerminalRun(
      """
      echo '{"name": "Ada"}' > $T/a.json
      "$R" edit $T/a.json 2> $T/err; echo "[status $?]"
      """)
    #expect(await run.waits(for: "Ada"), "\(run.text)")
    run.type("Bob")
    #expect(await run.waits(for: "AdaBob"), "\(run.text)")
    run.type("\u{3}")
    #expect(await run.waits(for: "Discard"), "\(run.text)")
    run.type("\u{3}")
    #expect(await run.waits(for: "[status 130]"), "\(run.text)")
    #expect(run.file("err")?.contains("They are kept in ") == true, "\(run.file("err") ?? "")")
  }

  @Test(arguments: ["printf 'Ada\\ns\\nBob\\ns\\nrest\\n' | sh ask.sh", "sh ask.sh < answers"])
  func `each of several questions takes its own lines, and leaves the rest`(command: String) throws
  {
    let run = try run(
      [
        "s.json": #"{"properties": {"n": {"type": "string"}}}"#,
        "answers": "Ada\ns\nBob\ns\nrest\n",
        "ask.sh": """
        "$ROWKIT" ask s.json --linear 2> /dev/null
        "$ROWKIT" ask s.json --linear 2> /dev/null
        cat
        """,
      ], command)
    #expect(
      run.output == "{\n  \"n\": \"Ada\"\n}\n{\n  \"n\": \"Bob\"\n}\nrest\n",
      "\(run.output) \(run.errors)")
  }

  @Test func `changes are kept at the end of the lines`() throws {
    let run = try run(
      ["a.json": #"{"name": "Ada"}"#],
      #"printf '1\nBob\n' | "$ROWKIT" edit a.json --linear; echo $?; cat .a.json.rowkit-unsaved"#)
    #expect(run.output.contains("1\n{\"name\": \"Bob\"}"), "\(run.output) \(run.errors)")
    #expect(run.errors.contains("They are kept in "), "\(run.errors)")
    #expect(!run.errors.contains("lost"), "\(run.errors)")
  }

  @Test func `a document can name its schema, and have none`() throws {
    let files = ["a.json": #"{"$schema": "./s.json", "port": 99999}"#, "s.json": schema]
    let named = try run(files, "\"$ROWKIT\" edit a.json --print")
    #expect(named.output.contains("At most 65535"), "\(named.output)")
    let none = try run(["a.json": #"{"port": 99999}"#], "\"$ROWKIT\" edit a.json --print")
    #expect(none.output.contains("port") && !none.output.contains("At most"))
  }

  @Test(arguments: [
    "../s/s 1.json", "../s/s%201.json", "../s/s%201.json#", "./../s/s 1.json#",
  ])
  func `the schema that a document names is the same for all commands`(name: String) throws {
    let files = ["d/a.json": "{\"$schema\": \"\(name)\", \"port\": 99999}", "s/s 1.json": schema]
    let edited = try run(files, "\"$ROWKIT\" edit d/a.json --print")
    #expect(edited.output.contains("At most 65535"), "\(edited.output)")
    #expect(edited.errors.isEmpty, "\(edited.errors)")
    let checked = try run(files, "\"$ROWKIT\" check d/a.json")
    #expect(checked.output.contains("At most 65535"), "\(checked.output) \(checked.errors)")
  }

  @Test func `a schema at a path in all of the file system is used, and one elsewhere isn't`()
    throws
  {
    let files = ["s.json": schema]
    let command = #"printf '{"$schema": "%s", "port": 99999}' "$(pwd)/s.json" > a.json; "#
    for name in ["edit a.json --print", "check a.json"] {
      let run = try run(files, command + "\"$ROWKIT\" \(name)")
      #expect(run.output.contains("At most 65535"), "\(run.output) \(run.errors)")
    }
    let document = #"{"$schema": "urn:example:s.json", "port": 99999}"#
    let edited = try run(["a.json": document], "\"$ROWKIT\" edit a.json --print")
    #expect(edited.output.contains("99999") && edited.errors.isEmpty, "\(edited.errors)")
    let checked = try run(["a.json": document], "\"$ROWKIT\" check a.json")
    #expect(checked.output.isEmpty && checked.status == 1, "\(checked.errors)")
  }

  @Test(arguments: ["../none.json", "s.json#/$defs/port", "none.json"])
  func `a schema that a document names and that can't be read is reported`(name: String) throws {
    let files = ["d/a.json": "{\"$schema\": \"\(name)\", \"port\": 1}", "d/s.json": schema]
    let edited = try run(files, "\"$ROWKIT\" edit d/a.json --print")
    #expect(edited.errors.contains("can't be read, so no rules are checked."), "\(edited.errors)")
    let checked = try run(files, "\"$ROWKIT\" check d/a.json")
    #expect(checked.status != 0 && checked.errors.contains("can't be"), "\(checked.errors)")
  }

  @Test func `formats are errors only where the command line says so`() throws {
    let files = ["a.json": #"{"name": "a", "at": "soon"}"#, "s.json": schema]
    for (option, question) in [("", false), ("--formats", true)] {
      let run = try run(
        files,
        "\"$ROWKIT\" edit a.json --schema s.json \(option) --frame --keys 'return x escape ctrl+s'")
      #expect(run.output.contains("Save with 1 problem?") == question, "\(run.output)")
    }
  }

  @Test func `a document is asked for in lines, and printed alone`() throws {
    let answers = "Ada\\n80\\n\\ns\\n"
    let run = try run(
      ["s.json": schema], "printf '\(answers)' | \"$ROWKIT\" ask s.json --linear 2> err")
    #expect(run.output == "{\n  \"name\": \"Ada\",\n  \"port\": 80\n}\n")
    #expect(run.status == 0)
  }

  @Test func `the initial answers are those of a file, and a form that is left prints nothing`()
    throws
  {
    let files = ["s.json": schema, "v.json": #"{"name":"Bob","x":1.0}"#]
    let kept = try run(
      files, "printf '\\n\\n\\n\\ns\\n' | \"$ROWKIT\" ask s.json --value v.json --linear 2> err")
    #expect(kept.output == "{\"name\":\"Bob\",\"x\":1.0}\n")
    let left = try run(
      files, "printf 'Ada\\n' | \"$ROWKIT\" ask s.json --linear 2> err")
    #expect(left.output.isEmpty && left.status == 1)
  }

  @Test func `with --json and nobody to ask, missing values are reported`() throws {
    let command = "setsid \"$ROWKIT\" ask s.json --json < /dev/null 2> err; echo $?; cat err"
    let run = try run(["s.json": schema], command)
    #expect(run.output.hasPrefix("1\nrowkit: "), "\(run.output)")
    #expect(run.output.contains("name"), "\(run.output)")
  }

  @Test(arguments: ["", " --json"])
  func `a form is shown on the terminal, and the answer goes to the output`(
    option: String
  ) async throws {
    let run = try TerminalRun(
      """
      printf '{"title": "Who", "properties": {"name": {"type": "string"}}, \
      "additionalProperties": false}' > $T/s.json; "$R" ask $T/s.json\(option) > $T/out
      echo "[status $?]"
      """)
    #expect(await run.waits(for: "Who"))
    run.type("\rAda")
    #expect(await run.waits(for: "Ada"))
    run.type("\u{13}")
    #expect(await run.waits(for: "[status 0]"), "\(run.text)")
    #expect(run.file("out") == "{\n  \"name\": \"Ada\"\n}\n")
    let left = try TerminalRun("echo '{}' > $T/s.json; \"$R\" ask $T/s.json > $T/out; exit $?")
    #expect(await left.waits(for: "s.json"))
    left.type("\u{3}")
    #expect(await left.end() == 130)
    #expect(left.file("out") == "")
    let cancelled = try TerminalRun(
      "echo '{}' > $T/s.json; \"$R\" ask $T/s.json > $T/out || echo \"goes on after $?\"")
    #expect(await cancelled.waits(for: "s.json"))
    cancelled.type("\u{1B}")
    #expect(await cancelled.waits(for: "goes on after 130"), "\(cancelled.text)")
  }

  @Test(arguments: ["out.json", "out.plist"])
  func `a settings bundle stores its values in a file`(store: String) throws {
    let page = { (title: String) in
      """
      <plist version="1.0"><dict><key>StringsTable</key><string>Root</string>
      <key>PreferenceSpecifiers</key><array><dict><key>Type</key>
      <string>PSToggleSwitchSpecifier</string><key>Title</key><string>\(title)</string>
      <key>Key</key><string>wifi</string><key>DefaultValue</key><false/></dict></array></dict></plist>
      """
    }
    let files = [
      "b/Root.plist": page("WIFI"), "b/Root~ipad.plist": page("Tablet"),
      "b/de.lproj/Root.strings": "\"WIFI\" = \"Drahtlos\";",
    ]
    let command = "\"$ROWKIT\" settings-bundle b --store \(store) --frame --size 40x8"
    let run = try run(files, "\(command) --language de --keys space; cat \(store)")
    #expect(run.output.contains("Drahtlos"))
    let stored = store.hasSuffix("json") ? "\"wifi\": true" : "<key>wifi</key>\n\t<true/>"
    #expect(run.output.contains(stored), "\(run.output)")
    let values = try self.run(files, "\"$ROWKIT\" settings-bundle b --store \(store) --json")
    #expect(values.output.contains("\"wifi\": false"), "\(values.output)")
    let tablet = try self.run(files, "\(command) --platform ipad")
    #expect(tablet.output.contains("Tablet"))
  }

  @Test(arguments: ["--frame", "--print", "--json", ""])
  func `a folder without pages is an error, whatever is asked for`(form: String) throws {
    let command = "\"$ROWKIT\" settings-bundle nothing \(form) 2>&1 >/dev/null"
    let run = try run([:], "\(command); echo \"status $?\"")
    #expect(run.output.contains("“nothing” is no settings bundle."), "\(run.output)")
    #expect(run.output.contains("status 1"), "\(run.output)")
  }

  @Test func `a store that can't be written is reported once`() throws {
    let page =
      "<plist><dict><key>PreferenceSpecifiers</key><array><dict><key>Type</key>"
      + "<string>PSToggleSwitchSpecifier</string><key>Key</key><string>wifi</string>"
      + "<key>DefaultValue</key><false/></dict></array></dict></plist>"
    let run = try run(
      ["b/Root.plist": page],
      "\"$ROWKIT\" settings-bundle b --store nowhere/s.json --json --keys space 2>&1")
    #expect(run.output.split(separator: "\n").count == 1, "\(run.output)")
    #expect(run.output.contains("nowhere/s.json"), "\(run.output)")
  }
}
