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
  public var words: LocalizedStrings {
    didSet { setNeedsFullDrawing() }
  }

  /// Whether inserted and removed rows, spinners and bars are animated.
  ///
  /// The default is `true`. Terminals set it to `false` if the variable `ROWKIT_MOTION` is `none`.
  public var animatesChanges = true

  /// Whether a person can use a mouse here, which the list of keys then mentions.
  ///
  /// The default is `false`.
  public var supportsMouse = false

  /// Whether the host shows ASCII characters only, so that keys are named by words instead of signs.
  ///
  /// The default is `false`. Everything else is drawn in the same way: the host replaces signs and
  /// borders.
  public var showsOnlyASCII = false

  /// Whether the host can show fading rows, which requires colors.
  ///
  /// The default is `true`. If `false`, rows that would fade appear at once.
  public var supportsFading = true

  /// Whether the host needs longer to show a frame than the frame lasts, as over a slow connection.
  ///
  /// The default is `false`. If `true`, rows appear and disappear at once, including rows that are
  /// being animated.
  public var isOutputThrottled = false

  /// Whether masked text can be revealed on request.
  ///
  /// The default is `false`, so that scripts, snapshots and tests never contain a secret. A host
  /// whose screen only one person sees sets it to `true`.
  public var allowsRevealingSecureText = false

  /// Returns the current time, which limits the work of a screen between frames.
  ///
  /// If `nil`, the screen performs one slice of work per frame.
  public var clock: (() -> Duration)?

  /// The time of the current event or frame, measured from the host's start.
  public private(set) var now = Duration.zero

  /// The navigations: the first one, and those presented over it.
  public private(set) var navigations: [NavigationController] = []

  /// The overlays over the screen, topmost last.
  package private(set) var overlays: [any Overlay] = []

  /// Whether a script is letting time pass.
  ///
  /// Searches continue then.
  package var isWaiting = false

  package let signal = WakeSignal()

  /// The kinds of rows that read models, shared by all tables.
  let readingKinds = ReadingKinds()

  /// The question about unsaved changes, while it is shown.
  weak var question: AlertOverlay?

  /// The input that waits while the screen holds input, in order.
  var waitingInput: [InputEvent] = []

  package private(set) var message: String?
  private let buffer: ScreenBuffer
  private(set) var regions: [ScreenRegion] = []
  private var timers = StageTimers()
  private var messageTimer: Int?
  private var effects: [HostEffect] = []
  private var isEnding = false
  private var bars = StageBars()

  /// The hints on the bottom line, with their columns.
  var shownHints: [(columns: Range<Int>, hint: KeyHint)] { bars.shownHints }
  var mouseCapture = MouseCapture()
  var announcer: ChangeAnnouncer?
  private let departures = StageDepartures()
  private var needsFrame = true
  private var needsFullDrawing = true
  private var isFullRedraw = true

  /// Creates a stage that shows a screen.
  ///
  /// - Parameters:
  ///   - root: The root screen.
  ///   - size: The size of the display.
  ///   - words: The text that the framework itself shows.
  public init(root: ScreenController, size: ScreenSize, words: LocalizedStrings = .english) {
    self.size = size
    self.words = words
    buffer = ScreenBuffer(size: size)
    show(NavigationController(root: root))
  }

  /// The visible navigation.
  public var navigation: NavigationController { navigations[navigations.count - 1] }

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
    if needsFrame || signal.isMarked { return now }
    return timers.nextDeadline
  }

  /// Handles an input event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - now: The time, measured from the host's start. A time before the previous one counts as
  ///     the previous one.
  public func handle(_ event: InputEvent, at now: Duration) {
    advance(to: now)
    screen.willHandleInput()
    switch event {
    case .key, .text, .paste, .mouse: take(event)
    case .resize(let size): resize(to: size)
    case .redraw: redraw()
    case .quit: end()
    case .windowFocus: break
    }
    departures.finish()
  }

  /// Returns the current frame, or `nil` if nothing changed since the last one.
  ///
  /// The cost depends on the visible changes, and never on the size of the tables.
  public func frame(at now: Duration) -> Frame? {
    advance(to: now)
    departures.finish()
    if signal.takeMark() { needsFrame = true }
    let hasMore = work()
    takeWaitingInput()
    guard needsFrame || !effects.isEmpty else { return nil }
    announceChanges()
    if needsFullDrawing || regions.isEmpty { layOutRegions() }
    // From here on, requests are for the next frame.
    needsFrame = hasMore
    return draw()
  }

  /// Requests the regions of the screen, which are kept until the next full drawing.
  func layOutRegions() {
    regions = screen.regions(in: contentBounds)
    for region in regions { region.view.resize(to: region.frame.size) }
  }

  private func advance(to time: Duration) {
    now = max(now, time)
    for action in timers.takeDue(at: now) { action() }
  }

  /// Performs pending work of the screen: one slice, or as much as fits into the work time if the
  /// host provides a clock.
  ///
  /// Returns whether more remains.
  private func work() -> Bool {
    guard let clock else { return screen.performPendingWork() }
    let end = clock() + Stage.workTime
    while screen.performPendingWork() {
      if clock() >= end { return true }
    }
    return false
  }

  /// The maximum time that a screen works between two frames.
  private static let workTime = Duration.milliseconds(10)

  /// Notifies every screen, once, that the program will end, and asks the host to quit.
  private func end() {
    guard !isEnding else { return }
    isEnding = true
    let screens = navigations.flatMap(\.screens)
    for screen in screens { screen.endEditing() }
    for screen in screens.reversed() { screen.programWillEnd() }
    request(.quit(status: 0))
  }

  private func resize(to size: ScreenSize) {
    guard size != self.size else { return }
    self.size = size
    buffer.resize(to: size)
    redraw()
  }

  private func redraw() {
    isFullRedraw = true
    setNeedsFullDrawing()
  }

  // MARK: Screen interface

  /// Requests a frame.
  public func setNeedsFrame() {
    needsFrame = true
  }

  /// Requests a frame in which everything is redrawn.
  func setNeedsFullDrawing() {
    needsFullDrawing = true
    needsFrame = true
  }

  /// Schedules an action after a delay and returns a number that cancels it.
  @discardableResult
  public func schedule(after delay: Duration, _ action: @escaping () -> Void) -> Int {
    timers.schedule(at: now + delay, action)
  }

  /// Cancels a scheduled action by its number.
  public func cancelScheduled(_ number: Int) {
    timers.cancel(number)
  }

  /// Requests an effect from the host.
  ///
  /// Text editing ends before the program quits, so that the row receives the text.
  public func request(_ effect: HostEffect) {
    if case .quit = effect { screen.endEditing() }
    effects.append(effect)
    needsFrame = true
  }

  /// Shows a short message on the bottom line for four seconds, or until the next key.
  public func showMessage(_ message: String) {
    messageTimer.map { timers.cancel($0) }
    self.message = message
    messageTimer = schedule(after: .seconds(4)) { [weak self] in self?.clearMessage() }
    bars.forget()
    needsFrame = true
  }

  package func clearMessage() {
    messageTimer.map { timers.cancel($0) }
    message = nil
    bars.forget()
    needsFrame = true
  }

  /// Shows an overlay above everything else.
  public func show(_ overlay: any Overlay) {
    overlays.append(overlay)
    hintsDidChange()
    setNeedsFullDrawing()
  }

  /// Removes an overlay.
  ///
  /// Does nothing if it isn't shown.
  public func remove(_ overlay: any Overlay) {
    overlays.removeAll { $0 === overlay }
    hintsDidChange()
    setNeedsFullDrawing()
  }

  /// Presents a screen over the navigation, with its own navigation.
  public func present(_ screen: ScreenController) {
    self.screen.disappear()
    show(NavigationController(root: screen))
  }

  /// Dismisses the presented navigation.
  ///
  /// Does nothing if none is presented.
  public func dismiss() {
    guard navigations.count > 1 else { return }
    screen.disappear()
    navigations.removeLast().leaveStage()
    screen.appear()
    screenDidChange()
  }

  /// Releases removed screens, after the current event.
  func screensDidLeave(_ screens: [ScreenController]) {
    departures.add(screens)
    needsFrame = true
  }

  func screenDidChange() {
    overlays.removeAll()
    waitingInput = []
    regions = []
    bars.forget()
    setNeedsFullDrawing()
  }

  /// Requests a redraw of the title bar.
  func titleDidChange() {
    bars.forget()
    needsFrame = true
  }

  /// Requests an update of the bottom line.
  package func hintsDidChange() {
    bars.forgetHints()
    needsFrame = true
  }

  private func show(_ navigation: NavigationController) {
    navigation.stage = self
    navigations.append(navigation)
    navigation.top.appear()
    screenDidChange()
  }

  // MARK: Drawing

  private func draw() -> Frame {
    if buffer.needsPurge { redraw() }
    let keepsContent = !needsFullDrawing && overlays.isEmpty
    if isFullRedraw { buffer.clear() }
    var frame = Frame(buffer: buffer, isFullRedraw: isFullRedraw, effects: effects)
    effects.removeAll()
    let canvas = Canvas(buffer)
    for region in regions {
      guard region.view.needsDisplay || !keepsContent else { continue }
      let isWide = region.frame.width == size.width
      let scroll = region.view.draw(
        on: canvas[region.frame], keepsContent: keepsContent && isWide)
      frame.scroll = scroll.map { Stage.hint($0, in: region.frame) } ?? frame.scroll
    }
    bars.draw(for: self, on: canvas, everything: !keepsContent)
    frame.caret = screen.caret
    frame.focusPoint = screen.focusPoint ?? ScreenPoint(column: 0, line: contentBounds.line)
    for overlay in overlays {
      let place = overlay.frame(in: size)
      overlay.draw(on: canvas[place])
      frame.caret = overlay.caret(in: place)
      frame.focusPoint = overlay.focusPoint(in: place)
    }
    needsFullDrawing = false
    isFullRedraw = false
    return frame
  }

  private static func hint(_ hint: ScrollHint, in frame: ScreenRectangle) -> ScrollHint {
    ScrollHint(
      lines: (hint.lines.lowerBound + frame.line)..<(hint.lines.upperBound + frame.line),
      distance: hint.distance)
  }

  /// The area between title bar and bottom line.
  public var contentBounds: ScreenRectangle {
    var bounds = ScreenRectangle(size)
    if size.height >= StageBars.titleMinimum { _ = bounds.takeTop(1) }
    if size.height >= StageBars.bottomMinimum { _ = bounds.takeBottom(1) }
    return bounds
  }
}
