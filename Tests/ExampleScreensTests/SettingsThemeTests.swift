import ExampleScreens
import RowKit
import RowKitTesting
import Testing

/// The appearance in the settings, which is the theme of the screen.
@MainActor struct SettingsThemeTests {
  @Test func `the appearance changes the theme at once`() {
    let screen = SettingsScreen(today: .today)
    let driver = ScreenDriver(screen, size: ScreenSize(width: 60, height: 20))
    #expect(driver.player.theme == nil)
    driver.moveCursor(to: "Display")
    driver.press("return")
    driver.moveCursor(to: "Light")
    driver.press("return")
    #expect(driver.player.theme == .light)
    driver.moveCursor(to: "Automatic")
    driver.press("return")
    #expect(driver.player.theme == nil)
    #expect(driver.effects.filter { $0 == .theme(nil) }.count == 1)
  }
}
