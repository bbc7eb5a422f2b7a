// The code of Docs/Forms.md.

import RowKit

@MainActor private func bindings(_ contact: Contact) -> [any CellController] {
  var name = ""
  return [
    .textField("Name", contact, \.name),  // a property of an object
    .textField("Name", text: Binding(get: { name }, set: { name = $0 })),  // closures
    .textField("Name", value: "") { print("It is \($0) now.") },  // its own value
  ]
}

@MainActor private func inputs(
  _ contact: Contact, _ parcel: Parcel, _ book: Book
) -> [any CellController] {
  [
    .textField(
      "E-mail", contact, \.email, input: TextInput(keyboard: .email, maximumLength: 80),
      suggestions: TextSuggestions { text in book.addresses.filter { $0.hasPrefix(text) } }),
    .numberField(
      "Weight", parcel, \.weight, idleFormat: .fixed(2), suffix: "kg", range: 0...30),
    .numberField(
      "Gewicht", parcel, \.weight,
      format: NumberFormat(decimalSeparator: ",", groupingSeparator: ".")),
  ]
}

extension LanguageRow: FocusableRow {
  func didTakeFocus(_ row: RowContext) { row.push(LanguagesScreen()) }
}

extension FormKey {
  static let name: FormKey = "name"
  static let email: FormKey = "email"
  static let company: FormKey = "company"
}

final class ContactForm: FormController {
  private let contact = Contact()
  private let book: Book

  init(_ book: Book) {
    self.book = book
    super.init(title: "New Contact")
  }

  override func constructFormGroups() -> [FormGroup] {
    [
      FormGroup("Contact") {
        FormField(.name, .textField("Name", contact, \.name)).rules(.required())
        FormField(.email, .textField("E-mail", contact, \.email))
          .rules(.required(), .email(), showing: .blur)
        FormField(.company, .textField("Company", contact, \.company))
          .visible { $0[.email].text.hasSuffix("@work.example") }
      },
      FormGroup { saveRow() },
    ]
  }

  override func save() { book.add(contact) }
}

/// A trip that is planned.
@MainActor private final class Trip {
  var plan = "Solo"
  var days: Set<String> = []
  var phones: [String] = []
}

private final class TripForm: FormController {
  private let trip = Trip()
  private let plans = [Choice("Solo"), Choice("Team")]
  private let weekdays = [Choice("Mon"), Choice("Tue")]

  override func constructFormGroups() -> [FormGroup] {
    [
      FormGroup("Trip") {
        FormField("plan", radio: plans, trip, \.plan).rules(.required())
        FormField("days", checks: weekdays, trip, \.days).rules(.required("One day at least"))
        FormField("phones", repeating: trip, \.phones, adding: "Add Number", new: "", maximum: 5) {
          TextFieldRowController("Number", text: $0)
        }.rules(.each(.length(3...20)))
      }
    ]
  }
}
