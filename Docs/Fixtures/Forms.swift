// A trip, for the samples about forms.

import RowKit

@MainActor final class Trip {
  var plan = "Solo"
  var days: Set<String> = []
  var phones: [String] = []
  var start: CivilDate?
  var end: CivilDate?
}

@MainActor final class Account {
  var password = ""
  var repeatedPassword = ""
}
