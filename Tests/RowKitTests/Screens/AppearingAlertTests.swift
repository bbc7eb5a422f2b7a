import RowKit
import RowKitTesting
import Testing

/// A screen that shows an alert as soon as it appears.
private final class AskingScreen: GenericTableController {
  var count = 0

  override func constructTableGroups() -> [TableGroup] { [TableGroup(rows: [.note("Row")])] }

  override func screenDidAppear() {
    super.screenDidAppear()
    count += 1
    show(Alert("Question \(count)"))
  }
}

@MainActor struct AppearingAlertTests {
  private let asking = AskingScreen(title: "Asking", style: .plain)
  private let plain = TextScreen(title: "Plain", text: "Text")

  private func driver(_ screen: ScreenController) -> ScreenDriver {
    ScreenDriver(screen, size: ScreenSize(width: 40, height: 12))
  }

  @Test func `an alert of the first screen is shown, and again when the screen returns`() {
    let screen = driver(asking)
    #expect(screen.text.contains("Question 1"))
    screen.press("return")
    asking.push(plain)
    screen.update()
    #expect(!screen.text.contains("Question"))
    screen.press("escape")
    #expect(screen.text.contains("Question 2"))
  }

  @Test func `an alert of a pushed screen is shown, and ends with its screen`() {
    let screen = driver(plain)
    plain.push(asking)
    screen.update()
    #expect(screen.text.contains("Question 1"))
    asking.navigation?.pop()
    screen.update()
    #expect(!screen.text.contains("Question"))
  }

  @Test func `an alert of a presented screen is shown`() {
    let screen = driver(plain)
    screen.stage.present(asking)
    screen.update()
    #expect(screen.text.contains("Question 1"))
    screen.stage.screen.dismiss()
    screen.update()
    #expect(!screen.text.contains("Question"))
  }
}
