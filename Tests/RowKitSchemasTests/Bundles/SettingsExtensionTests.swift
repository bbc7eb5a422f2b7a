import Foundation
import RowKit
import RowKitSchemas
import RowKitTesting
import Testing

/// The additions of InAppSettingsKit to the entries of a page.
@MainActor struct SettingsExtensionTests {
  private func page(_ entries: String) -> [UInt8] {
    Array(
      """
      <plist version="1.0"><dict><key>PreferenceSpecifiers</key><array>\(entries)</array></dict></plist>
      """.utf8)
  }

  private func entry(
    _ type: String, _ texts: KeyValuePairs<String, String>, _ rest: String = ""
  ) -> String {
    let pairs = texts.map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined()
    return "<dict><key>Type</key><string>\(type)</string>\(pairs)\(rest)</dict>"
  }

  private func subtitles(_ texts: KeyValuePairs<String, String>) -> String {
    let pairs = texts.map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined()
    return "<key>IASKSubtitle</key><dict>\(pairs)</dict>"
  }

  private func driver(
    _ screen: SettingsBundleScreen, width: Int = 40, height: Int = 20
  ) -> ScreenDriver {
    ScreenDriver(screen, size: ScreenSize(width: width, height: height))
  }

  @Test func `a subtitle follows the state of its switch`() {
    let entries =
      entry(
        "PSToggleSwitchSpecifier", ["Title": "Wi-Fi", "Key": "wifi", "IASKSubtitle": "At home"])
      + entry(
        "PSToggleSwitchSpecifier",
        ["Title": "Roaming", "Key": "roaming", "TrueValue": "on", "FalseValue": "off"],
        subtitles(["YES": "May cost", "NO": "Free"]))
      + entry(
        "PSToggleSwitchSpecifier",
        ["Title": "Rings", "Key": "rings", "IASKToggleStyle": "Checkmark"],
        subtitles(["YES": "Loud", "__default__": "Quiet"]))
    let store = InMemoryModel()
    let screen = driver(SettingsBundleScreen(bytes: page(entries), store: store))
    screen.expectRows(
      """
      > Wi-Fi                          ○───
        At home
        Roaming                        ○───
        Free
        ☐ Rings
          Quiet
      """)
    screen.press("space down space down space")
    screen.expectRows(
      """
        Wi-Fi                          ━━━●
        At home
        Roaming                        ━━━●
        May cost
      > ☑ Rings
          Loud
      """)
    #expect(store.values["roaming"] == .string("on") && store.values["rings"] == .bool(true))
  }

  @Test func `a link shows a subtitle for the value of its key, or the value`() {
    let fruits = subtitles(["kiwi": "Green", "__default__": "Some fruit"])
    let entries =
      entry("PSChildPaneSpecifier", ["Title": "Fruit", "Key": "fruit", "File": "Fruit"], fruits)
      + entry("PSChildPaneSpecifier", ["Title": "Chosen", "Key": "fruit", "File": "Fruit"])
      + entry("PSChildPaneSpecifier", ["Title": "Display", "File": "Fruit"])
    let fruit = entry("PSTextFieldSpecifier", ["Title": "Name", "Key": "fruit"])
    let pages = ["Root.plist": page(entries), "Fruit.plist": page(fruit)]
    let store = InMemoryModel()
    let screen = driver(SettingsBundleScreen(SettingsBundle { pages[$0] }, store: store))
    screen.expectRows(
      """
      > Fruit                             ›
        Some fruit
        Chosen                            ›
        Display                           ›
      """)
    screen.press("return return")
    screen.type("kiwi")
    screen.press("escape escape")
    screen.expectRows(
      """
      > Fruit                             ›
        Green
        Chosen                       kiwi ›
        Display                           ›
      """)
  }

  @Test func `buttons have subtitles, alignments and titles from the store`() {
    let entries =
      entry("IASKButtonSpecifier", ["Title": "Erase", "Key": "erase", "IASKSubtitle": "All of it"])
      + entry(
        "IASKButtonSpecifier",
        ["Title": "Middle", "Key": "middle", "IASKTextAlignment": "IASKUITextAlignmentCenter"])
      + entry(
        "IASKMailComposeSpecifier",
        ["Title": "Right", "IASKTextAlignment": "IASKUITextAlignmentRight"])
      + entry("IASKButtonSpecifier", ["Title": "Sign In", "Key": "account"])
    let controller = SettingsBundleScreen(bytes: page(entries), store: InMemoryModel())
    controller.onButton = { [weak controller] key, row in
      controller?.settings.setValue(.string("Sign Out"), named: key)
      row.reloadVisibleRows()
    }
    let screen = driver(controller)
    screen.expectRows(
      """
      > Erase
        All of it
                      Middle
                                      Right
        Sign In
      """)
    screen.press("end return")
    #expect(screen.line(with: "> Sign Out") != nil)
  }

  @Test func `links to web pages open them, and code of iOS needs a row of the app`() {
    let entries =
      entry(
        "PSChildPaneSpecifier",
        [
          "Title": "About", "File": "https://a.example",
          "IASKViewControllerClass": "IASKAppSettingsWebViewController",
        ])
      + entry(
        "IASKOpenURLSpecifier",
        ["Title": "Help", "File": "https://h.example", "IASKSubtitle": "Online"])
      + entry("PSChildPaneSpecifier", ["Title": "Own", "IASKViewControllerClass": "OwnController"])
      + entry("PSChildPaneSpecifier", ["Title": "Segue", "File": "X", "IASKSegueIdentifier": "go"])
    let controller = SettingsBundleScreen(bytes: page(entries), store: InMemoryModel())
    let screen = driver(controller)
    screen.expectRows(
      """
      > About           https://a.example ↗
        Help                              ↗
        Online
      - Own
      - Segue
      """)
    screen.press("return down return")
    #expect(
      screen.effects.contains(.openURL("https://a.example"))
        && screen.effects.contains(.openURL("https://h.example")))
    #expect(
      controller.problems == [
        "Root, entry 3: its screen OwnController is code of iOS, so it needs a row of the app.",
        "Root, entry 4: its screen go is code of iOS, so it needs a row of the app.",
      ])
  }

  @Test func `only pages of the bundle are read for its values`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let web = "IASKAppSettingsWebViewController"
    let entries =
      entry(
        "PSChildPaneSpecifier", ["File": "https://a.example", "IASKViewControllerClass": web])
      + entry("IASKOpenURLSpecifier", ["Title": "Help", "File": "https://h.example"])
      + entry("PSChildPaneSpecifier", ["Title": "Segue", "File": "X", "IASKSegueIdentifier": "go"])
      + entry("PSChildPaneSpecifier", ["Title": "More", "File": "More"])
      + entry("PSTextFieldSpecifier", ["Key": "name", "DefaultValue": "Ada"])
    let more = entry("PSTextFieldSpecifier", ["Key": "city", "DefaultValue": "London"])
    try Data(page(entries)).write(to: folder.appending(path: "Root.plist"))
    try Data(page(more)).write(to: folder.appending(path: "More.plist"))
    let bundle = SettingsBundle(path: folder.path)
    #expect(bundle.unreadablePages.isEmpty)
    let screen = SettingsBundleScreen(bundle, store: InMemoryModel())
    #expect(screen.values().map(\.key) == ["city", "name"])
  }

  @Test func `copies of a message have recipients, too`() {
    let people = { (name: String) in "<array><string>\(name)@b.example</string></array>" }
    let entries = entry(
      "IASKMailComposeSpecifier", ["Title": "Write", "IASKMailComposeSubject": "Hi"],
      "<key>IASKMailComposeCcRecipents</key>\(people("c"))"
        + "<key>IASKMailComposeBccRecipents</key>\(people("d"))")
    let screen = driver(SettingsBundleScreen(bytes: page(entries), store: InMemoryModel()))
    screen.press("return")
    #expect(
      screen.effects.contains(.openURL("mailto:?cc=c@b.example&bcc=d@b.example&subject=Hi")))
  }

  @Test func `elements are removed only from a list that allows it`() throws {
    let list = { (key: String, rest: String) in
      self.entry(
        "IASKListGroupSpecifier", ["Key": key],
        """
        <key>ItemSpecifier</key><dict><key>Type</key><string>PSTextFieldSpecifier</string></dict>
        <key>AddSpecifier</key><dict><key>Type</key><string>PSTextFieldSpecifier</string>
        <key>IASKPlaceholder</key><string>New Tag</string></dict>\(rest)
        """)
    }
    let entries =
      list("kept", "<key>Deletable</key><false/>") + list("silent", "")
      + list("free", "<key>Deletable</key><true/>")
    let tags = try JSONValue(parsing: #"["a"]"#)
    let store = InMemoryModel(["kept": tags, "silent": tags, "free": tags])
    let screen = driver(SettingsBundleScreen(bytes: page(entries), store: store))
    #expect(screen.text.split(separator: "\n").count { $0.contains("+ New Tag") } == 3)
    screen.press("delete down down delete down down delete")
    #expect(store.values["kept"] == tags && store.values["silent"] == tags)
    #expect(store.values["free"] == .array([]), "\(screen.text)")
    screen.press("home down return")
    screen.type("b")
    screen.press("escape")
    #expect(store.values["kept"]?.description == #"["a","b"]"#)
  }

  @Test(arguments: [false, true])
  func `a page is shown from its bytes, and a bundle from its path`(isFolder: Bool) throws {
    let entries =
      entry("PSTextFieldSpecifier", ["Title": "Owner", "Key": "owner", "DefaultValue": "Ada"])
      + entry("PSChildPaneSpecifier", ["Title": "More", "File": "More"])
    let bytes = page(entries)
    let store = InMemoryModel()
    guard isFolder else {
      let screen = driver(SettingsBundleScreen(bytes: bytes, store: store))
      screen.expectRows("> Owner       Ada\n  More                              ›")
      screen.press("down return")
      #expect(screen.line(with: "More.plist") != nil)
      return
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let more = page(entry("PSTextFieldSpecifier", ["Title": "Mail", "Key": "mail"]))
    try Data(bytes).write(to: folder.appendingPathComponent("Root.plist"))
    try Data(more).write(to: folder.appendingPathComponent("More.plist"))
    let screen = driver(SettingsBundleScreen(path: folder.path, store: store))
    screen.press("down return")
    screen.expectRows("> Mail")
    #expect(store.values["owner"] == .string("Ada"))
  }
}
