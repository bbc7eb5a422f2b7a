import RowKit
import RowKitSchemas
import RowKitTesting
import Testing

/// Lists that grow, and entries that depend on the values of others.
@MainActor struct SettingsListTests {
  private func bundle(_ entries: String) -> SettingsBundle {
    let page = """
      <plist version="1.0"><dict><key>PreferenceSpecifiers</key><array>\(entries)</array></dict></plist>
      """
    return SettingsBundle { $0 == "Root.plist" ? Array(page.utf8) : nil }
  }

  @Test func `a list of chosen values grows and shrinks`() {
    let screen = SettingsBundleScreen(
      bundle(
        """
        <dict><key>Type</key><string>IASKListGroupSpecifier</string><key>Key</key><string>dna</string>
        <key>Title</key><string>DNA</string><key>ItemSpecifier</key><dict><key>Type</key>
        <string>PSMultiValueSpecifier</string><key>Title</key><string>Gene</string>
        <key>Titles</key><array><string>Adenine</string><string>Cytosine</string></array>
        <key>Values</key><array><string>A</string><string>C</string></array></dict>
        <key>AddSpecifier</key><dict><key>Title</key><string>Add Gene</string></dict></dict>
        """), store: InMemoryModel())
    let driver = ScreenDriver(screen, size: ScreenSize(width: 40, height: 20))
    driver.press("end return end return up return down return")
    #expect(screen.settings.value(named: "dna") == .array([.string("C"), .string("A")]))
    driver.expectRows(
      """
        DNA
      > Gene                     Cytosine ›
        Gene                      Adenine ›
        + Add Gene
      """)
    driver.press("home delete")
    #expect(screen.settings.value(named: "dna") == .array([.string("A")]))
  }

  @Test func `entries are hidden and shown by the values of others`() {
    let screen = SettingsBundleScreen(
      bundle(
        """
        <dict><key>Type</key><string>PSToggleSwitchSpecifier</string><key>Title</key>
        <string>Auto Connect</string><key>Key</key><string>auto</string><key>DefaultValue</key>
        <false/></dict>
        <dict><key>Type</key><string>PSTextFieldSpecifier</string><key>Title</key>
        <string>Login</string><key>Key</key><string>login</string><key>DefaultValue</key>
        <string>ada</string></dict>
        <dict><key>Type</key><string>PSGroupSpecifier</string><key>Title</key>
        <string>Options</string><key>Key</key><string>options</string></dict>
        <dict><key>Type</key><string>PSToggleSwitchSpecifier</string><key>Title</key>
        <string>Remember</string><key>Key</key><string>remember</string><key>DefaultValue</key>
        <true/></dict>
        """), store: InMemoryModel())
    screen.keysToHide = { store in
      store.value(named: "auto") == .bool(true) ? [] : ["login", "options"]
    }
    let driver = ScreenDriver(screen, size: ScreenSize(width: 40, height: 20))
    #expect(driver.line(with: "Login") == nil && driver.line(with: "Remember") == nil)
    // The default of a hidden entry is stored all the same.
    #expect(screen.settings.value(named: "login") == .string("ada"))
    driver.press("space")
    #expect(driver.line(with: "Login") != nil && driver.line(with: "Remember") != nil)
    driver.press("space")
    #expect(driver.line(with: "Login") == nil && driver.line(with: "Options") == nil)
  }
}
