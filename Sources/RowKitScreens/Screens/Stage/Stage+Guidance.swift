/// The guidance of a person: the hints of the bottom line, the list of keys, and the list of commands.
extension Stage {
  /// The hints of the current mode, of which the last one leads to the list of all keys.
  package var barHints: [KeyHint] {
    if let overlay = overlays.last {
      let hints = overlay.keyHints(in: words, size: size).map { $0.said(in: words) }
      if listsKeys { return hints }
      return hints + [KeyHint("f1", words[ScreenStrings.showKeys])]
    }
    if let number = screen.interaction?.typedNumber { return Stage.numberHints(number, words) }
    var hints = prominentHints
    let showKeys = KeyHint(takesLetters ? "f1" : "?", words[ScreenStrings.showKeys])
    guard !takesText else { return hints + [showKeys] }
    if !canGoBack, isCancellable {
      hints.append(KeyHint("esc", words[GuidanceStrings.leave]))
    } else if !canGoBack {
      hints.append(KeyHint(takesLetters ? "ctrl+c" : "q", words[ScreenStrings.quit]))
    } else if !Stage.isUsed("esc", by: hints) {
      hints.append(KeyHint("esc", words[ScreenStrings.goBack]))
    }
    return hints + [showKeys]
  }

  /// The hints of the screen that the bottom line shows.
  private var prominentHints: [KeyHint] {
    let screen = screen
    screen.namesOnlyProminentKeys = true
    defer { screen.namesOnlyProminentKeys = false }
    var hints: [KeyHint] = []
    for hint in screenHints where hint.isProminent { hints.append(hint.said(in: words)) }
    return hints
  }

  /// Returns whether a hint names a key without a modifier, so that the key doesn't lead back.
  private static func isUsed(_ key: String, by hints: [KeyHint]) -> Bool {
    hints.contains { hint in
      hint.keys.split(separator: " ").contains {
        $0 == key || key == "←" && !$0.contains("+") && $0.contains(key)
      }
    }
  }

  /// Returns the number that is being typed, and the keys that use it.
  private static func numberHints(_ number: Int, _ words: LocalizedStrings) -> [KeyHint] {
    [
      KeyHint("\(number)", ""), KeyHint("G", words[MovingStrings.goToRow]),
      KeyHint("%", words[MovingStrings.goToPercent]),
      KeyHint("esc", words[MovingStrings.discardNumber]),
      KeyHint("f1", words[ScreenStrings.showKeys]),
    ]
  }

  /// Shows the reason for refusing a key on the bottom line, and rings the bell.
  package func refuse(_ reason: String) {
    showMessage(reason)
    request(.bell)
  }

  /// Says why a key that nothing used has no effect.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - closedMessage: Whether the key removed a message, which is all that Escape is pressed for.
  func explain(_ key: KeyPress, closedMessage: Bool) {
    if overlays.isEmpty, let reason = screen.interaction?.refusal(of: key) {
      return showMessage(reason)
    }
    if closedMessage, key == KeyPress(.escape) { return }
    showUnused(key)
  }

  /// Shows that a key has no effect, and the key that lists all others.
  package func showUnused(_ key: KeyPress) {
    let help = overlays.isEmpty && !takesLetters ? "?" : "f1"
    showMessage(LocalizedStrings.fill(words[ScreenStrings.unusedKey], KeyHint.name(of: key), help))
  }

  /// The titles of the alerts that ask, from the bottom.
  package var openQuestions: [String] {
    overlays.compactMap { ($0 as? AlertOverlay)?.askedTitle }
  }

  // MARK: Help

  /// Whether the list of keys is shown.
  var listsKeys: Bool { overlays.last is HelpOverlay }

  /// Shows the keys that apply now.
  ///
  /// Does nothing if they are shown.
  public func showHelp() {
    if listsKeys { return }
    var hints = listedHints
    if showsOnlyASCII {
      hints = hints.map { KeyHint($0.shownKeys(asASCII: true), $0.title) }
    }
    show(HelpOverlay(hints, title: words[ScreenStrings.help]))
  }

  /// The hints that the list of keys shows in the current mode.
  package var listedHints: [KeyHint] {
    let hints = overlays.last?.keyHints(in: words, size: size) ?? screenHints + mouseHints
    return hints.map { $0.listed.said(in: words) } + navigationHints
  }

  private var mouseHints: [KeyHint] {
    guard supportsMouse else { return [] }
    return [
      KeyHint(words[GuidanceStrings.click], words[GuidanceStrings.useRow]),
      KeyHint(words[GuidanceStrings.wheel], words[ScreenStrings.scroll]),
      KeyHint(words[GuidanceStrings.shiftDrag], words[GuidanceStrings.selectText]),
    ]
  }

  /// The hints of the screen, whose letters are pressed with Alt where letters are text.
  package var screenHints: [KeyHint] {
    takesLetters ? screen.keyHints.map(\.withAlt) : screen.keyHints
  }

  private var navigationHints: [KeyHint] {
    var hints: [KeyHint] = []
    if overlays.isEmpty {
      let used = screen.keyHints
      let keys = (takesLetters ? ["esc", "←"] : ["esc", "←", "q"]).filter {
        !Stage.isUsed($0, by: used)
      }
      if canGoBack, !takesText, !keys.isEmpty {
        hints.append(KeyHint(keys.joined(separator: " "), words[ScreenStrings.goBack]))
      } else if !canGoBack, isCancellable, !takesText {
        hints.append(KeyHint("esc", words[GuidanceStrings.leave]))
      }
      if !takesText { hints.append(KeyHint("ctrl+p", words[GuidanceStrings.showCommands])) }
    }
    hints.append(KeyHint("ctrl+l", words[ScreenStrings.redraw]))
    hints.append(KeyHint("ctrl+z", words[ScreenStrings.suspend]))
    let quits = overlays.isEmpty && !canGoBack && !takesLetters
    // A selected text is copied by the same key.
    if !overlays.isEmpty || !Stage.isUsed("ctrl+c", by: screen.keyHints) {
      hints.append(KeyHint(quits ? "q ctrl+c" : "ctrl+c", words[ScreenStrings.quit]))
    }
    return hints
  }

  // MARK: Commands

  /// Shows a list of all commands, actions and jumps, which typing narrows.
  public func showCommands() {
    show(
      CommandOverlay(
        screenCommands + (screen.interaction?.jumps ?? []) + navigationCommands, words: words))
  }

  /// The commands that the screen's hints name, each with its key.
  private var screenCommands: [CommandOverlay.Entry] {
    screenHints.compactMap { hint in
      guard let key = hint.pressed else { return nil }
      return entry(hint.said(in: words), key)
    }
  }

  private var navigationCommands: [CommandOverlay.Entry] {
    let keys = takesLetters ? "f1" : "?"
    var entries = [
      CommandOverlay.Entry(title: words[ScreenStrings.showKeys], keys: keys) { [weak self] in
        self?.showHelp()
      }
    ]
    if canGoBack {
      entries.append(
        CommandOverlay.Entry(title: words[ScreenStrings.goBack], keys: "esc") { [weak self] in
          self?.goBack()
        })
    } else if isCancellable {
      entries.append(entry(KeyHint("esc", words[GuidanceStrings.leave]), KeyPress(.escape)))
    }
    for hint in navigationHints where hint.keys == "ctrl+l" || hint.keys == "ctrl+z" {
      if let key = hint.pressed { entries.append(entry(hint, key)) }
    }
    let quit = CommandOverlay.Entry(title: words[ScreenStrings.quit], keys: "ctrl+c") {
      [weak self] in
      self?.quit()
    }
    return entries + [quit]
  }

  private func entry(_ hint: KeyHint, _ key: KeyPress) -> CommandOverlay.Entry {
    let keys = hint.shownKeys(asASCII: showsOnlyASCII)
    return CommandOverlay.Entry(title: hint.title, keys: keys) { [weak self] in self?.press(key) }
  }
}
