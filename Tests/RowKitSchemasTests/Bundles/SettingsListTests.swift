import RowKit
import RowKitSchemas
import RowKitTesting
import Testing

/// Lists that grow, and entries that depend on the values of others.
@MainActor struct SettingsListTests {
  private func bundle(_ entries: String, _ pages: [String: String] = [:]) -> SettingsBundle {
    let pages = pages.merging(["Root": entries]) { page, _ in page }
    return SettingsBundle { name in
      pages[String(name.dropLast(".plist".count))].map { entries in
        Array(
          """
          <plist version="1.0"><dict><key>PreferenceSpecifiers</key><array>\(entries)</array></dict></plist>
          """.utf8)
      }
    }
  }

  private let contacts = """
    <dict><key>Type</key><string>IASKListGroupSpecifier</string><key>Key</key><string>people</string>
    <key>Title</key><string>People</string><key>ItemSpecifier</key><dict><key>Type</key>
    <string>PSChildPaneSpecifier</string><key>Key</key><string>name</string>
    <key>Title</key><string>Person</string><key>File</key><string>Person</string></dict>
    <key>AddSpecifier</key><dict><key>Type</key><string>PSChildPaneSpecifier</string>
    <key>Title</key><string>Add Person</string><key>File</key><string>Person</string></dict>
    <key>Deletable</key><true/></dict>
    """

  private let person = """
    <dict><key>Type</key><string>PSTextFieldSpecifier</string><key>Title</key><string>Name</string>
    <key>Key</key><string>name</string></dict>
    <dict><key>Type</key><string>PSToggleSwitchSpecifier</string><key>Title</key>
    <string>Favorite</string><key>Key</key><string>star</string><key>DefaultValue</key><true/></dict>
    """

  @Test func `records of a list have pages of their own, and are stored as dictionaries`() throws {
    let store = InMemoryModel([
      "people": try JSONValue(parsing: #"[{"id": 7, "name": "Ada", "star": false}, {"x": 1}]"#)
    ])
    let screen = SettingsBundleScreen(bundle(contacts, ["Person": person]), store: store)
    let driver = ScreenDriver(screen, size: ScreenSize(width: 40, height: 20))
    driver.expectRows(
      """
        People
      > Ada                               ›
        Person                            ›
        + Add Person
      """)
    driver.press("return return ! tab space escape")
    #expect(
      store.values["people"]?.description == #"[{"id":7,"name":"Ada!","star":true},{"x":1}]"#)
    #expect(driver.line(with: "> Ada!") != nil, "\(driver.text)")
    driver.press("end return")
    #expect(store.values["people"]?.array?.last?.description == #"{"star":true}"#)
    driver.press("return return")
    driver.type("Bob")
    driver.press("escape escape")
    #expect(
      store.values["people"]?.array?.last?.description == #"{"star":true,"name":"Bob"}"#,
      "\(driver.text)")
    driver.press("home delete")
    #expect(
      store.values["people"]?.description == #"[{"x":1},{"star":true,"name":"Bob"}]"#)
  }

  @Test func `a read-only list shows its records and their values`() throws {
    let store = InMemoryModel(["people": try JSONValue(parsing: #"[{"name": "Ada"}]"#)])
    let screen = SettingsBundleScreen(
      bundle(contacts, ["Person": person]), store: store, isReadOnly: true, storesDefaults: false)
    let driver = ScreenDriver(screen, size: ScreenSize(width: 40, height: 20))
    driver.expectRows(
      """
        People
      > Ada                               ›
      """)
    driver.press("delete return return x escape space")
    #expect(driver.line(with: "Name        Ada") != nil, "\(driver.text)")
    #expect(store.values["people"]?.description == #"[{"name":"Ada"}]"#)
  }

  @Test func `elements of a list that aren't texts are unchanged`() throws {
    let store = InMemoryModel(["tags": try JSONValue(parsing: #"[1, {"a": 2}, "b"]"#)])
    let screen = SettingsBundleScreen(
      bundle(
        """
        <dict><key>Type</key><string>IASKListGroupSpecifier</string><key>Key</key><string>tags</string>
        <key>ItemSpecifier</key><dict><key>Type</key><string>PSTextFieldSpecifier</string></dict></dict>
        """), store: store)
    let driver = ScreenDriver(screen, size: ScreenSize(width: 40, height: 20))
    driver.press("end return ! escape")
    #expect(store.values["tags"]?.description == #"[1,{"a":2},"b!"]"#, "\(driver.text)")
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
        <key>AddSpecifier</key><dict><key>Title</key><string>Add Gene</string></dict>
        <key>Deletable</key><true/></dict>
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
