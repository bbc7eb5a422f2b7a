import Foundation
import RowKit
@testable import RowKitStorage
import Testing

@MainActor struct StoreFileTests {
  private let folder: StoreFolder
  private let wifi = SettingsKey<Bool>("wifi")

  init() throws {
    folder = try StoreFolder()
  }

  private func refusal(_ name: String) -> String? {
    let error = #expect(throws: JSONFileError.self) { try JSONFileModel.patient(folder(name)) }
    return error?.description
  }

  @Test func `a folder, a pipe and a link to one are refused at once and stay`() throws {
    try FileManager.default.createDirectory(
      atPath: folder("folder"), withIntermediateDirectories: false)
    #expect(mkfifo(folder("pipe"), 0o600) == 0)
    try FileManager.default.createSymbolicLink(
      atPath: folder("link"), withDestinationPath: "pipe")
    #expect(refusal("folder")?.contains("it is a folder, not a file") == true)
    #expect(refusal("pipe")?.contains("it is a pipe, not a file") == true)
    #expect(refusal("link")?.contains("it is a pipe, not a file") == true)
    #expect(try folder.names == ["folder", "link", "pipe"])
  }

  @Test func `a path with a NUL character is no path of what is before it`() throws {
    #expect(refusal("secret\u{0}.json")?.contains("NUL") == true)
    #expect(try folder.names == [])
  }

  /// Whether a test may make a device.
  private nonisolated static let makesDevices: Bool = {
    guard let folder = try? StoreFolder() else { return false }
    return mknod(folder("null"), S_IFCHR | 0o666, 0x103) == 0
  }()

  @Test(.enabled(if: StoreFileTests.makesDevices, "This account can't make devices."))
  func `a device is refused and not replaced`() throws {
    #expect(mknod(folder("null"), S_IFCHR | 0o666, 0x103) == 0)
    #expect(refusal("null")?.contains("it is a device, not a file") == true)
    var status = stat()
    #expect(stat(folder("null"), &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test
  func `nothing prevents a file from being replaced, or one that isn't there from being created`()
    throws
  {
    #expect(StoreFile(folder("file")).obstacle == nil)
    try Data("{}".utf8).write(to: URL(fileURLWithPath: folder("file")))
    #expect(StoreFile(folder("file")).obstacle == nil)
  }

  @Test(
    .enabled(if: geteuid() != 0, "Nothing is closed to this account."), arguments: ["file", ""])
  func `a file or a folder that can't be written is an obstacle`(closed: String) throws {
    try Data("{}".utf8).write(to: URL(fileURLWithPath: folder("file")))
    #expect(chmod(folder(closed), 0o500) == 0)
    defer { chmod(folder(closed), 0o700) }
    let reason = FileFailure(code: EACCES).reason
    #expect(
      StoreFile(folder("file")).obstacle == (closed.isEmpty ? reason + " for its folder" : reason))
  }

  @Test func `a path that is no longer a file is not replaced`() throws {
    let model = try JSONFileModel.patient(folder("file"))
    #expect(mkfifo(folder("file"), 0o600) == 0)
    model[wifi] = true
    #expect(model.error?.description.contains("it is a pipe") == true)
    #expect(try folder.names == ["file"])
    #expect(unlink(folder("file")) == 0)
    model.save()
    #expect(model.error == nil)
    #expect(try folder.text(of: "file") == "{\n  \"wifi\": true\n}\n")
  }

  @Test func `links are followed, also to a file that doesn't exist yet`() throws {
    try FileManager.default.createDirectory(
      atPath: folder("deep"), withIntermediateDirectories: false)
    let links = ["one": "two", "two": "deep/three", "deep/three": "../file"]
    for (link, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: folder(link), withDestinationPath: target)
    }
    let model = try JSONFileModel.patient(folder("one"))
    model[wifi] = true
    model[wifi] = false
    #expect(try folder.text(of: "file") == "{\n  \"wifi\": false\n}\n")
    for (link, target) in links {
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder(link)) == target)
    }
    #expect(try folder.names == ["deep", "file", "one", "two"])
  }

  @Test func `a link that leads to itself is refused`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder("loop"), withDestinationPath: "loop")
    #expect(refusal("loop")?.contains("can't be read") == true)
  }

  @Test func `permissions, owner and the time of the last reading are kept`() throws {
    let path = try folder.write("{}".utf8, to: "file")
    #expect(chmod(path, 0o640) == 0)
    if geteuid() == 0 { #expect(chown(path, 1234, 2345) == 0) }
    var times = [timespec(tv_sec: 1_000_000, tv_nsec: 5), timespec(tv_sec: 1_000_000, tv_nsec: 7)]
    #expect(utimensat(AT_FDCWD, path, &times, 0) == 0)
    var before = stat()
    #expect(stat(path, &before) == 0)
    let model = try JSONFileModel.patient(path)
    // Reading the file is a reading; what the program writes isn't.
    #expect(utimensat(AT_FDCWD, path, &times, 0) == 0)
    model[wifi] = true
    var after = stat()
    #expect(stat(path, &after) == 0)
    #expect(after.st_mode == before.st_mode)
    #expect(after.st_uid == before.st_uid && after.st_gid == before.st_gid)
    #expect(after.st_ino != before.st_ino)
  }

  @Test(arguments: [241, 242, 255])
  func `a file may have the longest name that the system accepts`(length: Int) throws {
    let name = String(repeating: "n", count: length)
    let model = try JSONFileModel.patient(folder(name))
    model[wifi] = true
    #expect(try folder.text(of: name) == "{\n  \"wifi\": true\n}\n")
    #expect(try folder.names == [name])
  }

  @Test func `a file that is new is its owner's alone`() throws {
    try JSONFileModel.patient(folder("file"))[wifi] = true
    var status = stat()
    #expect(stat(folder("file"), &status) == 0)
    #expect(status.st_mode & 0o7777 == 0o600)
  }

  @Test(.enabled(if: geteuid() != 0, "Root may write everything."))
  func `a file that may not be written is not replaced`() throws {
    let path = try folder.write("{}".utf8, to: "file")
    #expect(chmod(path, 0o444) == 0)
    let model = try JSONFileModel.patient(path)
    model[wifi] = true
    #expect(model.error != nil)
    #expect(try folder.text(of: "file") == "{}")
  }

  @Test func `a file that is too large is refused without being read`() throws {
    let path = try folder.write([], to: "file")
    #expect(truncate(path, 1 << 40) == 0)
    #expect(refusal("file")?.contains("it has more than 64 MB") == true)
  }

  @Test func `drafts of killed programs are removed, and nothing else`() throws {
    let path = try folder.write("{}".utf8, to: "file")
    let others = [
      "file.new", "file.1073741824.new", "größe.\(getpid()).new", ".file", ".other.rowkit-draft",
    ]
    for name in others + [".file.rowkit-draft"] { try folder.write("{".utf8, to: name) }
    let model = try JSONFileModel.patient(path)
    #expect(try folder.names == (others + ["file"]).sorted())
    model[wifi] = true
    #expect(try folder.names == (others + ["file"]).sorted())
  }

  @Test func `a store never becomes a file that another program has created or has open`() throws {
    let path = try folder.write("{}".utf8, to: "file")
    let model = try JSONFileModel.patient(path)
    let draft = try folder.write([], to: ".file.rowkit-draft")
    #expect(chmod(draft, 0o666) == 0)
    let descriptor = open(draft, O_RDWR)
    defer { close(descriptor) }
    model[wifi] = true
    #expect(model.error == nil)
    var (other, stored) = (stat(), stat())
    #expect(fstat(descriptor, &other) == 0 && stat(path, &stored) == 0)
    #expect(other.st_ino != stored.st_ino && other.st_size == 0)
    #expect(try folder.names == ["file"])
  }

  @Test(
    arguments: [
      ([1, 2], false, 0o604), ([1, 2], true, 0o664), (nil, false, 0o604), (nil, true, 0o664),
    ] as [([UInt8]?, Bool, Int)])
  func `a group gets no permissions that depend on an access control list that is lost`(
    list: [UInt8]?, isKept: Bool, mode: Int
  ) throws {
    let path = try folder.write("{}".utf8, to: "file")
    #expect(chmod(path, 0o664) == 0)
    var calls = FileCalls()
    calls.accessList = { $0 == path ? list : nil }
    calls.setAccessList = { descriptor, given in
      #expect(given == list)
      return isKept
    }
    let model = try JSONFileModel.patient(path, calls: calls)
    model[wifi] = true
    #expect(model.error == nil)
    var status = stat()
    #expect(stat(path, &status) == 0 && Int(status.st_mode & 0o777) == mode)
  }

  #if !canImport(Darwin)
    /// Whether the file system has access control lists.
    private nonisolated static let hasAccessLists: Bool = {
      guard let folder = try? StoreFolder() else { return false }
      return makeReadableForOthers(folder.path)
    }()

    @Test(
      .enabled(if: StoreFileTests.hasAccessLists, "The file system has no access control lists."))
    func `the access control list of a folder doesn't open a private file`() throws {
      let path = try folder.write("{}".utf8, to: "file")
      #expect(chmod(path, 0o640) == 0)
      #expect(StoreFileTests.makeReadableForOthers(folder.path))
      let model = try JSONFileModel.patient(path)
      model[wifi] = true
      #expect(model.error == nil)
      #expect(StoreFileTests.accessList(of: path) == nil)
      var status = stat()
      #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o640)
    }

    @Test(
      .enabled(if: StoreFileTests.hasAccessLists, "The file system has no access control lists."),
      arguments: [false, true])
    func `a file that was removed is as private as before`(hasList: Bool) throws {
      let path = try folder.write("{}".utf8, to: "file")
      #expect(chmod(path, 0o640) == 0)
      #expect(
        hasList
          ? StoreFileTests.makeReadableForOthers(path, "system.posix_acl_access")
          : StoreFileTests.makeReadableForOthers(folder.path))
      let size = StoreFileTests.accessList(of: path)
      #expect((size != nil) == hasList)
      let file = StoreFile(path)
      var (before, after) = (stat(), stat())
      #expect(stat(path, &before) == 0)
      let attributes = file.attributes
      #expect(unlink(path) == 0)
      try file.draft(patience: 0).replaceFile(with: Array("[]".utf8), former: attributes)
      #expect(StoreFileTests.accessList(of: path) == size)
      #expect(stat(path, &after) == 0 && after.st_mode == before.st_mode)
    }

    private typealias Set =
      @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeRawPointer, Int, Int32) ->
      Int32
    private typealias Get =
      @convention(c) (
        UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeMutableRawPointer?, Int
      ) -> Int

    /// Has a file, or new files of a folder, be readable by the user 65534, and returns whether that is
    /// possible.
    private nonisolated static func makeReadableForOthers(
      _ path: String, _ list: String = "system.posix_acl_default"
    ) -> Bool {
      guard let symbol = dlsym(nil, "setxattr") else { return false }
      let entries: [(tag: UInt16, rights: UInt16, id: UInt32)] = [
        (1, 7, .max), (2, 7, 65534), (4, 5, .max), (0x10, 7, .max), (0x20, 0, .max),
      ]
      var bytes: [UInt8] = [2, 0, 0, 0]
      for entry in entries {
        bytes += withUnsafeBytes(of: entry.tag.littleEndian, Array.init)
        bytes += withUnsafeBytes(of: entry.rights.littleEndian, Array.init)
        bytes += withUnsafeBytes(of: entry.id.littleEndian, Array.init)
      }
      return unsafeBitCast(symbol, to: Set.self)(
        path, list, bytes, bytes.count, 0) == 0
    }

    /// The size of a file's own access control list, or `nil` if it has none.
    private static func accessList(of path: String) -> Int? {
      guard let symbol = dlsym(nil, "getxattr") else { return nil }
      let size = unsafeBitCast(symbol, to: Get.self)(path, "system.posix_acl_access", nil, 0)
      return size < 0 ? nil : size
    }
  #endif

  @Test(arguments: [
    (0o660, true, false), (0o660, false, true), (0o666, false, false), (0o600, true, true),
    (0o640, true, true), (0o460, true, false), (0o604, false, true), (0o064, false, false),
  ])
  func `an owner loses rights that neither the group nor all others have`(
    mode: Int, isMember: Bool, loses: Bool
  ) {
    #expect(FileAttributes.loses(mode_t(mode), isMember: isMember) == loses)
  }

  @Test func `the draft of a program that writes is never touched`() throws {
    let path = try folder.write("{}".utf8, to: "größe")
    let draft = try folder.write("half".utf8, to: ".größe.rowkit-draft")
    let descriptor = open(draft, O_RDWR)
    #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    let model = try JSONFileModel.patient(path)
    model[wifi] = true
    #expect(model.error?.description.contains("another program is writing it") == true)
    #expect(try folder.text(of: ".größe.rowkit-draft") == "half")
    #expect(try folder.text(of: "größe") == "{}")
    close(descriptor)
    model.save()
    #expect(model.error == nil)
    #expect(try folder.text(of: "größe").contains("\"wifi\": true"))
    #expect(try folder.names == ["größe"])
  }

  @Test func `a complete draft stays while its program holds it`() throws {
    let path = try folder.write("{}".utf8, to: "file")
    let draft = folder(".file.rowkit-draft")
    try FileManager.default.linkItem(atPath: path, toPath: draft)
    let descriptor = open(draft, O_RDWR)
    #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    let model = try JSONFileModel.patient(path)
    model[wifi] = true
    #expect(model.error?.description.contains("another program is writing it") == true)
    #expect(try folder.names == [".file.rowkit-draft", "file"])
    close(descriptor)
    model.save()
    #expect(model.error == nil)
    #expect(try folder.names == ["file"])
  }

  @Test func `a link in the place of the draft is not followed`() throws {
    try folder.write("precious".utf8, to: "other")
    try FileManager.default.createSymbolicLink(
      atPath: folder(".file.rowkit-draft"), withDestinationPath: "other")
    let model = try JSONFileModel.patient(folder("file"))
    model[wifi] = true
    #expect(model.error != nil)
    #expect(try folder.text(of: "other") == "precious")
  }
}
