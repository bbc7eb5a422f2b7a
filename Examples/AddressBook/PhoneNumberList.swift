/// The telephone numbers of an address book, sorted for a list.
///
/// A number is made when it is read from the list, which takes eight bytes for each.
public struct PhoneNumberList: RandomAccessCollection, Sendable {
  let contacts: ContactList
  let order: [PhoneEntry]

  public var startIndex: Int { 0 }
  public var endIndex: Int { order.count }

  public subscript(position: Int) -> PhoneNumber {
    contacts.number(order[position])
  }

  /// Returns ``PhoneNumber/sectionLetter`` of the number at a position, without making the number.
  public func sectionLetter(at position: Int) -> String {
    contacts.sectionLetter(order[position])
  }

  /// Returns the letter from A to Z under which the number at a position is listed, in ASCII, or `nil`
  /// for another heading.
  public func plainLetter(at position: Int) -> UInt8? {
    contacts.plainLetter(order[position])
  }

  /// Returns an identity of the number at a position, which stays the same while more contacts are
  /// read.
  public func identity(at position: Int) -> Int { order[position].identity }
}
