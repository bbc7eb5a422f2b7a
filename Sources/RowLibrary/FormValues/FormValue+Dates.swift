extension FormValue {
  /// The date of a row with a date, or `nil` for other values.
  public var date: CivilDate? { written() }

  /// The time of a row with a time, or `nil` for other values.
  public var time: CivilTime? { written() }

  /// The date and time of a row with both, or `nil` for other values.
  public var dateTime: CivilDateTime? { written() }

  /// Returns the value whose description is the text, or `nil` for other values and secrets.
  package func written<Value: LosslessStringConvertible>() -> Value? {
    isSecret ? nil : json.string.flatMap { Value($0) }
  }

  /// Returns whether the value is less than another date, time or number of the same kind.
  ///
  /// Returns `nil` if the values can't be compared.
  package func isLess(than other: FormValue) -> Bool? {
    if let date, let other = other.date { return date < other }
    if let time, let other = other.time { return time < other }
    if let dateTime, let other = other.dateTime { return dateTime < other }
    if let decimal, let other = other.decimal { return decimal < other }
    return nil
  }

  /// Returns a date, a time or a number in the language of the words, and `nil` for other values.
  package func text(in words: LocalizedStrings) -> String? {
    if let date { return words.dates.text(for: date) }
    if let time { return words.dates.text(for: time) }
    if let dateTime { return words.dates.text(for: dateTime) }
    return number.map { words.numbers.format($0) }
  }
}
