import AddressBook
import RowKit

/// A link to the list of parts that were skipped or repaired in contact files, with their count.
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
