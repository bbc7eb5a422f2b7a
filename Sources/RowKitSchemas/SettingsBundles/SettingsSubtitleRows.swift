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

  var currentValue: String? { item.key.isEmpty ? nil : item.title(of: item.value.value) }

  var detail: String? { item.subtitle }

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

  var detail: String? { item.subtitle }

  var alignment: TextAlignment {
    switch item.entry["IASKTextAlignment"]?.string {
    case "IASKUITextAlignmentCenter": .center
    case "IASKUITextAlignmentRight": .trailing
    default: .leading
    }
  }

  func perform(_ row: RowContext) {
    action?(row)
  }
}
