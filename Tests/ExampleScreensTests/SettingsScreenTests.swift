import ExampleScreens
import Foundation
import RowKit
import RowKitStorage
import RowKitTesting
import Testing

@MainActor struct SettingsScreenTests {
  private let path = FileManager.default.temporaryDirectory
    .appending(path: "rowkit-settings-\(UUID().uuidString).json").path

  private func driver(_ model: JSONFileModel) -> ScreenDriver {
    ScreenDriver(
      SettingsScreen(model, today: CivilDate(daysSince1970: 20_778)),
      size: ScreenSize(width: 50, height: 24))
  }

  /// Returns a model that waits for its file as long as it takes.
  private func patientModel(_ path: String) throws -> JSONFileModel {
    var patience = StorePatience()
    patience.change = .seconds(600)
    return JSONFileModel(try JSONFileModel.opened(StoreFile(path)), patience: patience)
  }

  private func text() throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test func `a person who comes back sees what another program has stored`() async throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let screen = driver(try patientModel(path))
    let other = driver(try patientModel(path))
    other.press("return")
    screen.update()
    #expect(!screen.lines[2].contains("━━━●"))
    screen.stage.handle(.windowFocus(true), at: .zero)
    let deadline = ContinuousClock.now + .seconds(600)
    while !screen.lines[2].contains("━━━●"), ContinuousClock.now < deadline {
      await Task.yield()
      screen.update()
    }
    #expect(screen.lines[2].contains("━━━●"), "\(screen.text)")
  }

  @Test func `a change is saved immediately, and restored the next time`() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let screen = driver(try patientModel(path))
    screen.press("return", "down", "down", "return")
    #expect(try text() == "{\n  \"airplaneMode\": true,\n  \"bluetooth\": true\n}\n")
    let again = driver(try patientModel(path))
    #expect(again.lines[2].contains("━━━●"))
    #expect(again.lines[4].contains("━━━●"))
  }

  @Test func `looking at settings writes nothing`() throws {
    let screen = driver(try patientModel(path))
    screen.press("down", "return", "escape", "end", "return", "down", "return", "escape")
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `a setting of the third level shows on the levels above`() throws {
    let screen = ScreenDriver(
      SettingsScreen(today: CivilDate(daysSince1970: 20_778)),
      size: ScreenSize(width: 50, height: 24))
    screen.click(column: 5, line: try #require(screen.line(with: "Sounds")))
    screen.click(column: 5, line: try #require(screen.line(with: "Ring Tone")))
    screen.click(column: 5, line: try #require(screen.line(with: "Harp")))
    let line = try #require(screen.line(with: "Ring Tone"))
    #expect(screen.lines[line].contains("Harp ›"))
    screen.press("escape")
    #expect(screen.line(with: "♪ Sounds                               Harp ›") != nil)
  }

  @Test func `rows come and go with the settings they depend on`() throws {
    let screen = driver(try patientModel(path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    screen.press("down", "return")
    #expect(screen.line(with: "Networks") != nil)
    screen.press("return")
    #expect(screen.line(with: "Networks") == nil)
    #expect(screen.line(with: "mobile data") != nil)
    screen.press("return")
    #expect(screen.line(with: "Ferncastle") != nil)
  }

  @Test func `the values are given as JSON`() throws {
    let screen = SettingsScreen(today: CivilDate(daysSince1970: 0))
    ScreenDriver(screen).press("return")
    #expect(screen.valuesAsJSON() == "{\n  \"airplaneMode\": true\n}")
  }

  @Test func `other programs' values in the file are kept`() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let other = #"{"wifi": "no truth value", "other": {"deep": [1e400, null]}}"#
    try Data(other.utf8).write(to: URL(filePath: path))
    let model = try patientModel(path)
    model[SettingsKey<Bool>("bluetooth")] = true
    let json = try JSONValue(parsing: try text())
    #expect(json["other"] == (try JSONValue(parsing: other))["other"])
    #expect(json["wifi"]?.string == "no truth value")
    #expect(model[SettingsKey<Bool>("wifi")] == nil)
  }

  @Test func `a file that is no JSON is refused, with the place, and left alone`() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data("{\n  wifi: true\n}".utf8).write(to: URL(filePath: path))
    let error = #expect(throws: JSONFileError.self) { try JSONFileModel(path: path) }
    #expect(error?.description.contains("Line 2, column 3") == true)
    let example = try #require(ExampleCatalogue.screen(named: "settings"))
    let wrong = #expect(throws: ExampleError.self) {
      try example.makeScreen(ExampleArguments(options: ["store": path]))
    }
    #expect(wrong?.isWrongUsage == false)
    #expect(try text() == "{\n  wifi: true\n}")
  }

  @Test func `an unwritable file is reported, and the settings keep working`() throws {
    let screen = driver(try patientModel("/nowhere/settings.json"))
    screen.press("return")
    #expect(screen.lines[2].contains("━━━●"))
    let words = screen.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("can't be written"), "\(screen.text)")
  }

  @Test func `a reader never sees a part of the file, however often it is written`() async throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let model = try patientModel(path)
    let name = String(repeating: "A long name. ", count: 2_000)
    model[SettingsKey<String>("name")] = name
    let reader = Task.detached { [path] in
      for _ in 0..<300 {
        guard let data = FileManager.default.contents(atPath: path),
          let json = try? JSONValue(parsing: Array(data)), json["name"]?.string == name
        else { return false }
      }
      return true
    }
    for count in 0..<100 {
      model[SettingsKey<Int>("count")] = count
      await Task.yield()
    }
    #expect(await reader.value)
    let folder = FileManager.default.temporaryDirectory.path
    let left = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { path.hasSuffix($0) == false && $0.hasPrefix((path as NSString).lastPathComponent) }
    #expect(left.isEmpty)
  }

  @Test func `a link to the file stays a link, and its rights stay`() throws {
    let link = path + ".link"
    defer {
      try? FileManager.default.removeItem(atPath: path)
      try? FileManager.default.removeItem(atPath: link)
    }
    try Data("{}".utf8).write(to: URL(filePath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    try patientModel(link)[SettingsKey<Bool>("wifi")] = true
    #expect(try text().contains("wifi"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == path)
    let rights = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect((rights as? NSNumber)?.intValue == 0o640)
  }
}
