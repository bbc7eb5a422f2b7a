/// Where screens are played: it takes events and gives frames, and knows no host.
///
/// A terminal, a snapshot and a test all drive the same object: they hand it events, ask it for
/// frames, and carry out the effects that frames ask for. Time comes from outside too, counted
/// from any start.
///
/// ```swift
/// let stage = Stage(root: SettingsScreen(), size: ScreenSize(width: 80, height: 24))
/// stage.handle(.key(KeyPress(.down)), at: .zero)
/// let frame = stage.frame(at: .zero)
/// ```
@MainActor public final class Stage {
  /// The extent of the screen.
  public private(set) var size: ScreenSize

  /// The words the framework itself shows.
  public var words: Words {
    didSet { setNeedsFullDrawing() }
  }

  /// Whether rows come and go in steps that can be seen.
  ///
  /// By default true.
  public var animatesChanges = true

  /// Whether rows that fade can be told from others, as a host without colours can't promise.
  ///
  /// By default true. Otherwise what would fade is seen at once.
  public var canFade = true

  /// Whether the host takes longer to show a frame than the frame may last, as over a slow line.
  ///
  /// By default false. Meanwhile rows come and go at once, those that are on their way too.
  public var isBehind = false

  /// Whether a masked text may be shown on request.
  ///
  /// By default false, so that no script, snapshot or test ever holds a secret; a host that only a
  /// person sees sets it.
  public var revealsSecrets = false

  /// Tells the time, for a screen that works between frames not to take too long; nil gives it
  /// one piece of work a frame.
  public var clock: (() -> Duration)?

  /// The time of the event or frame that is worked on, counted from the host's start.
  public private(set) var now = Duration.zero

  /// The navigations: the first one, and those presented over it.
  public private(set) var navigations: [NavigationController] = []

  /// What lies over the screen, the last on top.
  private(set) var overlays: [any Overlay] = []

  let signal = WakeSignal()

  /// The question whether to lose what is unsaved, while it is asked.
  weak var question: AlertOverlay?

  /// What a person did while the screen holds input, in order.
  var waitingInput: [InputEvent] = []

  private(set) var message: String?
  private let buffer: ScreenBuffer
  private(set) var regions: [ScreenRegion] = []
  private var timers = StageTimers()
  private var messageTimer: Int?
  private var effects: [HostEffect] = []
  private var isEnding = false
  private var bars = StageBars()
  private var needsFrame = true
  private var needsFullDrawing = true
  private var isFullRedraw = true

  /// Creates a stage that shows a screen.
  ///
  /// - Parameters:
  ///   - root: The first screen.
  ///   - size: The extent of the display.
  ///   - words: The words the framework itself shows.
  public init(root: ScreenController, size: ScreenSize, words: Words = .english) {
    self.size = size
    self.words = words
    buffer = ScreenBuffer(size: size)
    show(NavigationController(root: root))
  }

  /// The navigation that is seen.
  public var navigation: NavigationController { navigations[navigations.count - 1] }

  /// The screen that is seen.
  public var screen: ScreenController { navigation.top }

  // MARK: The host's side

  /// Sets what asks for a frame when a model that is shown has changed; it is called on the
  /// thread of the change.
  public func onWake(_ wake: @escaping @Sendable () -> Void) {
    signal.onWake(wake)
  }

  /// When a frame should be asked for though nothing happened; nil when nothing is going on.
  public var nextDeadline: Duration? {
    if needsFrame || signal.isMarked { return now }
    return timers.nextDeadline
  }

  /// Acts on something that came from outside.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - now: The time, counted from the host's start; an earlier one than before is taken as the
  ///     same.
  public func handle(_ event: InputEvent, at now: Duration) {
    advance(to: now)
    switch event {
    case .key, .paste, .mouse: take(event)
    case .resize(let size): resize(to: size)
    case .redraw: redraw()
    case .quit: end()
    case .windowFocus: break
    }
  }

  /// Returns what is to be seen now; nil when nothing changed since the last frame.
  ///
  /// The cost depends on what is in view and changed, never on how much the tables hold.
  public func frame(at now: Duration) -> Frame? {
    advance(to: now)
    if signal.takeMark() { needsFrame = true }
    let hasMore = work()
    takeWaitingInput()
    guard needsFrame || !effects.isEmpty else { return nil }
    if needsFullDrawing || regions.isEmpty { layOutRegions() }
    // From here on who asks for a frame means the next one.
    needsFrame = hasMore
    return draw()
  }

  /// Asks the screen for its regions, which stay until everything is drawn anew.
  func layOutRegions() {
    regions = screen.regions(in: contentBounds)
    for region in regions { region.view.resize(to: region.frame.size) }
  }

  private func advance(to time: Duration) {
    now = max(now, time)
    for action in timers.takeDue(at: now) { action() }
  }

  /// Lets the screen work off what it still has to do: a piece of it, or as much as fits in the
  /// time that a frame leaves, when the host has given a clock.
  private func work() -> Bool {
    guard let clock else { return screen.work() }
    let end = clock() + Stage.workTime
    while screen.work() {
      if clock() >= end { return true }
    }
    return false
  }

  /// How long a screen may work between two frames.
  private static let workTime = Duration.milliseconds(10)

  /// Gives every screen its last chance, once, and asks the host to quit.
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

  // MARK: The screens' side

  /// Asks for a frame.
  public func setNeedsFrame() {
    needsFrame = true
  }

  /// Asks for a frame in which everything is drawn anew.
  func setNeedsFullDrawing() {
    needsFullDrawing = true
    needsFrame = true
  }

  /// Has something done after a time; returns a number to cancel it by.
  @discardableResult
  public func schedule(after delay: Duration, _ action: @escaping () -> Void) -> Int {
    timers.schedule(at: now + delay, action)
  }

  /// Gives up what was scheduled under a number.
  public func cancelScheduled(_ number: Int) {
    timers.cancel(number)
  }

  /// Asks the host for something.
  ///
  /// Before the program ends, editing ends, so that the row takes what was typed.
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

  func clearMessage() {
    messageTimer.map { timers.cancel($0) }
    message = nil
    bars.forget()
    needsFrame = true
  }

  /// Puts an overlay over everything.
  public func show(_ overlay: any Overlay) {
    overlays.append(overlay)
    setNeedsFullDrawing()
  }

  /// Takes an overlay away; does nothing if it isn't there.
  public func remove(_ overlay: any Overlay) {
    overlays.removeAll { $0 === overlay }
    setNeedsFullDrawing()
  }

  /// Presents a screen over the navigation, with a navigation of its own.
  public func present(_ screen: ScreenController) {
    self.screen.disappear()
    show(NavigationController(root: screen))
  }

  /// Takes the presented navigation away; does nothing when none is presented.
  public func dismiss() {
    guard navigations.count > 1 else { return }
    screen.disappear()
    navigations.removeLast().stage = nil
    screen.appear()
    screenDidChange()
  }

  func screenDidChange() {
    overlays.removeAll()
    waitingInput = []
    regions = []
    bars.forget()
    setNeedsFullDrawing()
  }

  /// Asks for the title bar to be drawn anew.
  func titleDidChange() {
    bars.forget()
    needsFrame = true
  }

  /// Asks for the bottom line to be made anew.
  func hintsDidChange() {
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
    for overlay in overlays {
      let place = overlay.frame(in: size)
      overlay.draw(on: canvas[place])
      frame.caret = overlay.caret(in: place)
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

  /// The part of the screen between title bar and bottom line.
  public var contentBounds: ScreenRectangle {
    var bounds = ScreenRectangle(size)
    if size.height >= StageBars.titleMinimum { _ = bounds.takeTop(1) }
    if size.height >= StageBars.bottomMinimum { _ = bounds.takeBottom(1) }
    return bounds
  }
}
