import RowKit

/// A stored value that the row of an entry can't show.
enum SettingsMisfit {
  /// An object or a list in place of a value, or anything but a list in place of a list.
  ///
  /// It is shown as JSON text and stays as it is.
  case other(JSONValue)

  /// A text or a number that isn't a date, isn't in the range of a slider, or is no state of a switch.
  ///
  /// It is edited as text.
  case text

  /// Examines the stored value of an entry of a standard type.
  ///
  /// The result is `nil` if the row of the entry can show the value.
  init?(_ value: JSONValue?, of entry: SettingsEntry) {
    guard let value = value?.unlessNull else { return nil }
    switch entry.type {
    case "IASKListGroupSpecifier":
      guard value.array == nil else { return nil }
      self = .other(value)
    case "IASKDatePickerSpecifier", "PSDatePicker":
      guard value.hasParts || !entry.isDate(value) else { return nil }
      self = value.hasParts ? .other(value) : .text
    case "PSSliderSpecifier":
      guard value.hasParts || !entry.isInRange(value) else { return nil }
      self = value.hasParts ? .other(value) : .text
    case "PSToggleSwitchSpecifier", "PSToggleSwitch":
      guard value.hasParts || !entry.isFlag(value) else { return nil }
      self = value.hasParts ? .other(value) : .text
    case "PSMultiValueSpecifier", "PSMultiValue":
      guard value.hasParts, !entry.isChoice(value) else { return nil }
      self = .other(value)
    case "PSTextFieldSpecifier", "PSTextField", "IASKTextViewSpecifier", "PSTextView":
      guard value.hasParts else { return nil }
      self = .other(value)
    default: return nil
    }
  }

  /// Returns the sentence about a value that stays as it is.
  static func sentence(for value: JSONValue) -> SchemaStrings {
    if value.array != nil { return .isList }
    return value.hasParts ? .isObject : .isNotList
  }
}

extension SettingsEntry {
  /// Returns whether a value is a number in the range of a slider.
  fileprivate func isInRange(_ value: JSONValue) -> Bool {
    let number = value.number?.double ?? value.string.flatMap { Double($0) }
    return number.map { (range ?? 0...1).contains($0) } ?? false
  }
}

extension SettingsEntry {
  /// Returns whether a value is a state of a switch.
  fileprivate func isFlag(_ value: JSONValue) -> Bool {
    let states = ["TrueValue", "FalseValue"].compactMap { self[$0] }
    return value.propertyList?.bool != nil || holds(value, in: states)
  }

  /// Returns whether a value is one of the choices.
  fileprivate func isChoice(_ value: JSONValue) -> Bool {
    holds(value, in: self["Values"]?.array ?? [])
  }

  private func holds(_ value: JSONValue, in values: [PropertyList]) -> Bool {
    values.contains { JSONValue(propertyList: $0)?.isSame(as: value) == true }
  }
}

/// The rows of a value that stays as it is: the value as JSON text, and the reason.
@MainActor enum SettingsMisfitRows {
  /// Returns the rows of an entry.
  static func rows(_ item: SettingsItem, _ value: JSONValue) -> [any CellController] {
    let stored = item.value
    let words = item.screen?.words ?? .english
    let message = FormMessageRow(id: RowID("misfit \(item.rowID)"))
    message.message = .wrong(words[SettingsMisfit.sentence(for: value)])
    return [
      TextRowController(item.label, id: item.rowID) { (stored.value ?? value).plainText }, message,
    ]
  }

  /// Returns the row of an element of a list.
  static func element(_ title: String, _ value: Binding<JSONValue>) -> any RepeatableRow {
    let row = TextFieldRowController(
      title, Binding(get: { value.value.plainText }, set: { _ in }), id: .unique())
    row.access = .readOnly
    return row
  }
}
