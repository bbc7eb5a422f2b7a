import AddressBook
import ExampleScreens
import Foundation
import RowKit
import RowKitTesting
import Testing

/// The picture in the README matches its code.
@MainActor struct ReadmeTests {
  private final class PhoneNumbersScreen: GenericTableController {
    let book = AddressBookDataSource.sample

    override func constructTableGroups() -> [TableGroup] {
      [
        TableGroup { LinkRowController("About…") { AboutScreen() } },
        TableGroup(
          "Phone numbers",
          rows: book.phoneNumbers.lazy.map {
            PhoneNumberRowController(name: $0.name, number: $0.number)
          }),
      ]
    }
  }

  private var readme: String {
    get throws {
      let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      return try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    }
  }

  @Test func `the picture below the code is the screen`() throws {
    let driver = ScreenDriver(
      PhoneNumbersScreen(title: "Phone Numbers"), size: ScreenSize(width: 56, height: 9))
    let picture = driver.lines.joined(separator: "\n")
    #expect(try readme.contains(picture), "The screen is\n\(picture)")
  }

  @Test func `the readme is short, and shows code at once`() throws {
    let lines = try readme.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 120)
    #expect(lines.prefix(15).contains { $0.hasPrefix("final class") })
  }
}
