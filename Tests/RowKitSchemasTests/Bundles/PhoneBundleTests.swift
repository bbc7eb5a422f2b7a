import Foundation
import RowKit
import RowKitSchemas
import RowKitStorage
import RowKitTesting
import Testing

/// A whole bundle, gone through page by page as a person would.
@MainActor struct PhoneBundleTests {
  nonisolated private static let sizes = [
    ScreenSize(width: 80, height: 24), ScreenSize(width: 40, height: 12),
  ]

  /// The values that are stored after ``visit(_:)``.
  private let visited = """
    {"wifi":false,"roaming":"on","light":5.5,"size":3,"version":"1.0","ring":"harp",\
    "alarms":[{"time":"06:30","snooze":false,"name":"Work"}],"token":"t0","name":"Bob",\
    "mail":"b@c.example","port":"8080","password":"hunter2","note":"One\\nTwo","since":2026}
    """

  private var ownRows: SettingsRows {
    var rows = SettingsRows.standard
    rows.register("IASKCustomViewSpecifier") { .note("Own row of \($0.label)", id: $0.rowID) }
    return rows
  }

  /// Goes to the row with a label.
  private func go(to label: String, _ screen: ScreenDriver) {
    screen.press("home")
    for _ in 0..<30 {
      if screen.line(with: "> \(label)") != nil { return }
      screen.press("down")
    }
    Issue.record("no row \(label):\n\(screen.text)")
  }

  private func type(_ text: String, into label: String, _ screen: ScreenDriver) {
    go(to: label, screen)
    screen.press("return")
    screen.type(text)
    screen.press("escape")
  }

  /// Changes a value of each kind on each page, and returns the pictures of all pages.
  private func visit(_ screen: ScreenDriver) -> [String] {
    var pictures = [screen.text]
    screen.press("home space down space")
    go(to: "moon – sun", screen)
    screen.press("right")
    go(to: "Text Size", screen)
    screen.press("return")
    pictures.append(screen.text)
    screen.press("down return")
    go(to: "Sounds", screen)
    screen.press("return home return")
    go(to: "+ Add Alarm", screen)
    screen.press("return")
    pictures.append(screen.text)
    screen.press("return")
    type("Work", into: "Name", screen)
    go(to: "Time", screen)
    screen.press("return up return")
    go(to: "Snooze", screen)
    screen.press("space")
    pictures.append(screen.text)
    screen.press("escape")
    pictures.append(screen.text)
    screen.press("escape")
    go(to: "Account", screen)
    screen.press("return")
    type("Bob", into: "Name", screen)
    type("b@c.example", into: "Mail", screen)
    type("8080", into: "Port", screen)
    type("hunter2", into: "Password", screen)
    go(to: "Note", screen)
    screen.press("return")
    screen.type("One")
    screen.press("return")
    screen.type("Two")
    screen.press("escape")
    pictures.append(screen.text)
    go(to: "Sign Out", screen)
    screen.press("return")
    pictures.append(screen.text)
    screen.press("escape")
    pictures.append(screen.text)
    return pictures
  }

  private func stored(_ store: any SettingsStore) -> String {
    let names = [
      "wifi", "roaming", "light", "size", "version", "ring", "alarms", "token", "name", "mail",
      "port", "password", "note", "since", "pencil", "calls",
    ]
    let members = names.compactMap { name in
      store.value(named: name).map { JSONMember(name, $0) }
    }
    return JSONValue.object(members).description
  }

  @Test(arguments: sizes, [false, true])
  func `each page is used as a person would`(size: ScreenSize, isBinary: Bool) throws {
    let store = InMemoryModel()
    let controller = SettingsBundleScreen(
      PhoneBundle.bundle(isBinary: isBinary), store: store, rows: ownRows)
    var pressed: [String] = []
    controller.onButton = { key, _ in pressed.append(key) }
    let screen = ScreenDriver(controller, size: size)
    expectGolden(
      visit(screen).joined(separator: "\n----\n"), named: "phone-bundle-\(size.width).txt")
    #expect(stored(store) == visited)
    #expect(pressed == ["signOut"])
    #expect(controller.problems.isEmpty)
  }

  @Test func `the texts, the page and the rows of a device are shown in a person's language`() {
    let bundle = PhoneBundle.bundle(platform: "ipad", languages: ["de_AT", "en"])
    let store = InMemoryModel(["size": .number(1)])
    let screen = ScreenDriver(
      SettingsBundleScreen(bundle, store: store), size: ScreenSize(width: 40, height: 30))
    screen.expectRows(
      """
        Netz
      > Wi-Fi                          ━━━●
        Ausland                        ○───
        Calls work without it.
        Display
        moon – sun  ━━━━━━━━●────────  50 %
        Text Size                   Klein ›
        Töne                              ›
        Account                           ›
        Version                         1.0
        Tablet
        Pencil                         ○───
      """)
    #expect(store.value(named: "calls") == .bool(false))
    go(to: "Töne", screen)
    screen.press("return")
    #expect(screen.line(with: "○ Glocke") != nil, "\(screen.text)")
    #expect(screen.line(with: "Klingelton") != nil)
  }

  @Test func `a read-only bundle shows each value and changes none but those meant to be`() throws {
    let store = InMemoryModel([
      "name": .string("ada"), "fullName": .string("Ada Lovelace"), "password": .string("hunter2"),
      "alarms": try JSONValue(parsing: #"[{"name": "Work", "time": "08:00"}]"#),
    ])
    let screen = ScreenDriver(
      SettingsBundleScreen(
        PhoneBundle.bundle(), store: store, rows: ownRows, isReadOnly: true, storesDefaults: false),
      size: ScreenSize(width: 40, height: 30))
    let before = stored(store)
    // Rows that nothing can be done with are passed over by the cursor.
    for _ in 0..<8 { screen.press("delete down") }
    go(to: "Sounds", screen)
    screen.press("return")
    screen.press("delete space escape home delete")
    go(to: "Work", screen)
    screen.press("return space right x escape escape")
    #expect(stored(store) == before, "\(screen.text)")
    go(to: "Account", screen)
    screen.press("return")
    screen.expectRows(
      """
        Name        Ada Lovelace
        Mail        —
        Port        —
        Password    •••••••
      > Note
        Since                          2026
        Own row of Stars
        Help         https://help.example ↗
        Write to Us
      - Sign Out
      """)
    screen.press("return")
    screen.type("Hello")
    screen.press("escape")
    #expect(store.value(named: "note") == .string("Hello"))
  }

  @Test(arguments: ["settings.json", "settings.plist"])
  func `values keep their types in a file`(name: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent(name).path
    let store: any FileSettingsStore =
      name.hasSuffix("json") ? try JSONFileModel(path: path) : try PropertyListFileModel(path: path)
    let controller = SettingsBundleScreen(PhoneBundle.bundle(), store: store, rows: ownRows)
    controller.onButton = { _, _ in }
    let screen = ScreenDriver(controller, size: ScreenSize(width: 80, height: 24))
    _ = visit(screen)
    store.save()
    #expect(store.problem == nil)
    let again: any SettingsStore =
      name.hasSuffix("json") ? try JSONFileModel(path: path) : try PropertyListFileModel(path: path)
    #expect(stored(again) == visited)
    if name.hasSuffix("plist") {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      for part in [
        "<real>5.5</real>", "<integer>3</integer>", "<false/>", "<string>8080</string>",
        "<key>snooze</key>",
      ] { #expect(text.contains(part), "\(part) in \(text)") }
    }
  }

  @Test func `a record that is open is stored while the list around it changes`() throws {
    let store = InMemoryModel(["alarms": try JSONValue(parsing: #"[{"name": "a"}]"#)])
    let controller = SettingsBundleScreen(PhoneBundle.bundle(), page: "Sounds", store: store)
    controller.keysToHide = { store in
      store.value(named: "alarms")?.array?.first?["snooze"] == .bool(false) ? ["ring"] : []
    }
    let screen = ScreenDriver(controller, size: ScreenSize(width: 40, height: 20))
    go(to: "a", screen)
    screen.press("return end space")
    type("!", into: "Name", screen)
    screen.press("escape")
    #expect(
      store.values["alarms"]?.description == #"[{"name":"a!","time":"07:30","snooze":false}]"#)
    screen.expectRows(
      """
        Alarms
      > a!                                ›
        + Add Alarm
      """)
  }

  @Test func `the bundle is used in lines of text`() {
    let store = InMemoryModel()
    let driver = LinearDriver(
      SettingsBundleScreen(PhoneBundle.bundle(), store: store, rows: ownRows))
    driver.type(
      "", "wi-fi", "no", "text size", "huge", "sounds", "add", "", "4", "", "name", "Work")
    driver.type("b", "", "b")
    driver.type("account", "name", "Bob", "password", "hunter2", "b")
    expectGolden(driver.transcript, named: "phone-bundle-linear.txt")
    #expect(store.values["wifi"] == .bool(false))
    #expect(store.values["size"] == .number(3))
    #expect(store.values["password"] == .string("hunter2"))
    #expect(!driver.transcript.contains("hunter2"))
  }
}
