/// A ready-made row with a checkbox.
///
/// ```swift
/// CheckRowController("Bread", isChecked: Binding(shopping, \.hasBread))
/// ```
public final class CheckRowController: CheckRow, FormRow, RepeatableRow {
  public let label: String
  public let detail: String?
  public let rowID: RowID?
  public var access = FieldAccess.editable
  public var repetition: RowRepetition?
  private let binding: Binding<Bool>

  public var boundProperty: BoundProperty? { binding.property }

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: The title of the row.
  ///   - isChecked: Whether the row is checked. `nil` is shown as unchecked.
  ///   - detail: Details on a second line.
  ///   - id: The row's identity across changes.
  public init<Value: BindableValue<Bool>>(
    _ label: String, isChecked: Binding<Value>, detail: String? = nil, id: RowID? = nil
  ) {
    self.label = label
    self.detail = detail
    rowID = id
    binding = isChecked.asOptional.replacingNil(with: false)
  }

  public var isChecked: Bool {
    get { binding.value }
    set { binding.value = newValue }
  }
}

extension CellController where Self == CheckRowController {
  /// Creates a ``RowLibrary/CheckRowController``.
  public static func check<Root: AnyObject, Value: BindableValue<Bool>>(
    _ label: String, _ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>,
    detail: String? = nil, id: RowID? = nil
  ) -> CheckRowController {
    CheckRowController(label, isChecked: Binding(object, keyPath), detail: detail, id: id)
  }

  /// Creates a ``RowLibrary/CheckRowController``.
  public static func check<Value: BindableValue<Bool>>(
    _ label: String, isChecked: Binding<Value>, detail: String? = nil, id: RowID? = nil
  ) -> CheckRowController {
    CheckRowController(label, isChecked: isChecked, detail: detail, id: id)
  }

  /// Creates a ``RowLibrary/CheckRowController``.
  public static func check<Value: BindableValue<Bool>>(
    _ label: String, isChecked: Value, detail: String? = nil, id: RowID? = nil,
    onChange: @escaping (Value) -> Void = { _ in }
  ) -> CheckRowController {
    CheckRowController(
      label, isChecked: Binding(isChecked, onChange: onChange), detail: detail, id: id)
  }
}

extension Array {
  /// Returns a check row for each choice.
  ///
  /// Exclusive choices clear the others.
  @MainActor package func checkRows<Value>(_ selection: Binding<Set<Value>>) -> [any CellController]
  where Element == Choice<Value> {
    map { choice in
      let isChecked = Binding(
        get: { selection.value.contains(choice.value) },
        set: { isChecked in
          guard isChecked != selection.value.contains(choice.value) else { return }
          selection.value = toggling(choice.value, in: selection.value)
        })
      return CheckRowController(choice.title, isChecked: isChecked, detail: choice.detail)
    }
  }
}

extension TableGroup {
  /// Creates a group of check rows for a set of values.
  ///
  /// Exclusive choices clear the others. `nil` is shown as nothing checked.
  public init<Value: Hashable, Values: BindableValue<Set<Value>>>(
    _ header: String? = nil, footer: String? = nil, id: RowID? = nil, checks: [Choice<Value>],
    selection: Binding<Values>
  ) {
    self.init(
      header, footer: footer, id: id,
      rows: checks.checkRows(selection.asOptional.replacingNil(with: [])))
  }

  /// Creates a group of check rows that stores its set of values.
  public init<Value: Hashable, Values: BindableValue<Set<Value>>>(
    _ header: String? = nil, footer: String? = nil, id: RowID? = nil, checks: [Choice<Value>],
    selection: Values, onChange: @escaping (Values) -> Void = { _ in }
  ) {
    self.init(
      header, footer: footer, id: id, checks: checks,
      selection: Binding(selection, onChange: onChange))
  }

  /// Creates a group of check rows for a set of values in a property of an object.
  public init<Root: AnyObject, Value: Hashable, Values: BindableValue<Set<Value>>>(
    _ header: String? = nil, footer: String? = nil, id: RowID? = nil, checks: [Choice<Value>],
    _ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Values>
  ) {
    self.init(
      header, footer: footer, id: id, checks: checks, selection: Binding(object, keyPath))
  }
}
