/// A ready-made row with an integer that the Left and Right keys change in steps.
///
/// ```swift
/// StepperRowController("Text Size", value: Binding(settings, \.textSize), in: 1...9)
/// ```
public final class StepperRowController: StepperRow, FormRow, RepeatableRow {
  public let label: String
  public let range: ClosedRange<Int>
  public let step: Int
  public let allowsNone: Bool
  public let rowID: RowID?
  public var access = FieldAccess.editable
  public var repetition: RowRepetition?
  private let format: NumberFormat
  private let binding: Binding<Int?>

  public var boundProperty: BoundProperty? { binding.property }

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: The title of the row.
  ///   - value: The number. Delete clears an optional value.
  ///   - range: The range of the number.
  ///   - step: The amount by which a key changes the number.
  ///   - format: The format of the number.
  ///   - id: The row's identity across changes.
  public init<Value: BindableValue<Int>>(
    _ label: String, value: Binding<Value>, in range: ClosedRange<Int>, step: Int = 1,
    format: NumberFormat = .plain, id: RowID? = nil
  ) {
    self.label = label
    self.range = range
    self.step = step
    self.format = format
    rowID = id
    allowsNone = Value.isOptional
    binding = value.asOptional
  }

  public var value: Int? {
    get { binding.value }
    set { binding.value = newValue }
  }

  public func text(for value: Int) -> String { format.format(value) }
}

extension CellController where Self == StepperRowController {
  /// Creates a ``RowLibrary/StepperRowController``.
  public static func stepper<Root: AnyObject, Value: BindableValue<Int>>(
    _ label: String, _ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>,
    in range: ClosedRange<Int>, step: Int = 1, format: NumberFormat = .plain,
    id: RowID? = nil
  ) -> StepperRowController {
    StepperRowController(
      label, value: Binding(object, keyPath), in: range, step: step, format: format, id: id)
  }

  /// Creates a ``RowLibrary/StepperRowController``.
  public static func stepper<Value: BindableValue<Int>>(
    _ label: String, value: Binding<Value>, in range: ClosedRange<Int>, step: Int = 1,
    format: NumberFormat = .plain, id: RowID? = nil
  ) -> StepperRowController {
    StepperRowController(label, value: value, in: range, step: step, format: format, id: id)
  }

  /// Creates a ``RowLibrary/StepperRowController``.
  public static func stepper<Value: BindableValue<Int>>(
    _ label: String, value: Value, in range: ClosedRange<Int>, step: Int = 1,
    format: NumberFormat = .plain, id: RowID? = nil,
    onChange: @escaping (Value) -> Void = { _ in }
  ) -> StepperRowController {
    StepperRowController(
      label, value: Binding(value, onChange: onChange), in: range, step: step, format: format,
      id: id)
  }
}
