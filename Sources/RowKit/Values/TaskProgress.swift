/// How far some work is: what is done, of how much, in which time.
public struct TaskProgress: Hashable, Sendable {
  /// How much is done.
  public var completed: Double

  /// How much there is to do; nil while that is not known.
  public var total: Double?

  /// What is counted, such as MB; empty for nothing that has a name.
  public var unit: String

  /// How long the work has been going on; nil where that doesn't matter.
  public var elapsed: Duration?

  /// Creates a progress.
  public init(
    _ completed: Double = 0, of total: Double? = nil, unit: String = "", elapsed: Duration? = nil
  ) {
    self.completed = completed
    self.total = total
    self.unit = unit
    self.elapsed = elapsed
  }

  /// How much is done, from 0 to 1; nil while it is not known how much there is to do.
  public var fraction: Double? {
    guard let total, total > 0 else { return nil }
    let fraction = completed / total
    return fraction.isNaN ? 0 : min(1, max(0, fraction))
  }

  /// Whether everything is done.
  public var isFinished: Bool { fraction == 1 }

  /// How much is done in a second; nil before there is time to tell.
  public var rate: Double? {
    guard let elapsed, elapsed > .zero, completed > 0 else { return nil }
    return completed / (elapsed / .seconds(1))
  }

  /// How long the rest will take at the rate so far; nil where that can't be told.
  public var timeLeft: Duration? {
    guard let rate, let total, completed < total else { return nil }
    let seconds = (total - completed) / rate
    return seconds < 360_000 ? .seconds(seconds.rounded(.up)) : nil
  }

  /// Returns how much is done in words, such as `42 of 120 MB`.
  public func amountText(in words: Words = .english) -> String {
    let done = TaskProgress.text(completed, words)
    let whole = total.map { done + words.of + TaskProgress.text($0, words) } ?? done
    return unit.isEmpty ? whole : "\(whole) \(unit)"
  }

  /// Returns the rate in words, such as `3.5 MB/s`; nil where it can't be told.
  public func rateText(in words: Words = .english) -> String? {
    guard let rate else { return nil }
    let amount = TaskProgress.text(rate, words) + (unit.isEmpty ? "" : " " + unit)
    return FormWords.fill(words.rows.perSecond, amount)
  }

  /// Returns the time left in words, such as `0:23 left`; nil where it can't be told.
  public func timeLeftText(in words: Words = .english) -> String? {
    guard let seconds = timeLeft?.components.seconds else { return nil }
    let minutes = Int(seconds) / 60
    let rest = CivilTime.twoDigits(Int(seconds) % 60)
    guard minutes >= 60 else {
      return FormWords.fill(words.rows.timeLeft, "\(minutes):\(rest)")
    }
    let clock = "\(minutes / 60):\(CivilTime.twoDigits(minutes % 60)):\(rest)"
    return FormWords.fill(words.rows.timeLeft, clock)
  }

  /// A number with one decimal place, or none where there is nothing behind the point.
  private static func text(_ number: Double, _ words: Words) -> String {
    guard number.isFinite, abs(number) < 1e15 else { return "?" }
    return words.numbers.string((number * 10).rounded() / 10)
  }
}
