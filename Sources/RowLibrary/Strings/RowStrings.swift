/// The text of RowKit's own rows: labels of keys, units, and titles of actions.
public enum RowStrings: String, StringKeys {
  /// Labels of the arrow keys: on a number or a slider, and among segments.
  case lessAndMore = "less, more"
  case choose = "choose"

  /// The label of the key that selects the next segment.
  case nextChoice = "next choice"

  /// Labels of the arrow keys while a row is expanded.
  case changeDate = "change the open date"
  case changeTime = "change the open time"

  /// The label of the keys that move by years in a calendar.
  case changeYear = "change the year"

  /// The label of the keys that move by months in a calendar.
  case changeMonth = "change the month"

  /// The label of the keys that turn a wheel further than by one.
  case turnByTen = "turn by ten"

  /// The label of the key that moves to today in a calendar.
  case today = "today"

  /// The label of the key that removes an optional value.
  case clear = "clear"

  /// The label for moving from a calendar to the time wheels below it.
  case toTime = "to the time"

  /// The text after a percentage.
  case percentSign = " %"

  /// The rate per second, and the remaining time.
  ///
  /// `%` is replaced with the amount.
  case perSecond = "%/s"
  case timeLeft = "% left"

  // MARK: Colors

  /// One-letter labels of the color components.
  case red = "R"
  case green = "G"
  case blue = "B"
  case changeColor = "change the open colour"

  // MARK: Addresses and phone numbers

  /// The titles of the actions on an address.
  case openAddress = "Open"

  /// The titles of the actions on a phone number.
  case call = "Call"
  case sendText = "Send Text"
  case copy = "Copy"
  case showContact = "Show Contact"
}
