/// A date, a time of day, or both, independent of time zones.
///
/// ``CivilDate``, ``CivilTime`` and ``CivilDateTime`` conform. A ``DateRow`` has one of them as its
/// value.
public protocol CivilValue: BindableValue<Self>, StoredValueRepresentable, Comparable, Hashable,
  Codable, LosslessStringConvertible, Sendable
{
  /// Creates a value of the parts that its type has.
  init(date: CivilDate, time: CivilTime)

  /// The date, the time, or both.
  var parts: (date: CivilDate?, time: CivilTime?) { get }
}

extension CivilValue {
  public static func < (left: Self, right: Self) -> Bool {
    let (first, second) = (left.parts, right.parts)
    let days = (first.date?.daysSince1970 ?? 0, second.date?.daysSince1970 ?? 0)
    guard days.0 == days.1 else { return days.0 < days.1 }
    return (first.time?.minutesSinceMidnight ?? 0) < (second.time?.minutesSinceMidnight ?? 0)
  }

  /// Decodes a value from its description, such as `"2026-11-21"`.
  public init(from decoder: any Decoder) throws {
    let kind = !Self.hasTime ? "date" : Self.hasDate ? "date and time" : "time"
    self = try decoder.decodeText(as: kind)
  }

  /// Encodes the description of the value.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encodeText(self)
  }

  /// Whether values of the type have a date.
  static var hasDate: Bool { first.parts.date != nil }

  /// Whether values of the type have a time.
  static var hasTime: Bool { first.parts.time != nil }

  /// The earliest value.
  package static var first: Self { Self(date: .first, time: .midnight) }
}

extension CivilDate: CivilValue {
  public init(date: CivilDate, time: CivilTime) { self = date }
  public var parts: (date: CivilDate?, time: CivilTime?) { (self, nil) }
}

extension CivilTime: CivilValue {
  public init(date: CivilDate, time: CivilTime) { self = time }
  public var parts: (date: CivilDate?, time: CivilTime?) { (nil, self) }
}

extension CivilDateTime: CivilValue {
  public init(date: CivilDate, time: CivilTime) { self.init(date, time) }
  public var parts: (date: CivilDate?, time: CivilTime?) { (date, time) }
}

extension ClosedRange where Bound: CivilValue {
  /// The range of all valid values.
  public static var unbounded: ClosedRange {
    Bound.first...Bound(date: .last, time: .lastMinute)
  }
}

/// The control with which a date row selects a date.
public enum DatePicker: Hashable, Sendable {
  /// A month calendar.
  case calendar
  /// Wheels for day, month and year.
  case wheels
}
