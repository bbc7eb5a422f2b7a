public import AddressBook
public import RowKit

/// The telephone numbers of an address book from A to Z, below a link to a page about them.
public final class PhoneNumbersScreen: GenericTableController {
  private let book: AddressBookDataSource

  /// Creates a screen of the numbers in an address book.
  public init(_ book: AddressBookDataSource) {
    self.book = book
    super.init(title: "Phone Numbers")
  }

  public override func constructTableGroups() -> [TableGroup] {
    let links = TableGroup(footer: book.summary) {
      LinkRowController("About…") { AboutScreen() }
      if !book.issues.isEmpty { IssuesRowController(book.issues) }
    }
    let letters = LetterSection.all(of: book.phoneNumbers).map { section in
      TableGroup(
        header: GroupTitle(section.letter), indexTitle: section.letter,
        rows: RowList(section.numbers, id: { RowID($0) }) { [book] in
          PhoneNumbersScreen.row(of: $0, in: book)
        })
    }
    return [links] + letters
  }

  private static func row(
    of position: Int, in book: AddressBookDataSource
  ) -> PhoneNumberRowController {
    let entry = book.phoneNumbers[position]
    return .phoneNumber(
      name: entry.person, label: entry.kind,
      sortingName: entry.lastName.isEmpty ? entry.firstName : entry.lastName,
      number: entry.number, contact: { ContactScreen(book.owner(ofNumberAt: position)) })
  }
}
