/// One number of one person, as shown in a list of telephone numbers.
///
/// A person with three numbers has three entries, so a table needs exactly one row for each value:
///
///     let number = PhoneNumber(
///       firstName: "Ada", lastName: "Lovelace", kind: "mobile", number: "+44 7700 900001")
///     number.name  // "Ada Lovelace (mobile)"
public struct PhoneNumber: Hashable, Sendable {
  /// The family name, or "" for an organisation and for a person without one.
  public let lastName: String

  /// The given name, or its substitute on a card without a person's name.
  public let firstName: String

  /// The kind of number, as labelled by its owner: "mobile", "home fax", "phone".
  public let kind: String

  /// The number as it was written, which may hold spaces, signs and an extension.
  public let number: String

  /// Creates a number.
  public init(firstName: String, lastName: String, kind: String, number: String) {
    self.lastName = lastName
    self.firstName = firstName
    self.kind = kind
    self.number = number
  }

  /// The text to show, "first last (kind)", without empty parts.
  public var name: String {
    let parts = [firstName, lastName, kind.isEmpty ? "" : "(\(kind))"]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The person or organisation, "first last", without the kind of number.
  public var person: String {
    [firstName, lastName].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The heading for this number in an index from A to Z.
  ///
  /// It is the uppercase first letter of the last name, or of the first name if there is no last
  /// name. If that isn't a letter, it is "#". Letters of scripts without case are unchanged.
  public var sectionLetter: String {
    PhoneNumber.sectionLetter(of: lastName.isEmpty ? firstName : lastName)
  }

  /// Returns the heading for a name.
  static func sectionLetter(of name: String) -> String {
    guard let first = name.first, first.isLetter else { return "#" }
    return String(first).uppercased().first.map { String($0) } ?? "#"
  }
}
