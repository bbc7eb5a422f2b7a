/// A stack of screens of which the top one is visible, with a title bar and a back button.
@MainActor public final class NavigationController {
  /// The screens, from the root to the visible one.
  public var screens: [ScreenController] { stack }

  /// The stage that shows the navigation.
  package internal(set) var stage: Stage? {
    get { shownOn }
    set { shownOn = newValue }
  }

  // Stored privately, so that reading them checks nothing at run time.
  private var stack: [ScreenController]
  private weak var shownOn: Stage?

  /// Creates a navigation with its root screen.
  package init(root: ScreenController) {
    stack = [root]
    root.navigation = self
  }

  /// The visible screen.
  public var top: ScreenController { stack[stack.count - 1] }

  /// Whether the root screen is visible.
  package var isAtRoot: Bool { screens.count == 1 }

  /// Pushes a screen onto the stack.
  ///
  /// Does nothing if this navigation, or another one on the stage, contains the screen.
  public func push(_ screen: ScreenController) {
    guard !contains(screen) else { return }
    change { $0.append(screen) }
  }

  /// Pops the top screen.
  ///
  /// Does nothing at the root.
  public func pop() {
    guard !isAtRoot else { return }
    change { $0.removeLast() }
  }

  /// Pops all screens except the root.
  public func popToRoot() {
    guard !isAtRoot else { return }
    change { $0.removeSubrange(1...) }
  }

  /// Pops screens down to a screen of the stack.
  ///
  /// Does nothing if the stack doesn't contain it.
  public func pop(to screen: ScreenController) {
    guard let index = screens.firstIndex(where: { $0 === screen }), screen !== top else { return }
    change { $0.removeSubrange((index + 1)...) }
  }

  /// Replaces a screen of the stack by another one.
  ///
  /// Does nothing if the stack doesn't contain the screen, or if this navigation, or another one on the
  /// stage, already contains the other one.
  public func replace(_ screen: ScreenController, with other: ScreenController) {
    guard let index = screens.firstIndex(where: { $0 === screen }), !contains(other) else { return }
    // Keys that were typed for the screen that is awaited reach it.
    let waiting = (top as? any TemporaryScreen).map { _ in stage?.input.waiting ?? [] }
    change { $0[index] = other }
    if let waiting { stage?.input.waiting = waiting }
  }

  /// Whether a screen is part of this navigation, or of another one on the stage.
  ///
  /// It can't be part of two, because it is released when it leaves one.
  private func contains(_ screen: ScreenController) -> Bool {
    stage?.layers.contains(screen) ?? screens.contains { $0 === screen }
  }

  private func change(_ body: (inout [ScreenController]) -> Void) {
    let former = top
    let formerScreens = screens
    let isShown = stage?.navigation === self
    var changed = stack
    body(&changed)
    stack = changed
    for screen in screens { screen.navigation = self }
    let new = top
    if isShown, former !== new {
      former.disappear()
      // The former screen may have shown another one.
      if top === new, stage?.navigation === self {
        stage?.screenDidChange()
        new.appear()
      }
    } else if isShown {
      // The way back may have another name.
      stage?.titleDidChange()
    }
    let kept = Set(screens.map(ObjectIdentifier.init))
    let removed = formerScreens.filter { !kept.contains(ObjectIdentifier($0)) }
    remove(removed, from: stage)
  }

  /// Releases screens that are no longer part of the navigation.
  private func remove(_ removed: [ScreenController], from stage: Stage?) {
    for screen in removed where screen.navigation === self { screen.navigation = nil }
    if let stage {
      stage.screensDidLeave(removed)
    } else {
      for screen in removed { _ = screen.interaction?.releaseContents() }
    }
  }

  /// Removes the navigation with all its screens from its stage.
  func leaveStage() {
    let former = stage
    stage = nil
    remove(screens, from: former)
  }
}
