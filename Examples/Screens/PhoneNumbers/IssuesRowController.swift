import AddressBook
import RowKit

/// A link to what had to be skipped or repaired in files of contacts, with how much it is.
final class IssuesRowController: LinkRow {
  private let issues: [ContactIssue]

  let label = "Skipped or repaired"
  let image: CellImage? = CellImage("!", color: .role(.warning))
  var currentValue: String? { issues.count.grouped }

  init(_ issues: [ContactIssue]) {
    self.issues = issues
  }

  func makeScreen() -> ScreenController { IssuesScreen(issues) }
}
