import RowKit
import RowKitSchemas
import RowKitTesting
import Testing

/// Stored values of another kind than their entries ask for.
@MainActor struct SettingsMisfitTests {
  @Test func `a repeated key is named once, and spellings of one character are different keys`()
    throws
  {
    let keys =
      ["Key", "\u{E9}", "e\u{301}", "Key", "e\u{301}", "Key"] + (0..<10_000).map { "x\($0)" }
    let text =
      "<plist><dict><key>PreferenceSpecifiers</key><array><dict><key>Type</key>"
      + "<string>PSTextFieldSpecifier</string>"
      + keys.map { "<key>\($0)</key><string>a</string>" }.joined()
      + "</dict></array></dict></plist>"
    let screen = SettingsBundleScreen(bytes: Array(text.utf8), store: InMemoryModel())
    #expect(
      screen.problems == [
        "Root, entry 1: Key is given twice; the last one counts.",
        "Root, entry 1: e\u{301} is given twice; the last one counts.",
      ])
  }

  private func driver(
    _ entries: String, _ values: String, pages: [String: String] = [:]
  ) throws -> (InMemoryModel, ScreenDriver) {
    let pages = pages.merging(["Root": entries]) { page, _ in page }
    let bundle = SettingsBundle { name in
      pages[String(name.dropLast(".plist".count))].map { entries in
        Array(
          """
          <plist version="1.0"><dict><key>PreferenceSpecifiers</key><array>\(entries)</array></dict></plist>
          """.utf8)
      }
    }
    let members = try JSONValue(parsing: values).members ?? []
    let store = InMemoryModel(Dictionary(uniqueKeysWithValues: members.map { ($0.key, $0.value) }))
    let screen = SettingsBundleScreen(bundle, store: store)
    return (store, ScreenDriver(screen, size: ScreenSize(width: 70, height: 20)))
  }

  private func entry(_ type: String, _ properties: String = "") -> String {
    """
    <dict><key>Type</key><string>\(type)</string><key>Title</key><string>Row</string>
    <key>Key</key><string>v</string>\(properties)</dict>
    """
  }

  @Test(
    arguments: [
      "PSToggleSwitchSpecifier", "PSSliderSpecifier", "PSTextFieldSpecifier",
      "IASKTextViewSpecifier", "IASKDatePickerSpecifier", "PSMultiValueSpecifier",
    ], [#"{"a":1,"b":[2]}"#, "[1,2]"])
  func `an object or a list in place of a value is shown as JSON text and stays`(
    type: String, value: String
  ) throws {
    let (store, driver) = try driver(entry(type), #"{"v": \#(value)}"#)
    #expect(driver.line(with: value) != nil, "\(driver.text)")
    let kind = value.hasPrefix("[") ? "a list" : "an object"
    #expect(driver.text.contains("! Is \(kind), so it can't be changed here."), "\(driver.text)")
    driver.press("return x space right up escape delete")
    #expect(store.values["v"]?.description == value, "\(driver.text)")
  }

  @Test(arguments: [
    ("5", "7", "57"), ("2.5", "7", "2.57"), ("5", "x", #""5x""#), ("5", "e1", "5e1"),
    (#""5""#, "7", #""57""#), ("5", "\u{8}\u{8}8", "8"), ("-1", ".5", "-1.5"),
    ("-1", ".0", "-1.0"), ("0", "7", #""07""#), ("5", "e", #""5e""#), ("1", "e99", "1e99"),
  ])
  func `a number that is edited as text stays a number while it is one`(
    stored: String, typed: String, value: String
  ) throws {
    let (store, driver) = try driver(entry("PSTextFieldSpecifier"), #"{"v": \#(stored)}"#)
    driver.press("return")
    for sign in typed {
      if sign == "\u{8}" { driver.press("backspace") } else { driver.type(String(sign)) }
    }
    driver.press("escape")
    #expect(store.values["v"]?.description == value, "\(driver.text)")
  }

  @Test func `an entry with a number as default stays numeric after it was emptied`() throws {
    let port = entry("PSTextFieldSpecifier", "<key>DefaultValue</key><integer>80</integer>")
    let (store, driver) = try driver(port, #"{"v": ""}"#)
    driver.press("return \"81\" escape")
    #expect(store.values["v"]?.description == "81", "\(driver.text)")
  }

  @Test(arguments: [
    "<real>nan</real>", "<real>inf</real>", "<real>1e300</real>",
    "<integer>9223372036854775808</integer>",
  ])
  func `any number of minutes between times is accepted`(interval: String) throws {
    let date = entry("IASKDatePickerSpecifier", "<key>MinuteInterval</key>\(interval)")
    let (_, driver) = try driver(date, #"{"v": "2026-02-03T04:05:00Z"}"#)
    #expect(driver.line(with: "Row") != nil, "\(driver.text)")
  }

  @Test func `large numbers are choices of their own`() throws {
    let choice = entry(
      "PSMultiValueSpecifier",
      """
      <key>Titles</key><array><string>A</string><string>B</string></array><key>Values</key><array>
      <integer>18446744073709551614</integer><integer>18446744073709551615</integer></array>
      """)
    let (_, driver) = try driver(choice, #"{"v": 18446744073709551615}"#)
    let line = driver.line(with: "Row").map { driver.lines[$0] }
    #expect(line?.contains("B") == true, "\(driver.text)")
  }

  @Test func `a text that is no state of a switch is shown and edited as it is`() throws {
    let (store, driver) = try driver(entry("PSToggleSwitchSpecifier"), #"{"v": "maybe"}"#)
    #expect(driver.line(with: "maybe") != nil, "\(driver.text)")
    driver.press("space escape")
    driver.press("return", "ctrl+u", "\"yes\"", "escape")
    #expect(store.values["v"] == .string("yes"))
  }

  @Test(arguments: [
    ("2026-11-22T07:30:00Z", "07:30 UTC"), ("2026-11-22T07:30:15+05:45", "07:30:15 +05:45"),
    ("2026-11-22T07:30", "07:30"),
  ])
  func `a date with a time is shown with its seconds and its zone`(text: String, shown: String)
    throws
  {
    let (_, driver) = try driver(entry("IASKDatePickerSpecifier"), #"{"v": "\#(text)"}"#)
    #expect(driver.line(with: ", \(shown) ") != nil, "\(driver.text)")
  }

  @Test func `a date can be cleared`() throws {
    let (store, driver) = try driver(
      entry("IASKDatePickerSpecifier"), #"{"v": "2026-11-22 07:30:00 +0000"}"#)
    #expect(driver.line(with: ", 07:30 +0000 ") != nil, "\(driver.text)")
    driver.press("delete")
    #expect(store.values["v"] == nil, "\(driver.text)")
  }

  @Test func `an object that another program stores under a field stays`() throws {
    let (store, driver) = try driver(entry("PSTextFieldSpecifier"), #"{"v": "a"}"#)
    driver.press("return x")
    #expect(store.values["v"] == .string("ax"))
    store.setValue(try JSONValue(parsing: #"{"a":1}"#), named: "v")
    driver.press("y")
    #expect(store.values["v"]?.description == #"{"a":1}"#)
    driver.press("escape return z escape")
    #expect(store.values["v"]?.description == #"{"a":1}"#)
    #expect(driver.line(with: #"{"a":1}"#) != nil, "\(driver.text)")
  }

  private let people = """
    <dict><key>Type</key><string>IASKListGroupSpecifier</string><key>Title</key><string>People</string>
    <key>Key</key><string>v</string><key>Deletable</key><true/>
    <key>ItemSpecifier</key><dict><key>Type</key><string>PSChildPaneSpecifier</string>
    <key>Title</key><string>Person</string><key>Key</key><string>name</string>
    <key>File</key><string>Person</string></dict>
    <key>AddSpecifier</key><dict><key>Title</key><string>Add</string></dict></dict>
    """

  private let person = """
    <dict><key>Type</key><string>PSTextFieldSpecifier</string><key>Title</key><string>Name</string>
    <key>Key</key><string>name</string><key>DefaultValue</key><string>Nobody</string></dict>
    """

  @Test func `an element that isn't a record isn't opened as one, and can be removed`() throws {
    let (store, driver) = try driver(
      people, #"{"v": ["Ada", 7, [1], {"name":"Bob"}]}"#, pages: ["Person": person])
    driver.press("return x escape down return y escape down return z escape")
    #expect(store.values["v"]?.description == #"["Ada",7,[1],{"name":"Bob"}]"#, "\(driver.text)")
    #expect(driver.line(with: "Ada") != nil && driver.line(with: "[1]") != nil, "\(driver.text)")
    driver.press("home delete")
    #expect(store.values["v"]?.description == #"[7,[1],{"name":"Bob"}]"#, "\(driver.text)")
    driver.press("end up return return ! escape escape")
    #expect(store.values["v"]?.description == #"[7,[1],{"name":"Bob!"}]"#, "\(driver.text)")
  }

  @Test(arguments: [#"{"a":"b"}"#, #""text""#, "5"])
  func `a value that isn't a list is shown, and no element is added`(value: String) throws {
    let (store, driver) = try driver(people, #"{"v": \#(value)}"#, pages: ["Person": person])
    let shown = value.hasPrefix("\"") ? "text" : value
    #expect(driver.line(with: shown) != nil, "\(driver.text)")
    #expect(driver.line(with: "Add") == nil)
    driver.press("end return x escape")
    #expect(store.values["v"]?.description == value, "\(driver.text)")
  }

  @Test func `an element with parts in a list of texts stays`() throws {
    let (store, driver) = try driver(
      """
      <dict><key>Type</key><string>IASKListGroupSpecifier</string><key>Key</key><string>v</string>
      <key>ItemSpecifier</key><dict><key>Type</key><string>PSTextFieldSpecifier</string></dict></dict>
      """, #"{"v": [["q"], "b"]}"#)
    driver.press("home return ! escape")
    #expect(store.values["v"]?.description == #"[["q"],"b!"]"#, "\(driver.text)")
    #expect(driver.line(with: #"["q"]"#) != nil, "\(driver.text)")
  }

  @Test(arguments: [("7", "8"), ("-0.5", "-0.58"), (#""loud""#, #""loud8""#)])
  func `a value outside the range of a slider is edited as it is`(
    value: String, changed: String
  ) throws {
    let (store, driver) = try driver(entry("PSSliderSpecifier"), #"{"v": \#(value)}"#)
    #expect(driver.line(with: value.filter { $0 != "\"" }) != nil, "\(driver.text)")
    driver.press(value == "7" ? "return backspace 8 escape" : "return 8 escape")
    #expect(store.values["v"]?.description == changed, "\(driver.text)")
  }

  @Test(arguments: ["Date", "Time", "DateAndTime"], ["20240101", "soon", "24:00", "2024-02-30"])
  func `a value that isn't a date is shown and edited as it is`(
    mode: String, value: String
  ) throws {
    let (store, driver) = try driver(
      entry(
        "IASKDatePickerSpecifier", "<key>DatePickerMode</key><string>\(mode)</string>"),
      #"{"v": "\#(value)"}"#)
    #expect(driver.line(with: value) != nil, "\(driver.text)")
    driver.press("return x escape")
    #expect(store.values["v"] == .string(value + "x"), "\(driver.text)")
  }

  @Test(arguments: [
    ("Date", "2024-02-29T23:30:15+02:00", "return right escape", "2024-03-01T23:30:15+02:00"),
    ("Date", "2024-02-29", "return right escape", "2024-03-01"),
    ("Time", "1970-01-01T12:30:15Z", "return up escape", "1970-01-01T11:30:15Z"),
    ("Time", "12:30:15", "return up escape", "11:30:15"),
    ("Time", "12:30", "return up escape", "11:30"),
    ("DateAndTime", "2024-02-29 23:30:15.5Z", "return right escape", "2024-03-01 23:30:15.5Z"),
    ("DateAndTime", "2024-02-29T23:30", "return right escape", "2024-03-01T23:30"),
  ])
  func `another date keeps the seconds and the zone of the text`(
    mode: String, value: String, keys: String, changed: String
  ) throws {
    let (store, driver) = try driver(
      entry(
        "IASKDatePickerSpecifier", "<key>DatePickerMode</key><string>\(mode)</string>"),
      #"{"v": "\#(value)"}"#)
    driver.press(keys)
    #expect(store.values["v"] == .string(changed), "\(driver.text)")
  }

  @Test(arguments: ["1e400", "0.12345678901234567890"])
  func `a number that the file can't store exactly is kept as text`(text: String) throws {
    let (store, screen) = try driver(
      entry(
        "PSSliderSpecifier",
        "<key>MinimumValue</key><real>0</real><key>MaximumValue</key><real>1</real>"),
      #"{"v": 5}"#)
    screen.press("return", "ctrl+u")
    screen.type(text)
    screen.press("escape")
    #expect(store.values["v"] == .string(text), "\(screen.text)")
  }
}
