import Foundation
import RowKitTesting
import TestTraits
import Testing

@Suite(.runsPrograms) struct RowKitProgramTests {
  @Test func `list names every screen`() throws {
    let run = try ProgramRun("list")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("phone-numbers  "))
    #expect(run.output.contains("\nbench-list  "))
  }

  @Test func `without a terminal a screen prints its rows`() throws {
    let run = try ProgramRun("bench-list", "--rows", "2")
    let lines = ["Item 000000000  value 0  status ok", "Item 000000001  value 1  status ok"]
    #expect(run.output == lines.map { $0 + "\n" }.joined())
    #expect(run.status == 0)
  }

  @Test func `a frame has its size`() throws {
    let run = try ProgramRun("million", "--frame", "--size", "60x7", "--keys", "end")
    #expect(run.output.count { $0 == "\n" } == 7)
    #expect(run.output.contains("\n> ● Contact 999,999,999 "))
    let standard = try ProgramRun("--frame").output
    #expect(standard.count { $0 == "\n" } == 24)
  }

  @Test func `keys lead to the screen that is shown`() throws {
    let frame = try ProgramRun("phone-numbers", "--frame", "--keys", "return")
    #expect(frame.output.contains("This screen is not a table."))
    let print = try ProgramRun("phone-numbers", "--print", "--keys", "return")
    #expect(print.output.hasPrefix("This screen is not a table."))
    let found = try ProgramRun("phone-numbers", "--frame", "--keys", "/ \"angstrom\"")
    #expect(found.output.contains("Åsa Ångström (main)"))
  }

  @Test func `a closed reader isn't an error`() throws {
    let run = try ProgramRun(
      shell: "{ \"$ROWKIT\" million --print; echo \"status $?\" >&2; } | head -n 2")
    #expect(run.output.split(separator: "\n").count == 2)
    #expect(run.errors == "status 0\n")
  }

  @Test func `the verdict on a document is the status, whoever reads the lines`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "rowkit-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(#"{"type": "string"}"#.utf8).write(to: folder.appending(path: "s.json"))
    try Data("1".utf8).write(to: folder.appending(path: "d.json"))
    let run = try ProgramRun(
      shell: """
        cd "\(folder.path)"; mkfifo gone; (: < gone) &
        { "$ROWKIT" check d.json --schema s.json; echo "status $?" >&2; } > gone
        """)
    #expect(run.errors.contains("status 1"), "\(run.errors)")
  }

  @Test(
    .needsFile("/proc/self/mem")
  )
  func `an unreadable file is reported`() throws {
    for arguments in [["log", "/proc/self/mem"], ["table", "/proc/self/mem", "--frame"]] {
      let run = try ProgramRun(
        arguments[0], arguments[1], arguments.count > 2 ? arguments[2] : "--print")
      #expect(run.status == 1)
      #expect(run.errors.hasPrefix("rowkit: Cannot read “/proc/self/mem”: "))
    }
  }

  @Test func `a pipe is kept up to a limit, which is reported when everything was requested`()
    throws
  {
    let lines = "i=0; while [ $i -lt 500 ]; do echo line $i; i=$((i+1)); done"
    let cut = try ProgramRun(shell: "{ \(lines); } | \"$ROWKIT\" log - --spool-limit 1k --print")
    #expect(cut.status == 1)
    #expect(cut.errors.contains("Only the first 1,000 bytes of “standard input” were kept"))
    #expect(cut.output.hasPrefix("line 0\nline 1\n"))
    let frame = try ProgramRun(
      shell: "{ \(lines); } | \"$ROWKIT\" log - --spool-limit 1k --frame --size 120x5")
    #expect(frame.status == 0)
    #expect(frame.output.contains("kept 1,000 bytes, the pipe waits"))
    let whole = try ProgramRun(shell: "{ \(lines); } | \"$ROWKIT\" log - --print")
    #expect(whole.status == 0)
    #expect(whole.output.hasSuffix("line 499\n"))
  }

  @Test func `a slow reader gets every row`() throws {
    let run = try ProgramRun(
      shell: "\"$ROWKIT\" bench-list --rows 20000 --print | { sleep 0.2; wc -l; }")
    #expect(run.output.contains("20000"))
  }

  @Test(
    .needsFile("/dev/full"))
  func `output that can't be written is reported`() throws {
    let run = try ProgramRun(shell: "\"$ROWKIT\" list > /dev/full")
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("rowkit: The output can't be written: "))
  }

  @Test(arguments: [
    ["--fram"], ["cels"], ["cells", "--rows", "3"], ["--size", "0x0"], ["--keys", "dwon"],
    ["--theme", "x"], ["million", "--rows", "many"], ["phone-numbers", "--json"], ["list", "x"],
    ["log", "-", "--spool-limit", "much"], ["log", "-", "-"], ["phone-numbers", "-", "-"],
    ["log", "/dev/null", "--follow"], ["table", "/dev/null", "--follow", "--print"],
  ])
  func `wrong usage is a sentence and status 64`(arguments: [String]) throws {
    let words = arguments.map { "'\($0)'" }.joined(separator: " ")
    let run = try ProgramRun(shell: "\"$ROWKIT\" \(words)")
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("rowkit: "))
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test(arguments: [["--frame"], ["--print", "--keys", "down"]])
  func `following changes pictures, and what keys lead to`(options: [String]) throws {
    let words = options.joined(separator: " ")
    let run = try ProgramRun(shell: "\"$ROWKIT\" log /dev/null --follow \(words)")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
  }

  @Test func `a missing file ends with status 1`() throws {
    let run = try ProgramRun("phone-numbers", "/nowhere/contacts.vcf")
    #expect(run.status == 1)
    #expect(run.errors.contains("/nowhere/contacts.vcf"))
  }

  @Test(arguments: ["--print", "--frame", "--svg=-"])
  func `control characters in contacts are escaped`(presentation: String) throws {
    let name = "\u{1B}]0;x\u{7}\u{1B}[31mEve\u{9B}2J\u{202E}\u{8}\\nl"
    let card = "BEGIN:VCARD\nVERSION:3.0\nN:\(name);\(name)\nTEL:\(name)\nEND:VCARD\n"
    let run = try ProgramRun("phone-numbers", "-", presentation, input: card)
    #expect(run.status == 0)
    #expect(run.output.contains("Eve"))
    #expect(run.output.unicodeScalars.allSatisfy { isHarmless($0) })
  }

  @Test func `no argument can send a control sequence`() throws {
    for word in ["\u{1B}[31mx", "--\u{1B}[31mx", "--keys=\u{1B}c"] {
      let run = try ProgramRun(word)
      #expect(run.status == 64)
      #expect(run.errors.dropLast().unicodeScalars.allSatisfy { isHarmless($0) })
    }
  }

  @Test func `a picture is well-formed, in a file as on standard output`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try ProgramRun("cells", "--svg", file.path, "--theme", "light").status == 0)
    let picture = try String(contentsOf: file, encoding: .utf8)
    #expect(picture.hasPrefix("<svg"))
    #expect(picture.hasSuffix("</svg>\n"))
    #expect(picture == (try ProgramRun("cells", "--svg=-", "--theme=light").output))
  }

  @Test func `a picture that can't be written as a whole leaves the former one`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try ProgramRun(
      shell: """
        cd '\(folder.path)' && echo former > a.svg && ln -s a.svg link.svg && ulimit -f 1
        "$ROWKIT" cells --svg link.svg; s=$?; ls; cat a.svg; exit $s
        """)
    #expect(run.status == 1)
    #expect(run.output == "a.svg\nlink.svg\nformer\n")
    #expect(run.errors.contains("Cannot write “link.svg”"))
  }

  @Test func `the contacts of one's home are shown before the sample`() throws {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    let folder = home.appendingPathComponent(".contacts")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    let card = "BEGIN:VCARD\nN:Own;My\nTEL:1\nEND:VCARD\n"
    try Data(card.utf8).write(to: folder.appendingPathComponent("me.vcf"))
    let run = try ProgramRun("phone-numbers", environment: ["HOME": home.path])
    #expect(run.output.contains("My Own (phone)\t1"))
    #expect(run.output.contains("1 contact of yours, from \(folder.path)"))
    let other = try ProgramRun("phone-numbers", environment: ["HOME": "/nowhere"])
    #expect(other.output.contains("sample contacts"))
  }

  @Test func `help and version go to standard output`() throws {
    #expect(try ProgramRun("--help").output.contains("--no-animation"))
    #expect(try ProgramRun("--help").output.contains("ESCDELAY"))
    #expect(try ProgramRun("--help", "--size", "80x24").status == 0)
    for command in ["check", "new"] {
      let (before, after) = (try ProgramRun("--help", command), try ProgramRun(command, "--help"))
      #expect(before.output == after.output && before.status == 0)
    }
    #expect(try ProgramRun("form", "--help").output.contains("  --json"))
    #expect(try !ProgramRun("log", "--help").output.contains("  --json"))
    #expect(try ProgramRun("help").output == ProgramRun("--help").output)
    #expect(try ProgramRun("help", "check").output == ProgramRun("check", "--help").output)
    #expect(try ProgramRun("help", "log").output == ProgramRun("log", "--help").output)
    #expect(try ProgramRun("million", "--help").output.contains("--rows N"))
    #expect(try ProgramRun("--version").output.hasPrefix("rowkit "))
  }

  /// Whether a scalar of the output neither controls a terminal nor changes the direction of text.
  private func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\t" || !scalar.isHostile
  }
}
