import RowKit
import RowKitTesting

/// A stage on which a test pushes screens and pops them for good.
@MainActor final class ScreenStack {
  let driver = ScreenDriver(
    TextScreen(title: "Root", text: ""), size: ScreenSize(width: 40, height: 60))

  /// Pushes a screen, shows it, lets a test use it, pops it, and returns whether it still exists.
  func isKept(
    _ make: () -> ScreenController, _ use: (ScreenController) -> Void = { _ in }
  ) -> Bool {
    weak var left: ScreenController?
    left = pushAndPop(make(), use)
    driver.update()
    return left != nil
  }

  /// Pushes a screen, shows it and pops it.
  @discardableResult
  func pushAndPop(
    _ screen: ScreenController, _ use: (ScreenController) -> Void = { _ in }
  ) -> ScreenController {
    push(screen)
    use(screen)
    driver.update()
    driver.stage.navigation.pop()
    driver.update()
    return screen
  }

  /// Pushes a screen and shows it.
  func push(_ screen: ScreenController) {
    driver.stage.navigation.push(screen)
    driver.update()
  }
}
