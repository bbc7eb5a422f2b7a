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
    leaving += screens
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
    for screen in former {
      if let controller = screen.controller, controller.navigation == nil {
        controller.interaction?.reportKeptContents()
      }
    }
    for screen in screens
    where screen.navigation == nil
      && screen.interaction?.releaseContents() == false
    {
      kept.append(Screen(controller: screen))
    }
  }
}
