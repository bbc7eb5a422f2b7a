import RowKit

/// A row with a switch or a checkbox, and the subtitle of its state.
final class SettingsToggleRow: ToggleRow, FormRow {
  let label: String
  let style: ToggleStyle
  let rowID: RowID?
  var access = FieldAccess.editable
  private let item: SettingsItem

  init(_ item: SettingsItem) {
    self.item = item
    label = item.label
    style = item.entry["IASKToggleStyle"]?.string == "Checkmark" ? .checkbox : .switch
    rowID = item.rowID
  }

  var detail: String? { item.subtitle }

  var isOn: Bool {
    get { item.flagValue.value }
    set { item.flagValue.value = newValue }
  }
}

/// A row that leads to another page, with a subtitle or the value of its key.
final class SettingsLinkRow: LinkRow {
  let label: String
  let rowID: RowID?
  private let item: SettingsItem
  private let screen: () -> ScreenController

  init(_ item: SettingsItem, screen: @escaping () -> ScreenController) {
    self.item = item
    self.screen = screen
    label = item.label
    rowID = item.rowID
  }

  var currentValue: String? {
    item.subtitle ?? (item.key.isEmpty ? nil : item.title(of: item.value.value))
  }

  func configure(_ cell: TableCell) {
    cell.style = item.subtitle == nil ? .value : .subtitle
    cell.text = label
    cell.detailText = currentValue
    cell.accessory = .disclosureIndicator
  }

  func makeScreen() -> ScreenController { screen() }
}

/// A row that performs an action, with a subtitle.
final class SettingsActionRow: ActionRow {
  let rowID: RowID?
  private let item: SettingsItem
  private let title: () -> String
  private let action: ((RowContext) -> Void)?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - item: The entry.
  ///   - title: Returns the title whenever the row is shown.
  ///   - action: The action. A row without an action can't be selected.
  init(
    _ item: SettingsItem, title: @autoclosure @escaping () -> String,
    action: ((RowContext) -> Void)?
  ) {
    self.item = item
    self.title = title
    self.action = action
    rowID = item.rowID
  }

  var label: String { title() }

  var isSelectable: Bool { action != nil }

  /// The alignment that the entry states, and the leading one beside a subtitle.
  var alignment: TextAlignment {
    guard item.subtitle == nil else { return .leading }
    return switch item.entry["IASKTextAlignment"]?.string {
    case "IASKUITextAlignmentCenter": .center
    case "IASKUITextAlignmentRight": .trailing
    default: .leading
    }
  }

  func configure(_ cell: TableCell) {
    cell.text = label
    cell.detailText = item.subtitle
    cell.style = item.subtitle == nil ? .default : .subtitle
    cell.alignment = alignment
    cell.isEnabled = isSelectable
    cell.textStyle = .tint
  }

  func perform(_ row: RowContext) {
    action?(row)
  }
}

/// A row that opens a web page, with a subtitle or the address.
final class SettingsAddressRow: AddressRow {
  let label: String
  let address: String?
  let kind = AddressKind.web
  let rowID: RowID?
  private let item: SettingsItem

  init(_ item: SettingsItem, _ address: String) {
    self.item = item
    self.address = address
    label = item.label
    rowID = item.rowID
  }

  func configure(_ cell: TableCell) {
    cell.text = label
    cell.detailText = item.subtitle ?? address
    cell.style = item.subtitle == nil ? .value : .subtitle
    if item.subtitle == nil { cell.detailStyle = .tint.adding(.underline) }
    cell.isEnabled = isSelectable
    cell.accessory = .symbol(kind.sign)
  }
}
