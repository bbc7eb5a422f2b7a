import Foundation
import RowKit
import RowKitStorage
import Testing

/// Copies that appear under their names once they are complete.
struct UnsavedCopyWritingTests {
  private let folder: StoreFolder
  private let name = ".file.rowkit-unsaved"
  private let draft = "..file.rowkit-unsaved.rowkit-draft"

  init() throws {
    folder = try StoreFolder()
  }

  private func copies(_ calls: FileCalls = FileCalls()) -> UnsavedCopies {
    UnsavedCopies(of: StoreFile(folder("file"), calls: calls))
  }

  private func newest(_ copies: UnsavedCopies) -> UnsavedCopies.Copy? {
    copies.newest(except: [], passingOver: [])
  }

  @Test func `a copy has its name only when all of it is written`() throws {
    var calls = FileCalls()
    calls.link = { [folder, name, draft] path, copy in
      #expect(path == folder(draft) && copy == folder(name))
      #expect((try? folder.names) == [draft])
      #expect((try? folder.text(of: draft)) == "abc")
      return FileCalls().link(path, copy)
    }
    try copies(calls).write(Array("abc".utf8), madeFrom: [])
    #expect(try folder.names == [name])
    #expect(try folder.text(of: name) == "abc")
  }

  @Test func `a copy that another program writes in the meantime is not replaced`() throws {
    var calls = FileCalls()
    calls.link = { [folder, name] path, copy in
      if copy == folder(name) { _ = try? folder.write("other".utf8, to: name) }
      return FileCalls().link(path, copy)
    }
    try copies(calls).write(Array("abc".utf8), madeFrom: [])
    #expect(try folder.names == [name, name + "-2"])
    #expect(try folder.text(of: name) == "other")
    #expect(try folder.text(of: name + "-2") == "abc")
  }

  @Test func `a file system without links gets a copy, too`() throws {
    var calls = FileCalls()
    calls.link = { _, _ in
      errno = EPERM
      return -1
    }
    try copies(calls).write(Array("abc".utf8), madeFrom: [])
    try copies(calls).write(Array("d".utf8), madeFrom: [])
    #expect(try folder.names == [name, name + "-2"])
    #expect(try folder.text(of: name) == "abc" && folder.text(of: name + "-2") == "d")
  }

  @Test func `the draft of a killed program is removed, and never offered`() throws {
    try folder.write("{".utf8, to: draft)
    #expect(newest(copies()) == nil)
    #expect(try folder.names.isEmpty)
    try folder.write("{".utf8, to: draft)
    try copies().write(Array("abc".utf8), madeFrom: [])
    #expect(try folder.names == [name])
  }

  @Test func `a copy of a program that was killed before it removed its draft is offered`() throws {
    try folder.write("abc".utf8, to: draft)
    try FileManager.default.linkItem(atPath: folder(draft), toPath: folder(name))
    #expect(newest(copies())?.bytes == Array("abc".utf8))
    #expect(try folder.names == [name])
  }

  @Test func `a copy is removed only while it holds what was read`() throws {
    try copies().write(Array("abc".utf8), madeFrom: [])
    let copy = try #require(newest(copies()))
    #expect(copies().exists(copy))
    try folder.replace(name, with: "other".utf8)
    #expect(!copies().exists(copy))
    copies().remove(copy)
    #expect(try folder.text(of: name) == "other")
    try folder.replace(name, with: "abc".utf8)
    copies().remove(copy)
    #expect(try folder.names.isEmpty)
  }

  @Test func `programs that write at the same time all keep their copies`() async throws {
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<6 {
        group.addTask { [folder] in
          let copies = UnsavedCopies(of: StoreFile(folder("file")))
          #expect(throws: Never.self) { try copies.write(Array("\(number)".utf8), madeFrom: []) }
        }
      }
    }
    let texts = try folder.names.map { try folder.text(of: $0) }
    #expect(texts.sorted() == (0..<6).map { "\($0)" })
  }

  @Test func `a copy of a file whose folder is gone is kept in a folder of the user`() throws {
    var calls = FileCalls()
    calls.stateFolder = { [folder] in folder("state/of user") }
    try FileManager.default.createDirectory(
      atPath: folder("files"), withIntermediateDirectories: true)
    try folder.write("1".utf8, to: "files/file")
    let copies = UnsavedCopies(of: StoreFile(folder("files/file"), calls: calls))
    try FileManager.default.moveItem(atPath: folder("files"), toPath: folder("moved"))
    let path = try copies.write(Array("2".utf8), madeFrom: Array("1".utf8))
    #expect(path.hasPrefix(folder("state/of user/rowkit/unsaved/.file-")), "\(path)")
    let rights = try FileManager.default.attributesOfItem(
      atPath: folder("state/of user/rowkit/unsaved"))
    #expect(rights[.posixPermissions] as? Int == 0o700)
    try FileManager.default.moveItem(atPath: folder("moved"), toPath: folder("files"))
    let next = UnsavedCopies(of: StoreFile(folder("files/file"), calls: calls))
    #expect(newest(next)?.bytes == Array("2".utf8))
    // A file whose folder was away may have changed there.
    #expect(newest(next)?.isOutdated == true)
    // Another file of this name has copies of its own.
    let other = UnsavedCopies(of: StoreFile(folder("file"), calls: calls))
    #expect(newest(other) == nil)
  }

  @Test(arguments: [(-100.0, true), (0, false), (100, true)])
  func `a copy tells whether the file is the one that it was made from`(
    seconds: Double, isOther: Bool
  ) throws {
    var calls = FileCalls()
    // A folder in which nothing can be created, as another user's.
    calls.open = { [folder] path, flags, mode in
      flags & O_CREAT != 0 && path.hasPrefix(folder("files/"))
        ? FileCalls().open("/nowhere/file", flags, mode) : FileCalls().open(path, flags, mode)
    }
    calls.stateFolder = { [folder] in folder("state") }
    try FileManager.default.createDirectory(
      atPath: folder("files"), withIntermediateDirectories: true)
    try folder.write("1".utf8, to: "files/file")
    let copies = UnsavedCopies(of: StoreFile(folder("files/file"), calls: calls))
    let path = try copies.write(Array("2".utf8), madeFrom: Array("1".utf8))
    #expect(path.hasPrefix(folder("state/")), "\(path)")
    if seconds != 0 {
      // Another file system with a file of this name.
      try folder.replace("files/file", with: "other".utf8)
      try FileManager.default.setAttributes(
        [.modificationDate: Date.now.addingTimeInterval(seconds)],
        ofItemAtPath: folder("files/file"))
    }
    #expect(newest(copies)?.isOutdated == isOther)
  }

  @Test func `a copy stands beside the file that a link leads to`() throws {
    try FileManager.default.createDirectory(
      atPath: folder("files"), withIntermediateDirectories: true)
    try folder.write("1".utf8, to: "files/file")
    try folder.link("folder", to: "files")
    try folder.link("name", to: "folder/file")
    let path = try UnsavedCopies(of: StoreFile(folder("name"))).write(
      Array("2".utf8), madeFrom: Array("1".utf8))
    #expect(path.hasSuffix("/files/.file.rowkit-unsaved"), "\(path)")
    #expect(newest(UnsavedCopies(of: StoreFile(folder("files/file"))))?.path == path)
  }

  @Test func `a copy that is too large is passed over`() throws {
    try folder.write([], to: name)
    #expect(truncate(folder(name), 1 << 43) == 0)
    try copies().write(Array("abc".utf8), madeFrom: [])
    #expect(newest(copies())?.bytes == Array("abc".utf8))
  }
}
