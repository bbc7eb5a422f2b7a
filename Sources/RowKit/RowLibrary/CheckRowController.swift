/// The ready row that is checked or not.
///
/// ```swift
/// CheckRowController("Bread", isChecked: Binding(shopping, \.hasBread))
/// ```
public final class CheckRowController: CheckRow {
  public let label: String
  public let detail: String?
  public let rowID: RowID?
  private let binding: Binding<Bool>

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: The words of the row.
  ///   - isChecked: Whether it is checked.
  ///   - detail: More about it, in a second line.
  ///   - id: What makes it the same row after a change.
  public init(
    _ label: String, isChecked: Binding<Bool>, detail: String? = nil, id: RowID? = nil
  ) {
    self.label = label
    self.detail = detail
    rowID = id
    binding = isChecked
  }

  /// Creates a row of a value that may be nil, which shows as not checked.
  ///
  /// - Parameters:
  ///   - label: The words of the row.
  ///   - isChecked: Whether it is checked.
  ///   - detail: More about it, in a second line.
  ///   - id: What makes it the same row after a change.
  public convenience init(
    _ label: String, isChecked: Binding<Bool?>, detail: String? = nil, id: RowID? = nil
  ) {
    self.init(label, isChecked: isChecked.defaulting(to: false), detail: detail, id: id)
  }

  public var isChecked: Bool {
    get { binding.value }
    set { binding.value = newValue }
  }
}

extension CellController where Self == CheckRowController {
  /// Creates a ``CheckRowController``.
  public static func check<Root: AnyObject>(
    _ label: String, _ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Bool>,
    detail: String? = nil, id: RowID? = nil
  ) -> CheckRowController {
    CheckRowController(label, isChecked: Binding(object, keyPath), detail: detail, id: id)
  }

  /// Creates a ``CheckRowController``.
  public static func check(
    _ label: String, isChecked: Binding<Bool>, detail: String? = nil, id: RowID? = nil
  ) -> CheckRowController {
    CheckRowController(label, isChecked: isChecked, detail: detail, id: id)
  }

  /// Creates a ``CheckRowController`` of a value that may be nil.
  public static func check(
    _ label: String, isChecked: Binding<Bool?>, detail: String? = nil, id: RowID? = nil
  ) -> CheckRowController {
    CheckRowController(label, isChecked: isChecked, detail: detail, id: id)
  }

  /// Creates a ``CheckRowController``.
  public static func check(
    _ label: String, isChecked: Bool, detail: String? = nil, id: RowID? = nil,
    onChange: @escaping (Bool) -> Void = { _ in }
  ) -> CheckRowController {
    CheckRowController(
      label, isChecked: Binding(isChecked, onChange: onChange), detail: detail, id: id)
  }
}

extension TableGroup {
  /// Creates a group of check rows for a set of values, in which exclusive choices clear the
  /// others.
  public init<Value: Hashable>(
    _ header: String? = nil, footer: String? = nil, id: RowID? = nil, checks: [Choice<Value>],
    selection: Binding<Set<Value>>
  ) {
    self.init(
      header, footer: footer, id: id,
      rows: checks.map { choice in
        let isChecked = Binding(
          get: { selection.value.contains(choice.value) },
          set: { isChecked in
            guard isChecked != selection.value.contains(choice.value) else { return }
            selection.value = checks.toggling(choice.value, in: selection.value)
          })
        return CheckRowController(choice.title, isChecked: isChecked, detail: choice.detail)
      })
  }
}
