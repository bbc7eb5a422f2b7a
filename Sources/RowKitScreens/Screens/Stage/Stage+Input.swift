/// Dispatch of keys: to the topmost overlay, then the screen, then the navigation.
extension Stage {
  /// Handles a key, and returns whether it was used.
  @discardableResult
  func press(_ key: KeyPress) -> Bool {
    setNeedsFrame()
    let hadMessage = message != nil
    if hadMessage { clearMessage() }
    if handleAnywhere(key) { return true }
    // Hints may depend on anything a key changed. Only movement is so frequent that the screen
    // itself requests new hints.
    if KeyBindings.standard[key]?.isMovement != true { hintsDidChange() }
    if let overlay = receiver {
      if overlay.handle(key, on: self) { return true }
      // A terminal sends ctrl+j for a Return that was pressed before the program ran.
      if key == KeyPress("j", .control), overlay.handle(KeyPress(.return), on: self) { return true }
    } else if screen.interaction?.handleFirst(key) == true || handleWithoutAlt(key)
      || screen.handle(key) || handleForNavigation(key)
    {
      return true
    }
    explain(key, closedMessage: hadMessage)
    return false
  }

  /// The overlay that receives keys, or `nil` for the screen.
  ///
  /// An overlay that code shows in the middle of a text receives none until the text ends.
  private var receiver: (any Overlay)? {
    guard case .overlay(let id)? = input.typing.interruption,
      let index = overlays.firstIndex(where: { ObjectIdentifier($0) == id })
    else { return overlays.last }
    return overlays[..<index].last
  }

  /// Whether letters are text for what receives keys.
  var lettersAreText: Bool {
    guard let overlay = receiver else { return takesLetters }
    return overlay.caret(in: overlay.frame(in: size)) != nil
  }

  /// Returns whether an event that types something does so here.
  ///
  /// Letters may begin a text, but Space and Delete do something else while none is edited.
  func isText(_ event: InputEvent) -> Bool {
    guard lettersAreText else { return false }
    guard receiver == nil, !takesText, case .key(let key) = event else { return true }
    return ![.character(" "), .backspace, .delete].contains(key.key)
  }

  /// Whether typed text is likely to be inserted as a whole, at a cost that doesn't depend on the
  /// number of keys.
  package var editsText: Bool { !overlays.isEmpty || takesText }

  /// Whether letters are text for the screen now.
  var takesText: Bool { screen.interaction?.takesText ?? false }

  /// Whether letters are only text for the screen, even while no text is edited.
  var takesLetters: Bool { screen.interaction?.takesLetters ?? false }

  /// Inserts typed characters into the edited text, or handles each as a key.
  func typeText(_ text: String) {
    var rest = text[...]
    while !rest.isEmpty, !typeIntoText(rest) {
      // A key may begin the editing of a text.
      let isShort = rest.utf8.count <= Stage.keysAtOnce
      let keys = isShort ? rest : rest.prefix(Stage.keysAtOnce)
      rest = rest[keys.endIndex...]
      press(keys)
    }
  }

  /// Handles characters as keys.
  ///
  /// A character that nothing used isn't tried again until another key is used.
  private func press(_ characters: Substring) {
    var unused: [Character] = []
    for character in characters where !unused.contains(character) {
      if take(.key(KeyPress(character))) {
        unused.removeAll()
      } else {
        unused.append(character)
      }
    }
  }

  /// The number of characters handled as keys before the next attempt to insert the rest.
  private static let keysAtOnce = 256

  /// Inserts typed characters into the edited text.
  ///
  /// Returns `false` if no text is being edited.
  private func typeIntoText(_ text: Substring) -> Bool {
    if message != nil { clearMessage() }
    let isTaken =
      if let overlay = receiver {
        overlay.typeText(String(text), on: self)
      } else {
        screen.interaction?.typeText(String(text)) ?? false
      }
    guard isTaken else { return false }
    setNeedsFrame()
    hintsDidChange()
    return true
  }

  func paste(_ text: String) {
    setNeedsFrame()
    if let overlay = receiver { return overlay.paste(text, on: self) }
    if !screen.paste(text), message == nil { showMessage(words[ScreenStrings.unusedPaste]) }
  }

  /// The number of times in quick succession that the button was pressed at one place of the screen.
  package var pressCount: Int { input.presses.count }

  func click(_ event: MouseEvent) {
    setNeedsFrame()
    var event = event
    switch event.action {
    case .press:
      input.mouse.begin()
      let target = [ObjectIdentifier(screen)] + overlays.map { ObjectIdentifier($0) }
      if input.presses.isUnseen(by: target, at: event.point, now) { return }
    case .release: break
    default: input.presses.end()
    }
    if pressKey(at: event) { return }
    switch event.action {
    case .press, .otherPress: if endMessage(at: event.point) { return }
    default: break
    }
    if let overlay = overlays.last {
      let frame = overlay.frame(in: size)
      guard frame.contains(event.point) else {
        if event.action == .press { overlay.handlePressOutside(on: self) }
        return
      }
      guard input.mouse.grants(event, to: overlay) else { return }
      event.point.column -= frame.column
      event.point.line -= frame.line
      return overlay.handle(event, on: self)
    }
    if event.action == .press, event.point.line == 0, contentBounds.line > 0 {
      if event.point.column < size.width / 3 { goBack() }
      return
    }
    if let steps = event.stepsSideways, screen.scrollSideways(by: steps) { return }
    // The view in which the button was pressed follows the mouse beyond its frame.
    let isHeld = event.action == .drag || event.action == .release
    for region in regions
    where isHeld || region.frame.contains(event.point) {
      guard input.mouse.grants(event, to: region.view) else { continue }
      event.point.column -= region.frame.column
      event.point.line -= region.frame.line
      if region.view.handle(event) { return }
    }
  }

  /// The message over the last lines, or `nil` if there is none or the bottom line shows it.
  var banner: MessageBanner? {
    MessageBanner(shownMessage.coveringText, in: size, under: overlays.last?.frame(in: size))
  }

  /// Ends a message, unless the bottom line shows it and a point is there.
  ///
  /// Returns whether the message covers the point.
  private func endMessage(at point: ScreenPoint) -> Bool {
    guard message != nil else { return false }
    let isCovered = banner?.frame.contains(point) ?? false
    if isCovered || point.line != size.height - 1 { clearMessage() }
    return isCovered
  }

  /// Presses the key that is drawn at a point, such as that of a hint, and returns whether there is one.
  private func pressKey(at event: MouseEvent) -> Bool {
    guard event.action == .press,
      let pressed = pressableKeys.first(where: { $0.frame.contains(event.point) })
    else { return false }
    press(pressed.key)
    return true
  }

  /// Handles the keys that work everywhere.
  private func handleAnywhere(_ key: KeyPress) -> Bool {
    switch key {
    case KeyPress("z", .control): request(.suspend)
    case KeyPress("l", .control): handle(.redraw, at: now)
    case KeyPress("c", .control): interrupt()
    case KeyPress(.function(1)) where !listsKeys: showHelp()
    default: return false
    }
    return true
  }

  /// Passes a letter with Alt to the screen as the letter alone, where letters are text and a hint of the
  /// screen names the letter.
  private func handleWithoutAlt(_ key: KeyPress) -> Bool {
    guard key.modifiers.subtracting(.shift) == .alt, takesLetters,
      case .character(let letter) = key.key, letter.isLetter,
      screen.keyHints.contains(where: { $0.names(letter) })
    else { return false }
    return screen.handle(KeyPress(letter, key.modifiers.subtracting(.alt)))
  }

  private func handleForNavigation(_ key: KeyPress) -> Bool {
    switch (key.key, key.modifiers) {
    case (.escape, []) where canGoBack, (.left, []) where canGoBack: goBack()
    case (.escape, []) where isCancellable: quit()
    case (.character("p"), .control): showCommands()
    case (.character("q"), []) where !takesLetters: canGoBack ? goBack() : quit()
    case (.character("?"), []) where !takesLetters: showHelp()
    default: return false
    }
    return true
  }

  /// Handles Control-C: copies the selected text, else cancels the open overlay, else quits.
  private func interrupt() {
    guard let overlay = overlays.last, overlay !== layers.question else {
      if overlays.isEmpty, screen.interaction?.copySelectedText() == true { return }
      return quit()
    }
    if !overlay.interrupt(on: self) { quit() }
  }

  /// Whether there is a screen to go back to.
  var canGoBack: Bool { !navigation.isAtRoot || navigations.count > 1 }

  /// Goes back by one screen, asking first if unsaved changes would be lost.
  public func goBack() {
    guard canGoBack else { return }
    let left = screen
    askBeforeLosing({ [$0.screen] }) { [weak left] stage in
      // Saving may have left the screen.
      guard stage.screen === left else { return }
      if stage.navigation.isAtRoot {
        stage.dismiss(stage.navigation)
      } else {
        stage.navigation.pop()
      }
    }
  }

  /// Quits the program, asking first if there are unsaved changes or an edited text.
  ///
  /// Called while the question is shown, quits at once, as a signal does: a key that is held down isn't an
  /// answer, so that a screen may keep its changes in `ScreenController.programWillEnd()`.
  public func quit() {
    if asksBeforeLeaving { return end() }
    if screen.interaction?.hasEditedText == true, !isAnythingUnsaved {
      // The text may count as unsaved once its row has received it.
      screen.interaction?.endEditing()
      if !isAnythingUnsaved {
        return ask(words[AlertStrings.quitTitle], toDo: words[AlertStrings.quit]) {
          $0.request(.quit(status: 0))
        }
      }
    }
    askBeforeLosing({ $0.navigations.flatMap(\.screens) }) { $0.request(.quit(status: 0)) }
  }

  /// Notifies every screen, once, that the program will end, reports the texts that rows refused, and
  /// asks the host to quit with the status of an interrupted program.
  func end() {
    guard ending.begin() else { return }
    let screens = navigations.flatMap(\.screens)
    for screen in screens { screen.interaction?.endEditing() }
    for screen in screens.reversed() {
      for refusal in screen.interaction?.textRefusals ?? [] { ending.report(refusal) }
      screen.programWillEnd()
    }
    request(.quit(status: StageEnding.interruptedStatus))
  }

  /// Whether the question is shown that stands before leaving.
  package var asksBeforeLeaving: Bool {
    layers.question.map { question in overlays.contains { $0 === question } } ?? false
  }

  /// Whether a screen has changes that leaving would discard.
  package var isAnythingUnsaved: Bool {
    questionBeforeLosing(navigations.flatMap(\.screens)) != nil
  }

  /// Returns the question before screens are left, or `nil` if nothing would be lost.
  private func questionBeforeLosing(_ screens: [ScreenController]) -> String? {
    if screens.contains(where: \.hasUnsavedChanges) { return words[AlertStrings.discardTitle] }
    let losesText = screens.contains {
      ($0 as? any ScreenWithRefusedTexts)?.hasRefusedText == true
    }
    return losesText ? words[AlertStrings.discardTextTitle] : nil
  }

  /// The visible screen, if it can be saved and no other has unsaved changes.
  private var savableScreen: (any SavableScreen)? {
    let unsaved = navigations.flatMap(\.screens).filter(\.hasUnsavedChanges)
    return unsaved.count == 1 && unsaved[0] === screen ? screen as? any SavableScreen : nil
  }

  /// Leaves at once, or asks whether to discard unsaved changes, or a refused text.
  ///
  /// Typed text may count as unsaved only after its row received it, so editing ends before the
  /// second check.
  private func askBeforeLosing(
    _ left: @escaping (Stage) -> [ScreenController], _ leave: @escaping (Stage) -> Void
  ) {
    var question = questionBeforeLosing(left(self))
    if question == nil {
      screen.interaction?.endEditing()
      question = questionBeforeLosing(left(self))
    }
    guard let question else { return leave(self) }
    ask(question, toDo: words[AlertStrings.discard], discarding: left, leave)
  }

  /// Leaves as a person asked to after saving, once nothing is unsaved.
  ///
  /// A form may ask a question first, or save only after it was checked. If it doesn't save then, the
  /// person stays.
  func leaveOnceSaved() {
    guard let leave = layers.leaveOnceSaved else { return }
    let waits = !overlays.isEmpty || (screen as? any CheckedScreen)?.isAwaitingChecks == true
    let isSaved = !isAnythingUnsaved
    guard isSaved || !waits else { return }
    layers.leaveOnceSaved = nil
    if isSaved { leave(self) }
  }

  /// Stays on the screen that was to be left once it is saved, because its changes were given up instead.
  package func stayInsteadOfLeaving() { layers.leaveOnceSaved = nil }

  /// Asks whether to leave, and whether to save before if only the visible screen has unsaved changes.
  private func ask(
    _ title: String, toDo answer: String,
    discarding left: @escaping (Stage) -> [ScreenController] = { _ in [] },
    _ leave: @escaping (Stage) -> Void
  ) {
    let discard = AlertAction(answer, isDestructive: true) { [weak self] in
      guard let self else { return }
      for case let screen as any DiscardingScreen in left(self) { screen.changesWereDiscarded() }
      leave(self)
    }
    let keep = AlertAction.cancel(words[AlertStrings.keepEditing]) { [weak self] in
      self?.screen.interaction?.leavingWasDeclined()
    }
    let save = savableScreen.map { screen in
      AlertAction(words[FormStrings.save]) { [weak self] in
        screen.submit()
        self?.layers.leaveOnceSaved = leave
        self?.leaveOnceSaved()
      }
    }
    let alert = Alert(title, actions: [keep, save, discard].compactMap(\.self))
    let question = AlertOverlay(alert, words: words)
    layers.question = question
    show(question)
  }
}

extension MouseEvent {
  /// The number of steps by which the wheel scrolls to the right, negative to the left, or `nil` for other
  /// events.
  ///
  /// With Shift, a wheel that turns up and down scrolls sideways, too.
  fileprivate var stepsSideways: Int? {
    switch action {
    case .wheelLeft: -1
    case .wheelRight: 1
    case .wheelUp where modifiers.contains(.shift): -1
    case .wheelDown where modifiers.contains(.shift): 1
    default: nil
    }
  }
}
