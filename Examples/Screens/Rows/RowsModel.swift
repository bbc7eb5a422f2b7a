import Observation
import RowKit

/// The values of the screen with one row of each kind.
@Observable @MainActor final class RowsModel {
  var isWiFiOn = true
  var hasBread = true
  var hasMilk = false
  var appearance = "Automatic"
  var ring: String? = "Marimba"
  var order = "Name"
  var view = "Week"
  var days: Set<String> = ["Mon", "Wed"]
  var guests = 3
  var volume = 0.6
  var birthday: CivilDate? = CivilDate(year: 1990, month: 3, day: 12)
  var due = CivilDate(daysSince1970: 20_788)
  var alarm = CivilTime(minutesSinceMidnight: 450)
  var call = CivilDateTime(
    CivilDate(daysSince1970: 20_780), CivilTime(minutesSinceMidnight: 630))
  var light: RGBColor? = RGBColor(0x34, 0xC7, 0x59)
  var name = "Ada Lovelace"
  var password = "cobol1959"
  var weight = 60.5
  var note = "Wrote the first program.\nLikes horses."
  var phones = ["+44 20 7946 0018"]

  static let rings = [
    Choice("Marimba"), Choice("Old Telephone"), Choice("Harp"), Choice("Alarm Clock"),
  ]

  static let orders = [Choice("Name"), Choice("Company"), Choice("Last Call")]

  static let views = [Choice("Day"), Choice("Week"), Choice("Month")]

  static let appearances = [
    Choice("Light"), Choice("Dark"), Choice("Automatic", "Automatic", detail: "As the terminal is"),
  ]

  static let weekdays =
    [Choice("Never", "Never", isExclusive: true)]
    + ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].map { Choice($0) }
}
