/// Wheels side by side, each with its value in the middle and its neighbours faint above and below.
struct WheelsContent: CellContent, Hashable, Sendable {
  struct Wheel: Hashable, Sendable {
    /// The value above the selected one, or an empty string for none.
    var former: String

    /// The selected value.
    var value: String

    /// The value below the selected one, or an empty string for none.
    var next: String

    /// Creates a wheel.
    init(_ value: String, former: String = "", next: String = "") {
      self.former = former
      self.value = value
      self.next = next
    }

    /// Creates the wheel of a value from the texts of the value and its neighbours.
    init<Value>(_ value: Value, turned: (Int) -> Value, text: (Value) -> String) {
      self.init(text(value), former: text(turned(-1)), next: text(turned(1)))
    }

    var width: Int {
      [former, value, next].map { TextWidth.width(of: $0) }.max() ?? 0
    }
  }

  private let wheels: [Wheel]
  private let active: Int
  private let separator: String

  /// Creates wheels.
  ///
  /// - Parameters:
  ///   - wheels: The wheels, from the left.
  ///   - active: The index of the wheel that the keys turn.
  ///   - separator: The text between two values. The default is a blank.
  init(_ wheels: [Wheel], active: Int, separator: String = " ") {
    self.wheels = wheels
    self.active = active
    self.separator = separator
  }

  var plainText: String { wheels.map(\.value).joined(separator: separator) }

  func height(forWidth width: Int) -> Int { 3 }

  /// Returns the wheel at a point and the direction it turns when clicked there, or `nil` for none.
  func turn(at point: ScreenPoint, width: Int) -> (wheel: Int, direction: Int)? {
    var (column, separator) = start(width)
    for (index, wheel) in wheels.enumerated() {
      if index > 0 { column += TextWidth.width(of: separator) }
      let end = column + wheel.width + 2
      if (column..<end).contains(point.column) { return (index, point.line - 1) }
      column = end
    }
    return nil
  }

  /// Returns the first column and the separator, which is empty if there is no room for it.
  private func start(_ width: Int) -> (column: Int, separator: String) {
    let own = wheels.reduce(0) { $0 + $1.width + 2 }
    let gaps = TextWidth.width(of: separator) * max(0, wheels.count - 1)
    let fits = own + gaps <= width
    return (max(0, (width - (fits ? own + gaps : own)) / 2), fits ? separator : "")
  }

  func draw(on canvas: Canvas) {
    var (column, separator) = start(canvas.width)
    for (index, wheel) in wheels.enumerated() {
      if index > 0 { column = canvas.text(separator, at: column, line: 1, style: .secondary) }
      let part = canvas[
        ScreenRectangle(column: column, line: 0, width: wheel.width + 2, height: 3)]
      part.centeredText(wheel.former, line: 0, style: .disabled)
      part.centeredText(wheel.value, line: 1, style: index == active ? .bold : .plain)
      part.centeredText(wheel.next, line: 2, style: .disabled)
      if index == active {
        part.text("‹", at: 0, line: 1, style: .tint)
        part.text("›", at: part.width - 1, line: 1, style: .tint)
      }
      column += wheel.width + 2
    }
  }
}

/// A date on three wheels: day, month and year.
struct DateWheels {
  let date: CivilDate

  /// Returns the date after turning a wheel.
  ///
  /// The day wraps around within its month.
  func turned(_ part: Int, by direction: Int) -> CivilDate {
    switch part {
    case 0:
      let count = date.dayCountOfMonth
      return date.adding(days: (date.day - 1 + direction + count) % count + 1 - date.day)
    case 1: return date.adding(months: direction)
    default: return date.adding(months: 12 * direction)
    }
  }

  /// Returns the wheels, from the left.
  func wheels(_ words: DateStrings) -> [WheelsContent.Wheel] {
    (0...2).map { part in
      WheelsContent.Wheel(date, turned: { turned(part, by: $0) }) { date in
        switch part {
        case 0: date.day < 10 ? " \(date.day)" : String(date.day)
        case 1: words.shortName(ofMonth: date.month)
        default: String(date.year)
        }
      }
    }
  }
}

/// A time of day on two wheels: hour and minute.
struct TimeWheels {
  let time: CivilTime

  /// The number of minutes per turn of the minute wheel, from 1 to 30.
  let minuteStep: Int

  /// Creates the wheels.
  ///
  /// A step out of range is clamped.
  init(_ time: CivilTime, minuteStep: Int) {
    self.time = time
    self.minuteStep = minuteStep.clamped(to: 1...30)
  }

  /// Returns the time after turning a wheel.
  ///
  /// Each wheel wraps around independently.
  func turned(_ part: Int, by direction: Int) -> CivilTime {
    guard part == 1 else {
      return CivilTime(
        minutesSinceMidnight: (time.hour + direction + 24) % 24 * 60 + time.minute)
    }
    let count = 59 / minuteStep + 1
    // A minute between two steps moves to the next step in the direction.
    let place = time.minute / minuteStep
    let isBetween = time.minute % minuteStep != 0
    let wanted = direction < 0 && isBetween ? place + direction + 1 : place + direction
    let step = (wanted % count + count) % count
    return CivilTime(minutesSinceMidnight: time.hour * 60 + step * minuteStep)
  }

  /// The wheels, from the left.
  var wheels: [WheelsContent.Wheel] {
    (0...1).map { part in
      WheelsContent.Wheel(time, turned: { turned(part, by: $0) }) { time in
        CivilTime.twoDigits(part == 0 ? time.hour : time.minute)
      }
    }
  }
}
