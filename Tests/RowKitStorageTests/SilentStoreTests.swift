import Dispatch
import RowKit
import RowKitStorage
import Synchronization
import Testing

/// A store whose file system doesn't answer for a while, like that of a server that is gone.
@MainActor struct SilentStoreTests {
  /// Holds calls from when it is closed until it is opened.
  private final class Gate: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)
    private let isClosed = Mutex(false)

    func wait() {
      guard isClosed.withLock({ $0 }) else { return }
      semaphore.wait()
      semaphore.signal()
    }

    func close() { isClosed.withLock { $0 = true } }

    func open() { semaphore.signal() }
  }

  private let folder: StoreFolder
  private let gate = Gate()
  private let wifi = SettingsKey<Bool>("wifi")
  private let name = SettingsKey<String>("name")
  private let tags = SettingsKey<[String]>("tags")

  init() throws {
    folder = try StoreFolder()
  }

  /// Returns a model of a file that was read before its file system fell silent.
  ///
  /// A closure is called before each look at the file, as another program that is quicker.
  private func silentModel(
    _ text: String = "{}", beforeLook: @escaping @Sendable () -> Void = {}
  ) throws -> JSONFileModel {
    try folder.write(text.utf8, to: "file")
    var calls = FileCalls()
    calls.status = { [gate] path, status in
      gate.wait()
      beforeLook()
      return FileCalls().status(path, &status)
    }
    var patience = StorePatience()
    patience.change = .milliseconds(1)
    let read = try JSONFileModel.opened(StoreFile(folder("file"), calls: calls))
    gate.close()
    return JSONFileModel(read, patience: patience)
  }

  @Test func `changes are made at once, and stored as soon as the file system answers`() throws {
    let model = try silentModel()
    model[wifi] = true
    model[name] = "Ada"
    #expect(model[wifi] == true && model[name] == "Ada")
    #expect(try folder.text(of: "file") == "{}")
    try folder.write("{\"other\": 1}".utf8, to: "file")
    gate.open()
    model.save(within: .seconds(600))
    #expect(model.problem == nil)
    #expect(try folder.text(of: "file") == "{\"other\": 1,\"wifi\": true,\"name\": \"Ada\"}")
    #expect(model[wifi] == true && model[name] == "Ada")
  }

  @Test func `changes made while others are stored go on from what another program wrote`() throws {
    let model = try silentModel(#"{"tags": ["x", "y"]}"#)
    model[tags] = ["x1", "y"]
    model[tags] = ["x12", "y", "mine"]
    try folder.write(#"{"tags": ["x", "y", "theirs"]}"#.utf8, to: "file")
    gate.open()
    model.save(within: .seconds(600))
    #expect(model.problem == nil)
    #expect(model[tags] == ["x12", "y", "theirs", "mine"])
    #expect(
      try folder.text(of: "file").filter { !$0.isWhitespace }
        == #"{"tags":["x12","y","theirs","mine"]}"#)
  }

  /// Returns a model that got a default of the name while another change was being stored.
  ///
  /// Another program stores a name before that change, unless it is `nil`, and one after it.
  private func setDefault(before: String?, after: String) throws -> JSONFileModel {
    let count = Mutex(0)
    let model = try silentModel { [folder] in
      guard let text = try? folder.text(of: "file"), text.contains("true"),
        count.withLock({
          $0 += 1; return $0 == 1
        })
      else { return }
      _ = try? folder.write("{\"wifi\": true, \"name\": \"\(after)\"}".utf8, to: "file")
    }
    model[wifi] = true
    model.storeDefaults { model[name] = "default" }
    if let before { try folder.write("{\"name\": \"\(before)\"}".utf8, to: "file") }
    gate.open()
    model.save(within: .seconds(600))
    return model
  }

  @Test func `a default that waits doesn't count beside a value that comes meanwhile`() throws {
    let model = try setDefault(before: nil, after: "theirs")
    #expect(model[name] == "theirs")
    #expect(try folder.text(of: "file").contains("theirs"))
  }

  @Test func `a value that a default met doesn't count beside a later one`() throws {
    let model = try setDefault(before: "former", after: "later")
    #expect(model[name] == "former")
    model[tags] = ["x"]
    model.save(within: .seconds(600))
    #expect(model[name] == "later")
    #expect(try folder.text(of: "file").contains("later"))
  }

  /// Stores changes, one of which another program makes impossible in the meantime.
  private func conflict(in model: JSONFileModel) throws {
    model[tags] = ["x1", "y"]
    model[tags] = ["x12", "y"]
    model[wifi] = true
    try folder.write(#"{"tags": ["theirs", "y"]}"#.utf8, to: "file")
    gate.open()
    model.save(within: .seconds(600))
  }

  @Test func `a late conflict is said once, and the value of the other program is shown`() throws {
    let model = try silentModel(#"{"tags": ["x", "y"]}"#)
    var said: [JSONFileError] = []
    model.onError = { said.append($0) }
    try conflict(in: model)
    #expect(said == [.changedElsewhere(path: folder("file"), key: "tags")])
    #expect(model.problem?.contains("tags") == true)
    #expect(model[tags] == ["theirs", "y"] && model[wifi] == true)
    #expect(try folder.text(of: "file").contains(#"["theirs", "y"]"#))
  }

  @Test func `what a handler stores when it is told of a conflict is shown`() throws {
    let model = try silentModel(#"{"tags": ["x", "y"]}"#)
    model.onError = { [weak model] _ in model?[name] = "told" }
    try conflict(in: model)
    #expect(model[name] == "told")
    #expect(try folder.text(of: "file").contains("told"))
  }

  @Test func `changes that are stored late are stored without another call`() async throws {
    let model = try silentModel()
    model[wifi] = true
    model[name] = "Ada"
    gate.open()
    let deadline = ContinuousClock.now + .seconds(600)
    while try !folder.text(of: "file").contains("Ada"), ContinuousClock.now < deadline {
      await Task.yield()
    }
    #expect(try folder.text(of: "file") == "{\n  \"wifi\": true,\n  \"name\": \"Ada\"\n}")
  }

  @Test func `changes that can't be stored in time are reported`() throws {
    let model = try silentModel()
    defer { gate.open() }
    var said: [String] = []
    model.onError = { said.append($0.description) }
    model[wifi] = true
    #expect(model.problem == nil)
    model.save(within: .milliseconds(1))
    #expect(model.problem?.contains("its file system doesn't answer") == true)
    #expect(said.count == 1)
  }

  @Test func `a wait for another program isn't put down to the file system`() throws {
    let path = try folder.write("{}".utf8, to: "file")
    var patience = StorePatience()
    patience.change = .milliseconds(1)
    patience.lock = 600_000
    let other = try StoreFile(path).draft(patience: 0)
    let model = JSONFileModel(try JSONFileModel.opened(StoreFile(path)), patience: patience)
    model[wifi] = true
    let problems = (0..<1000).lazy.map { _ in
      model.save(within: .milliseconds(5))
      return model.problem ?? ""
    }
    #expect(problems.contains { $0.hasSuffix("another program is writing it.") })
    other.end()
    model.save(within: .seconds(600))
    #expect(model.problem == nil)
  }

  @Test func `a later change of a value that couldn't be stored wins`() throws {
    let model = try silentModel()
    model[name] = "Ada"
    model[name] = "Bob"
    gate.open()
    model.save(within: .seconds(600))
    #expect(try folder.text(of: "file").contains("Bob"))
    #expect(model[name] == "Bob")
  }

  @Test func `a file that another program replaces at any moment is not taken for a link`() throws {
    let path = try folder.write("{}".utf8, to: "file")
    var calls = FileCalls()
    // Another program replaces the file after each look at it.
    calls.status = { [folder] path, status in
      let result = FileCalls().status(path, &status)
      try? folder.replace("file", with: "{\"other\": true}".utf8)
      return result
    }
    let model = try JSONFileModel.patient(path, calls: calls)
    model[wifi] = true
    #expect(model.problem == nil)
    #expect(try folder.text(of: "file") == "{\"other\": true,\"wifi\": true}")
  }

  @Test func `a link to a file that another program replaces is followed`() throws {
    try folder.write("{}".utf8, to: "file")
    try folder.link("link", to: "file")
    let looks = Mutex(0)
    var calls = FileCalls()
    calls.status = { [folder] path, status in
      let result = FileCalls().status(path, &status)
      let count = looks.withLock { looks in
        looks += 1
        return looks
      }
      if count < 20 { try? folder.replace("file", with: "{\"other\": true}".utf8) }
      return result
    }
    let model = try JSONFileModel.patient(folder("link"), calls: calls)
    model[wifi] = true
    #expect(model.problem == nil)
    #expect(try folder.text(of: "file") == "{\"other\": true,\"wifi\": true}")
  }
}
