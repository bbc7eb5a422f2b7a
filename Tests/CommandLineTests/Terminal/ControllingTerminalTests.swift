import Foundation
import TestTraits
import Testing

/// Screens on the controlling terminal, wherever standard input and output lead.
@Suite(.runsPrograms) struct ControllingTerminalTests {
  /// The keys that fill in the form, up to its last field.
  private static let values =
    "Ada\tada9\tada@example.org\t36\t\t\tsecret99\tsecret99"

  private static let saving = "\u{13}"
  private static let interrupt = "\u{3}"

  private static let places: [String] = [
    "\"$R\" form --json > $T/out",
    "answer=$(\"$R\" form --json); s=$?; printf '%s\\n' \"$answer\" > $T/out; (exit $s)",
    "\"$R\" form --json < /dev/null > $T/out 2> $T/err",
    "echo data | \"$R\" form --json > $T/out",
    "echo --json | xargs \"$R\" form > $T/out",
  ]

  @Test(arguments: places)
  func `a form is shown and prints its values, wherever input and output lead`(
    command: String
  ) async throws {
    let run = try TerminalRun("\(command); echo \"[status $?]\"")
    #expect(await run.waits(for: "Sign Up"))
    run.type(ControllingTerminalTests.values)
    #expect(await run.waits(for: "••••"))
    run.type(ControllingTerminalTests.saving)
    #expect(await run.waits(for: "[status 0]"))
    #expect(await run.end() == 0)
    #expect(run.file("out")?.hasPrefix("{\n  \"name\": \"Ada\",\n") == true)
    #expect(run.file("err") ?? "" == "")
  }

  #if os(Linux)
    @Test func `output is captured under any name of the terminal`() async throws {
      let run = try TerminalRun("echo $$ > $T/pid; exec \"$R\" form 2> /dev/tty")
      #expect(await run.waits(for: "Sign Up"))
      let process = try #require(run.file("pid")).trimmingCharacters(in: .whitespacesAndNewlines)
      for descriptor in 1...2 {
        let path = "/proc/\(process)/fd/\(descriptor)"
        let file = try FileManager.default.destinationOfSymbolicLink(atPath: path)
        #expect(file.contains("/screen."))
      }
    }
  #endif

  @Test func `a person at the terminal can have a typed password shown`() async throws {
    let run = try TerminalRun("\"$R\" form; echo \"[status $?]\"")
    #expect(await run.waits(for: "Sign Up"))
    run.type(ControllingTerminalTests.values)
    #expect(await run.waits(for: "••••"))
    run.type("\u{12}")
    #expect(await run.waits(for: "secret99"))
  }

  @Test func `a dash is standard input only to screens that read it`() async throws {
    let run = try TerminalRun(
      "cd $T; mkdir ./-; \"$R\" processes - --print; echo \"[status $?]\";"
        + " \"$R\" log - --print; echo \"[then $?]\"; \"$R\" edit -; echo \"[last $?]\"")
    #expect(await run.waits(for: "[last 64]"), "\(run.text)")
    #expect(run.text.contains("[status 1]") && run.text.contains("[then 64]"), "\(run.text)")
    #expect(run.text.contains("There are no processes in “-”"), "\(run.text)")
  }

  @Test func `problems that a person leaves in an answer are reported`() async throws {
    let schema = #"{"properties":{"n":{"type":"integer"}},"required":["n"]}"#
    let run = try TerminalRun(
      "echo '\(schema)' > $T/s.json; \"$R\" ask $T/s.json --keys 'ctrl+s d return' > $T/out"
        + " 2> $T/err; echo \"[status $?]\"")
    #expect(await run.waits(for: "[status 0]"))
    #expect(run.file("out") == "{}\n")
    #expect(run.file("err")?.contains("\"n\" is missing.") == true)
  }

  @Test func `a form in a pipe is shown, and the next program gets its values`() async throws {
    let run = try TerminalRun("\"$R\" form --json | cat > $T/out; echo \"[status $?]\"")
    #expect(await run.waits(for: "Sign Up"))
    run.type(ControllingTerminalTests.values)
    #expect(await run.waits(for: "••••"))
    run.type(ControllingTerminalTests.saving)
    #expect(await run.waits(for: "[status 0]"))
    #expect(run.file("out")?.hasPrefix("{\n") == true)
  }

  @Test func `ctrl+c ends a form without values, and the script that waits for them`() async throws
  {
    let run = try TerminalRun("\"$R\" form --json > $T/out; echo \"[still here]\"")
    #expect(await run.waits(for: "Sign Up"))
    run.type(ControllingTerminalTests.interrupt)
    #expect(await run.end() == 130)
    #expect(!run.text.contains("[still here]"))
    #expect(run.file("out") == "")
  }

  @Test func `values without a reader end with a failure status`() async throws {
    let run = try TerminalRun("{ \"$R\" form --json; echo \"[status $?]\" >&2; } | true")
    #expect(await run.waits(for: "Sign Up"))
    run.type(ControllingTerminalTests.values)
    #expect(await run.waits(for: "••••"))
    run.type(ControllingTerminalTests.saving)
    #expect(await run.waits(for: "[status 141]"))
  }

  @Test(arguments: ["--linear", "--no-animation"])
  func `a screen in the background writes nothing until it is in the foreground`(
    option: String
  ) async throws {
    let run = try TerminalRun(
      "set -m; \"$R\" form \(option) & \(ControllingTerminalTests.stopping); echo \"[waited]\"; fg >/dev/null"
    )
    #expect(await run.waits(for: "[waited]"))
    let texts = run.text.components(separatedBy: "[waited]")
    #expect(!texts[0].contains("Sign Up"))
    if texts.last?.contains("Sign Up") != true { #expect(await run.waits(for: "Sign Up")) }
  }

  @Test func `keys that are typed while a screen is being stopped are there after it`() async throws
  {
    let stopping = "set -m; \"$R\" form; echo \"[stopped]\"; sleep 0.2; fg >/dev/null"
    let run = try TerminalRun("\(stopping); echo \"[again]\"; fg >/dev/null")
    #expect(await run.waits(for: "Sign Up"))
    run.type("\u{1A}")
    #expect(await run.waits(for: "[stopped]"))
    // The continued screen asks the terminal what it can do, and gets no answer.
    try await Task.sleep(for: .milliseconds(600))
    run.type("\u{1A}")
    usleep(20_000)
    run.type("Zoe Quill")
    #expect(await run.waits(for: "[again]"))
    let shown = run.text.components(separatedBy: "[again]").last ?? ""
    if !shown.contains("Zoe Quill") { #expect(await run.waits(for: "Zoe Quill")) }
  }

  /// The commands that wait until a program in the background is stopped.
  private static let stopping =
    "until jobs > \"$T/jobs\"; grep -q Stopped \"$T/jobs\"; do sleep 0.02; done"

  @Test(arguments: ["--linear", "--no-animation"])
  func `a screen that is continued in the background is stopped again`(option: String) async throws
  {
    let stopping = ControllingTerminalTests.stopping
    let run = try TerminalRun(
      "set -m; \"$R\" form \(option) & \(stopping); bg; \(stopping); jobs; echo '[waited]'; read x; fg"
    )
    #expect(await run.waits(for: "[waited]"))
    #expect(run.text.contains("Stopped") && !run.text.contains("Sign Up"), "\(run.text)")
    run.type("\n")
    #expect(await run.waits(for: "Sign Up"))
  }

  /// The commands that stop a screen and continue it in the background.
  private static let suspensions = ["", "kill -STOP %1; "]

  @Test(arguments: ["--linear", "--no-animation"], suspensions)
  func `a screen that is continued in the background ends at the first request`(
    option: String, stopping: String
  ) async throws {
    let waiting = ControllingTerminalTests.stopping
    let run = try TerminalRun(
      """
      set -m; "$R" form \(option); echo '[stopped]'; bg; \(waiting); \(stopping)
      kill %1; kill -CONT %1; wait %1
      """)
    #expect(await run.waits(for: "Sign Up"))
    run.type("\u{1A}")
    #expect(await run.waits(for: "The program was ended by SIGTERM."))
    #expect(run.text.contains("[stopped]"))
  }

  @Test func `a screen is suspended twice, and taken back each time`() async throws {
    let run = try TerminalRun(
      "set -m; \"$R\" form; echo '[1st]'; read x; fg; echo '[2nd]'; read x; fg")
    #expect(await run.waits(for: "Sign Up"))
    for (stop, typed) in [("[1st]", "Ada"), ("[2nd]", "Grace")] {
      run.type("\u{1A}")
      #expect(await run.waits(for: stop))
      run.type("\n")
      #expect(await run.waits(for: "Sign Up"))
      run.type(typed)
      #expect(await run.waits(for: typed))
    }
  }

  @Test(arguments: ["--linear", "--json"])
  func `a screen in the background whose output leads elsewhere says so`(option: String)
    async throws
  {
    let run = try TerminalRun(
      "set -m; \"$R\" form \(option) > $T/out 2> $T/err & wait $!; echo \"[status $?]\"")
    #expect(await run.waits(for: "[status 1]"))
    #expect(run.file("err")?.contains("in the background") == true)
    #expect(!run.text.contains("Sign Up"))
  }

  @Test func `Ctrl-Z in a command substitution shows a message instead of stopping`() async throws {
    let run = try TerminalRun("\"$R\" form")
    #expect(await run.waits(for: "Sign Up"))
    run.type("\u{1A}")
    #expect(await run.waits(for: "Cannot suspend here."))
    run.type("Ada\t")
    #expect(await run.waits(for: "Ada"))
  }

  @Test func `Ctrl-Z in a command substitution shows a message in the linear mode`() async throws {
    let run = try TerminalRun("\"$R\" form --linear")
    #expect(await run.waits(for: "empty: "))
    run.type("\u{1A}")
    #expect(await run.waits(for: "Cannot suspend here.\r\nName"))
  }

  @Test func `standard input isn't data if it is a terminal`() async throws {
    let run = try TerminalRun("\"$R\" log -; echo \"[status $?]\"")
    #expect(await run.waits(for: "[status 64]"))
    #expect(run.text.contains("name a file, or pipe text into the command"))
  }

  @Test(arguments: ["TERM=", "TERM=unknown", "TERM=DUMB", "-u TERM"])
  func `a terminal that can't move its cursor gets lines, or rows if nobody types`(
    variable: String
  ) async throws {
    let run = try TerminalRun(
      "env \(variable) \"$R\" settings < /dev/null; env \(variable) \"$R\" settings")
    #expect(await run.waits(for: "Settings, command: "))
    run.type("q\n")
    #expect(await run.end() == 0)
    #expect(run.text.hasPrefix("Wi-Fi") || run.text.hasPrefix("Airplane"), "\(run.text)")
    #expect(run.text.contains("Linear mode is on, set by ") && !run.text.contains("\u{1B}"))
  }

  @Test func `a form in a pipe is asked in lines on a terminal that can't move its cursor`()
    async throws
  {
    let run = try TerminalRun("echo data | TERM=dumb \"$R\" form --json > $T/out")
    #expect(await run.waits(for: "empty: "))
    run.type("\u{4}")
    _ = await run.end()
    #expect(!run.text.contains("\u{1B}"), "\(run.text)")
  }

  @Test func `the end of the lines of a question is said on standard error`() async throws {
    let schema = #"{"properties":{"n":{"type":"integer"}}}"#
    let run = try TerminalRun(
      "echo '\(schema)' > $T/s.json; answer=$(\"$R\" ask $T/s.json --linear 2> $T/err);"
        + " echo \"[status $? $answer]\"")
    #expect(await run.waits(for: "n, "))
    run.type("\u{4}")
    #expect(await run.waits(for: "[status 1 ]"))
    #expect(run.file("err") == "rowkit: The program was ended, so the answers aren't used.\n")
  }

  @Test func `data comes from a pipe, and the answers from the terminal`() async throws {
    let run = try TerminalRun("printf 'one\\ntwo\\n' | \"$R\" log - --linear; echo \"[status $?]\"")
    #expect(await run.waits(for: "command: "))
    run.type("\n")
    #expect(await run.waits(for: "2 two"))
    run.type("q\n")
    #expect(await run.waits(for: "[status 0]"))
  }

  @Test func `a pipe is read while another screen covers its lines`() async throws {
    let run = try TerminalRun(
      """
      { echo first; until [ -e "$T/go" ]; do sleep 0.05; done
        yes line | head -n 100000; : > "$T/written"; } < /dev/null |
      "$R" log -
      """)
    #expect(await run.waits(for: "first"))
    run.type("\r")
    #expect(await run.waits(for: "Line 1"))
    run.create("go")
    #expect(await run.waits(forFile: "written"))
  }

  @Test func `without a terminal, data on standard input is no answer`() throws {
    let run = try ProgramRun(
      shell: """
        printf 'q\\nq\\n' |
        $(command -v setsid >/dev/null && echo setsid -w) "$ROWKIT" log - --linear
        """)
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("rowkit: There is no terminal to show the screen on"))
  }

  @Test func `without a terminal one sentence says so, and the status is 1`() throws {
    let run = try ProgramRun(
      shell:
        "$(command -v setsid >/dev/null && echo setsid -w) \"$ROWKIT\" form --linear < /dev/null"
    )
    #expect(run.status == 1)
    #expect(
      run.errors
        == "rowkit: There is nobody to answer; run the program in a terminal, or pipe lines into it.\n"
    )
  }

  @Test(arguments: [6, 9, 12])
  func `too few free descriptors are reported before the terminal is changed`(
    count: Int
  ) async throws {
    let run = try TerminalRun("ulimit -n \(count); \"$R\" settings; echo \"[status $?]\"")
    #expect(await run.waits(for: "[status 1]"), "\(run.text)")
    #expect(run.text.contains("can't be opened") && !run.text.contains("\u{1B}["), "\(run.text)")
  }
}
