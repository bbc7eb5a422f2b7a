/// A day and a time of it, without a time zone.
///
/// It is what an appointment is: the same wherever one is.
public struct CivilDateTime: Hashable, Sendable {
  /// The day.
  public var date: CivilDate

  /// The time of the day.
  public var time: CivilTime

  /// Creates the time of a day.
  public init(_ date: CivilDate, _ time: CivilTime) {
    self.date = date
    self.time = time
  }

  /// The first minute there is.
  public static let first = CivilDateTime(.first, .midnight)

  /// The last minute there is.
  public static let last = CivilDateTime(.last, .lastMinute)
}

// MARK: Comparable

extension CivilDateTime: Comparable {
  public static func < (left: CivilDateTime, right: CivilDateTime) -> Bool {
    (left.date, left.time) < (right.date, right.time)
  }
}

// MARK: LosslessStringConvertible

extension CivilDateTime: LosslessStringConvertible {
  /// Reads a day and a time such as `2026-11-21T07:30`; nil for anything else.
  public init?(_ description: String) {
    let parts = description.split(separator: "T", omittingEmptySubsequences: false)
    guard parts.count == 2, let date = CivilDate(String(parts[0])),
      let time = CivilTime(String(parts[1]))
    else { return nil }
    self.init(date, time)
  }

  public var description: String { "\(date)T\(time)" }
}

// MARK: ModelRepresentable

extension CivilDateTime: ModelRepresentable {
  public init?(modelValue: ModelValue) {
    guard case .text(let text) = modelValue else { return nil }
    self.init(text)
  }

  public var modelValue: ModelValue { .text(description) }
}

extension ClosedRange<CivilDateTime> {
  /// All days there are, with all their times.
  public static var everyMinute: ClosedRange<CivilDateTime> {
    CivilDateTime.first...CivilDateTime.last
  }
}
