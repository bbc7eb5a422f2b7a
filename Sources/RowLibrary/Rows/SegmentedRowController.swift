/// A ready-made row with a few choices side by side.
///
/// ```swift
/// SegmentedRowController("Show", [Choice("Day"), Choice("Week")], selection: view)
/// ```
public final class SegmentedRowController<Value: Hashable>: SegmentedRow, FormRow, RepeatableRow {
  public let label: String
  public let choices: [Choice<Value>]
  public let allowsNone: Bool
  public let rowID: RowID?
  public var access = FieldAccess.editable
  public var repetition: RowRepetition?
  private let binding: Binding<Value?>

  public var boundProperty: BoundProperty? { binding.property }

  /// Creates a row with an optional value, which Delete clears.
  ///
  /// - Parameters:
  ///   - label: The title of the row.
  ///   - choices: The choices.
  ///   - selection: The selected value.
  ///   - id: The row's identity across changes.
  public convenience init(
    _ label: String, _ choices: [Choice<Value>], selection: Binding<Value?>, id: RowID? = nil
  ) {
    self.init(label, choices, selection, allowsNone: true, id: id)
  }

  /// Creates a row with a nonoptional value.
  ///
  /// - Parameters:
  ///   - label: The title of the row.
  ///   - choices: The choices.
  ///   - selection: The selected value.
  ///   - id: The row's identity across changes.
  public convenience init(
    _ label: String, _ choices: [Choice<Value>], selection: Binding<Value>, id: RowID? = nil
  ) {
    self.init(label, choices, selection.optional, allowsNone: false, id: id)
  }

  private init(
    _ label: String, _ choices: [Choice<Value>], _ binding: Binding<Value?>, allowsNone: Bool,
    id: RowID?
  ) {
    self.label = label
    self.choices = choices
    self.binding = binding
    self.allowsNone = allowsNone
    rowID = id
  }

  public var selection: Value? {
    get { binding.value }
    set { binding.value = newValue }
  }
}

extension CellController {
  /// Creates a ``RowLibrary/SegmentedRowController``.
  public static func segmented<Root: AnyObject, Value: Hashable>(
    _ label: String, _ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>,
    _ choices: [Choice<Value>], id: RowID? = nil
  ) -> SegmentedRowController<Value> where Self == SegmentedRowController<Value> {
    SegmentedRowController(label, choices, selection: Binding(object, keyPath), id: id)
  }

  /// Creates a ``RowLibrary/SegmentedRowController``.
  public static func segmented<Value: Hashable>(
    _ label: String, _ choices: [Choice<Value>], selection: Binding<Value>, id: RowID? = nil
  ) -> SegmentedRowController<Value> where Self == SegmentedRowController<Value> {
    SegmentedRowController(label, choices, selection: selection, id: id)
  }

  /// Creates a ``RowLibrary/SegmentedRowController``.
  public static func segmented<Value: Hashable>(
    _ label: String, _ choices: [Choice<Value>], selection: Value, id: RowID? = nil,
    onChange: @escaping (Value) -> Void = { _ in }
  ) -> SegmentedRowController<Value> where Self == SegmentedRowController<Value> {
    SegmentedRowController(
      label, choices, selection: Binding(selection, onChange: onChange), id: id)
  }

  /// Creates a ``RowLibrary/SegmentedRowController`` with an optional value.
  public static func segmented<Root: AnyObject, Value: Hashable>(
    _ label: String, _ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value?>,
    _ choices: [Choice<Value>], id: RowID? = nil
  ) -> SegmentedRowController<Value> where Self == SegmentedRowController<Value> {
    SegmentedRowController(label, choices, selection: Binding<Value?>(object, keyPath), id: id)
  }

  /// Creates a ``RowLibrary/SegmentedRowController`` with an optional value.
  public static func segmented<Value: Hashable>(
    _ label: String, _ choices: [Choice<Value>], selection: Binding<Value?>, id: RowID? = nil
  ) -> SegmentedRowController<Value> where Self == SegmentedRowController<Value> {
    SegmentedRowController(label, choices, selection: selection, id: id)
  }

  /// Creates a ``RowLibrary/SegmentedRowController`` with an optional value.
  public static func segmented<Value: Hashable>(
    _ label: String, _ choices: [Choice<Value>], selection: Value?, id: RowID? = nil,
    onChange: @escaping (Value?) -> Void = { _ in }
  ) -> SegmentedRowController<Value> where Self == SegmentedRowController<Value> {
    SegmentedRowController(
      label, choices, selection: Binding<Value?>(selection, onChange: onChange), id: id)
  }
}
