/// A time of day on two wheels: its hour and its minute.
struct TimeWheels {
  let time: CivilTime

  /// How many minutes a turn of the wheel of minutes goes, from 1 to 30.
  let minuteStep: Int

  /// Creates the wheels; a step outside of its range counts as the nearest in it.
  init(_ time: CivilTime, minuteStep: Int) {
    self.time = time
    self.minuteStep = minuteStep.clamped(to: 1...30)
  }

  /// Returns the time that a wheel comes to with a turn; each wheel turns round by itself.
  func turned(_ part: Int, by direction: Int) -> CivilTime {
    guard part == 1 else {
      return CivilTime(
        minutesSinceMidnight: (time.hour + direction + 24) % 24 * 60 + time.minute)
    }
    let last = 59 / minuteStep
    // From between two steps to the next of them in the direction.
    let place = time.minute / minuteStep
    let isBetween = time.minute % minuteStep != 0
    let wanted = direction < 0 && isBetween ? place : place + direction
    let minute = (wanted < 0 ? last : wanted > last ? 0 : wanted) * minuteStep
    return CivilTime(minutesSinceMidnight: time.hour * 60 + minute)
  }

  /// The wheels from the left.
  var wheels: [WheelsContent.Wheel] {
    (0...1).map { part in
      WheelsContent.Wheel(time, turned: { turned(part, by: $0) }) { time in
        CivilTime.twoDigits(part == 0 ? time.hour : time.minute)
      }
    }
  }
}
