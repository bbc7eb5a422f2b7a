import RowKit

/// A screen whose rows are bound to it, capture it, and read a model that outlives it.
final class DraftScreen: GenericTableController {
  private var draft = ""
  private let contact: ObservedContact

  init(_ contact: ObservedContact) {
    self.contact = contact
    super.init(title: "Draft")
  }

  override func constructTableGroups() -> [TableGroup] {
    [
      TableGroup(contact.name) {
        TextFieldRowController("Draft", Binding(self, \.draft))
        ActionRowController("Send") { _ in self.draft = "" }
        ObservingRow(contact)
      }
    ]
  }
}
