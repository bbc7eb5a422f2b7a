import RowKit

/// Rows with a text, and rows that come one by one.
extension RowsScreen {
  var fields: TableGroup {
    TableGroup(
      "Fields", footer: "ctrl+r shows the password while it is edited.",
      rows: [
        .textField("Text field", $model.name, placeholder: "Ada Lovelace"),
        .secureField("Secure field", $model.password),
        .numberField(
          "Number field", $model.weight, idleFormat: .fixed(2), suffix: "kg", range: 0...200),
        .multilineText("Several lines", $model.note, placeholder: "Anything"),
      ])
  }

  var phones: TableGroup {
    TableGroup(
      "Rows that come and go", footer: "Up to five; Delete removes one, alt+↑ and alt+↓ move it.",
      repeating: $model.phones, adding: "Add telephone number", new: "", maximum: 5
    ) {
      TextFieldRowController("Telephone", $0, placeholder: "none")
    }
  }
}
