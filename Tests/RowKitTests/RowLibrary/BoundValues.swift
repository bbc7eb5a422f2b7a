import RowKit

/// An object with a value of every kind that rows change, once with and once without a value.
@MainActor final class BoundValues {
  var isOn = true
  var noFlag: Bool?
  var ring = "Harp"
  var noRing: String?
  var days: Set<String> = ["Harp"]
  var noDays: Set<String>?
  var size = 5
  var noSize: Int?
  var volume = 0.5
  var noVolume: Double?
  var date = CivilDate(daysSince1970: 20_778)
  var noDate: CivilDate?
  var time = CivilTime(minutesSinceMidnight: 450)
  var noTime: CivilTime?
  var dateTime = CivilDateTime(
    CivilDate(daysSince1970: 20_778), CivilTime(minutesSinceMidnight: 450))
  var noDateTime: CivilDateTime?
  var color = RGBColor(0x34, 0xC7, 0x59)
  var noColor: RGBColor?
}
