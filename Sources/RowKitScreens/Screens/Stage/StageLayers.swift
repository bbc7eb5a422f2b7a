/// The navigations of a stage, and the overlays over the visible screen.
@MainActor struct StageLayers {
  /// The navigations: the first one, and those presented over it.
  var navigations: [NavigationController] = []

  /// The overlays over the screen, topmost last.
  var overlays: [any Overlay] = []

  /// The question about unsaved changes, while it is shown.
  weak var question: AlertOverlay?

  /// Leaves as a person wished, once their changes are saved, or `nil` without such a wish.
  var leaveOnceSaved: ((Stage) -> Void)?

  /// The visible navigation.
  var navigation: NavigationController { navigations[navigations.count - 1] }

  /// Returns whether a screen is part of one of the navigations.
  func contains(_ screen: ScreenController) -> Bool {
    navigations.contains { $0.screens.contains { $0 === screen } }
  }
}

/// The buffer that a stage draws on, and the regions of the screen on it.
@MainActor struct StageSurface {
  let buffer: ScreenBuffer

  /// The regions, or an empty list if they must be requested from the screen.
  var regions: [ScreenRegion] = []

  /// Creates an empty surface.
  init(size: ScreenSize) {
    buffer = ScreenBuffer(size: size)
  }
}

extension ScrollHint {
  /// Returns the hint for lines that begin a number of lines further down.
  func moved(down distance: Int) -> ScrollHint {
    ScrollHint(
      lines: (lines.lowerBound + distance)..<(lines.upperBound + distance), distance: self.distance)
  }
}

/// Screens that were removed from their navigation.
///
/// They are released after the event that removed them, because one of their rows may be handling
/// it.
@MainActor final class StageDepartures {
  private struct Screen {
    weak var controller: ScreenController?
  }

  private var leaving: [ScreenController] = []
  private var kept: [Screen] = []

  /// Adds removed screens.
  func add(_ screens: [ScreenController]) {
    leaving = leaving + screens
  }

  /// Releases the removed screens, and notes those that still exist although they were released
  /// before.
  ///
  /// Screens that were pushed again stay as they are.
  func finish() {
    guard !leaving.isEmpty || !kept.isEmpty else { return }
    let (screens, former) = (leaving, kept)
    leaving = []
    kept = []
    var remaining: [Screen] = []
    for screen in former {
      if let controller = screen.controller, controller.navigation == nil {
        controller.interaction?.reportKeptContents()
      }
    }
    for screen in screens
    where screen.navigation == nil
      && screen.interaction?.releaseContents() == false
    {
      remaining.append(Screen(controller: screen))
    }
    kept = kept + remaining
  }
}

/// The end of a program by a signal or a second Ctrl-C, and what its screens report about it.
struct StageEnding {
  /// The status of a program that a person interrupted, 128 + SIGINT.
  static let interruptedStatus: Int32 = 130

  private var hasBegun = false

  /// The sentences, in order, without repetitions.
  private(set) var reports: [String] = []

  /// The number of sentences that were reported before the end began, or were passed on since.
  private var passedCount = 0

  /// Begins the end, and returns `false` if it has begun already.
  mutating func begin() -> Bool {
    guard !hasBegun else { return false }
    hasBegun = true
    passedCount = reports.count
    return true
  }

  /// Adds a sentence unless it was added before.
  mutating func report(_ sentence: String) {
    if !reports.contains(sentence) { reports.append(sentence) }
  }

  /// Returns the sentences that were reported since the end began and weren't passed on yet.
  mutating func takeReports() -> [String] {
    guard hasBegun else { return [] }
    defer { passedCount = reports.count }
    return Array(reports.dropFirst(passedCount))
  }

  /// The sentences about keys that rows refused while a script pressed them, without repetitions.
  private(set) var unseenRefusals: [String] = []

  /// Adds a sentence about a refused key unless it was added before.
  mutating func noteUnseen(_ refusal: String) {
    if !unseenRefusals.contains(refusal) { unseenRefusals.append(refusal) }
  }
}
