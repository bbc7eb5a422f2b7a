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
    comparing(with: key, message, \.forms.rules.tooSmall) { $0.isLess(than: $1) != true }
  }

  /// Requires a date, a time or a number that is not more than that of another field.
  public static func atMost(_ key: FormKey, _ message: String? = nil) -> FormRule {
    comparing(with: key, message, \.forms.rules.tooLarge) { $1.isLess(than: $0) != true }
  }

  /// Requires a date, a time or a number that is more than that of another field.
  public static func more(than key: FormKey, _ message: String? = nil) -> FormRule {
    comparing(with: key, message, \.forms.rules.notMore) { $1.isLess(than: $0) != false }
  }

  /// Requires a date, a time or a number that is less than that of another field.
  public static func less(than key: FormKey, _ message: String? = nil) -> FormRule {
    comparing(with: key, message, \.forms.rules.notLess) { $0.isLess(than: $1) != false }
  }

  /// Requires a date in a range.
  public static func range(_ range: ClosedRange<CivilDate>, _ message: String? = nil) -> FormRule {
    inRange(range, message) { $0.date }
  }

  /// Requires a time in a range.
  public static func range(_ range: ClosedRange<CivilTime>, _ message: String? = nil) -> FormRule {
    inRange(range, message) { $0.time }
  }

  /// Requires a date and time in a range.
  public static func range(
    _ range: ClosedRange<CivilDateTime>, _ message: String? = nil
  ) -> FormRule {
    inRange(range, message) { $0.dateTime }
  }

  private static func comparing(
    with key: FormKey, _ message: String?, _ words: @escaping (LocalizedStrings) -> String,
    _ holds: @escaping (FormValue, FormValue) -> Bool
  ) -> FormRule {
    FormRule { value, values, strings in
      let other = values[key]
      guard !value.isEmpty, !other.isEmpty, !holds(value, other) else { return nil }
      return message ?? FormStrings.fill(words(strings), other.text(in: strings) ?? "")
    }
  }

  private static func inRange<Value: Comparable & LosslessStringConvertible>(
    _ range: ClosedRange<Value>, _ message: String?, _ read: @escaping (FormValue) -> Value?
  ) -> FormRule {
    FormRule { value, _, words in
      guard let found = read(value), !range.contains(found) else { return nil }
      if let message { return message }
      let isLess = found < range.lowerBound
      let bound = FormValue.text("\(isLess ? range.lowerBound : range.upperBound)")
      return FormStrings.fill(
        isLess ? words.forms.rules.tooSmall : words.forms.rules.tooLarge,
        bound.text(in: words) ?? "")
    }
  }
}
