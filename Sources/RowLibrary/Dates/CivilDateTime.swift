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

/// A time of day in hours and minutes, without a time zone.
public struct CivilTime: Hashable, Sendable {
  /// The hour, from 0 to 23.
  public let hour: Int

  /// The minute, from 0 to 59.
  public let minute: Int

  /// Creates a time, or returns `nil` if there is no such time.
  public init?(hour: Int, minute: Int) {
    guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
    self.hour = hour
    self.minute = minute
  }

  /// Creates the time that is a number of minutes after midnight.
  ///
  /// Values outside the day wrap around.
  public init(minutesSinceMidnight minutes: Int) {
    let inDay = (minutes % 1440 + 1440) % 1440
    hour = inDay / 60
    minute = inDay % 60
  }

  /// The number of minutes since midnight.
  public var minutesSinceMidnight: Int { hour * 60 + minute }

  /// The first minute of the day.
  static let midnight = CivilTime(minutesSinceMidnight: 0)

  /// The middle of the day.
  static let noon = CivilTime(minutesSinceMidnight: 720)

  /// The last minute of the day.
  static let lastMinute = CivilTime(minutesSinceMidnight: 1439)

  static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
}

// MARK: LosslessStringConvertible

extension CivilTime: LosslessStringConvertible {
  /// Creates a time from text such as `07:30`, or returns `nil` for any other text.
  public init?(_ description: String) {
    let parts = description.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.utf8.count == 2 }),
      parts.joined().utf8.allSatisfy({ $0 &- 0x30 < 10 }),
      let hour = Int(parts[0]), let minute = Int(parts[1])
    else { return nil }
    self.init(hour: hour, minute: minute)
  }

  public var description: String {
    CivilTime.twoDigits(hour) + ":" + CivilTime.twoDigits(minute)
  }
}
