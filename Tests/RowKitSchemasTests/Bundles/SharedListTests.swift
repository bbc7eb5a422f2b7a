import Foundation
import RowKit
import RowKitSchemas
import RowKitStorage
import RowKitTesting
import Testing

/// Two programs that change one list of one store.
@MainActor struct SharedListTests {
  private let path = FileManager.default.temporaryDirectory.appending(
    path: "rowkit-shared-\(UUID().uuidString).json"
  ).path

  /// A program with its screen.
  private struct Program {
    let model: JSONFileModel
    let screen: ScreenDriver
  }

  private let tags = """
    <dict><key>Type</key><string>IASKListGroupSpecifier</string><key>Key</key><string>tags</string>
    <key>ItemSpecifier</key><dict><key>Type</key><string>PSTextFieldSpecifier</string></dict>
    <key>AddSpecifier</key><dict><key>Title</key><string>Add Tag</string></dict>
    <key>Deletable</key><true/></dict>
    """

  private let people = """
    <dict><key>Type</key><string>IASKListGroupSpecifier</string><key>Key</key><string>people</string>
    <key>ItemSpecifier</key><dict><key>Type</key><string>PSChildPaneSpecifier</string>
    <key>Key</key><string>name</string><key>Title</key><string>Person</string>
    <key>File</key><string>Person</string></dict>
    <key>AddSpecifier</key><dict><key>Title</key><string>Add Person</string></dict>
    <key>Deletable</key><true/></dict>
    """

  private let person = """
    <dict><key>Type</key><string>PSTextFieldSpecifier</string><key>Title</key><string>Name</string>
    <key>Key</key><string>name</string></dict>
    """

  private func program(_ entries: String) throws -> Program {
    let pages = ["Root.plist": entries, "Person.plist": person]
    let bundle = SettingsBundle { name in
      pages[name].map { entries in
        Array(
          "<plist><dict><key>PreferenceSpecifiers</key><array>\(entries)</array></dict></plist>"
            .utf8)
      }
    }
    var patience = StorePatience()
    patience.change = .seconds(600)
    let model = JSONFileModel(try JSONFileModel.opened(StoreFile(path)), patience: patience)
    let screen = SettingsBundleScreen(bundle, store: model)
    model.onError = { [weak screen] in screen?.navigation?.top.showMessage($0.description) }
    return Program(
      model: model, screen: ScreenDriver(screen, size: ScreenSize(width: 70, height: 20)))
  }

  private func write(_ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  private func stored(_ name: String) throws -> String? {
    try JSONValue(parsing: try String(contentsOfFile: path, encoding: .utf8))[name]?.description
  }

  private func finish() { try? FileManager.default.removeItem(atPath: path) }

  @Test(arguments: [
    ("return !", #"["x!","y","new"]"#),
    ("alt+down", #"["y","x","new"]"#),
    ("delete", #"["y","new"]"#),
  ])
  func `an element that another program added stays`(keys: String, list: String) throws {
    defer { finish() }
    try write(#"{"tags": ["x", "y"]}"#)
    let (one, other) = (try program(tags), try program(tags))
    other.screen.press("end return return")
    other.screen.type("new")
    other.screen.press("escape")
    #expect(try stored("tags") == #"["x","y","new"]"#)
    one.screen.press(keys)
    #expect(try Set(strings()) == Set(strings(in: list)), "\(one.screen.text)")
    #expect(one.screen.text.contains("new"), "\(one.screen.text)")
    #expect(one.model.problem == nil)
  }

  private func strings(in text: String? = nil) throws -> [String] {
    let list = try JSONValue(parsing: try text ?? stored("tags") ?? "[]")
    return list.array?.compactMap(\.string) ?? []
  }

  @Test func `both programs add, and each types in its own row`() throws {
    defer { finish() }
    try write(#"{"tags": ["x"]}"#)
    let (one, other) = (try program(tags), try program(tags))
    for (program, text) in [(one, "ab"), (other, "cd"), (one, "ef")] {
      program.screen.press("end return return")
      program.screen.type(text)
      program.screen.press("escape")
    }
    #expect(try strings() == ["x", "ab", "cd", "ef"], "\(one.screen.text)")
    #expect(one.screen.text.contains("cd"), "\(one.screen.text)")
  }

  @Test(arguments: [#"{}"#, #"{"tags": []}"#, #"{"tags": ["x"]}"#, #"{"tags": ["", ""]}"#])
  func `both programs add at once, and each types in its own row`(text: String) throws {
    defer { finish() }
    try write(text)
    let former = try strings()
    let programs = (try program(tags), try program(tags))
    for program in [programs.0, programs.1] { program.screen.press("end return") }
    #expect(try strings() == former + ["", ""])
    for program in [programs.0, programs.1] { program.screen.press("return") }
    for (program, text) in [
      (programs.1, "c"), (programs.0, "a"), (programs.1, "d"), (programs.0, "b"),
    ] {
      program.screen.type(text)
    }
    for program in [programs.0, programs.1] { program.screen.press("escape") }
    #expect(try strings() == former + ["ab", "cd"], "\(programs.1.screen.text)")
    #expect(programs.0.model.problem == nil && programs.1.model.problem == nil)
  }

  @Test func `both programs add a record at once, and each fills in its own`() throws {
    defer { finish() }
    try write(#"{"people": []}"#)
    let (one, other) = (try program(people), try program(people))
    for program in [one, other] { program.screen.press("end return") }
    #expect(try stored("people") == "[{},{}]")
    for (program, text) in [(other, "Bob"), (one, "Ada")] {
      program.screen.press("return return")
      program.screen.type(text)
      program.screen.press("escape escape")
    }
    #expect(try stored("people") == #"[{"name":"Ada"},{"name":"Bob"}]"#, "\(one.screen.text)")
  }

  @Test func `a removed element doesn't come back, and a text goes to its own row`() throws {
    defer { finish() }
    try write(#"{"tags": ["x", "y", "z"]}"#)
    let (one, other) = (try program(tags), try program(tags))
    other.screen.press("delete")
    #expect(try strings() == ["y", "z"])
    one.screen.press("down down return ! ? escape")
    #expect(try strings() == ["y", "z!?"], "\(one.screen.text)")
    #expect(one.model.problem == nil)
  }

  @Test func `an element that both programs changed stays as in the file, and that is said`() throws
  {
    defer { finish() }
    try write(#"{"tags": ["x", "y"]}"#)
    let (one, other) = (try program(tags), try program(tags))
    other.screen.press("return 2 escape")
    one.screen.press("return 3")
    #expect(one.screen.text.contains("Another program changed tags"), "\(one.screen.text)")
    one.screen.press("escape")
    #expect(try strings() == ["x2", "y"])
    #expect(one.model.value(named: "tags")?.description == #"["x2","y"]"#)
    #expect(one.screen.text.contains("x2"), "\(one.screen.text)")
    #expect(one.model.problem?.contains("Another program changed tags") == true)
    one.screen.press("down return ! escape")
    #expect(try strings() == ["x2", "y!"])
    #expect(one.model.problem == nil)
  }

  @Test func `a record that another program removed stays removed, and that is said`() throws {
    defer { finish() }
    try write(#"{"people": [{"name": "Ada"}, {"name": "Bob"}]}"#)
    let (one, other) = (try program(people), try program(people))
    one.screen.press("return return")
    other.screen.press("delete")
    #expect(try stored("people") == #"[{"name":"Bob"}]"#)
    one.screen.type("!")
    #expect(one.screen.text.contains("Another program changed people"), "\(one.screen.text)")
    one.screen.type("?")
    one.screen.press("escape escape")
    #expect(try stored("people") == #"[{"name":"Bob"}]"#)
    #expect(!one.screen.text.contains("Ada"), "\(one.screen.text)")
  }

  @Test func `a record that another program changed isn't overwritten, and can be opened again`()
    throws
  {
    defer { finish() }
    try write(#"{"people": [{"name": "Ada"}, {"name": "Bob"}]}"#)
    let (one, other) = (try program(people), try program(people))
    one.screen.press("return return")
    other.screen.press("return return 2 escape escape")
    #expect(try stored("people") == #"[{"name":"Ada2"},{"name":"Bob"}]"#)
    one.screen.type("34")
    #expect(one.screen.text.contains("Another program changed"), "\(one.screen.text)")
    one.screen.press("escape escape")
    #expect(try stored("people") == #"[{"name":"Ada2"},{"name":"Bob"}]"#)
    one.screen.press("return return ! escape escape")
    #expect(
      try stored("people") == #"[{"name":"Ada2!"},{"name":"Bob"}]"#, "\(one.screen.text)")
  }

  @Test func `a record is changed where it is now`() throws {
    defer { finish() }
    try write(#"{"people": [{"name": "Ada"}, {"name": "Bob"}]}"#)
    let (one, other) = (try program(people), try program(people))
    one.screen.press("down return return")
    other.screen.press("delete")
    one.screen.type("!?")
    one.screen.press("escape escape")
    #expect(try stored("people") == #"[{"name":"Bob!?"}]"#, "\(one.screen.text)")
    #expect(one.model.problem == nil)
  }
}
