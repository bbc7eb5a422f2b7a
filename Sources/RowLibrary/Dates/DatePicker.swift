/// The control with which a date row selects a date.
public enum DatePicker: Hashable, Sendable {
  /// A month calendar.
  case calendar
  /// Wheels for day, month and year.
  case wheels
}
