import RowKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension CivilDate {
  /// The current day in the person's time zone.
  static var today: CivilDate {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    return CivilDate(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
      ?? CivilDate(daysSince1970: Int(now) / 86_400)
  }
}
