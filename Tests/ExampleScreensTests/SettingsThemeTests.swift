import ExampleScreens
import Foundation
import RowKit
import RowKitStorage
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

  private let path = FileManager.default.temporaryDirectory
    .appending(path: "rowkit-theme-\(UUID().uuidString).json").path

  /// Returns the screen of settings in a file with an appearance.
  private func stored(_ appearance: String, theme: Theme? = nil) throws -> SettingsScreen {
    try Data(#"{"display.appearance": "\#(appearance)"}"#.utf8).write(to: URL(filePath: path))
    return SettingsScreen(try JSONFileModel(path: path), today: .today, theme: theme)
  }

  private func choose(_ appearance: String, on driver: ScreenDriver) {
    driver.moveCursor(to: "Display")
    driver.press("return")
    driver.moveCursor(to: appearance)
    driver.press("return")
  }

  @Test func `a theme that was asked for stays until another appearance is chosen`() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let driver = ScreenDriver(
      try stored("Dark", theme: .highContrast), size: ScreenSize(width: 60, height: 20))
    #expect(driver.player.theme == nil)
    choose("Light", on: driver)
    #expect(driver.player.theme == .light)
    driver.press("escape")
    choose("Automatic", on: driver)
    #expect(driver.player.theme == .highContrast)
  }

  @Test func `an appearance that another program stored is shown, also on a page`() async throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let driver = ScreenDriver(try stored("Dark"), size: ScreenSize(width: 60, height: 20))
    #expect(driver.player.theme == .dark)
    driver.moveCursor(to: "Display")
    driver.press("return")
    _ = try stored("Light")
    driver.stage.handle(.windowFocus(true), at: .zero)
    await driver.settle { driver.player.theme == .light }
  }

  @Test func `the gallery keeps the settings with their theme`() {
    let driver = ScreenDriver(GalleryScreen(), size: ScreenSize(width: 60, height: 60))
    driver.moveCursor(to: "Settings")
    driver.press("return", "return")
    choose("Light", on: driver)
    driver.press("escape", "escape")
    driver.moveCursor(to: "Settings")
    driver.press("return")
    #expect(driver.lines[2].contains("━━━●"), "\(driver.text)")
    #expect(driver.line(with: "Display") == driver.line(with: "Light ›"))
    choose("Automatic", on: driver)
    #expect(driver.player.theme == nil)
  }
}
