import RowKit

extension SettingsRows {
  /// The rows for the types of settings bundles and of InAppSettingsKit.
  public static var standard: SettingsRows {
    var rows = SettingsRows()
    for type in ["PSToggleSwitchSpecifier", "PSToggleSwitch"] {
      rows.register(type) { $0.isMisfit ? field($0, $0.typedValue) : SettingsToggleRow($0) }
    }
    rows.register("PSSliderSpecifier") { $0.isMisfit ? field($0, $0.typedValue) : slider($0) }
    for type in ["PSTextFieldSpecifier", "PSTextField"] {
      rows.register(type) { field($0, $0.textValue) }
    }
    for type in ["PSTitleValueSpecifier", "PSTitleValue"] {
      rows.register(type) { item in
        let value = item.value
        return TextRowController(item.label, id: item.rowID) { item.title(of: value.value) }
      }
    }
    for type in ["PSMultiValueSpecifier", "PSMultiValue"] {
      rows.register(type) { SettingsChoiceRow($0) }
    }
    for type in ["IASKTextViewSpecifier", "PSTextView"] {
      rows.register(type) {
        .multilineText(
          $0.label, $0.textValue, placeholder: $0.text("IASKPlaceholder") ?? "", id: $0.rowID)
      }
    }
    for type in ["IASKDatePickerSpecifier", "PSDatePicker"] {
      rows.register(type) { $0.isMisfit ? field($0, $0.typedValue) : date($0) }
    }
    rows.registerLinks()
    rows.standardTypes = Set(rows.types)
    return rows
  }

  private mutating func registerLinks() {
    for type in ["PSChildPaneSpecifier", "PSChildPane"] {
      register(type) { SettingsRows.link($0) }
    }
    register("IASKOpenURLSpecifier") { item in
      item.text("File").map { SettingsRows.webPage(item, $0) }
    }
    register("IASKMailComposeSpecifier") { item in
      let link = MailLink.text(of: item)
      return SettingsActionRow(item, title: item.label) { $0.request(.openURL(link)) }
    }
    register("IASKButtonSpecifier") { item in
      let (key, label) = (item.key, item.label)
      let title = {
        let stored = item.value.value?.string ?? ""
        return stored.isEmpty ? label : item.page.text(for: stored)
      }
      guard !item.isReadOnly, item.screen?.onButton != nil else {
        return SettingsActionRow(item, title: title(), action: nil)
      }
      return SettingsActionRow(item, title: title()) { [weak screen = item.screen] row in
        screen?.onButton?(key, row)
      }
    }
  }

  /// Returns the row that leads to a page, or `nil` if the screen is code of iOS.
  private static func link(_ item: SettingsItem) -> (any CellController)? {
    if let address = item.entry.webAddress { return webPage(item, address) }
    guard let file = item.entry.linkedPage, let screen = item.screen else { return nil }
    return SettingsLinkRow(item) { [weak screen] in
      SettingsBundleScreen(
        child: file, title: item.text("IASKChildTitle") ?? item.label, item, of: screen)
    }
  }

  private static func webPage(_ item: SettingsItem, _ address: String) -> any CellController {
    AddressRowController(
      item.label, address, kind: .web, detail: item.subtitle, id: item.rowID)
  }

  private static func slider(_ item: SettingsItem) -> any CellController {
    // The images at the ends stand for words; their names are those words here.
    let ends = ["MinimumValueImage", "MaximumValueImage"].compactMap { name in
      item.entry[name]?.string.map { String($0.prefix { $0 != "." }) }
    }
    let label = item.label.isEmpty ? ends.joined(separator: " – ") : item.label
    return SliderRowController(label, item.numberValue, in: item.range, id: item.rowID)
  }

  private static func field(
    _ item: SettingsItem, _ text: Binding<String>
  ) -> any CellController {
    let placeholder = item.text("IASKPlaceholder") ?? item.text("Placeholder") ?? ""
    if item.entry.isTrue("IsSecure") {
      return .secureField(item.label, text, placeholder: placeholder, id: item.rowID)
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
      item.label, text, placeholder: placeholder, input: TextInput(keyboard: keyboard),
      id: item.rowID)
  }

  private static func date(_ item: SettingsItem) -> any CellController {
    switch item.entry["DatePickerMode"]?.string ?? "DateAndTime" {
    case "Date": SettingsDateRow<CivilDate>(item)
    case "Time": SettingsDateRow<CivilTime>(item)
    default: SettingsDateRow<CivilDateTime>(item)
    }
  }
}

/// The addresses of messages that a person writes.
private enum MailLink {
  /// Returns the address of a message with its recipients, its subject and its text.
  @MainActor static func text(of item: SettingsItem) -> String {
    let texts = [("subject", "IASKMailComposeSubject"), ("body", "IASKMailComposeBody")]
    let query =
      [("cc", "Cc"), ("bcc", "Bcc")].compactMap { name, kind in
        let people = recipients(kind, of: item)
        return people.isEmpty ? nil : "\(name)=\(people)"
      }
      + texts.compactMap { name, property in
        item.text(property).map { "\(name)=\(encoded($0))" }
      }
    return "mailto:" + recipients("To", of: item)
      + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
  }

  private static func recipients(_ kind: String, of item: SettingsItem) -> String {
    let people = item.entry["IASKMailCompose\(kind)Recipents"]?.array?.compactMap(\.string) ?? []
    return people.map(encoded).joined(separator: ",")
  }

  private static func encoded(_ text: String) -> String {
    text.utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      if scalar.properties.isAlphabetic && byte < 0x80 || (0x30...0x39).contains(byte) {
        return String(scalar)
      }
      if [0x40, 0x2E, 0x2D, 0x5F, 0x7E].contains(byte) { return String(scalar) }
      return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}
