import Foundation
import JSONText
import RowKit
import RowKitSchemas
import RowKitStorage
import RowKitTesting
import Testing

/// Property lists that a person changes.
@MainActor struct PropertyListChangeTests {
  private let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path

  private let page = """
    <plist><dict><key>PreferenceSpecifiers</key><array><dict><key>Type</key>
    <string>IASKDatePickerSpecifier</string><key>Title</key><string>When</string>
    <key>Key</key><string>when</string></dict></array></dict></plist>
    """

  private func driver(of page: String, _ model: PropertyListFileModel) -> ScreenDriver {
    ScreenDriver(
      SettingsBundleScreen(bytes: Array(page.utf8), store: model),
      size: ScreenSize(width: 40, height: 20))
  }

  @Test func `a date stays a date in XML`() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let text = "<plist><dict><key>when</key> <date>2024-02-29T02:30:15Z</date></dict></plist>"
    try Data(text.utf8).write(to: URL(filePath: path))
    let model = try PropertyListFileModel(path: path)
    let screen = driver(of: page, model)
    screen.press("return right escape")
    model.save()
    #expect(model.problem == nil)
    #expect(
      try String(contentsOfFile: path, encoding: .utf8)
        == text.replacingOccurrences(of: "02-29", with: "03-01"))
  }

  @Test(arguments: [
    "0000-12-30T00:00:00Z", "2026-02-30T00:00:00Z", "2026-02-03T24:00:00Z", "2026-02-03T00:60:00Z",
  ])
  func `a day or a time that doesn't exist is read, and written as a text`(text: String) throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let list = "<plist><dict><key>when</key><date>\(text)</date><key>a</key><true/></dict></plist>"
    try Data(list.utf8).write(to: URL(filePath: path))
    let model = try PropertyListFileModel(path: path)
    #expect(model.value(named: "when")?.string == text)
    model.setValue(JSONValue(.bool(false)), named: "a")
    model.save()
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("<date>\(text)</date>"))
    model.setValue(JSONValue(.string(text)), named: "when")
    model.save()
    let written = try String(contentsOfFile: path, encoding: .utf8)
    #expect(model.problem == nil && !written.contains("<date>"), "\(written)")
  }

  @Test(arguments: ["a&#1;b", "a\u{FFFE}b"])
  func `a character that XML can't hold is refused, and nothing is replaced`(text: String) throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let list = """
      <plist><dict><key>l</key><array><string>\(text)</string><string>c</string></array></dict></plist>
      """
    try Data(list.utf8).write(to: URL(filePath: path))
    let model = try PropertyListFileModel(path: path)
    var said: [String] = []
    model.onError = { said.append($0) }
    let elements = try #require(model.value(named: "l")?.array)
    model.setValue(.array([elements[0], .string("d")]), named: "l")
    model.setValue(.string("\u{B}"), named: "new")
    model.setValue(.bool(true), named: "\u{1B}")
    model.save()
    #expect(try String(contentsOfFile: path, encoding: .utf8) == list)
    #expect(model.value(named: "l") == .array(elements) && model.value(named: "new") == nil)
    let code = text.contains("&") ? "U+0001" : "U+FFFE"
    #expect(
      said
        == [("l", code), ("new", "U+000B"), ("\u{1B}", "U+001B")].map { key, code in
          "The value of \(key) in \(path) stays as it is: the new value contains the character \(code), "
            + "which XML can't hold; remove it."
        })
    model.setValue(.array([.string("\t\n\r\u{FFFD}"), .string("d")]), named: "l")
    model.save()
    #expect(
      try PropertyListFileModel(path: path).value(named: "l")?.array?[0]
        == .string("\t\n\r\u{FFFD}"))
  }

  @Test func `a date that is chosen where none was is a date, and so is a default`() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let model = try PropertyListFileModel(path: path)
    let screen = driver(of: page, model)
    screen.press("return return")
    model.save()
    let stored = try PropertyList(parsing: Array(Data(contentsOf: URL(filePath: path))))
    guard case .date(let text) = stored["when"] else {
      Issue.record("\(String(describing: stored["when"]))")
      return
    }
    #expect(text.hasSuffix(":00Z"))
    model.setValue(nil, named: "when")
    let preset = page.replacing(
      "<string>when</string>",
      with: "<string>when</string><key>DefaultValue</key><date>2020-02-29T23:59:58Z</date>")
    _ = driver(of: preset, model)
    model.save()
    let again = try PropertyList(parsing: Array(Data(contentsOf: URL(filePath: path))))
    #expect(again["when"] == .date("2020-02-29T23:59:58Z"))
  }

  @Test func `a date stays a date in a binary list, and a text a text`() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let list: [String: Any] = ["when": Date(timeIntervalSinceReferenceDate: 86_415), "text": "x"]
    let bytes = try PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    try bytes.write(to: URL(filePath: path))
    let model = try PropertyListFileModel(path: path)
    #expect(model.value(named: "when") == .string("2001-01-02T00:00:15Z"))
    model.setValue(.string("2001-01-03T00:00:15Z"), named: "when")
    model.setValue(.string("2001-01-03T00:00:15Z"), named: "text")
    model.save()
    let stored = try PropertyList(parsing: Array(Data(contentsOf: URL(filePath: path))))
    #expect(stored["when"] == .date("2001-01-03T00:00:15Z"))
    #expect(stored["text"] == .string("2001-01-03T00:00:15Z"))
  }

  @Test func `a list with a date of the distant past is opened, and keeps it`() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let list: [String: Any] = ["when": Date.distantPast, "text": "x"]
    try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
      .write(to: URL(filePath: path))
    let model = try PropertyListFileModel(path: path)
    #expect(model.value(named: "text") == .string("x") && model.value(named: "when") == nil)
    model.setValue(.string("y"), named: "text")
    model.save()
    #expect(model.problem == nil)
    model.setValue(.string("2001-01-03T00:00:15Z"), named: "when")
    model.save()
    #expect(model.problem?.contains("The value of when in") == true)
    let stored = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: URL(filePath: path)), format: nil)
    let entries = try #require(stored as? [String: Any])
    #expect(entries["when"] as? Date == .distantPast && entries["text"] as? String == "y")
  }

  @Test(arguments: 0..<4)
  func `a list that was changed many times holds what is read from its bytes`(
    seed: UInt64
  ) throws {
    var random = RandomNumbers(seed: seed)
    let texts = [
      "<plist><dict/></plist>", "<plist><dict></dict></plist>", "<plist><dict>\n</dict></plist>",
      "<plist>\n<dict>\n\t<key>a</key><true/><!-- a --><key>b</key>\n<real>1</real></dict></plist>",
      "<plist><dict><key>a</key><real>1</real> <key>b</key><true/><key>a</key><date>x</date></dict>"
        .replacing("x", with: "2026-11-22T07:30:00Z") + "</plist>",
    ]
    let values: [PropertyList?] = [
      nil, .boolean(true), .string("<é>&\n\r\u{1}"), .array([.integer(7), .dictionary([])]),
      .real(0.1),
      .dictionary([PropertyList.Entry("a", .string(""))]), .data([1, 2]), .integer(-1),
    ]
    let keys = ["a", "b", "<c>", "é", "e\u{301}", "\u{1}"]
    for text in texts {
      var contents = try #require(try PropertyListContents(parsing: Array(text.utf8)))
      for _ in 0..<60 {
        contents.setValue(
          values.randomElement(using: &random) ?? nil,
          of: keys.randomElement(using: &random) ?? "")
        let again = try #require(try PropertyListContents(parsing: contents.bytes))
        for key in keys + ["\u{FFFD}"] {
          #expect(contents.value(of: key) == again.value(of: key), "\(key) with seed \(seed)")
        }
      }
    }
  }
}
