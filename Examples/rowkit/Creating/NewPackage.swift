/// The files of a new package.
struct NewPackage {
  /// The name of the package, of its program and of its folder.
  let name: String

  /// The folder of the framework, or the address of its repository.
  let framework: String

  /// The name of the module.
  private var module: String { name.map { $0 == "-" ? "_" : String($0) }.joined() }

  /// The files, each with its path in the folder.
  var files: [(path: String, text: String)] {
    [
      ("Package.swift", manifest), (".gitignore", ".build/\n"),
      (".github/workflows/ci.yml", integration), ("README.md", readme),
      ("Sources/\(name)/FriendsScreen.swift", screen), ("Sources/\(name)/Program.swift", program),
      ("Tests/\(name)Tests/FriendsScreenTests.swift", tests),
      ("Tests/\(name)Tests/__Golden__/friends.txt", picture),
    ]
  }

  private var manifest: String {
    let source = NewPackage.quoted(framework)
    let dependency =
      NewPackage.isAddress(framework) ? "url: \(source), branch: \"main\"" : "path: \(source)"
    let identity = NewPackage.quoted(NewPackage.identity(of: framework))
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "\(name)",
        platforms: [.macOS("15.4")],
        dependencies: [.package(\(dependency))],
        targets: [
          .executableTarget(
            name: "\(name)",
            dependencies: [
              .product(name: "RowKit", package: \(identity)),
              .product(name: "RowKitPrograms", package: \(identity)),
            ]),
          .testTarget(
            name: "\(name)Tests",
            dependencies: [
              "\(name)", .product(name: "RowKit", package: \(identity)),
              .product(name: "RowKitTesting", package: \(identity)),
            ],
            exclude: ["__Golden__"]),
        ]
      )

      """
  }

  /// Returns the name under which a manifest refers to a package: the last part of its address.
  static func identity(of framework: String) -> String {
    let last = framework.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? framework
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  /// Whether a text is the address of a repository rather than a folder.
  static func isAddress(_ text: String) -> Bool {
    text.contains("://") || text.hasPrefix("git@")
  }

  /// Returns a text as a literal of Swift.
  private static func quoted(_ text: String) -> String { String(reflecting: text) }

  private var integration: String {
    """
    name: CI
    on: [push, pull_request]
    jobs:
      test:
        runs-on: ubuntu-latest
        container: swift:6.2
        steps:
          - uses: actions/checkout@v4
          - run: swift build
          - run: swift test

    """
  }

  private var readme: String {
    """
    # \(name)

        swift run \(name)
        swift run \(name) --help
        swift test

    To record the picture of a test again, and look at it before committing it:

        ROWKIT_RECORD=1 swift test

    After an update of RowKit in a local folder, run `swift package clean` once: the package manager may
    otherwise link objects of the former version.

    """
  }

  private var screen: String {
    """
    import RowKit

    /// A person with a phone number.
    struct Friend: Identifiable {
      let id: Int
      let name: String
      let number: String
    }

    /// A screen that lists friends and their phone numbers.
    final class FriendsScreen: GenericTableController {
      let friends = [
        Friend(id: 1, name: "Ada Lovelace", number: "+44 1632 960101"),
        Friend(id: 2, name: "Grace Hopper", number: "+1 555 0142"),
      ]

      init() {
        super.init(title: "Friends")
      }

      override func constructTableGroups() -> [TableGroup] {
        [
          TableGroup("Phone numbers", friends) {
            PhoneNumberRowController(name: $0.name, number: $0.number)
          }
        ]
      }
    }

    """
  }

  /// Returns the lines that import some modules.
  private func imports(_ modules: String...) -> String {
    modules.map { "import \($0)" }.joined(separator: "\n")
  }

  private var program: String {
    """
    \(imports("Foundation", "RowKitPrograms"))

    @main struct Program {
      @MainActor static func main() {
        exit(ScreenProgram.run { _ in FriendsScreen() })
      }
    }

    """
  }

  private var tests: String {
    """
    import RowKit
    import RowKitTesting
    import Testing

    @testable import \(module)

    @MainActor struct FriendsScreenTests {
      private let driver = ScreenDriver(FriendsScreen(), size: ScreenSize(width: 44, height: 5))

      @Test func `the screen matches its recorded picture`() {
        expectGolden(driver.text, named: "friends.txt")
      }

      @Test func `Return on a friend opens a menu`() {
        driver.resize(width: 44, height: 12)
        driver.press("return")
        #expect(driver.line(with: "Call") != nil)
      }
    }

    """
  }

  private var picture: String {
    """
                      Friends
    Phone numbers
    > Ada Lovelace              +44 1632 960101
      Grace Hopper                  +1 555 0142
     ⏎ actions  / search  q quit  ? keys
    """
  }
}
