/// A stage for screens: it handles input events and returns frames, independent of any host.
///
/// A terminal, a snapshot and a test all drive the same object: they pass it events, request
/// frames, and perform the effects of each frame. The host also provides the time, measured from
/// any start.
///
/// ```swift
/// let stage = Stage(root: SettingsScreen(), size: ScreenSize(width: 80, height: 24))
/// stage.handle(.key(KeyPress(.down)), at: .zero)
/// let frame = stage.frame(at: .zero)
/// ```
@MainActor public final class Stage {
  /// The size of the screen.
  public private(set) var size: ScreenSize

  /// The text that the framework itself shows.
  ///
  /// Setting it configures the visible rows again. To construct the groups of a table again, whose
  /// titles may have the former words, call `updateAndReload()`.
  public var words: LocalizedStrings {
    didSet {
      for screen in navigations.flatMap(\.screens) { screen.interaction?.wordsDidChange() }
      hintsDidChange()
      setNeedsFullDrawing()
    }
  }

  /// The abilities and the limits of the host, which ``Stage`` shows as properties of its own.
  var host = HostTraits()

  /// The time, and what is scheduled.
  let time = StageTime()

  /// The navigations and what is shown over them.
  ///
  /// Their lists are replaced as a whole, so that no access is checked at run time.
  var layers = StageLayers()

  package let signal = WakeSignal()

  /// The kinds of rows that read models, shared by all tables.
  package let readingKinds = ReadingKinds()

  /// The input that waits, and the view that receives the mouse.
  var input = StageInput()

  /// The message on the bottom line.
  var shownMessage = TimedMessage()

  /// The buffer and the regions of the screen on it.
  var surface: StageSurface

  /// The purposes of the next frame.
  var wanted = WantedFrame()

  /// The end of the program, and what is said then.
  var ending = StageEnding()

  var bars = StageBars()
  package var announcer: ChangeAnnouncer?
  let departures = StageDepartures()

  /// Creates a stage that shows a screen.
  ///
  /// - Parameters:
  ///   - root: The root screen.
  ///   - size: The size of the display.
  ///   - words: The text that the framework itself shows.
  public convenience init(
    root: ScreenController, size: ScreenSize, words: LocalizedStrings = .english
  ) {
    self.init(root: root, size: size, words: words, isAttended: true)
  }

  /// Creates a stage that shows a screen to a person or to a script.
  package init(
    root: ScreenController, size: ScreenSize, words: LocalizedStrings = .english, isAttended: Bool
  ) {
    self.size = size
    self.words = words
    surface = StageSurface(size: size)
    host.isAttended = isAttended
    present(root)
  }

  /// The time of the current event or frame, measured from the host's start.
  public var now: Duration { time.now }

  /// The navigations: the first one, and those presented over it.
  package var navigations: [NavigationController] { layers.navigations }

  /// The overlays over the screen, topmost last.
  package var overlays: [any Overlay] { layers.overlays }

  /// The message on the bottom line, or `nil` if none is shown.
  package var message: String? { shownMessage.text }

  /// The message that no frame has shown yet, or `nil` if there is none.
  package var unseenMessage: String? { shownMessage.unseenText }

  /// The parts of the screen, from the last full drawing.
  package var regions: [ScreenRegion] { surface.regions }

  /// The parts of the screen that press keys when they are clicked.
  var pressableKeys: [PressableKey] { surface.buffer.pressableKeys }

  /// The visible navigation.
  public var navigation: NavigationController { layers.navigation }

  /// The visible screen.
  public var screen: ScreenController { navigation.top }

  // MARK: Host interface

  /// Sets a closure to be called when a visible model has changed and a frame is needed.
  ///
  /// It is called on the thread of the change.
  public func setWakeHandler(_ wake: @escaping @Sendable () -> Void) {
    signal.setWakeHandler(wake)
  }

  /// The time at which to request the next frame without further input, or `nil` if none is needed.
  public var nextDeadline: Duration? {
    if wanted.isWanted || signal.isMarked { return now }
    return time.nextDeadline
  }

  /// Handles an input event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - now: The time, measured from the host's start. A time before the previous one counts as
  ///     the previous one.
  public func handle(_ event: InputEvent, at now: Duration) {
    perform(event, at: now)
  }

  /// Handles an input event as ``handle(_:at:)`` does, and returns whether it is no key, or a key that has
  /// an effect.
  @discardableResult
  package func perform(_ event: InputEvent, at now: Duration) -> Bool {
    time.advance(to: now)
    wanted.noteEvent()
    screen.interaction?.willHandleInput()
    var isUsed = true
    switch event {
    case .key, .text, .paste, .mouse: isUsed = take(event)
    case .resize(let size): resize(to: size)
    case .redraw: redraw()
    case .quit: end()
    case .windowFocus(let isFocused): if isFocused { becomeActive() }
    }
    departures.finish()
    return isUsed
  }

  private func resize(to size: ScreenSize) {
    guard size != self.size else { return }
    self.size = size
    surface.buffer.resize(to: size)
    // A list of keys scrolls in a low window only.
    if !overlays.isEmpty { hintsDidChange() }
    redraw()
  }

  func redraw() {
    wanted.requestRedraw()
  }

  // MARK: Screen interface

  /// Requests a frame.
  public func setNeedsFrame() {
    wanted.request()
  }

  /// Requests a frame in which everything is redrawn.
  package func setNeedsFullDrawing() {
    wanted.requestFullDrawing()
  }

  /// Schedules an action after a delay and returns a number that cancels it.
  ///
  /// The action is called once, on the main actor. Until then, or until it is cancelled, the stage
  /// keeps it with all that it captures.
  @discardableResult
  public func schedule(after delay: Duration, _ action: @escaping () -> Void) -> Int {
    time.schedule(after: delay, action)
  }

  /// Cancels a scheduled action by its number.
  public func cancelScheduled(_ number: Int) {
    time.cancel(number)
  }

  /// Requests an effect from the host.
  ///
  /// Before the program quits, text editing ends, so that the row receives the text, and overlays
  /// are removed, so that the last frame shows the screen.
  public func request(_ effect: HostEffect) {
    if case .quit = effect {
      screen.interaction?.endEditing()
      for overlay in overlays { remove(overlay) }
    }
    // In a copy, so that no access is checked at run time.
    var more = wanted
    more.add(effect)
    wanted = more
  }

  /// Copies text, and says so on the bottom line.
  package func copy(_ text: String) {
    request(.copy(text))
    showMessage(words[ScreenStrings.copied])
  }

  /// Whether the host is asked to quit with the next frame.
  package var isQuitting: Bool { wanted.quits }

  /// Shows a short message on the bottom line for four seconds, or until the next key or a click above it.
  ///
  /// If the bottom line is too short for it, the message covers as many lines above as it needs. A click
  /// on these ends it, and does nothing else.
  public func showMessage(_ message: String) {
    show(message, isDiagnostic: false)
  }

  /// Shows a message for the developer on the bottom line alone, so that pictures of rows stay whole.
  package func showDiagnostic(_ message: String) {
    show(message, isDiagnostic: true)
  }

  private func show(_ message: String, isDiagnostic: Bool) {
    clearMessage()
    let timer = schedule(after: .seconds(4)) { [weak self] in self?.clearMessage() }
    shownMessage.show(message, isDiagnostic: isDiagnostic, until: timer)
  }

  package func clearMessage() {
    if let timer = shownMessage.take() { time.cancel(timer) }
    titleDidChange()
  }

  /// Shows an overlay above everything else.
  public func show(_ overlay: any Overlay) {
    input.typing.interrupt(by: .overlay(ObjectIdentifier(overlay)))
    layers.overlays = overlays + [overlay]
    hintsDidChange()
    setNeedsFullDrawing()
  }

  /// Removes an overlay.
  ///
  /// Does nothing if it isn't shown.
  public func remove(_ overlay: any Overlay) {
    layers.overlays = layers.overlays.filter { $0 !== overlay }
    hintsDidChange()
    setNeedsFullDrawing()
  }

  /// Presents a screen over the navigation, with its own navigation.
  ///
  /// Does nothing if the stage contains the screen.
  package func present(_ screen: ScreenController) {
    guard !layers.contains(screen) else { return }
    change(to: navigations + [NavigationController(root: screen)])
  }

  /// Dismisses a presented navigation and those that are presented over it.
  ///
  /// Does nothing if it isn't presented.
  package func dismiss(_ navigation: NavigationController) {
    guard let index = navigations.firstIndex(where: { $0 === navigation }), index > 0 else {
      return
    }
    let dismissed = navigations[index...]
    change(to: Array(navigations[..<index]))
    for navigation in dismissed.reversed() { navigation.leaveStage() }
  }

  /// Releases removed screens, after the current event.
  func screensDidLeave(_ screens: [ScreenController]) {
    departures.add(screens)
    setNeedsFrame()
  }

  /// Ends what belongs to the former screen.
  ///
  /// The list of keys stays, because the key that a person presses to close it would mean something else.
  /// Called before the new screen appears, which may show an alert at once.
  func screenDidChange() {
    layers.overlays = layers.overlays.filter { $0 is HelpOverlay }
    input.typing.interrupt(by: .screen)
    input.waiting = []
    surface.regions = []
    bars.forget()
    setNeedsFullDrawing()
  }

  /// Requests a redraw of the title bar.
  func titleDidChange() {
    bars.forget()
    setNeedsFrame()
  }

  /// Requests an update of the bottom line.
  package func hintsDidChange() {
    bars.forgetHints()
    setNeedsFrame()
  }

  private func change(to navigations: [NavigationController]) {
    let former = layers.navigations.last?.top
    layers.navigations = navigations
    navigation.stage = self
    let new = screen
    former?.disappear()
    // The former screen may have shown another one.
    guard screen === new else { return }
    screenDidChange()
    new.appear()
  }
}
