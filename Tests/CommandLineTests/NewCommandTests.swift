import Foundation
import RowKitTesting
import TestTraits
import Testing

@testable import RowKitCLI
@testable import RowKitPrograms

@Suite(.runsPrograms) final class NewCommandTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  @Test func `a package has a screen, its test, its picture, and what a repository needs`() {
    let paths = NewPackage(name: "my-app", framework: "/somewhere/RowKit").files.map(\.path)
    #expect(
      paths == [
        "Package.swift", ".gitignore", ".github/workflows/ci.yml", "README.md",
        "Sources/my-app/FriendsScreen.swift", "Sources/my-app/Program.swift",
        "Tests/my-appTests/FriendsScreenTests.swift", "Tests/my-appTests/__Golden__/friends.txt",
      ])
  }

  @Test func `the manifest takes the framework from a folder or a repository`() {
    let local = NewPackage(name: "app", framework: #"/a "b"/RowKit"#).files[0].text
    #expect(local.contains(#"path: "/a \"b\"/RowKit""#))
    let odd = NewPackage(name: "app", framework: "fr\nam").files[0].text
    #expect(odd.contains(#"path: "fr\nam""#))
    let address = "https://code.example/RowKit.git"
    let published = NewPackage(name: "app", framework: address).files[0].text
    #expect(published.contains(#"[.package(url: "\#(address)", branch: "main")]"#))
    #expect(published.contains(#"package: "RowKit")"#))
    let renamed = NewPackage(name: "app", framework: "/work/rowkit-main/").files[0].text
    #expect(renamed.contains(#"(name: "RowKitTesting", package: "rowkit-main")"#))
  }

  @Test(arguments: ["", "7up", "a b", "a/b", "../a", "é"])
  func `a name that no package can have is refused in words`(name: String) {
    #expect(throws: UsageError.wrongName(name)) { try NewOptions(arguments: [name]) }
  }

  @Test(arguments: [
    "RowKit", "rowkitrows", "RowLibrary", "ListChanges", "Testing", "swift", "class", "Any",
    "FoundationEssentials",
    "AddressBook", "files", "OwnRow", "ExampleScreens", "RowKitCLI", "RowKitBench",
    "rowkit-bench",
  ])
  func `a name of a module or program that the package has or a word of Swift is refused`(
    name: String
  ) {
    #expect(throws: UsageError.takenName(name)) { try NewOptions(arguments: [name]) }
  }

  @Test func `a name that was mistyped for an option gets the nearest one`() {
    #expect(throws: ScreenOptionsError.unknown(.option, "--framwork", nearest: "--framework")) {
      try NewOptions(arguments: ["app", "--framwork", "x"])
    }
  }

  @Test func `files are written into a new folder, and an existing one is left alone`() throws {
    let command = """
      cd '\(folder.path)' && mkdir -p RowKit/Sources/RowKitCore && touch RowKit/Package.swift && \
      "$ROWKIT" new app --framework RowKit
      """
    let first = try ProgramRun(shell: command)
    #expect(first.status == 0)
    let manifest = folder.appending(path: "app/Package.swift")
    #expect(FileManager.default.fileExists(atPath: manifest.path))
    let second = try ProgramRun(shell: command)
    #expect(second.status == 1)
    #expect(second.errors.contains("app"))
  }

  @Test func `a name that the folder of the framework has is refused`() throws {
    let run = try ProgramRun(
      shell: """
        cd '\(folder.path)' && mkdir -p Fork/Sources/RowKitCore && touch Fork/Package.swift && \
        "$ROWKIT" new fork --framework Fork; s=$?; ls; exit $s
        """)
    #expect(run.status == 64 && run.output == "Fork\n")
    #expect(run.errors.contains("“fork” is a word of Swift or a name that the framework has"))
  }

  @Test func `what a command that fails has written is removed`() throws {
    let run = try ProgramRun(
      shell:
        "cd '\(folder.path)' && ulimit -f 1 && \"$ROWKIT\" new app --framework https://somewhere/it"
    )
    #expect(run.status == 1)
    #expect(run.errors.contains("app/"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test func `a folder that isn't the framework is refused`() throws {
    let run = try ProgramRun(
      shell: "cd '\(folder.path)' && \"$ROWKIT\" new app --framework /nowhere; s=$?; ls; exit $s")
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("/nowhere isn't the folder of RowKit"))
  }

  @Test func `a program away from its framework asks for it, and writes nothing`() throws {
    let run = try ProgramRun(
      shell: "cd '\(folder.path)' && cp \"$ROWKIT\" moved && ./moved new app; s=$?; ls; exit $s"
    )
    #expect(run.status == 64)
    #expect(run.output == "moved\n")
    #expect(run.errors.contains("--framework"))
  }
}
