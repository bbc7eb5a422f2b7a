/// The ready row with a time of day.
///
/// ```swift
/// TimeRowController("Alarm", time: Binding(settings, \.alarm), minuteStep: 5)
/// ```
public final class TimeRowController: TimeRow {
  public let label: String
  public let allowsNone: Bool
  public let range: ClosedRange<CivilTime>
  public let minuteStep: Int
  public let words: DateWords
  public let rowID: RowID?
  private let binding: Binding<CivilTime?>

  /// Creates a row whose value may be nil, which Delete makes it.
  ///
  /// - Parameters:
  ///   - label: The words of the row.
  ///   - time: The value.
  ///   - range: The times that may be chosen.
  ///   - minuteStep: How many minutes a turn of the wheel of minutes goes.
  ///   - words: How dates are said.
  ///   - id: What makes it the same row after a change.
  public convenience init(
    _ label: String, time: Binding<CivilTime?>,
    in range: ClosedRange<CivilTime> = CivilTime.midnight...CivilTime.lastMinute,
    minuteStep: Int = 1, words: DateWords = .english, id: RowID? = nil
  ) {
    self.init(
      label, time, allowsNone: true, in: range, minuteStep: minuteStep, words: words, id: id)
  }

  /// Creates a row whose value is never nil.
  ///
  /// - Parameters:
  ///   - label: The words of the row.
  ///   - time: The value.
  ///   - range: The times that may be chosen.
  ///   - minuteStep: How many minutes a turn of the wheel of minutes goes.
  ///   - words: How dates are said.
  ///   - id: What makes it the same row after a change.
  public convenience init(
    _ label: String, time: Binding<CivilTime>,
    in range: ClosedRange<CivilTime> = CivilTime.midnight...CivilTime.lastMinute,
    minuteStep: Int = 1, words: DateWords = .english, id: RowID? = nil
  ) {
    self.init(
      label, time.optional, allowsNone: false, in: range, minuteStep: minuteStep, words: words,
      id: id)
  }

  private init(
    _ label: String, _ binding: Binding<CivilTime?>, allowsNone: Bool,
    in range: ClosedRange<CivilTime>, minuteStep: Int, words: DateWords, id: RowID?
  ) {
    self.label = label
    self.binding = binding
    self.allowsNone = allowsNone
    self.range = range
    self.minuteStep = minuteStep
    self.words = words
    rowID = id
  }

  public var time: CivilTime? {
    get { binding.value }
    set { binding.value = newValue }
  }
}

extension CellController where Self == TimeRowController {
  /// Creates a ``TimeRowController``.
  public static func time<Root: AnyObject>(
    _ label: String, _ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, CivilTime>,
    in range: ClosedRange<CivilTime> = CivilTime.midnight...CivilTime.lastMinute,
    minuteStep: Int = 1, words: DateWords = .english, id: RowID? = nil
  ) -> TimeRowController {
    TimeRowController(
      label, time: Binding(object, keyPath), in: range, minuteStep: minuteStep, words: words, id: id
    )
  }

  /// Creates a ``TimeRowController``.
  public static func time(
    _ label: String, time: Binding<CivilTime>,
    in range: ClosedRange<CivilTime> = CivilTime.midnight...CivilTime.lastMinute,
    minuteStep: Int = 1, words: DateWords = .english, id: RowID? = nil
  ) -> TimeRowController {
    TimeRowController(label, time: time, in: range, minuteStep: minuteStep, words: words, id: id)
  }

  /// Creates a ``TimeRowController``.
  public static func time(
    _ label: String, time: CivilTime,
    in range: ClosedRange<CivilTime> = CivilTime.midnight...CivilTime.lastMinute,
    minuteStep: Int = 1, words: DateWords = .english, id: RowID? = nil,
    onChange: @escaping (CivilTime) -> Void = { _ in }
  ) -> TimeRowController {
    TimeRowController(
      label, time: Binding(time, onChange: onChange), in: range, minuteStep: minuteStep,
      words: words, id: id)
  }

  /// Creates a ``TimeRowController`` whose value may be nil.
  public static func time<Root: AnyObject>(
    _ label: String, _ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, CivilTime?>,
    in range: ClosedRange<CivilTime> = CivilTime.midnight...CivilTime.lastMinute,
    minuteStep: Int = 1, words: DateWords = .english, id: RowID? = nil
  ) -> TimeRowController {
    TimeRowController(
      label, time: Binding(object, keyPath), in: range, minuteStep: minuteStep, words: words, id: id
    )
  }

  /// Creates a ``TimeRowController`` whose value may be nil.
  public static func time(
    _ label: String, time: Binding<CivilTime?>,
    in range: ClosedRange<CivilTime> = CivilTime.midnight...CivilTime.lastMinute,
    minuteStep: Int = 1, words: DateWords = .english, id: RowID? = nil
  ) -> TimeRowController {
    TimeRowController(label, time: time, in: range, minuteStep: minuteStep, words: words, id: id)
  }

  /// Creates a ``TimeRowController`` whose value may be nil.
  public static func time(
    _ label: String, time: CivilTime?,
    in range: ClosedRange<CivilTime> = CivilTime.midnight...CivilTime.lastMinute,
    minuteStep: Int = 1, words: DateWords = .english, id: RowID? = nil,
    onChange: @escaping (CivilTime?) -> Void = { _ in }
  ) -> TimeRowController {
    TimeRowController(
      label, time: Binding(time, onChange: onChange), in: range, minuteStep: minuteStep,
      words: words, id: id)
  }
}
