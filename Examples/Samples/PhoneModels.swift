import Observation
import RowKit

/// The data of the samples: a phone's settings, and its owner's contacts.
@Observable @MainActor final class PhoneSettings {
  var isWiFiOn = true
}

/// A contact that is edited.
@MainActor final class Contact {
  var name = ""
  var email = ""
  var company = ""
}

/// A parcel.
@MainActor final class Parcel {
  var weight = 1.5
}

/// A store of contacts.
@MainActor final class Book {
  private(set) var contacts: [Contact] = []

  var addresses: [String] { contacts.map(\.email) }

  func add(_ contact: Contact) {
    contacts.append(contact)
  }
}

/// The row of the language.
final class LanguageRow: CellController {
  func configure(_ cell: TableCell) { cell.text = "Language" }
}

/// A screen of languages.
final class LanguagesScreen: GenericTableController {}
