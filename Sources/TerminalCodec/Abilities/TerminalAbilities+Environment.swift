package import CharacterScreen

extension TerminalAbilities {
  /// Creates the abilities that the environment indicates, with the person's choice of colours.
  ///
  /// `NO_COLOR` and `CLICOLOR_FORCE` apply only if the choice is `auto`, the default. `NO_COLOR`
  /// takes precedence.
  package init(environment: [String: String], color: ColorChoice = .auto) {
    let family = TerminalFamily(environment: environment)
    self.init(colorDepth: TerminalAbilities.depth(environment, color))
    characters = CharacterRepertoire(environment: environment, family: family)
    switch family {
    case .dumb: break
    case .vt: scrollRegions = true
    case .linux:
      scrollRegions = true
      backColorErase = true
      bracketedPaste = true
    case .screen: setWindowed(isInTmux: TerminalAbilities.isInTmux(environment))
    case .tmux: setWindowed(isInTmux: true)
    case .rxvt: setGraphical()
    case .xterm:
      setGraphical()
      clipboard = TerminalAbilities.hasClipboard(environment)
      focusEvents = true
      kittyKeyboard = true
      answers = true
    }
    if family == .tmux { backColorErase = true }
  }

  /// Returns whether a terminal with a name of GNU screen is tmux, whose variable programs of GNU screen
  /// may inherit.
  private static func isInTmux(_ environment: [String: String]) -> Bool {
    environment["TMUX"] != nil && environment["STY"] == nil
  }

  /// Returns whether the terminal takes text for the clipboard, which neither that of macOS nor VTE, the
  /// terminal of GNOME and others, does.
  private static func hasClipboard(_ environment: [String: String]) -> Bool {
    let program = environment["TERM_PROGRAM"]
    if program == "Apple_Terminal" { return false }
    // A terminal with another name inherits the variable of the one that it was started from.
    let isVTE =
      environment["TERM"] == "xterm-256color" && isSet("VTE_VERSION", environment)
      && program == nil && environment["XTERM_VERSION"] == nil
    return !isVTE
  }

  private mutating func setGraphical() {
    setWindowed(isInTmux: false)
    backColorErase = true
    title = true
  }

  private mutating func setWindowed(isInTmux: Bool) {
    scrollRegions = true
    scrollsByCount = true
    alternateScreen = true
    mouse = true
    bracketedPaste = true
    clipboard = isInTmux
    title = isInTmux
    focusEvents = isInTmux
    answers = isInTmux
  }

  // MARK: Colours

  private static func depth(
    _ environment: [String: String], _ color: ColorChoice
  ) -> ColorDepth {
    switch color {
    case .never: return .none
    case .always: return max(.sixteen, availableDepth(environment))
    case .auto: break
    }
    if isSet("NO_COLOR", environment) { return .none }
    let isForced = isSet("CLICOLOR_FORCE", environment) && environment["CLICOLOR_FORCE"] != "0"
    let depth = availableDepth(environment)
    return isForced ? max(.sixteen, depth) : depth
  }

  private static func isSet(_ name: String, _ environment: [String: String]) -> Bool {
    environment[name].map { !$0.isEmpty } ?? false
  }

  private static func availableDepth(_ environment: [String: String]) -> ColorDepth {
    let term = environment["TERM", default: ""].lowercased()
    switch TerminalFamily(environment: environment) {
    case .dumb, .vt: return .none
    case .linux: return .sixteen
    case .screen where !isInTmux(environment):
      // Screen passes on what the terminal around it reports, but not its colours.
      return term.contains("256") ? .twoHundredFiftySix : .sixteen
    case .screen, .tmux, .rxvt, .xterm: break
    }
    if term.hasSuffix("-mono") || term.hasSuffix("-m") { return .none }
    if hasTruecolor(term, environment) { return .truecolor }
    return term.contains("256") || environment["TERM_PROGRAM"] == "Apple_Terminal"
      ? .twoHundredFiftySix : .sixteen
  }

  private static func hasTruecolor(_ term: String, _ environment: [String: String]) -> Bool {
    let announced = environment["COLORTERM", default: ""].lowercased()
    if announced == "truecolor" || announced == "24bit" { return true }
    if isSet("WT_SESSION", environment) { return true }
    let names = ["direct", "kitty", "alacritty", "foot", "wezterm", "ghostty", "contour"]
    if names.contains(where: term.contains) { return true }
    let programs = ["iTerm.app", "WezTerm", "vscode", "ghostty", "rio"]
    return TerminalFamily(environment: environment) == .xterm
      && programs.contains(environment["TERM_PROGRAM", default: ""])
  }
}
