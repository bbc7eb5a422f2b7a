import Foundation
import RowKit
import RowKitStorage
import Synchronization
import Testing

@MainActor struct JSONFileModelTests {
  /// The number of drafts that were created.
  private final class DraftCount: Sendable {
    let value = Mutex(0)
  }

  private let folder: StoreFolder
  private let wifi = SettingsKey<Bool>("wifi")
  private let name = SettingsKey<String>("name")
  private let days = SettingsKey<[String]>("days")

  init() throws {
    folder = try StoreFolder()
  }

  private func bytes() throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: folder("file"))))
  }

  @Test func `changes of two models of one file are all kept, and seen by both`() throws {
    let one = try JSONFileModel.patient(folder("file"))
    let other = try JSONFileModel.patient(folder("file"))
    one[wifi] = true
    other[name] = "Ada"
    one[days] = ["Mon"]
    #expect(one[name] == "Ada")
    #expect(other[days] == nil)
    other[name] = nil
    #expect(other[wifi] == true && other[days] == ["Mon"] && other[name] == nil)
    let again = try JSONFileModel.patient(folder("file"))
    #expect(again[wifi] == true && again[days] == ["Mon"] && again[name] == nil)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a number that JSON doesn't have changes nothing`(number: Double) throws {
    let (key, list) = (SettingsKey<Double>("level"), SettingsKey<[Double]>("levels"))
    let model = try JSONFileModel.patient(folder("file"))
    model[key] = 0.25
    let before = try bytes()
    model[key] = number
    Binding(model, key, default: 0.5).value = number
    #expect(model[key] == 0.25)
    #expect(try bytes() == before)
    model[list] = [1, 2]
    model[list] = [1, number, 2]
    #expect(model[list] == [1, 2])
    let lists = SettingsKey<[[Double]]>("lists")
    model[lists] = [[1], [2, number]]
    #expect(model[lists] == nil)
    #expect(!model.text.contains("null"))
  }

  @Test func `a model has the values of another program after it is refreshed`() async throws {
    let model = try JSONFileModel.patient(folder("file"))
    let other = try JSONFileModel.patient(folder("file"))
    other[wifi] = true
    #expect(model[wifi] == nil)
    model.refresh()
    let deadline = ContinuousClock.now + .seconds(600)
    while model[wifi] == nil, ContinuousClock.now < deadline { await Task.yield() }
    #expect(model[wifi] == true)
    try folder.write("damaged".utf8, to: "file")
    model.refresh()
    for _ in 0..<1000 { await Task.yield() }
    #expect(model[wifi] == true && model.problem == nil)
    try folder.write(#"{"wifi": true, "name": "Ada"}"#.utf8, to: "file")
    while model[name] == nil, ContinuousClock.now < deadline {
      model.refresh()
      await Task.yield()
    }
    #expect(model[name] == "Ada" && model.problem == nil)
  }

  @Test func `numbers beyond every integer keep their digits while others change`() throws {
    let text = #"{"big": 123456789012345678901234567890, "small": 0.10000000000000000001}"#
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder("file")))
    let model = try JSONFileModel.patient(folder("file"))
    #expect(model[SettingsKey<Int>("big")] == nil)
    model[wifi] = true
    let kept = String(decoding: try bytes(), as: UTF8.self)
    #expect(kept.contains("123456789012345678901234567890"))
    #expect(kept.contains("0.10000000000000000001") && kept.contains("wifi"))
  }

  @Test func `the last change of a key wins, whatever a model knew before`() throws {
    let one = try JSONFileModel.patient(folder("file"))
    let other = try JSONFileModel.patient(folder("file"))
    one[wifi] = true
    other[wifi] = false
    one[wifi] = true
    #expect(try JSONFileModel.patient(folder("file"))[wifi] == true)
  }

  @Test func `a file damaged by another program isn't written until it is valid`() throws {
    let model = try JSONFileModel.patient(folder("file"))
    model[wifi] = true
    try folder.write("{ not json".utf8, to: "file")
    model[name] = "Ada"
    #expect(model.error?.description.contains("aren't valid JSON") == true)
    #expect(try folder.text(of: "file") == "{ not json")
    try folder.write("{\"other\": 1}".utf8, to: "file")
    model.save()
    #expect(try folder.text(of: "file") == "{\"other\": 1,\"name\": \"Ada\"}")
    #expect(model[name] == "Ada" && model[wifi] == nil && model.error == nil)
  }

  @Test func `a value that could not be replaced is no error once it can be`() throws {
    try folder.write("{\"name\": \"caf\\ud800\"}".utf8, to: "file")
    let model = try JSONFileModel.patient(folder("file"))
    model[name] = "Ada"
    #expect(model.error != nil)
    try folder.write("{\"name\": \"Bo\"}".utf8, to: "file")
    model[wifi] = true
    #expect(model[name] == "Bo" && model.error == nil)
  }

  @Test func `a removed file is written again with all values`() throws {
    let model = try JSONFileModel.patient(folder("file"))
    model[wifi] = true
    try FileManager.default.removeItem(atPath: folder("file"))
    model[name] = "Ada"
    #expect(try folder.text(of: "file") == "{\n  \"wifi\": true,\n  \"name\": \"Ada\"\n}\n")
  }

  @Test func `text that can't be represented stays byte for byte`() throws {
    let head: [UInt8] = Array("\u{FEFF}{\"a\": \"\\ud800\", \"b\":\"".utf8) + [0xFF, 0xC3]
    let tail: [UInt8] = Array("\",\r\n\"\\udfff\" : 1e400 , \"wifi\":".utf8)
    try folder.write(head + tail + Array("false}".utf8), to: "file")
    let model = try JSONFileModel.patient(folder("file"))
    model[wifi] = true
    #expect(try bytes() == head + tail + Array("true}".utf8))
    model[wifi] = nil
    model[wifi] = true
    #expect(try bytes().starts(with: head))
    #expect(!model.isTextExact)
  }

  @Test(arguments: [#""caf\ud800""#, #"["Mon", "\udc00"]"#, #"{"deep": ["\udc00"]}"#])
  func `a value that can't be represented is not replaced, and that is said`(value: String) throws {
    let text = "{\"name\": \(value), \"days\": \(value)}"
    try folder.write(text.utf8, to: "file")
    let model = try JSONFileModel.patient(folder("file"))
    var said: [String] = []
    model.onError = { said.append($0.description) }
    model[name] = "Ada"
    model[days] = nil
    #expect(said.count == 2)
    #expect(said.first?.contains("The value of name in \(folder("file"))") == true)
    #expect(model.error != nil)
    #expect(try folder.text(of: "file") == text)
  }

  @Test func `a value too deep to be read again is refused, and the file stays readable`() throws {
    let model = try JSONFileModel.patient(folder("file"))
    model[wifi] = true
    var said: [JSONFileError] = []
    model.onError = { said.append($0) }
    let deep = String(repeating: "[", count: 256) + String(repeating: "]", count: 256)
    model.setValue(try JSONValue(parsing: deep), named: "deep")
    #expect(
      said.map(\.description) == [
        "The value of deep in \(folder("file")) stays as it is: the new value has a key twice, or more "
          + "than 255 levels."
      ])
    #expect(model.value(named: "deep") == nil)
    model[name] = "Ada"
    let again = try JSONFileModel.patient(folder("file"))
    #expect(again[wifi] == true && again[name] == "Ada" && again.value(named: "deep") == nil)
  }

  @Test func `changes that are made together are stored together`() throws {
    let count = DraftCount()
    var calls = FileCalls()
    calls.open = { path, flags, mode in
      if flags & O_CREAT != 0 { count.value.withLock { $0 += 1 } }
      return FileCalls().open(path, flags, mode)
    }
    let model = try JSONFileModel.patient(folder("file"), calls: calls)
    model.storeDefaults {
      for index in 0..<300 { model.setValue(.bool(true), named: "key \(index)") }
    }
    #expect(model.problem == nil)
    #expect(count.value.withLock { $0 } == 1)
    #expect(try JSONFileModel.patient(folder("file")).value(named: "key 299") == .bool(true))
  }

  @Test func `a change that makes the file too large to be read again is not written`() throws {
    var calls = FileCalls()
    calls.largestSize = 1 << 20
    let model = try JSONFileModel.patient(folder("file"), calls: calls)
    model[wifi] = true
    model[name] = String(repeating: "n", count: 1 << 20)
    #expect(
      model.problem
        == "The values can't be written to \(folder("file")): it would have more than 1 MB, "
        + "and couldn't be read again.")
    #expect(try folder.names == ["file"])
    #expect(try JSONFileModel.patient(folder("file"), calls: calls)[wifi] == true)
    model[name] = "Ada"
    #expect(model.problem == nil)
    #expect(try JSONFileModel.patient(folder("file"), calls: calls)[name] == "Ada")
  }

  @Test func `objects are read with their order, and replaced as a whole`() throws {
    let text = #"{"wifi": true, "owner": {"name": "Ada", "age": 36, "none": null}, "gone": null}"#
    try folder.write(text.utf8, to: "file")
    let model = try JSONFileModel.patient(folder("file"))
    let owner = model.value(named: "owner")
    #expect(owner?.description == #"{"name":"Ada","age":36,"none":null}"#)
    #expect(model.value(named: "gone") == nil)
    model.setValue(.object([JSONMember("name", .string("Bob"))]), named: "owner")
    #expect(
      try folder.text(of: "file") == #"{"wifi": true, "owner": {"name":"Bob"}, "gone": null}"#)
  }

  @Test func `setting a value that the file already has writes nothing`() throws {
    try folder.write("{\"wifi\":true}".utf8, to: "file")
    let before = try FileManager.default.attributesOfItem(atPath: folder("file"))
    let model = try JSONFileModel.patient(folder("file"))
    model[wifi] = true
    let after = try FileManager.default.attributesOfItem(atPath: folder("file"))
    #expect(before[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
    #expect(try folder.names == ["file"])
  }
}
