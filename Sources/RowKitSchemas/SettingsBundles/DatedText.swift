import RowKit

/// A text with a date, a time or both, such as `2026-11-22`, `07:30` or `2026-11-22T07:30:00Z`.
///
/// Seconds and the zone aren't read, and stay when the date or the time is replaced.
struct DatedText {
  private let date: CivilDate?
  private let time: CivilTime?

  /// The sign between the date and the time.
  private let separator: String

  /// The seconds and the zone.
  private let rest: String

  /// Reads a text, which may have neither a date nor a time.
  init(_ text: String) {
    date = CivilDate(String(text.prefix(10)))
    let afterDate = date == nil ? text[...] : text.dropFirst(10)
    let hasSeparator = date != nil && afterDate.first.map { "Tt ".contains($0) } == true
    separator = hasSeparator ? String(afterDate.prefix(1)) : ""
    let timeText = afterDate.dropFirst(separator.count)
    let rest = timeText.dropFirst(5)
    let isTime = date == nil || hasSeparator
    time = isTime && rest.first?.isNumber != true ? CivilTime(String(timeText.prefix(5))) : nil
    self.rest = String(time == nil ? afterDate : rest)
  }

  /// Whether the text has a time with seconds.
  var hasSeconds: Bool { time != nil && rest.hasPrefix(":") }

  /// Returns the date or the time of a type, or `nil` if the text has no such part.
  func value<Value: CivilValue>(_ type: Value.Type = Value.self) -> Value? {
    let earliest = Value.first.parts
    guard time != nil || rest.isEmpty, earliest.date == nil || date != nil,
      earliest.time == nil || time != nil
    else { return nil }
    return Value(date: date ?? .first, time: time ?? .first)
  }

  /// The seconds, if there are any, and the zone, in words for a person.
  var remark: String {
    if time == nil { return "" }
    let seconds = rest.prefix { $0 == ":" && $0 == rest.first || $0.isNumber || $0 == "." }
    let zone = rest.dropFirst(seconds.count).drop { $0 == " " }
    let shown = seconds.contains { $0.isNumber && $0 != "0" } ? String(seconds) : ""
    if zone.isEmpty { return shown }
    return shown + " " + (zone.uppercased() == "Z" ? "UTC" : zone)
  }

  /// Returns the text with the date and the time of a value in UTC, as property lists have them.
  ///
  /// A time has the first day of 2001, from which property lists count, and a date begins at midnight.
  static func dateAndTime(of value: some CivilValue) -> String {
    let (date, time) = value.parts
    return "\(date?.description ?? "2001-01-01")T\(time?.description ?? "00:00"):00Z"
  }

  /// Returns the text with another date, another time, or both, or `nil` if it has no such part.
  ///
  /// A leap second is at the end of few minutes, so it becomes the second before it.
  func replacing<Value: CivilValue>(with value: Value) -> String? {
    guard self.value(Value.self) != nil else { return nil }
    let rest = rest.hasPrefix(":60") ? ":59" + rest.dropFirst(3) : rest
    let (date, time) = (value.parts.date ?? date, value.parts.time ?? time)
    return (date?.description ?? "") + separator + (time?.description ?? "") + rest
  }
}

/// A row with a date, a time, or both, and the seconds and the zone that its text has.
final class SettingsDateRow<Value: CivilValue>: DateRow, FormRow {
  let label: String
  let rowID: RowID?
  let minuteStep: Int
  let allowsNone = true
  var access = FieldAccess.editable
  private let item: SettingsItem
  private let stored: Binding<JSONValue?>

  init(_ item: SettingsItem) {
    self.item = item
    label = item.label
    rowID = item.rowID
    stored = item.plainValue
    minuteStep = Int(nearest: item.entry["MinuteInterval"]?.number ?? 1).clamped(to: 1...30)
  }

  private var text: DatedText? { stored.value.map { DatedText($0.plainText) } }

  /// The value.
  ///
  /// Setting it keeps the parts of the stored text that it doesn't have. In a property list, a date where
  /// none was is one, and not a text.
  var value: Value? {
    get { text?.value() }
    set {
      if let newValue, item.setNewDate(DatedText.dateAndTime(of: newValue)) { return }
      let former = DatedText(stored.value?.string ?? "")
      stored.value = newValue.map {
        .string(former.replacing(with: $0) ?? $0.description)
      }
    }
  }

  func line(isOpen: Bool, words: LocalizedStrings) -> ControlContent {
    let remark = value?.parts.time == nil ? "" : text?.remark ?? ""
    return line(value.map { words.dates.text(for: $0) + remark }, isOpen: isOpen)
  }
}

extension SettingsEntry {
  /// Returns whether a value is a date, a time or both, as the entry says, or an empty text.
  func isDate(_ value: JSONValue) -> Bool {
    let text = value.plainText
    if text.isEmpty { return true }
    let dated = DatedText(text)
    return switch self["DatePickerMode"]?.string ?? "DateAndTime" {
    case "Date": dated.value(CivilDate.self) != nil
    case "Time": dated.value(CivilTime.self) != nil
    default: dated.value(CivilDateTime.self) != nil
    }
  }
}
