/// The number of rows of a table that can be selected at a time.
public enum SelectionMode: Hashable, Sendable {
  /// No row stays selected: a row acts and is then deselected.
  case single

  /// Any number of rows. Selecting a row again deselects it.
  case multiple
}
