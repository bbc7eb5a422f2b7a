import ExampleScreens
import RowKit
import Testing

@testable import RowKitCLI
@testable import RowKitPrograms

@MainActor struct CommandLineOptionsTests {
  @Test func `no arguments show the gallery`() throws {
    let options = try CommandLineOptions(arguments: [])
    #expect(options.action == .run)
    #expect(options.screen == nil)
    #expect(options.screenOptions.presentation == nil)
  }

  @Test(arguments: [
    ["million", "--rows", "5", "--size", "40x10"], ["--rows", "5", "--size", "40x10", "million"],
    ["--size=40x10", "million", "--rows=5"], ["--rows=5", "--size", "40x10", "--", "million"],
  ])
  func `options stand before or after the screen`(arguments: [String]) throws {
    let options = try CommandLineOptions(arguments: arguments)
    #expect(options.screen?.name == "million")
    #expect(options.screenOptions.values == ["rows": "5"])
    #expect(options.screenOptions.size == ScreenSize(width: 40, height: 10))
  }

  @Test func `words after two dashes aren't options`() throws {
    let options = try CommandLineOptions(arguments: ["phone-numbers", "--", "--frame", "-", "--"])
    #expect(options.screenOptions.operands == ["--frame", "-", "--"])
    #expect(options.screenOptions.presentation == nil)
  }

  @Test func `a dash alone names a file`() throws {
    let options = try CommandLineOptions(arguments: ["phone-numbers", "-", "--svg", "-"])
    #expect(options.screenOptions.operands == ["-"])
    #expect(options.screenOptions.presentation == .svg(path: "-"))
  }

  @Test(arguments: [
    (["--help"], CommandLineOptions.Action.showHelp), (["-h"], .showHelp),
    (["cells", "--help"], .showHelp), (["--version"], .showVersion),
    (["--version", "--help"], .showHelp), (["list"], .list), (["cells"], .run),
  ])
  func `an action is found at any position`(
    arguments: [String], action: CommandLineOptions.Action
  ) throws {
    #expect(try CommandLineOptions(arguments: arguments).action == action)
  }

  @Test(arguments: [
    (["cels"], UsageError.unknownScreen("cels", nearest: "cells")),
    (["zzz"], .unknownScreen("zzz", nearest: nil)),
    (["lits"], .unknownScreen("lits", nearest: "list")),
    (["--frame", "check", "x.json"], .lateCommand("check")),
    (["cells", "--rows", "1"], .foreignOption("rows", screen: "cells")),
    (["--rows", "1"], .foreignOption("rows", screen: nil)),
    (["cells", "x"], .unexpectedArgument("x", after: "cells")),
    (["table", "a", "b"], .unexpectedArgument("b", after: "a")),
    (["list", "x"], .unexpectedArgument("x", after: "list")),
  ])
  func `a mistake in the arguments is answered with a correction`(
    arguments: [String], error: UsageError
  ) {
    #expect(throws: error) { try CommandLineOptions(arguments: arguments) }
  }

  @Test(arguments: [
    (["--fram"], ScreenOptionsError.unknown(.option, "--fram", nearest: "--frame")),
    (["million", "--row=1"], .unknown(.option, "--row", nearest: "--rows")),
    (["--vrsion"], .unknown(.option, "--vrsion", nearest: "--version")),
    (["--rows"], .missingValue(option: "rows", example: "--rows 1000")),
    (["settings", "--store", "a", "--store=b"], .repeated(option: "store", "a", "b")),
    (["million", "--rows", "5", "--rows", "6"], .repeated(option: "rows", "5", "6")),
    (["list", "--frame"], .idleOption("--frame", goesWith: "a screen")),
  ])
  func `a mistake in the options is answered with a correction`(
    arguments: [String], error: ScreenOptionsError
  ) {
    #expect(throws: error) { try CommandLineOptions(arguments: arguments) }
  }
}
