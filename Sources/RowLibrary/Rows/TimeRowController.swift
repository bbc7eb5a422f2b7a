/// A ready-made row with a time of day.
///
/// ```swift
/// TimeRowController("Alarm", time: Binding(settings, \.alarm), minuteStep: 5)
/// ```
public final class TimeRowController: TimeRow, FormRow, RepeatableRow {
  public let label: String
  public let range: ClosedRange<CivilTime>
  public let minuteStep: Int
  public let words: DateStrings?
  public let allowsNone: Bool
  public let rowID: RowID?
  public var access = FieldAccess.editable
  public var repetition: RowRepetition?
  private let binding: Binding<CivilTime?>

  public var boundProperty: BoundProperty? { binding.property }

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: The title of the row.
  ///   - time: The value. Delete clears an optional value.
  ///   - range: The times that can be selected.
  ///   - minuteStep: The step of the minute wheel in minutes, from 1 to 30.
  ///   - words: The date format, or `nil` for the screen's format.
  ///   - id: The row's identity across changes.
  public init<Value: BindableValue<CivilTime>>(
    _ label: String, time: Binding<Value>, in range: ClosedRange<CivilTime> = .unbounded,
    minuteStep: Int = 1, words: DateStrings? = nil, id: RowID? = nil
  ) {
    self.label = label
    self.range = range
    self.minuteStep = minuteStep
    self.words = words
    allowsNone = Value.isOptional
    rowID = id
    binding = time.asOptional
  }

  public var time: CivilTime? {
    get { binding.value }
    set { binding.value = newValue }
  }
}

extension CellController where Self == TimeRowController {
  /// Creates a ``RowLibrary/TimeRowController``.
  public static func time<Root: AnyObject, Value: BindableValue<CivilTime>>(
    _ label: String, _ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>,
    in range: ClosedRange<CivilTime> = .unbounded, minuteStep: Int = 1, words: DateStrings? = nil,
    id: RowID? = nil
  ) -> TimeRowController {
    TimeRowController(
      label, time: Binding(object, keyPath), in: range, minuteStep: minuteStep, words: words, id: id
    )
  }

  /// Creates a ``RowLibrary/TimeRowController``.
  public static func time<Value: BindableValue<CivilTime>>(
    _ label: String, time: Binding<Value>, in range: ClosedRange<CivilTime> = .unbounded,
    minuteStep: Int = 1, words: DateStrings? = nil, id: RowID? = nil
  ) -> TimeRowController {
    TimeRowController(label, time: time, in: range, minuteStep: minuteStep, words: words, id: id)
  }

  /// Creates a ``RowLibrary/TimeRowController``.
  public static func time<Value: BindableValue<CivilTime>>(
    _ label: String, time: Value, in range: ClosedRange<CivilTime> = .unbounded,
    minuteStep: Int = 1,
    words: DateStrings? = nil, id: RowID? = nil, onChange: @escaping (Value) -> Void = { _ in }
  ) -> TimeRowController {
    TimeRowController(
      label, time: Binding(time, onChange: onChange), in: range, minuteStep: minuteStep,
      words: words, id: id)
  }
}
