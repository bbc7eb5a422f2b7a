extension CivilDate {
  /// Returns where a key leads in a calendar: by days, weeks or months; nil for other keys.
  func moved(by key: KeyPress) -> CivilDate? {
    switch key {
    case KeyPress(.left): adding(days: -1)
    case KeyPress(.right): adding(days: 1)
    case KeyPress(.up): adding(days: -7)
    case KeyPress(.down): adding(days: 7)
    case KeyPress(.pageUp): adding(months: -1)
    case KeyPress(.pageDown): adding(months: 1)
    default: nil
    }
  }
}
