/// A day and a time of day, without a time zone.
///
/// Use it for an appointment that is at the same local time everywhere.
public struct CivilDateTime: Hashable, Sendable {
  /// The day.
  public var date: CivilDate

  /// The time of the day.
  public var time: CivilTime

  /// Creates a date and time.
  public init(_ date: CivilDate, _ time: CivilTime) {
    self.date = date
    self.time = time
  }
}

// MARK: LosslessStringConvertible

extension CivilDateTime: LosslessStringConvertible {
  /// Creates a value from text such as `2026-11-21T07:30`, or returns `nil` for any other text.
  public init?(_ description: String) {
    let parts = description.split(separator: "T", omittingEmptySubsequences: false)
    guard parts.count == 2, let date = CivilDate(String(parts[0])),
      let time = CivilTime(String(parts[1]))
    else { return nil }
    self.init(date, time)
  }

  public var description: String { "\(date)T\(time)" }
}
