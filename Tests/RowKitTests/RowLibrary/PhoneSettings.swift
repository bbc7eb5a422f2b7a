import Observation
import RowKit

/// An observable model for the rows of these tests.
@Observable @MainActor final class PhoneSettings {
  var isOn = false
  var ring = "Harp"
  var maybeRing: String? = "Harp"
  var size = 5
  var volume = 0.5
  var days: Set<String> = []
  var date: CivilDate? = CivilDate(year: 2026, month: 11, day: 21)
  var time = CivilTime(minutesSinceMidnight: 450)
  var color: RGBColor? = RGBColor(0x34, 0xC7, 0x59)
  var note = "One."
}

/// An object without observation.
@MainActor final class PlainSettings {
  var isOn = false
}

extension Choice where Value == String {
  static let rings = [Choice("Marimba"), Choice("Harp"), Choice("Bell")]
}
