/// The properties that a host sets.
extension Stage {
  /// Whether inserted and removed rows, spinners and bars are animated.
  ///
  /// The default is `true`. Terminals set it to `false` if the variable `ROWKIT_MOTION` is `none`.
  public var animatesChanges: Bool {
    get { host.animatesChanges }
    set { host.animatesChanges = newValue }
  }

  /// Whether a person can use a mouse here, which the list of keys then mentions.
  ///
  /// The default is `false`.
  public var supportsMouse: Bool {
    get { host.supportsMouse }
    set { host.supportsMouse = newValue }
  }

  /// Whether the host shows ASCII characters only, so that keys are named by words instead of signs.
  ///
  /// The default is `false`. Everything else is drawn in the same way: the host replaces signs and
  /// borders.
  public var showsOnlyASCII: Bool {
    get { host.showsOnlyASCII }
    set { host.showsOnlyASCII = newValue }
  }

  /// Whether the host can show fading rows, which requires colors.
  ///
  /// The default is `true`. If `false`, rows that would fade appear at once.
  public var supportsFading: Bool {
    get { host.supportsFading }
    set { host.supportsFading = newValue }
  }

  /// Whether the host needs longer to show a frame than the frame lasts, as over a slow connection.
  ///
  /// The default is `false`. If `true`, rows appear and disappear at once, including rows that are
  /// being animated.
  public var isOutputThrottled: Bool {
    get { host.isOutputThrottled }
    set { host.isOutputThrottled = newValue }
  }

  /// Whether masked text can be revealed on request.
  ///
  /// The default is `false`, so that scripts, snapshots and tests never contain a secret. On a terminal,
  /// whose screen only one person sees, it is `true` unless the app sets it.
  public var allowsRevealingSecureText: Bool {
    get { host.allowsRevealingSecureText ?? host.isPrivate }
    set { host.allowsRevealingSecureText = newValue }
  }

  /// Whether only one person sees the screen.
  ///
  /// The default is `false`.
  package var isPrivate: Bool {
    get { host.isPrivate }
    set { host.isPrivate = newValue }
  }

  /// Reports a sentence about the end of the program, such as a file that isn't saved.
  ///
  /// Call it in `ScreenController.programWillEnd()`, when nothing is shown any more. The terminal's
  /// host writes the sentences to standard error, each once, and other hosts ignore them.
  public func reportAtEnd(_ sentence: String) { ending.report(sentence) }

  /// The sentences that were reported about the end of the program.
  package var endReports: [String] { ending.reports }

  /// Returns the sentences that were reported since the program began to end and weren't passed on yet.
  package func takeEndReports() -> [String] { ending.takeReports() }

  /// Whether Escape on the first screen quits, as it cancels a question of a script.
  ///
  /// The default is `false`.
  package var isCancellable: Bool {
    get { host.isCancellable }
    set { host.isCancellable = newValue }
  }

  /// Returns the current time, which limits the work of a screen between frames.
  ///
  /// If `nil`, the screen performs one slice of work per frame.
  public var clock: (() -> Duration)? {
    get { time.clock }
    set { time.clock = newValue }
  }

  /// The time of the host's clock, or of the current event or frame without one.
  package var currentTime: Duration { time.current }

  /// Tells all screens that a person has come back to the program.
  func becomeActive() {
    for screen in navigations.flatMap(\.screens) { screen.programDidBecomeActive() }
  }

  /// Whether a person answers, rather than a script.
  ///
  /// The default is `true`. Questions about an earlier run wait until a person answers: see
  /// ``AttendedScreen``.
  package var isAttended: Bool {
    get { host.isAttended }
    set {
      let isArrival = newValue && !host.isAttended
      host.isAttended = newValue
      guard isArrival else { return }
      for screen in navigations.flatMap(\.screens) {
        (screen as? any AttendedScreen)?.personDidArrive()
      }
    }
  }

  /// Records a sentence about a key that a row refused, unless a person sees that.
  package func noteUnseen(_ refusal: () -> String) {
    if !isAttended { ending.noteUnseen(refusal()) }
  }

  /// The sentences about keys that rows refused while a script pressed them, each once.
  package var unseenRefusals: [String] { ending.unseenRefusals }

  /// Whether a script advances the time.
  ///
  /// Searches continue then.
  package var isWaiting: Bool {
    get { time.isPassing }
    set { time.isPassing = newValue }
  }
}

/// The abilities of a host, and the preferences of the person who uses it.
struct HostTraits {
  /// Whether inserted and removed rows, spinners and bars are animated.
  var animatesChanges = true

  /// Whether a person can use a mouse.
  var supportsMouse = false

  /// Whether only ASCII characters are shown.
  var showsOnlyASCII = false

  /// Whether fading rows can be shown.
  var supportsFading = true

  /// Whether showing a frame takes longer than the frame lasts.
  var isOutputThrottled = false

  /// Whether masked text can be revealed on request, or `nil` if only one person may see it.
  var allowsRevealingSecureText: Bool?

  /// Whether only one person sees the screen.
  var isPrivate = false

  /// Whether a person answers, rather than a script.
  var isAttended = true

  /// Whether Escape on the first screen quits.
  var isCancellable = false
}
