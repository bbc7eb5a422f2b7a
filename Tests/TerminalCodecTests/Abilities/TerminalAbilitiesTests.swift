import CharacterScreen
import TerminalCodec
import Testing

struct TerminalAbilitiesTests {
  @Test(
    arguments: [
      (["TERM": "xterm-256color"], .twoHundredFiftySix), (["TERM": "xterm"], .sixteen),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .truecolor),
      (["TERM": "xterm-256color", "COLORTERM": "24bit"], .truecolor),
      (["TERM": "xterm-kitty"], .truecolor), (["TERM": "xterm-direct"], .truecolor),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], .twoHundredFiftySix),
      (["TERM": "screen-256color", "COLORTERM": "truecolor"], .twoHundredFiftySix),
      (["TERM": "screen-256color", "COLORTERM": "truecolor", "TMUX": "x"], .truecolor),
      (["TERM": "screen", "COLORTERM": "truecolor", "TMUX": "x", "STY": "x"], .sixteen),
      (["TERM": "tmux-256color"], .twoHundredFiftySix), (["TERM": "screen"], .sixteen),
      (["TERM": "linux", "COLORTERM": "truecolor"], .sixteen), (["TERM": "rxvt"], .sixteen),
      (["TERM": "rxvt-unicode-256color"], .twoHundredFiftySix), (["TERM": "vt100"], .none),
      (["TERM": "dumb", "COLORTERM": "truecolor"], .none), ([:], .none),
      (["TERM": "xterm-mono"], .none),
      (["TERM": "xterm", "WT_SESSION": "x"], .truecolor),
      (["TERM": "xterm-256color", "NO_COLOR": "1"], .none),
      (["TERM": "xterm-256color", "NO_COLOR": ""], .twoHundredFiftySix),
      (["TERM": "vt100", "CLICOLOR_FORCE": "1"], .sixteen),
      (["TERM": "vt100", "CLICOLOR_FORCE": "0"], .none),
      (["TERM": "xterm", "CLICOLOR_FORCE": "1", "NO_COLOR": "1"], .none),
    ] as [([String: String], ColorDepth)])
  func `colours by the environment`(environment: [String: String], depth: ColorDepth) {
    #expect(TerminalAbilities(environment: environment).colorDepth == depth)
  }

  @Test(
    arguments: [
      (["TERM": "xterm-256color", "NO_COLOR": "1"], .always, .twoHundredFiftySix),
      (["TERM": "dumb"], .always, .sixteen), ([:], .always, .sixteen),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .never, .none),
      (["TERM": "xterm", "CLICOLOR_FORCE": "1"], .never, .none),
    ] as [([String: String], ColorChoice, ColorDepth)])
  func `a person's choice takes precedence`(
    environment: [String: String], choice: ColorChoice, depth: ColorDepth
  ) {
    #expect(TerminalAbilities(environment: environment, color: choice).colorDepth == depth)
  }

  @Test(
    arguments: [
      (["TERM": "xterm-256color"], true), (["TERM": "xterm-kitty", "VTE_VERSION": "7600"], true),
      (["TERM": "xterm-256color", "VTE_VERSION": "7600"], false),
      (["TERM": "xterm-256color", "VTE_VERSION": "7600", "XTERM_VERSION": "XTerm(390)"], true),
      (["TERM": "xterm-256color", "VTE_VERSION": "7600", "TERM_PROGRAM": "WezTerm"], true),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], false),
      (["TERM": "screen", "TMUX": "x"], true),
      (["TERM": "screen", "TMUX": "x", "STY": "x"], false),
    ] as [([String: String], Bool)])
  func `text is copied only where the terminal takes it`(
    environment: [String: String], isPossible: Bool
  ) {
    #expect(TerminalAbilities(environment: environment).clipboard == isPossible)
  }

  @Test
  func `families differ in their abilities`() {
    let xterm = TerminalAbilities(environment: ["TERM": "xterm-256color"])
    #expect(xterm.scrollRegions && xterm.scrollsByCount && xterm.backColorErase)
    #expect(xterm.mouse && xterm.kittyKeyboard && xterm.answers && xterm.clipboard)
    let screen = TerminalAbilities(environment: ["TERM": "screen"])
    #expect(screen.scrollRegions && !screen.backColorErase && !screen.answers)
    let linux = TerminalAbilities(environment: ["TERM": "linux"])
    #expect(linux.scrollRegions && !linux.scrollsByCount && !linux.mouse && !linux.answers)
    let dumb = TerminalAbilities(environment: ["TERM": "dumb"])
    #expect(!dumb.scrollRegions && !dumb.alternateScreen)
  }

  @Test
  func `replies determine the abilities of the terminal`() {
    var abilities = TerminalAbilities(environment: ["TERM": "xterm"])
    #expect(!abilities.synchronizedOutput)
    abilities.learn(from: .mode(2026, .off))
    #expect(abilities.synchronizedOutput)
    abilities.learn(from: .mode(2026, .unknown))
    #expect(!abilities.synchronizedOutput)
    abilities.learn(from: .background(0x18181B))
    #expect(abilities.isBackgroundDark == true)
    abilities.learn(from: .background(0xFFFFFF))
    #expect(abilities.isBackgroundDark == false)
  }
}
