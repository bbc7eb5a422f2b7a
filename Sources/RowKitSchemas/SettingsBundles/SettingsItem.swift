public import RowKit

/// An entry of a settings page together with its store, from which rows are made.
@MainActor public struct SettingsItem {
  let entry: SettingsEntry
  let page: SettingsPage

  /// The store of the values.
  public let store: any SettingsStore

  /// The bundle, whose other pages links lead to.
  let bundle: SettingsBundle

  /// The identity of the entry's row.
  public let rowID: RowID

  /// Whether the row only shows its value.
  public let isReadOnly: Bool

  /// The stored value when the page was opened, if the row of the entry can't show it.
  var misfit: SettingsMisfit?

  /// Whether the row of the entry can't show the value that was stored when the page was opened.
  var isMisfit: Bool { misfit != nil }

  /// Whether a number was stored when the page was opened, or is the default.
  let isNumeric: Bool

  weak var screen: SettingsBundleScreen?

  /// The key of the stored value.
  ///
  /// In a read-only screen, `ReadOnlyKey` takes precedence.
  public var key: String {
    (isReadOnly ? entry["ReadOnlyKey"]?.string : nil) ?? entry.key ?? ""
  }

  /// The title in the language of the person, or an empty text if there is none.
  public var label: String { text("Title") ?? "" }

  /// The text of a property in the language of the person, or `nil` if there is none.
  public func text(_ property: String) -> String? {
    entry[property]?.string.map { page.text(for: $0) }
  }

  /// The value of a property of the entry, or `nil` if there is none or if it is data.
  ///
  /// A date is a text.
  public subscript(property: String) -> JSONValue? {
    entry[property].flatMap { JSONValue(propertyList: $0) }
  }

  /// The text below the title in the language of the person, or `nil` if there is none.
  ///
  /// `IASKSubtitle` is a text, or a dictionary with a text for each value. `YES` and `NO` stand for the
  /// states of a switch, and `__default__` for all other values.
  public var subtitle: String? {
    guard let texts = entry["IASKSubtitle"]?.entries else { return text("IASKSubtitle") }
    var names = [value.value?.plainText ?? "", "__default__"]
    if entry.isToggle { names.insert(flagValue.value ? "YES" : "NO", at: 0) }
    let found = names.lazy.compactMap { name in texts.first { $0.key.isExactly(name) } }.first
    return found?.value.string.map { page.text(for: $0) }
  }

  // MARK: Values

  /// The stored value, or the default if there is none.
  public var value: Binding<JSONValue?> {
    let store = store
    let key = key
    let standard = entry.defaultValue
    return Binding<JSONValue?>(
      get: { store.value(named: key) ?? standard },
      set: { value in
        guard !key.isEmpty else { return }
        store.setValue(value, named: key)
      })
  }

  /// Stores a date such as `2026-11-22T07:30:00Z` if there is no stored value and the store has dates, and
  /// returns whether it did.
  func setNewDate(_ text: String) -> Bool {
    !key.isEmpty && store.value(named: key) == nil && store.setDate(text, named: key)
  }

  /// The stored value, or the default if there is none, in place of which no other kind is stored.
  ///
  /// An object or a list that another program stored stays as it is.
  var plainValue: Binding<JSONValue?> {
    let value = value
    return Binding<JSONValue?>(
      get: { value.value },
      set: { [weak screen, label] new in
        guard let stored = value.value, stored.hasParts else { return value.value = new }
        screen?.showMessage(
          "\(label): \((screen?.words ?? .english)[SettingsMisfit.sentence(for: stored)])")
      })
  }

  /// The value as text.
  ///
  /// An object or a list is shown as JSON text, and setting the text does nothing then. If a number was
  /// stored when the page was opened, or if the default is one, a number is stored as a number.
  public var textValue: Binding<String> {
    let isNumeric = isNumeric
    return plainValue.mapped(
      { $0?.plainText ?? "" },
      { (isNumeric ? JSONValue(numberWrittenAs: $0) : nil) ?? .string($0) })
  }

  /// The value as text, which is stored as a number if it is one.
  var typedValue: Binding<String> {
    plainValue.mapped(
      { $0?.plainText ?? "" }, { JSONValue(numberWrittenAs: $0) ?? .string($0) })
  }

  /// The value as a number, or the lower limit for anything else.
  public var numberValue: Binding<Double> {
    let range = range
    return plainValue.mapped(
      { value in
        let number = value?.number?.double ?? value?.string.flatMap { Double($0) }
        guard let number, number.isFinite else { return range.lowerBound }
        return min(max(number, range.lowerBound), range.upperBound)
      }, { JSONValue(propertyList: .real($0)) })
  }

  /// The value as a switch: `TrueValue` and `FalseValue`, if the entry has them.
  ///
  /// A stored value that is neither counts as its Boolean reading.
  public var flagValue: Binding<Bool> {
    let on = entry["TrueValue"].flatMap { JSONValue(propertyList: $0) } ?? .bool(true)
    let off = entry["FalseValue"].flatMap { JSONValue(propertyList: $0) } ?? .bool(false)
    return plainValue.mapped(
      { value in
        guard let value else { return false }
        if value.isSame(as: on) { return true }
        if value.isSame(as: off) { return false }
        return value.propertyList?.bool ?? false
      }, { $0 ? on : off })
  }

  // MARK: Choices and ranges

  /// The values to choose from, with their titles in the language of the person.
  ///
  /// Values without a title, and titles without a value, are omitted.
  public var choices: [Choice<JSONValue>] {
    choices(titles: "Titles")
  }

  func choices(titles name: String) -> [Choice<JSONValue>] {
    choices(of: entry, titles: name)
  }

  /// Returns the values to choose from in an entry, which may stand in this one.
  func choices(
    of entry: SettingsEntry, titles name: String = "Titles"
  ) -> [Choice<JSONValue>] {
    let values = entry["Values"]?.array ?? []
    let titles = entry[name]?.array ?? []
    let choices = zip(values, titles).compactMap { value, title in
      JSONValue(propertyList: value).map { value in
        let name = title.string ?? JSONValue(propertyList: title)?.plainText
        return Choice(value, page.text(for: name ?? ""))
      }
    }
    guard entry.isTrue("DisplaySortedByTitle") else { return choices }
    return choices.sorted { $0.title < $1.title }
  }

  /// Returns the title of a value, or the value itself if it is none of the choices.
  func title(of value: JSONValue?, titles name: String = "Titles") -> String? {
    guard let value else { return nil }
    return choices(titles: name).first { $0.value.isSame(as: value) }?.title ?? value.plainText
  }

  /// The range of a slider.
  public var range: ClosedRange<Double> { entry.range ?? 0...1 }
}
