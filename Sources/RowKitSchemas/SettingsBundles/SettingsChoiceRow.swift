import RowKit

/// A row with the choices of an entry.
///
/// It shows a short title if there is one, and a value that is none of the choices as itself.
final class SettingsChoiceRow: ChoiceRow, FormRow {
  let label: String
  let choices: [Choice<JSONValue>]
  let rowID: RowID?
  let footer: String?
  var access = FieldAccess.editable
  private let value: Binding<JSONValue?>
  private let item: SettingsItem

  init(_ item: SettingsItem) {
    self.item = item
    label = item.label
    choices = item.choices
    value = item.value
    rowID = item.rowID
    footer = item.text("FooterText")
  }

  var selection: JSONValue? {
    get {
      value.value.map { value in choices.first { $0.value.isSame(as: value) }?.value ?? value }
    }
    set { value.value = newValue }
  }

  func configure(_ cell: TableCell) {
    let titles = item.entry["ShortTitles"] == nil ? "Titles" : "ShortTitles"
    cell.style = .value
    cell.text = label
    cell.detailText = item.title(of: selection, titles: titles) ?? Placeholder.missingValue
    cell.isEnabled = access != .disabled
    if isSelectable { cell.accessory = .disclosureIndicator }
  }
}
