public import AddressBook
public import RowKit
import RowKitStorage

/// The telephone numbers of an address book from A to Z, below a link to a page about them.
public final class PhoneNumbersScreen: GenericTableController {
  private var part: AddressBookPart

  /// The link to a page about the numbers, which is the same row while more are read.
  private let about = LinkRowController("About…") { AboutScreen() }

  /// Creates a screen of the numbers in an address book.
  public convenience init(_ book: AddressBookDataSource) {
    self.init(AddressBookPart(book))
  }

  /// Creates a screen of the numbers that were read, which reads the rest in the background.
  package init(_ part: AddressBookPart) {
    self.part = part
    super.init(title: "Phone Numbers")
    readOn()
  }

  public override func constructTableGroups() -> [TableGroup] {
    let book = part.book
    let links = TableGroup(footer: part.summary) {
      about
      if !book.issues.isEmpty { IssuesRowController(book.issues) }
    }
    let numbers = book.phoneNumbers
    let letters = part.sections.map { section in
      TableGroup(
        header: GroupTitle(section.letter), id: RowID(section.letter), indexTitle: section.letter,
        rows: RowList(section.numbers, id: { RowID(numbers.identity(at: Int($0))) }) {
          PhoneNumbersScreen.row(of: Int($0), in: book)
        })
    }
    return [links] + letters
  }

  /// Shows more of the address book, with the cursor on the same number.
  package func show(_ part: AddressBookPart) {
    self.part = part
    tableGroups = constructTableGroups()
    readOn()
  }

  private func readOn() {
    guard part.hasRest else { return }
    BackgroundWork { [part] in part.grown() }.whenDone { [weak self] in self?.show($0) }
  }

  private static func row(
    of position: Int, in book: AddressBookDataSource
  ) -> PhoneNumberRowController {
    let entry = book.phoneNumbers[position]
    return .phoneNumber(
      name: entry.person, label: entry.kind,
      sortingName: entry.lastName.isEmpty ? entry.firstName : entry.lastName,
      number: entry.number,
      contact: { ContactScreen(book.owner(ofNumberAt: position), named: entry.person) })
  }
}
