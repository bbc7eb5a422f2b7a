/// The progress of a task: the completed amount, the total and the elapsed time.
public struct TaskProgress: Hashable, Sendable {
  /// The completed amount.
  let completed: Double

  /// The total amount, or `nil` if it is unknown.
  let total: Double?

  /// The unit of the amounts, such as MB, or an empty string for none.
  let unit: String

  /// The elapsed time, or `nil` if it is unknown.
  let elapsed: Duration?

  /// Creates the progress of a task.
  ///
  /// - Parameters:
  ///   - completed: The completed amount.
  ///   - total: The total amount, or `nil` if it is unknown.
  ///   - unit: The unit of the amounts, or an empty string for none.
  ///   - elapsed: The elapsed time, or `nil` if it is unknown.
  public init(
    _ completed: Double = 0, of total: Double? = nil, unit: String = "", elapsed: Duration? = nil
  ) {
    self.completed = completed
    self.total = total
    self.unit = unit
    self.elapsed = elapsed
  }

  /// The completed fraction, from 0 to 1, or `nil` if the total is unknown or isn't positive.
  public var fraction: Double? {
    guard let total, total > 0 else { return nil }
    let fraction = completed / total
    return fraction.asFraction
  }

  /// Whether the task is finished.
  var isFinished: Bool { fraction == 1 }

  /// The completed amount per second, or `nil` if nothing is completed or the elapsed time is unknown
  /// or zero.
  var rate: Double? {
    guard let elapsed, elapsed > .zero, completed > 0 else { return nil }
    return completed / (elapsed / .seconds(1))
  }

  /// The estimated remaining time at the average rate, in whole seconds.
  ///
  /// It is `nil` if the rate or the total is unknown, nothing remains, or 100 hours or more remain.
  var timeLeft: Duration? {
    guard let rate, let total, completed < total else { return nil }
    let seconds = (total - completed) / rate
    return seconds < 360_000 ? .seconds(seconds.rounded(.up)) : nil
  }

  /// Returns the completed amount as text, such as `42 of 120 MB`.
  func amountText(in words: LocalizedStrings) -> String {
    let done = TaskProgress.text(completed, words)
    let whole = total.map { done + words[ScreenStrings.of] + TaskProgress.text($0, words) } ?? done
    return unit.isEmpty ? whole : "\(whole) \(unit)"
  }

  /// Returns the rate as text, such as `3.5 MB/s`, or `nil` if there is no ``rate``.
  func rateText(in words: LocalizedStrings) -> String? {
    guard let rate else { return nil }
    let amount = TaskProgress.text(rate, words) + (unit.isEmpty ? "" : " " + unit)
    return LocalizedStrings.fill(words[RowStrings.perSecond], amount)
  }

  /// Returns the remaining time as text, such as `0:23 left`, or `nil` if there is no ``timeLeft``.
  func timeLeftText(in words: LocalizedStrings) -> String? {
    guard let seconds = timeLeft?.components.seconds else { return nil }
    let minutes = Int(seconds) / 60
    let rest = CivilTime.twoDigits(Int(seconds) % 60)
    guard minutes >= 60 else {
      return LocalizedStrings.fill(words[RowStrings.timeLeft], "\(minutes):\(rest)")
    }
    let clock = "\(minutes / 60):\(CivilTime.twoDigits(minutes % 60)):\(rest)"
    return LocalizedStrings.fill(words[RowStrings.timeLeft], clock)
  }

  /// Returns a number with at most one decimal place, or a question mark if its magnitude is 10^15 or
  /// more.
  private static func text(_ number: Double, _ words: LocalizedStrings) -> String {
    guard number.isFinite, abs(number) < 1e15 else { return "?" }
    return words.numbers.format((number * 10).rounded() / 10)
  }
}
