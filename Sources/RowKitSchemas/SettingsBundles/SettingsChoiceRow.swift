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
  private let stored: Binding<JSONValue?>
  private let item: SettingsItem

  init(_ item: SettingsItem) {
    self.item = item
    label = item.label
    choices = item.choices
    stored = item.value
    rowID = item.rowID
    footer = item.text("FooterText")
  }

  var value: JSONValue? {
    get {
      stored.value.map { value in choices.first { $0.value.isSame(as: value) }?.value ?? value }
    }
    set { stored.value = newValue }
  }

  func configure(_ cell: TableCell) {
    let titles = item.entry["ShortTitles"] == nil ? "Titles" : "ShortTitles"
    cell.style = .value
    cell.text = label
    let title = item.title(of: value, titles: titles)
    cell.detailText = title ?? Placeholder.missingValue
    if title == nil { cell.signs = [.missingValue] }
    cell.isEnabled = access != .disabled
    if isSelectable { cell.accessory = .disclosureIndicator }
  }
}
