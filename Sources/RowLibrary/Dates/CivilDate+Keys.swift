extension CivilDate {
  /// Returns the date after moving by a key in a calendar, or `nil` for other keys.
  ///
  /// Arrow keys move by days and weeks, and Page Up and Page Down by months. With Alt or Shift, they
  /// move by years. Many terminals scroll with Shift.
  func moved(by key: KeyPress) -> CivilDate? {
    switch key {
    case KeyPress(.left): adding(days: -1)
    case KeyPress(.right): adding(days: 1)
    case KeyPress(.up): adding(days: -7)
    case KeyPress(.down): adding(days: 7)
    case KeyPress(.pageUp): adding(months: -1)
    case KeyPress(.pageDown): adding(months: 1)
    case KeyPress(.pageUp, .alt), KeyPress(.pageUp, .shift): adding(months: -12)
    case KeyPress(.pageDown, .alt), KeyPress(.pageDown, .shift): adding(months: 12)
    default: nil
    }
  }
}
