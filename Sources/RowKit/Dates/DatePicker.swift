/// What a row with a date opens to choose one.
public enum DatePicker: Hashable, Sendable {
  /// A month with its days.
  case calendar
  /// A wheel each for day, month and year.
  case wheels
}
