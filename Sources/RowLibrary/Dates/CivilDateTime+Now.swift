#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension CivilDateTime {
  /// The current date and minute in the person's time zone.
  public static var now: CivilDateTime {
    var clock = timespec()
    clock_gettime(CLOCK_REALTIME, &clock)
    var parts = tm()
    localtime_r(&clock.tv_sec, &parts)
    let date =
      CivilDate(
        year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
      ?? CivilDate(daysSince1970: Int(clock.tv_sec) / 86_400)
    return CivilDateTime(
      date, CivilTime(minutesSinceMidnight: Int(parts.tm_hour) * 60 + Int(parts.tm_min)))
  }
}

extension CivilDate {
  /// The current day in the person's time zone.
  public static var today: CivilDate { CivilDateTime.now.date }
}

extension CivilTime {
  /// The current minute in the person's time zone.
  public static var now: CivilTime { CivilDateTime.now.time }
}
