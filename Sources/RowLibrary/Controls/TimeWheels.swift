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
