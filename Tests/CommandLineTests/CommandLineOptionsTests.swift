import ExampleScreens
import RowKit
import Testing

@testable import RowKitCLI

@MainActor struct CommandLineOptionsTests {
  @Test func `nothing asks for the gallery`() throws {
    let options = try CommandLineOptions(arguments: [])
    #expect(options.action == .run)
    #expect(options.screen == nil)
    #expect(options.presentation == nil)
  }

  @Test(arguments: [
    ["million", "--rows", "5", "--size", "40x10"], ["--rows", "5", "--size", "40x10", "million"],
    ["--size=40x10", "million", "--rows=5"], ["--rows=5", "--size", "40x10", "--", "million"],
  ])
  func `options stand before or after the screen`(arguments: [String]) throws {
    let options = try CommandLineOptions(arguments: arguments)
    #expect(options.screen?.name == "million")
    #expect(options.screenOptions == ["rows": "5"])
    #expect(options.size == ScreenSize(width: 40, height: 10))
  }

  @Test func `words after two dashes aren't options`() throws {
    let options = try CommandLineOptions(arguments: ["phone-numbers", "--", "--frame", "-", "--"])
    #expect(options.operands == ["--frame", "-", "--"])
    #expect(options.presentation == nil)
  }

  @Test func `a dash alone names a file`() throws {
    let options = try CommandLineOptions(arguments: ["phone-numbers", "-", "--svg", "-"])
    #expect(options.operands == ["-"])
    #expect(options.presentation == .svg("-"))
  }

  @Test func `keys come together in order`() throws {
    let options = try CommandLineOptions(arguments: ["--keys", "down", "--keys=\"a b\" up"])
    #expect(options.keys == [.key(KeyPress(.down)), .text("a b"), .key(KeyPress(.up))])
  }

  @Test(arguments: [
    (["--help"], CommandLineOptions.Action.showHelp), (["-h"], .showHelp),
    (["cells", "--help"], .showHelp), (["--version"], .showVersion),
    (["--version", "--help"], .showHelp), (["list"], .list), (["cells"], .run),
  ])
  func `an action is found wherever it stands`(
    arguments: [String], action: CommandLineOptions.Action
  ) throws {
    #expect(try CommandLineOptions(arguments: arguments).action == action)
  }

  @Test(arguments: [
    (["cels"], UsageError.unknown(.screen, "cels", nearest: "cells")),
    (["lits"], .unknown(.screen, "lits", nearest: "list")),
    (["--fram"], .unknown(.option, "--fram", nearest: "--frame")),
    (["-frame"], .unknown(.option, "-frame", nearest: "--frame")),
    (["million", "--row=1"], .unknown(.option, "--row", nearest: "--rows")),
    (["cells", "--rows", "1"], .foreignOption("rows", screen: "cells")),
    (["--rows", "1"], .foreignOption("rows", screen: nil)),
    (["--theme", "lihgt"], .unknown(.theme, "lihgt", nearest: "light")),
    (["--color=nevr"], .unknown(.color, "nevr", nearest: "never")),
    (["--keys", "dwon"], .unknown(.key, "dwon", nearest: "down")),
    (["--keys", "ctrl+hmoe"], .unknown(.key, "ctrl+hmoe", nearest: "ctrl+home")),
    (["--keys", "\"a"], .openQuotation("\"a")),
    (["--size"], .missingValue(option: "size", example: "--size 80x24")),
    (["--size", "--frame"], .missingValue(option: "size", example: "--size 80x24")),
    (["--svg="], .missingValue(option: "svg", example: "--svg screen.svg")),
    (["--print=1"], .unexpectedValue(option: "print", "1")),
    (["--print", "--frame"], .contradiction("--print", "--frame")),
    (["--svg", "a", "--svg", "b"], .repeated(option: "svg", "a", "b")),
    (["--size", "80x24", "--size=40x10"], .repeated(option: "size", "80x24", "40x10")),
    (["settings", "--store", "a", "--store=b"], .repeated(option: "store", "a", "b")),
    (["million", "--rows", "5", "--rows", "6"], .repeated(option: "rows", "5", "6")),
    (["cells", "x"], .unexpectedArgument("x", after: "cells")),
    (["table", "a", "b"], .unexpectedArgument("b", after: "a")),
    (["list", "--frame"], .idleOption("--frame", goesWith: "a screen")),
    (["list", "x"], .unexpectedArgument("x", after: "list")),
  ])
  func `a mistake is answered with a correction`(arguments: [String], error: UsageError) {
    #expect(throws: error) { try CommandLineOptions(arguments: arguments) }
  }

  @Test(arguments: [
    (["--size", "40x10"], Presentation.interactive, "--size"), (["--size", "40x10"], .print, ""),
    (["--theme", "light"], .frame, "--theme"), (["--theme", "light"], .svg("-"), ""),
    (["--theme", "light"], .interactive, ""), (["--color", "always"], .print, "--color always"),
    (["--color", "never"], .json, ""), (["--color", "always"], .interactive, ""),
  ])
  func `an option that would change nothing is named`(
    arguments: [String], presentation: Presentation, idle: String
  ) throws {
    let error = try CommandLineOptions(arguments: arguments).idleOption(in: presentation)
    let sentence = error.map(\.description) ?? ""
    let beginning = idle.isEmpty ? "" : "The option \(idle) "
    #expect(sentence.hasPrefix(beginning))
    #expect(sentence.isEmpty == idle.isEmpty)
  }

  @Test(arguments: ["", "80", "80x", "x24", "0x1", "1x0", "-1x5", "80x24x2", "1001x1", "axb"])
  func `an invalid size is refused`(value: String) {
    #expect(throws: UsageError.self) { try CommandLineOptions(arguments: ["--size", value]) }
  }

  @Test func `screens are shown on terminals that can, and printed elsewhere`() throws {
    let options = try CommandLineOptions(arguments: [])
    var surroundings = ProcessEnvironment(
      home: nil, terminal: "xterm", hasTerminal: true, size: nil)
    #expect(options.presentation(in: surroundings) == .interactive)
    surroundings.terminal = "dumb"
    #expect(options.presentation(in: surroundings) == .print)
    surroundings = ProcessEnvironment(home: nil, terminal: "xterm", hasTerminal: false, size: nil)
    #expect(options.presentation(in: surroundings) == .print)
    let asked = try CommandLineOptions(arguments: ["--frame"])
    #expect(asked.presentation(in: surroundings) == .frame)
  }
}
