/// The ready row with a whole number that the left and right keys change.
///
/// ```swift
/// StepperRowController("Text Size", value: Binding(settings, \.textSize), in: 1...9)
/// ```
public final class StepperRowController: StepperRow {
  public let label: String
  public let range: ClosedRange<Int>
  public let step: Int
  private let format: (Int) -> String
  public let rowID: RowID?
  private let binding: Binding<Int>

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: The words of the row.
  ///   - value: The number.
  ///   - range: The numbers it may be.
  ///   - step: How far a key goes.
  ///   - format: Makes words of a number.
  ///   - id: What makes it the same row after a change.
  public init(
    _ label: String, value: Binding<Int>, in range: ClosedRange<Int>, step: Int = 1,
    format: @escaping (Int) -> String = { String($0) }, id: RowID? = nil
  ) {
    self.label = label
    self.range = range
    self.step = step
    self.format = format
    rowID = id
    binding = value
  }

  public var value: Int {
    get { binding.value }
    set { binding.value = newValue }
  }

  public func text(for value: Int) -> String { format(value) }
}

extension CellController where Self == StepperRowController {
  /// Creates a ``StepperRowController``.
  public static func stepper<Root: AnyObject>(
    _ label: String, _ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Int>,
    in range: ClosedRange<Int>, step: Int = 1, format: @escaping (Int) -> String = { String($0) },
    id: RowID? = nil
  ) -> StepperRowController {
    StepperRowController(
      label, value: Binding(object, keyPath), in: range, step: step, format: format, id: id)
  }

  /// Creates a ``StepperRowController``.
  public static func stepper(
    _ label: String, value: Binding<Int>, in range: ClosedRange<Int>, step: Int = 1,
    format: @escaping (Int) -> String = { String($0) }, id: RowID? = nil
  ) -> StepperRowController {
    StepperRowController(label, value: value, in: range, step: step, format: format, id: id)
  }

  /// Creates a ``StepperRowController``.
  public static func stepper(
    _ label: String, value: Int, in range: ClosedRange<Int>, step: Int = 1,
    format: @escaping (Int) -> String = { String($0) }, id: RowID? = nil,
    onChange: @escaping (Int) -> Void = { _ in }
  ) -> StepperRowController {
    StepperRowController(
      label, value: Binding(value, onChange: onChange), in: range, step: step, format: format,
      id: id)
  }
}
