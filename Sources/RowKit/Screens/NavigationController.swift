/// A stack of screens, of which the top one is seen, with a title bar and a way back.
@MainActor public final class NavigationController {
  /// The screens, from the root to the one that is seen.
  public private(set) var screens: [ScreenController]

  /// The stage that shows the navigation.
  public internal(set) weak var stage: Stage?

  /// Creates a navigation with its first screen.
  public init(root: ScreenController) {
    screens = [root]
    root.navigation = self
  }

  /// The screen that is seen.
  public var top: ScreenController { screens[screens.count - 1] }

  /// Whether the root is seen.
  public var isAtRoot: Bool { screens.count == 1 }

  /// Shows a screen over the others; does nothing if it is one of them.
  public func push(_ screen: ScreenController) {
    guard !screens.contains(where: { $0 === screen }) else { return }
    change { $0.append(screen) }
  }

  /// Goes back by one screen; does nothing at the root.
  public func pop() {
    guard !isAtRoot else { return }
    change { $0.removeLast() }
  }

  /// Goes back to the first screen.
  public func popToRoot() {
    guard !isAtRoot else { return }
    change { $0.removeSubrange(1...) }
  }

  /// Goes back to a screen of the stack; does nothing if it isn't one.
  public func pop(to screen: ScreenController) {
    guard let index = screens.firstIndex(where: { $0 === screen }), screen !== top else { return }
    change { $0.removeSubrange((index + 1)...) }
  }

  private func change(_ body: (inout [ScreenController]) -> Void) {
    let former = top
    let isShown = stage != nil
    body(&screens)
    for screen in screens { screen.navigation = self }
    if isShown {
      former.disappear()
      top.appear()
    }
    if !screens.contains(where: { $0 === former }) { former.navigation = nil }
    stage?.screenDidChange()
  }
}
