import AddressBook
import RowKit

/// A list of the parts that were skipped or repaired while reading contacts, with file and line.
final class IssuesScreen: GenericTableController {
  private let issues: [ContactIssue]

  init(_ issues: [ContactIssue]) {
    self.issues = issues
    super.init(title: "Skipped or Repaired")
  }

  override func constructTableGroups() -> [TableGroup] {
    let files = Set(issues.map(\.file)).count
    let rows = issues.lazy.map { issue in
      TextRowController(
        issue.what, detail: IssuesScreen.place(of: issue), style: .subtitle, numberOfLines: 0)
    }
    let header = files == 1 ? "In \(issues.first?.file ?? "")" : "In \(files.grouped) files"
    return [TableGroup(header, rows: rows)]
  }

  private static func place(of issue: ContactIssue) -> String {
    issue.line.map { "\(issue.file), line \($0.grouped)" } ?? issue.file
  }
}
