/// A row with a value that may be missing, which a person changes with a control.
///
/// ``SingleChoiceRow``, ``SliderRow``, ``StepperRow`` and ``PickerRow`` refine this protocol.
@MainActor public protocol OptionalValueRow<Value>: ControlRow {
  /// The type of the values.
  associatedtype Value: Equatable

  /// The title of the row.
  var label: String { get }

  /// The value, or `nil` for none.
  var value: Value? { get set }

  /// Whether a person can clear the value. The default is `false`.
  var allowsNone: Bool { get }
}

extension OptionalValueRow {
  public var allowsNone: Bool { false }
  public var formValue: FormValue { FormValue(chosen: value) }
}
