import RowKitScreens
import TerminalCodec

/// The place of a screen in the lines below the prompt.
///
/// After the window changed its size, nothing is drawn until it has settled and the terminal has
/// reported the cursor's position, or hasn't in time.
struct InlinePlace {
  /// The step after a change of the window's size.
  enum Step: Equatable {
    /// The place is known.
    case settled
    /// The size may change again before a time.
    case resizing(until: Duration)
    /// The position of the cursor was asked for, and is awaited until a time.
    case asking(until: Duration)
  }

  /// The time without changes after which the size has settled.
  static let quiet = Duration.milliseconds(60)

  /// The time to wait for the position of the cursor.
  static let patience = Duration.milliseconds(200)

  private(set) var step = Step.settled

  /// The line of the window in which the screen begins, or `nil` if it is unknown.
  var top: Int?

  /// The cursor's line on the screen when its position was asked for, or `nil` if it wasn't.
  private var askedLine: Int?

  private var isAnswerObsolete = false

  /// The number of lines of the window when the screen was last drawn from its first line on, and
  /// whether it differed since.
  private var windowHeight = 0
  private var hasHeightChanged = false

  private let height: Int
  private let wrapsAgain: Bool?

  /// Creates the place of a screen with a height in lines.
  init(height: Int, environment: [String: String]) {
    self.height = max(1, height)
    wrapsAgain = InlinePlace.wrapsAgain(environment)
  }

  /// Whether a position is outstanding.
  var isAsking: Bool { askedLine != nil }

  /// The time of the next step, or `nil` if there is none.
  var deadline: Duration? {
    switch step {
    case .settled: nil
    case .resizing(let end), .asking(let end): end
    }
  }

  /// Records that the screen is drawn in a window from its first line on, and returns its size.
  mutating func settle(in window: ScreenSize) -> ScreenSize {
    step = .settled
    top = nil
    windowHeight = window.height
    hasHeightChanged = false
    return ScreenSize(width: window.width, height: max(1, min(height, window.height - 1)))
  }

  /// Records that the window changed its size.
  mutating func windowChanged(to size: ScreenSize, at now: Duration) {
    if size.height != windowHeight { hasHeightChanged = true }
    step = .resizing(until: now + InlinePlace.quiet)
    if askedLine != nil { isAnswerObsolete = true }
  }

  /// Records that the position of the cursor was asked for.
  mutating func asked(atLine line: Int) {
    askedLine = line
  }

  /// Waits for the position of the cursor.
  mutating func await(at now: Duration) {
    step = .asking(until: now + InlinePlace.patience)
  }

  /// Takes the reported line of the cursor, and returns its line on the screen when it was asked for.
  ///
  /// Returns `nil` if it wasn't asked for, or the window changed its size since.
  mutating func take() -> Int? {
    defer { (askedLine, isAnswerObsolete) = (nil, false) }
    return isAnswerObsolete ? nil : askedLine
  }

  /// Returns the number of lines to go up from the cursor to the first line of the screen.
  ///
  /// Most terminals wrapped the lines of the screen to the new width and moved the cursor along. If it
  /// is unknown whether this one did, the smaller number is used: a line of the screen may stay, but
  /// no line above it is erased. A window of another height may have moved the cursor in any case.
  ///
  /// - Parameters:
  ///   - line: The cursor's line on the screen.
  ///   - wrapped: The same if the terminal wrapped the lines.
  ///   - reported: The cursor's line in the window, or `nil` if the terminal didn't report it.
  /// - Returns: The number of lines.
  func linesUp(from line: Int, wrapped: Int, reported: Int?) -> Int {
    if let wrapsAgain { return wrapsAgain ? wrapped : min(line, wrapped) }
    guard !hasHeightChanged, let reported, let top, reported != top + line else {
      return min(line, wrapped)
    }
    return wrapped
  }

  /// Returns whether a terminal wraps lines to a new width, or `nil` if that is unknown.
  ///
  /// A terminal within a terminal decides before the outer one, whose variables it inherits. So does a
  /// window that was opened from tmux.
  private static func wrapsAgain(_ environment: [String: String]) -> Bool? {
    if environment["STY"] != nil { return nil }
    if ["screen", "tmux"].contains(where: environment["TERM", default: ""].hasPrefix) {
      return environment["TMUX"] != nil ? true : nil
    }
    if environment["XTERM_VERSION"] != nil { return false }
    let signs = ["VTE_VERSION", "KITTY_WINDOW_ID", "ALACRITTY_WINDOW_ID", "WEZTERM_PANE"]
    if signs.contains(where: { environment[$0] != nil }) { return true }
    let programs = ["iTerm.app", "Apple_Terminal", "WezTerm", "ghostty"]
    return programs.contains(environment["TERM_PROGRAM", default: ""]) ? true : nil
  }
}
