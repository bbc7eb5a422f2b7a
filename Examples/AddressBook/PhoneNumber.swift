/// One number of one person, as a list of telephone numbers shows it.
///
/// A person with three numbers is three of these, so a table needs one row per value and nothing
/// else:
///
///     let number = PhoneNumber(
///       firstName: "Ada", lastName: "Lovelace", kind: "mobile", number: "+44 7700 900001")
///     number.name  // "Ada Lovelace (mobile)"
public struct PhoneNumber: Hashable, Sendable {
  /// The line to show, "first last (kind)", without the parts that are empty.
  public let name: String

  /// The family name, or "" for an organisation and for whoever has none.
  public let lastName: String

  /// The given name; for a card without a person's name, what stands in for it.
  public let firstName: String

  /// What the number is for, as its owner labelled it: "mobile", "home fax", "phone".
  public let kind: String

  /// The number as it was written, which may hold spaces, signs and an extension.
  public let number: String

  /// Creates a number and puts its ``name`` together.
  public init(firstName: String, lastName: String, kind: String, number: String) {
    let parts = [firstName, lastName, kind.isEmpty ? "" : "(\(kind))"]
    self.name = parts.filter { !$0.isEmpty }.joined(separator: " ")
    self.lastName = lastName
    self.firstName = firstName
    self.kind = kind
    self.number = number
  }

  /// The heading this number belongs under in an index from A to Z.
  ///
  /// It is the first letter of the last name, or of the first name when there is no last name, in
  /// upper case, and "#" when that is not a letter. Scripts without cases give it as it is.
  public var sectionLetter: String {
    let indexed = lastName.isEmpty ? firstName : lastName
    guard let first = indexed.first, first.isLetter else { return "#" }
    return String(first).uppercased().first.map { String($0) } ?? "#"
  }
}
