/// A ready-made row with a checkbox.
///
/// ```swift
/// CheckRowController("Bread", $shopping.hasBread)
/// ```
public final class CheckRowController: BoundRowController<Bool>, CheckRow, FormRow, RepeatableRow {
  public let detail: String?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: The title of the row.
  ///   - isChecked: Whether the row is checked. `nil` is shown as unchecked.
  ///   - detail: Details on a second line.
  ///   - id: The row's identity across changes.
  public init<Value: BindableValue<Bool>>(
    _ label: String, _ isChecked: Binding<Value>, detail: String? = nil, id: RowID? = nil
  ) {
    self.detail = detail
    super.init(label, isChecked.asOptional.replacingNil(with: false), id: id)
  }

  public var isChecked: Bool {
    get { value }
    set { value = newValue }
  }
}

extension CellController where Self == CheckRowController {
  /// Creates a ``RowLibrary/CheckRowController``.
  public static func check<Value: BindableValue<Bool>>(
    _ label: String, _ isChecked: Binding<Value>, detail: String? = nil, id: RowID? = nil
  ) -> CheckRowController {
    CheckRowController(label, isChecked, detail: detail, id: id)
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
      return CheckRowController(choice.title, isChecked, detail: choice.detail)
    }
  }
}

extension TableGroup {
  /// Creates a group of check rows for a set of values.
  ///
  /// An exclusive choice clears the others. `nil` is shown as nothing checked.
  public init<Value: Hashable, Values: BindableValue<Set<Value>>>(
    _ header: String? = nil, footer: String? = nil, id: RowID? = nil,
    checks selection: Binding<Values>, _ choices: [Choice<Value>]
  ) {
    self.init(
      header, footer: footer, id: id,
      rows: choices.checkRows(selection.asOptional.replacingNil(with: [])))
  }
}
