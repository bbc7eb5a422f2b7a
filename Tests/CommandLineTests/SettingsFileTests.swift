import Foundation
import RowKit
import TestTraits
import Testing

@Suite(.runsPrograms) struct SettingsFileTests {
  @Test func `settings can be changed by a script, and read by another program`() throws {
    let run = try ProgramRun("settings", "--json", "--keys", "space down down space")
    #expect(run.output == "{\n  \"airplaneMode\": true,\n  \"bluetooth\": true\n}\n")
    #expect(run.status == 0)
  }

  @Test func `a script fails when its settings can't be saved`() throws {
    let run = try ProgramRun(
      "settings", "--store", "/nowhere/settings.json", "--json", "--keys", "space")
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("rowkit: The values can't be written to /nowhere/"))
    let untouched = try ProgramRun("settings", "--store", "/nowhere/settings.json", "--json")
    #expect(untouched.status == 0)
  }

  @Test(arguments: ["--frame", "--print", "--svg=-"])
  func `a failure to save isn't a success, however the screen is shown`(way: String) throws {
    let run = try ProgramRun(
      "settings", "--store", "/nowhere/settings.json", way, "--keys", "space")
    #expect(run.status == 1)
    #expect(run.output.contains("Airplane Mode"))
    #expect(run.errors.hasPrefix("rowkit: The values can't be written to /nowhere/"))
    let untouched = try ProgramRun("settings", "--store", "/nowhere/settings.json", way)
    #expect(untouched.status == 0)
  }

  @Test func `a name that isn't UTF-8 is refused, and no other file is made`() throws {
    let run = try ProgramRun(
      shell: #""$ROWKIT" settings --store "$(printf '/tmp/\377.json')" --frame --keys space"#)
    #expect(run.status == 64)
    #expect(run.output.isEmpty && run.errors.contains("isn't UTF-8"))
    #expect(!FileManager.default.fileExists(atPath: "/tmp/\u{FFFD}.json"))
  }

  @Test func `programs that share a file keep all changes, and killed ones leave it complete`()
    throws
  {
    let run = try ProgramRun(bench: "store", "--changes", "600", "--kills", "12")
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }

  @Test func `the file is complete whenever the program is killed`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "settings.json").path
    let keys = Array(repeating: "space", count: 3000).joined(separator: " ")
    var kills = 0
    for round in 0..<24 {
      let moment = KillMoment(folder, writes: round % 5, midway: round % 2 == 1, delay: round * 17)
      let wasKilled = try ProgramRun.kill(
        ["settings", "--store", file, "--json", "--keys", keys], when: moment.hasCome)
      kills += wasKilled ? 1 : 0
      let data = try #require(FileManager.default.contents(atPath: file), "round \(round)")
      let json = try JSONValue(parsing: Array(data))
      #expect(json["airplaneMode"] != nil, "round \(round)")
    }
    #expect(kills > 12)
    let run = try ProgramRun("settings", "--store", file, "--json")
    #expect(run.status == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["settings.json"])
  }
}

/// The moment to kill a program that writes a file, by the folder's contents, not by time.
private final class KillMoment {
  private let folder: URL
  private let midway: Bool
  private var writes: Int
  private var delay: Int
  private var last: Int?

  /// - Parameters:
  ///   - folder: The folder in which the program writes.
  ///   - writes: The number of completed writes.
  ///   - midway: Whether another write must have begun.
  ///   - delay: The number of checks of the folder after that.
  init(_ folder: URL, writes: Int, midway: Bool, delay: Int) {
    self.folder = folder
    self.writes = writes
    self.midway = midway
    self.delay = delay
    last = number
  }

  func hasCome() -> Bool {
    let now = number
    if now != last { writes -= 1 }
    last = now
    guard writes < 0 else { return false }
    if midway { return files.contains { $0.hasSuffix(".rowkit-draft") } }
    delay -= 1
    return delay < 0
  }

  private var files: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }

  /// The number of the file, which is another after each write.
  private var number: Int? {
    let path = folder.appending(path: "settings.json").path
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.systemFileNumber] as? Int
  }
}
