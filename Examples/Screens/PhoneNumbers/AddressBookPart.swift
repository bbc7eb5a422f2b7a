package import AddressBook
import RowKitStorage

/// An address book as far as it was read, by letters.
package struct AddressBookPart: Sendable {
  /// The contacts that were read.
  let book: AddressBookDataSource

  /// The numbers of the contacts by letters.
  let sections: [LetterSection]

  /// The reading that goes on, or nil if all was read.
  private let reading: AddressBookReading?

  /// The number of bytes to read next.
  private let size: Int

  /// Creates a part of an address book that was read to its end.
  package init(_ book: AddressBookDataSource) {
    self.init(book, reading: nil, size: 0)
  }

  /// Reads the first part of an address book.
  ///
  /// - Parameters:
  ///   - reading: The reading of the address book.
  ///   - size: The number of bytes to read.
  /// - Throws: ``ContactReadError`` if a file can't be read.
  package init(_ reading: AddressBookReading, size: Int) throws(ContactReadError) {
    var reading = reading
    try reading.readOn(size)
    self.init(of: reading, next: size)
  }

  private init(of reading: AddressBookReading, next size: Int) {
    let rest = reading.isFinished ? nil : reading
    self.init(reading.addressBook, reading: rest, size: size)
  }

  private init(_ book: AddressBookDataSource, reading: AddressBookReading?, size: Int) {
    self.book = book
    self.reading = reading
    self.size = size
    sections = LetterSection.all(of: book.phoneNumbers)
  }

  /// Whether more is to be read.
  package var hasRest: Bool { reading != nil }

  /// Returns this part with what follows, which is about twice as long as all that was read before.
  ///
  /// The numbers are sorted in each time. A file that can't be read becomes an issue.
  package func grown() -> AddressBookPart {
    guard var reading else { return self }
    do throws(ContactReadError) {
      try reading.readOn(size)
    } catch {
      reading.addIssue(error)
    }
    return AddressBookPart(of: reading, next: size * 3)
  }
}
