import AddressBook
import RowKit

/// A contact: all fields of its card.
final class ContactScreen: GenericTableController {
  private let contact: Contact

  /// Creates a screen under the name by which a list calls the contact.
  init(_ contact: Contact, named name: String) {
    self.contact = contact
    super.init(title: name, style: .grouped)
  }

  override func constructTableGroups() -> [TableGroup] {
    let numbers = contact.phones.map { phone in
      PhoneNumberRowController(name: phone.kind ?? "phone", number: phone.number)
    }
    let groups = [
      TableGroup("Name", rows: names), TableGroup("Numbers", rows: numbers),
      TableGroup("More", rows: contact.fields.map(ContactScreen.row)),
    ]
    return groups.filter { !$0.rows.isEmpty }
  }

  private var names: [any CellController] {
    let parts = [
      ("First name", contact.firstName), ("Last name", contact.lastName),
      ("Organisation", contact.organization), ("Full name", contact.formattedName),
    ]
    return parts.filter { !$0.1.isEmpty }.map { .text($0.0, detail: $0.1) }
  }

  private static func row(of field: Contact.Field) -> any CellController {
    let name = ContactScreen.titles[field.name] ?? ContactScreen.plain(field.name)
    let label = field.kind.map { "\(name) (\($0))" } ?? name
    switch field.name {
    case "email": return .email(label, field.value)
    case "url": return .url(label, field.value)
    default: return .text(label, detail: field.value)
    }
  }

  /// Returns the name of an uncommon property in plain words.
  private static func plain(_ name: String) -> String {
    let name = name.hasPrefix("x-") ? String(name.dropFirst(2)) : name
    let words = name.replacing("-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  private static let titles = [
    "adr": "Address", "bday": "Birthday", "email": "E-mail", "impp": "Messages",
    "tz": "Time zone", "url": "Web page",
  ]
}
