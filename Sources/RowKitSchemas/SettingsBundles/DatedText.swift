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

  /// Returns the date or the time of a type, or `nil` if the text has no such part.
  func value<Value: CivilValue>(_ type: Value.Type = Value.self) -> Value? {
    let needed = Value.all.lowerBound.parts
    guard time != nil || rest.isEmpty, needed.date == nil || date != nil,
      needed.time == nil || time != nil
    else { return nil }
    let earliest = CivilDateTime.all.lowerBound
    return Value(date: date ?? earliest.date, time: time ?? earliest.time)
  }

  /// Returns the text with another date, another time, or both.
  func replacing<Value: CivilValue>(with value: Value) -> String {
    guard self.value(Value.self) != nil else { return value.description }
    let (date, time) = (value.parts.date ?? date, value.parts.time ?? time)
    return (date?.description ?? "") + separator + (time?.description ?? "") + rest
  }
}

extension SettingsItem {
  /// The value as a date, a time or both, or `nil` if there is none.
  ///
  /// Setting it keeps the parts of the stored text that it doesn't have.
  func dateValue<Value: CivilValue>() -> Binding<Value?> {
    let value = plainValue
    return Binding<Value?>(
      get: { value.value.flatMap { DatedText($0.plainText).value() } },
      set: { date in
        let former = DatedText(value.value?.string ?? "")
        value.value = date.map { .string(former.replacing(with: $0)) }
      })
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
