/// Rules that compare dates, times and numbers, with each other and with constants.
///
/// ```swift
/// FormField("to", .date("To", $trip.end)).rules(.atLeast("from"))
/// ```
///
/// They pass for an empty field, and if the values can't be compared.
extension FormRule {
  /// Requires a date, a time or a number that is not less than that of another field.
  public static func atLeast(_ key: FormKey, _ message: String? = nil) -> FormRule {
    comparing(with: key, message, .tooSmall) { $0.isLess(than: $1) != true }
  }

  /// Requires a date, a time or a number that is not more than that of another field.
  public static func atMost(_ key: FormKey, _ message: String? = nil) -> FormRule {
    comparing(with: key, message, .tooLarge) { $1.isLess(than: $0) != true }
  }

  /// Requires a date, a time or a number that is more than that of another field.
  public static func more(than key: FormKey, _ message: String? = nil) -> FormRule {
    comparing(with: key, message, .notMore) { $1.isLess(than: $0) != false }
  }

  /// Requires a date, a time or a number that is less than that of another field.
  public static func less(than key: FormKey, _ message: String? = nil) -> FormRule {
    comparing(with: key, message, .notLess) { $0.isLess(than: $1) != false }
  }

  /// Requires a date, a time, or both in a range.
  public static func range<Value: CivilValue>(
    _ range: ClosedRange<Value>, _ message: String? = nil
  ) -> FormRule {
    FormRule { value, _, words in
      guard let found: Value = value.written(), !range.contains(found) else { return nil }
      if let message { return message }
      let isLess = found < range.lowerBound
      let bound = words.dates.text(for: isLess ? range.lowerBound : range.upperBound)
      return LocalizedStrings.fill(
        isLess ? words[FormStrings.tooSmall] : words[FormStrings.tooLarge], bound)
    }
  }

  private static func comparing(
    with key: FormKey, _ message: String?, _ word: FormStrings,
    _ holds: @escaping (FormValue, FormValue) -> Bool
  ) -> FormRule {
    FormRule { value, values, words in
      let other = values[key]
      guard !value.isEmpty, !other.isEmpty, !holds(value, other) else { return nil }
      return message ?? LocalizedStrings.fill(words[word], other.text(in: words) ?? "")
    }
  }
}
