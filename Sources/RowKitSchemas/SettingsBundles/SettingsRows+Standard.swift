import RowKit

extension SettingsRows {
  /// The rows for the types of settings bundles and of InAppSettingsKit.
  public static var standard: SettingsRows {
    var rows = SettingsRows()
    for type in ["PSToggleSwitchSpecifier", "PSToggleSwitch"] {
      rows.register(type) { .toggle($0.label, isOn: $0.flagValue, id: $0.rowID) }
    }
    rows.register("PSSliderSpecifier") { slider($0) }
    for type in ["PSTextFieldSpecifier", "PSTextField"] { rows.register(type) { field($0) } }
    for type in ["PSTitleValueSpecifier", "PSTitleValue"] {
      rows.register(type) { item in
        let value = item.value
        return ValueRowController(item.label, id: item.rowID) { item.title(of: value.value) }
      }
    }
    for type in ["PSMultiValueSpecifier", "PSMultiValue"] {
      rows.register(type) { SettingsChoiceRow($0) }
    }
    for type in ["IASKTextViewSpecifier", "PSTextView"] {
      rows.register(type) {
        .multilineText(
          $0.label, text: $0.textValue, placeholder: $0.text("IASKPlaceholder") ?? "", id: $0.rowID)
      }
    }
    for type in ["IASKDatePickerSpecifier", "PSDatePicker"] { rows.register(type) { date($0) } }
    rows.registerLinks()
    return rows
  }

  private mutating func registerLinks() {
    register("PSChildPaneSpecifier") { item in
      guard let file = item.entry["File"]?.string, let screen = item.screen else { return nil }
      let subtitle = item.text("IASKSubtitle")
      return LinkRowController(item.label, value: { subtitle }, id: item.rowID) { [weak screen] in
        SettingsBundleScreen(
          child: file, title: item.text("IASKChildTitle") ?? item.label, item, of: screen)
      }
    }
    register("IASKOpenURLSpecifier") { item in
      guard let address = item.entry["File"]?.string else { return nil }
      return URLRowController(item.label, address, id: item.rowID)
    }
    register("IASKMailComposeSpecifier") { item in
      let people = item.entry["IASKMailComposeToRecipents"]?.array?.compactMap(\.string) ?? []
      return EmailRowController(item.label, people.joined(separator: ","), id: item.rowID)
    }
    register("IASKButtonSpecifier") { item in
      let key = item.key
      guard !item.isReadOnly else { return .action(item.label, id: item.rowID, action: nil) }
      return .action(item.label, id: item.rowID) { [weak screen = item.screen] row in
        screen?.onButton?(key, row)
      }
    }
  }

  private static func slider(_ item: SettingsItem) -> any CellController {
    // The images at the ends stand for words; their names are those words here.
    let ends = ["MinimumValueImage", "MaximumValueImage"].compactMap { name in
      item.entry[name]?.string.map { String($0.prefix { $0 != "." }) }
    }
    let label = item.label.isEmpty ? ends.joined(separator: " – ") : item.label
    return SliderRowController(label, value: item.numberValue, in: item.range, id: item.rowID)
  }

  private static func field(_ item: SettingsItem) -> any CellController {
    let placeholder = item.text("IASKPlaceholder") ?? item.text("Placeholder") ?? ""
    if item.entry.isTrue("IsSecure") {
      return SecureFieldRowController(
        item.label, text: item.textValue, placeholder: placeholder, id: item.rowID)
    }
    let keyboard: KeyboardKind =
      switch item.entry["KeyboardType"]?.string {
      case "NumberPad", "DecimalPad": .number
      case "PhonePad": .phone
      case "EmailAddress": .email
      case "URL": .url
      default: .text
      }
    return TextFieldRowController(
      item.label, text: item.textValue, placeholder: placeholder,
      input: TextInput(keyboard: keyboard), id: item.rowID)
  }

  private static func date(_ item: SettingsItem) -> any CellController {
    let step = min(max(Int(item.entry["MinuteInterval"]?.number ?? 1), 1), 30)
    switch item.entry["DatePickerMode"]?.string ?? "DateAndTime" {
    case "Date": return .date(item.label, date: date(in: item.value), id: item.rowID)
    case "Time":
      return .time(item.label, time: date(in: item.value), minuteStep: step, id: item.rowID)
    default:
      return .dateAndTime(
        item.label, dateTime: date(in: item.value), minuteStep: step, id: item.rowID)
    }
  }

  /// Returns a date in a value, with the written form in which settings keep it.
  private static func date<Value: StoredValueRepresentable>(
    in value: Binding<StoredValue?>
  ) -> Binding<Value?> {
    value.mapped({ $0.flatMap { Value(modelValue: $0) } }, { $0?.modelValue })
  }
}
