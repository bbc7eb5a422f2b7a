import RowKit
import Testing

@testable import RowKitPrograms

struct ScreenOptionsTests {
  private static let own = [
    ProgramOption("group", valueName: "NAME", example: "friends", summary: "one group"),
    ProgramOption("starred", summary: "favourites only"),
  ]

  @Test func `a program's own options stand before and after its operands`() throws {
    let options = try ScreenOptions(
      arguments: ["--group", "friends", "a.vcf", "--starred", "--frame"],
      own: ScreenOptionsTests.own)
    #expect(options.values == ["group": "friends", "starred": ""])
    #expect(options.operands == ["a.vcf"])
    #expect(options.presentation == .frame)
  }

  @Test func `keys come together in order`() throws {
    let options = try ScreenOptions(arguments: ["--keys", "down", "--keys=\"a b\" up"])
    #expect(options.keys == [.key(KeyPress(.down)), .text("a b"), .key(KeyPress(.up))])
  }

  @Test(arguments: [
    (["--fram"], ScreenOptionsError.unknown(.option, "--fram", nearest: "--frame")),
    (["--zzz"], .unknown(.option, "--zzz", nearest: nil)),
    (["--keys", "ctrl+zzz"], .unknown(.key, "ctrl+zzz", nearest: nil)),
    (["-frame"], .unknown(.option, "-frame", nearest: "--frame")),
    (["--gruop=a"], .unknown(.option, "--gruop", nearest: "--group")),
    (["--theme", "lihgt"], .unknown(.theme, "lihgt", nearest: "light")),
    (["--color=nevr"], .unknown(.color, "nevr", nearest: "never")),
    (["--keys", "dwon"], .unknown(.key, "dwon", nearest: "down")),
    (["--keys", "pgdown"], .unknown(.key, "pgdown", nearest: "pgdn")),
    (["--keys", "alt+pgupp"], .unknown(.key, "alt+pgupp", nearest: "alt+pgup")),
    (["--keys", "entr"], .unknown(.key, "entr", nearest: "enter")),
    (["--keys", "42G"], .severalKeys("42G", keys: ["4", "2", "G"])),
    (["--keys", "5down"], .severalKeys("5down", keys: ["5", "down"])),
    (["--keys", "ctrl+hmoe"], .unknown(.key, "ctrl+hmoe", nearest: "ctrl+home")),
    (["--keys", "wait:86401s"], .wrongWait("wait:86401s")),
    (["--keys", "wait:5"], .wrongWait("wait:5")),
    (["--keys", "\"a"], .openQuotation("\"a")),
    (["--size"], .missingValue(option: "size", example: "--size 80x24")),
    (["--size", "--frame"], .missingValue(option: "size", example: "--size 80x24")),
    (["--svg="], .missingValue(option: "svg", example: "--svg screen.svg")),
    (["--group="], .missingValue(option: "group", example: "--group friends")),
    (["--print=1"], .unexpectedValue(option: "print", "1")),
    (["--starred=yes"], .unexpectedValue(option: "starred", "yes")),
    (["--inline=2"], .wrongLines("2")), (["--inline="], .wrongLines("")),
    (["--print", "--frame"], .contradiction("--print", "--frame")),
    (["--svg", "a", "--svg", "b"], .repeated(option: "svg", "a", "b")),
    (["--size", "80x24", "--size=40x10"], .repeated(option: "size", "80x24", "40x10")),
    (["--group", "a", "--group=b"], .repeated(option: "group", "a", "b")),
  ])
  func `a mistake is answered with a correction`(
    arguments: [String], error: ScreenOptionsError
  ) {
    #expect(throws: error) {
      try ScreenOptions(arguments: arguments, own: ScreenOptionsTests.own)
    }
  }

  @Test(arguments: ["", "80", "80x", "x24", "0x1", "1x0", "-1x5", "80x24x2", "1001x1", "axb"])
  func `an invalid size is refused`(value: String) {
    #expect(throws: ScreenOptionsError.self) { try ScreenOptions(arguments: ["--size=" + value]) }
  }

  @Test(arguments: [
    (["--size", "40x10"], true, "--size"), (["--size", "40x10"], false, ""),
    (["--theme", "light", "--frame"], true, "--theme"),
    (["--theme", "light", "--svg=-"], true, ""),
    (["--theme", "light"], true, ""), (["--theme", "light"], false, "--theme"),
    (["--theme", "light", "--json"], false, ""),
    (["--color", "always"], false, "--color always"), (["--color", "always"], true, ""),
    (["--color", "never", "--json"], false, ""), (["--linear", "--print"], true, "--linear"),
    (["--linear", "--json"], true, ""),
    (["--linear", "--json", "--keys", "down"], true, "--linear"),
    (["--inline", "--frame"], true, "--inline"),
    (["--linear", "--theme", "light"], true, "--theme"),
    (["--linear", "--color", "always"], true, "--color always"),
    (["--linear", "--no-mouse"], true, "--no-mouse"), (["--no-mouse"], true, ""),
    (["--linear", "--json", "--theme", "light"], false, "--theme"),
    (["--size", "40x10", "--json"], false, ""),
  ])
  func `an option that would change nothing is named`(
    arguments: [String], isShown: Bool, idle: String
  ) throws {
    let error = try ScreenOptions(arguments: arguments).idleOption(isShown: isShown)
    let sentence = error?.description ?? ""
    #expect(sentence.hasPrefix(idle.isEmpty ? "" : "The option \(idle) "))
    #expect(sentence.isEmpty == idle.isEmpty)
  }

  @Test func `options of a screen change nothing where values are printed without asking`() throws {
    let options = try ScreenOptions(arguments: ["--inline", "--json"])
    #expect(options.idleOption(isShown: false, isForm: true) == nil)
    #expect(options.idleOption(isShown: false, isForm: false) != nil)
  }

  @Test func `a screen is used in lines or shown below the prompt, not both`() throws {
    let options = try ScreenOptions(arguments: ["--inline", "--linear"])
    #expect(options.idleOption(isShown: true) == .contradiction("--linear", "--inline"))
  }

  @Test(arguments: [("", true, true), ("down", true, false), ("", false, false)])
  func `a size changes nothing for a form that is shown before its values are printed`(
    keys: String, isForm: Bool, isIdle: Bool
  ) throws {
    let pressing = keys.isEmpty ? [] : ["--keys", keys]
    let options = try ScreenOptions(arguments: ["--json", "--size=40x10"] + pressing)
    #expect((options.idleOption(isShown: false, isForm: isForm) != nil) == isIdle)
  }

  @Test func `nothing is an option after two dashes`() throws {
    let options = try ScreenOptions(arguments: ["--no-mouse", "--", "--frame", "-", "--"])
    #expect(options.operands == ["--frame", "-", "--"])
    #expect(!options.takesMouse && options.presentation == nil)
  }

  @Test func `help lists every option, and the program's own ones first`() {
    let help = ScreenOptions.help(own: ScreenOptionsTests.own)
    #expect(help.hasPrefix("  --group NAME    one group\n  --starred "))
    for option in ScreenOption.allCases { #expect(help.contains("--" + option.rawValue)) }
  }
}
