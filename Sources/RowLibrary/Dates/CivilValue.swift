/// A date, a time of day, or both, independent of time zones.
///
/// ``CivilDate``, ``CivilTime`` and ``CivilDateTime`` conform. A ``DateRow`` has one of them as its
/// value.
public protocol CivilValue: BindableValue<Self>, StoredValueRepresentable, Comparable,
  LosslessStringConvertible, Sendable
{
  /// Creates a value of the parts that its type has.
  init(date: CivilDate, time: CivilTime)

  /// The date, the time, or both.
  var parts: (date: CivilDate?, time: CivilTime?) { get }

  /// The range of all valid values.
  static var all: ClosedRange<Self> { get }
}

extension CivilValue {
  public init?(modelValue: JSONValue) {
    guard let text = modelValue.string else { return nil }
    self.init(text)
  }

  public var modelValue: JSONValue { .string(description) }

  /// Whether values of the type have a date.
  static var hasDate: Bool { all.lowerBound.parts.date != nil }

  /// Whether values of the type have a time.
  static var hasTime: Bool { all.lowerBound.parts.time != nil }
}

extension CivilDate: CivilValue {
  public init(date: CivilDate, time: CivilTime) { self = date }
  public var parts: (date: CivilDate?, time: CivilTime?) { (self, nil) }
  public static var all: ClosedRange<CivilDate> { first...last }
}

extension CivilTime: CivilValue {
  public init(date: CivilDate, time: CivilTime) { self = time }
  public var parts: (date: CivilDate?, time: CivilTime?) { (nil, self) }
  public static var all: ClosedRange<CivilTime> { midnight...lastMinute }
}

extension CivilDateTime: CivilValue {
  public init(date: CivilDate, time: CivilTime) { self.init(date, time) }
  public var parts: (date: CivilDate?, time: CivilTime?) { (date, time) }
  public static var all: ClosedRange<CivilDateTime> { first...last }
}

extension ClosedRange where Bound: CivilValue {
  /// The range of all valid values.
  public static var unbounded: ClosedRange { Bound.all }
}

extension DateStrings {
  /// Returns a date, a time, or both.
  func text(for value: some CivilValue) -> String {
    switch value.parts {
    case (let date?, let time?): text(for: CivilDateTime(date, time))
    case (let date?, nil): text(for: date)
    case (nil, let time): time.map { text(for: $0) } ?? ""
    }
  }
}
