import RowKit
import RowKitSchemas
import RowKitTesting
import Synchronization
import Testing

@MainActor struct SettingsBundleTests {
  private func bundle(
    _ pages: [String: String], languages: [String] = ["en"], platform: String? = nil
  ) -> SettingsBundle {
    let files = pages.mapValues { text -> [UInt8] in
      guard text.hasPrefix("<") else { return Array(text.utf8) }
      return Array(
        """
        <plist version="1.0"><dict><key>StringsTable</key><string>Root</string>
        <key>PreferenceSpecifiers</key><array>\(text)</array></dict></plist>
        """.utf8)
    }
    return SettingsBundle(platform: platform, languages: languages) { files[$0] }
  }

  @Test func `a table of texts that changed is read again`() throws {
    let table = ChangingTable()
    let bundle = SettingsBundle { name in
      switch name {
      case "Root.plist":
        Array(#"<plist version="1.0"><dict><key>Title</key><string>T</string></dict></plist>"#.utf8)
      case "en.lproj/Root.strings": table.text.withLock { Array($0.utf8) }
      default: nil
      }
    }
    for title in ["one", "one", "two"] {
      table.text.withLock { $0 = "T = \(title);" }
      #expect(try bundle.page("Root").localizedTitle == title)
    }
    table.text.withLock { $0 = "T" }
    #expect(try bundle.page("Root").problems.first?.contains("semicolon") == true)
  }

  @Test(arguments: [
    "a = one; b = x; a = two;",
    "<plist><dict><key>a</key><string>one</string><key>a</key><string>two</string></dict></plist>",
  ])
  func `of a repeated key in a table of texts the last one counts`(table: String) throws {
    #expect(try StringsTable(parsing: Array(table.utf8))["a"] == "two")
  }

  private final class ChangingTable: Sendable {
    let text = Mutex("")
  }

  private func entry(_ type: String, _ properties: KeyValuePairs<String, String>) -> String {
    let rest = properties.map { key, value in
      "<key>\(key)</key>" + (value.hasPrefix("<") ? value : "<string>\(value)</string>")
    }
    return "<dict><key>Type</key><string>\(type)</string>\(rest.joined())</dict>"
  }

  private func list(_ texts: String...) -> String {
    "<array>" + texts.map { "<string>\($0)</string>" }.joined() + "</array>"
  }

  private var phone: [String: String] {
    [
      "Root.plist": [
        entry(
          "PSToggleSwitchSpecifier", ["Title": "WIFI", "Key": "wifi", "DefaultValue": "<true/>"]),
        entry("PSGroupSpecifier", ["Title": "Sounds", "FooterText": "Rings at night, too."]),
        entry(
          "PSSliderSpecifier",
          [
            "Key": "volume", "DefaultValue": "<real>5</real>",
            "MinimumValue": "<integer>0</integer>",
            "MaximumValue": "<integer>10</integer>", "MinimumValueImage": "soft.png",
            "MaximumValueImage": "loud.png",
          ]),
        entry(
          "PSMultiValueSpecifier",
          [
            "Title": "Ring", "Key": "ring", "DefaultValue": "harp",
            "Values": list("harp", "bell"), "Titles": list("Harp", "Bell"),
          ]),
        entry("PSTextFieldSpecifier", ["Title": "Owner", "Key": "owner", "DefaultValue": "Ada"]),
        entry("PSTextFieldSpecifier", ["Title": "PIN", "Key": "pin", "IsSecure": "<true/>"]),
        entry("PSTitleValueSpecifier", ["Title": "Version", "Key": "v", "DefaultValue": "1.0"]),
        entry("PSChildPaneSpecifier", ["Title": "Display", "File": "Display"]),
        entry(
          "PSRadioGroupSpecifier",
          [
            "Title": "Look", "Key": "look", "DefaultValue": "<integer>1</integer>",
            "Values": "<array><integer>0</integer><integer>1</integer></array>",
            "Titles": list("Light", "Dark"),
          ]),
      ].joined(),
      "Display.plist": entry(
        "PSToggleSwitchSpecifier",
        [
          "Title": "Bold", "Key": "bold", "DefaultValue": "off", "TrueValue": "on",
          "FalseValue": "off",
        ]),
      "de.lproj/Root.strings": "\"WIFI\" = \"W-LAN\";",
    ]
  }

  @Test(arguments: ["PSChildPaneSpecifier", "PSChildPane"])
  func `a link leads to its page, also by the short name of its type`(type: String) {
    let pages = [
      "Root.plist": entry(type, ["Title": "Display", "File": "Display"]),
      "Display.plist": entry("PSToggleSwitchSpecifier", ["Title": "Bold", "Key": "bold"]),
    ]
    let screen = ScreenDriver(
      SettingsBundleScreen(bundle(pages), store: InMemoryModel()),
      size: ScreenSize(width: 40, height: 12))
    screen.expectRows("> Display                           ›")
    screen.press("return")
    #expect(screen.text.contains("Bold"), "\(screen.text)")
  }

  @Test func `a page becomes groups of rows in the language of the person`() {
    let screen = ScreenDriver(
      SettingsBundleScreen(bundle(phone, languages: ["de_DE"]), store: InMemoryModel()),
      size: ScreenSize(width: 40, height: 30))
    screen.expectRows(
      """
      > W-LAN                          ━━━●
        Sounds
        soft – loud  ━━━━━━━━●───────  50 %
        Ring                         Harp ›
        Owner       Ada
        PIN
        Version                         1.0
        Display                           ›
        Rings at night, too.
        Look
        ○ Light
        ◉ Dark
      """)
  }

  @Test func `absent values receive their defaults, of pages that are opened`() throws {
    let store = InMemoryModel(["owner": .string("Bob")])
    let screen = ScreenDriver(SettingsBundleScreen(bundle(phone), store: store))
    #expect(
      try store.values == [
        "wifi": .bool(true), "volume": JSONValue(parsing: "5.0"), "ring": .string("harp"),
        "owner": .string("Bob"), "v": .string("1.0"), "look": .number(1),
      ])
    screen.press("space")
    #expect(store.values["wifi"] == .bool(false))
    screen.press("end", "up", "up", "return")
    #expect(store.values["bold"] == .string("off"))
    screen.press("space")
    #expect(store.values["bold"] == .string("on"))
  }

  @Test func `defaults of all pages are gathered with one call`() {
    #expect(bundle(phone).defaults()["bold"] == .string("off"))
    #expect(bundle(phone).defaults().count == 7)
  }

  @Test func `choices store the very values of the list`() {
    let store = InMemoryModel()
    let screen = ScreenDriver(SettingsBundleScreen(bundle(phone), store: store))
    screen.press("down down return down return")
    #expect(store.values["ring"] == .string("bell"))
    #expect(screen.line(with: "Bell ›") != nil)
    screen.press("end up return")
    #expect(store.values["look"] == .number(0))
  }

  @Test func `a hidden entry has no row, but its default is stored`() {
    let pages = [
      "Root.plist": entry("PSGroupSpecifier", ["Title": "Empty"])
        + entry("PSGroupSpecifier", ["Title": ""])
        + entry(
          "PSTextFieldSpecifier",
          ["Title": "Secret", "Key": "a", "DefaultValue": "x", "isHidden": "<true/>"])
        + entry("PSGroupSpecifier", ["Title": "More", "Key": "more"])
        + entry("PSTextFieldSpecifier", ["Title": "B", "Key": "b"])
    ]
    let store = InMemoryModel()
    let controller = SettingsBundleScreen(bundle(pages), store: store)
    let screen = ScreenDriver(controller)
    #expect(store.values == ["a": .string("x")])
    screen.expectRows(
      """
        Empty
        More
      > B
      """)
    controller.hiddenKeys = ["more"]
    screen.update()
    screen.expectRows("  Empty")
  }

  @Test func `a read-only screen shows values, and what is meant for it`() {
    let pages = [
      "Root.plist": entry(
        "PSTextFieldSpecifier", ["Title": "PIN", "Key": "pin", "IsSecure": "<true/>"])
        + entry(
          "PSTextFieldSpecifier", ["Title": "Name", "Key": "name", "ReadOnlyKey": "fullName"])
        + entry(
          "PSTitleValueSpecifier", ["Title": "Since", "Key": "s", "OnlyOnReadOnly": "<true/>"])
        + entry(
          "PSTextFieldSpecifier", ["Title": "Note", "Key": "note", "OverrideReadOnly": "<true/>"])
    ]
    let store = InMemoryModel([
      "pin": .string("1234"), "name": .string("Ada"), "fullName": .string("Ada Lovelace"),
      "s": .number(2026),
    ])
    let screen = ScreenDriver(
      SettingsBundleScreen(bundle(pages), store: store, isReadOnly: true))
    screen.expectRows(
      """
        PIN         ••••
        Name        Ada Lovelace
        Since                          2026
      > Note
      """)
    screen.type("x")
    #expect(store.values["note"] == .string("x"))
    let open = ScreenDriver(SettingsBundleScreen(bundle(pages), store: store))
    #expect(open.line(with: "Since") == nil)
  }

  @Test func `what can't be used is reported, and the rest works`() {
    let pages = [
      "Root.plist": entry("XYSpecifier", ["Title": "Odd"])
        + entry(
          "PSMultiValueSpecifier",
          [
            "Title": "M", "Key": "m", "DefaultValue": "z", "Values": list("a", "b"),
            "Titles": list("A"),
          ])
        + "<string>nothing</string>"
        + entry("PSChildPaneSpecifier", ["Title": "Child"])
        + entry("PSChildPaneSpecifier", ["Title": "Gone", "File": "Gone"])
    ]
    let controller = SettingsBundleScreen(bundle(pages), store: InMemoryModel())
    #expect(
      controller.problems == [
        "Root, entry 2: it has 2 values and 1 titles.",
        "Root, entry 2: its default z is none of its values.",
        "Root, entry 3: it is no dictionary.",
        "Root, entry 4: it has no file.",
        "Root, entry 1: the type XYSpecifier is unknown.",
      ])
    let screen = ScreenDriver(controller)
    screen.press("down return")
    screen.expectRows("> The settings page Gone.plist\n  doesn't exist or can't be read.")
    screen.press("escape home return")
    screen.expectRows(
      """
      > A
      """)
  }

  @Test func `own rows are registered by type and by key`() {
    var rows = SettingsRows.standard
    rows.register("XYSpecifier") { .text("Own \($0.label)", id: $0.rowID) }
    rows.register(key: "wifi") { .note("Always \($0.label)", id: $0.rowID) }
    let pages = [
      "Root.plist": entry("XYSpecifier", ["Title": "Odd"])
        + entry("PSToggleSwitchSpecifier", ["Title": "on", "Key": "wifi"])
        + entry("IASKButtonSpecifier", ["Title": "Press", "Key": "press"])
    ]
    let controller = SettingsBundleScreen(bundle(pages), store: InMemoryModel(), rows: rows)
    var pressed: [String] = []
    controller.onButton = { key, _ in pressed.append(key) }
    let screen = ScreenDriver(controller)
    screen.expectRows(
      """
        Own Odd
        Always on
      > Press
      """)
    screen.press("return")
    #expect(pressed == ["press"])
    controller.onButton = nil
    screen.update()
    #expect(screen.line(with: "-Press") != nil, "\(screen.text)")
  }

  @Test func `links, messages and dates of property lists are understood`() {
    let pages = [
      "Root.plist": entry("IASKOpenURLSpecifier", ["Title": "Help", "File": "HELP"])
        + entry(
          "IASKMailComposeSpecifier",
          [
            "Title": "Write", "IASKMailComposeToRecipents": list("a@b.example"),
            "IASKMailComposeSubject": "A &amp; B",
          ])
        + entry(
          "IASKDatePickerSpecifier",
          [
            "Title": "Since", "Key": "since", "DatePickerMode": "Date",
            "DefaultValue": "<date>2026-11-22T07:30:00Z</date>",
          ]),
      "en.lproj/Root.strings": "HELP = \"https://help.example\";",
    ]
    let screen = ScreenDriver(SettingsBundleScreen(bundle(pages), store: InMemoryModel()))
    #expect(screen.line(with: "https://help.example") != nil)
    #expect(screen.line(with: "22 Nov 2026") != nil)
    screen.press("down return")
    #expect(screen.effects.contains(.openURL("mailto:a@b.example?subject=A%20%26%20B")))
  }

  @Test func `the page of the device is preferred`() {
    let pages = [
      "Root.plist": entry("PSTitleValueSpecifier", ["Title": "any", "Key": "k"]),
      "Root~ipad.plist": entry("PSTitleValueSpecifier", ["Title": "pad", "Key": "k"])
        + entry(
          "PSTitleValueSpecifier",
          ["Title": "phone", "Key": "k", "SupportedUserInterfaceIdioms": list("Phone")]),
    ]
    let screen = ScreenDriver(
      SettingsBundleScreen(bundle(pages, platform: "ipad"), store: InMemoryModel()))
    #expect(screen.line(with: "pad") != nil)
    #expect(screen.line(with: "phone") == nil)
  }

  @Test(arguments: 0..<4)
  func `changed pages show rows or a sentence, never crash`(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let files = phone
    for _ in 0..<25 {
      var text = Array(files["Root.plist", default: ""].utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<text.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: text[place] = UInt8.random(in: 0...255, using: &random)
        case 1: text.removeSubrange(place..<min(text.count, place + 30))
        default: text.insert(contentsOf: text[place..<min(text.count, place + 90)], at: place)
        }
      }
      let page =
        Array("<plist><dict><key>PreferenceSpecifiers</key><array>".utf8) + text
        + Array("</array></dict></plist>".utf8)
      let controller = SettingsBundleScreen(
        SettingsBundle { $0 == "Root.plist" ? page : nil }, store: InMemoryModel())
      let screen = ScreenDriver(controller)
      screen.press("down return down space tab left right escape")
      #expect(controller.problems.allSatisfy { $0.hasSuffix(".") })
    }
  }
}

extension ScreenDriver {
  /// Expects the rows and titles of the screen, without the borders of cards and empty lines.
  func expectRows(_ picture: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let rows = content.compactMap { line -> String? in
      var text = line
      if text.hasPrefix("╭") || text.hasPrefix("╰") { return nil }
      if text.hasPrefix("│") { text = String(text.dropFirst().dropLast()) }
      while text.last == " " { text.removeLast() }
      return text.isEmpty ? nil : text
    }
    #expect(rows.joined(separator: "\n") == picture, sourceLocation: sourceLocation)
  }
}
