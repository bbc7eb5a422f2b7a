/// A ready-made row that is one of several that share a value.
///
/// ```swift
/// TableGroup("Appearance", radio: [Choice("Light"), Choice("Dark")], selection: appearance)
/// ```
public final class RadioRowController<Value: Hashable>: RadioRow, FormRow {
  public let label: String
  public let detail: String?
  public let rowID: RowID?
  public var access = FieldAccess.editable

  /// The value of this row.
  public let value: Value

  private let selection: Binding<Value>

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: The title of the row.
  ///   - value: The value of this row.
  ///   - selection: The value that all rows share. Any of the rows can provide it to a form.
  ///   - detail: Details on a second line.
  ///   - id: The row's identity across changes.
  public init(
    _ label: String, value: Value, selection: Binding<Value>, detail: String? = nil,
    id: RowID? = nil
  ) {
    self.label = label
    self.value = value
    self.selection = selection
    self.detail = detail
    rowID = id
  }

  public var isChosen: Bool { selection.value == value }

  public func choose() {
    selection.value = value
  }

  public var formValue: FormValue { FormValue(chosen: selection.value) }
}

extension CellController {
  /// Creates a ``RowLibrary/RadioRowController``.
  public static func radio<Root: AnyObject, Value: Hashable>(
    _ label: String, value: Value, _ object: Root,
    _ keyPath: ReferenceWritableKeyPath<Root, Value>, detail: String? = nil, id: RowID? = nil
  ) -> RadioRowController<Value> where Self == RadioRowController<Value> {
    RadioRowController(
      label, value: value, selection: Binding(object, keyPath), detail: detail, id: id)
  }

  /// Creates a ``RowLibrary/RadioRowController``.
  public static func radio<Value: Hashable>(
    _ label: String, value: Value, selection: Binding<Value>, detail: String? = nil,
    id: RowID? = nil
  ) -> RadioRowController<Value> where Self == RadioRowController<Value> {
    RadioRowController(label, value: value, selection: selection, detail: detail, id: id)
  }

  /// Creates a ``RowLibrary/RadioRowController`` that stores its value.
  public static func radio<Value: Hashable>(
    _ label: String, value: Value, selection: Value, detail: String? = nil, id: RowID? = nil,
    onChange: @escaping (Value) -> Void = { _ in }
  ) -> RadioRowController<Value> where Self == RadioRowController<Value> {
    RadioRowController(
      label, value: value, selection: Binding(selection, onChange: onChange), detail: detail,
      id: id)
  }
}

extension Array {
  /// Returns a radio row for each choice.
  ///
  /// If the shared value is `nil`, none is selected.
  @MainActor package func radioRows<Value>(_ selection: Binding<Value?>) -> [any CellController]
  where Element == Choice<Value> {
    map { choice in
      RadioRowController<Value?>(
        choice.title, value: choice.value, selection: selection, detail: choice.detail)
    }
  }
}

extension TableGroup {
  /// Creates a group of radio rows that share a value.
  ///
  /// If it is `nil`, none is selected.
  public init<Value: Hashable>(
    _ header: String? = nil, footer: String? = nil, id: RowID? = nil, radio: [Choice<Value>],
    selection: Binding<Value?>
  ) {
    self.init(header, footer: footer, id: id, rows: radio.radioRows(selection))
  }

  /// Creates a group of radio rows that share a value.
  public init<Value: Hashable>(
    _ header: String? = nil, footer: String? = nil, id: RowID? = nil, radio: [Choice<Value>],
    selection: Binding<Value>
  ) {
    self.init(header, footer: footer, id: id, radio: radio, selection: selection.optional)
  }

  /// Creates a group of radio rows that stores the shared value.
  public init<Value: Hashable>(
    _ header: String? = nil, footer: String? = nil, id: RowID? = nil, radio: [Choice<Value>],
    selection: Value, onChange: @escaping (Value) -> Void = { _ in }
  ) {
    self.init(
      header, footer: footer, id: id, radio: radio,
      selection: Binding(selection, onChange: onChange))
  }

  /// Creates a group of radio rows that stores the shared value, which may be `nil` at first.
  public init<Value: Hashable>(
    _ header: String? = nil, footer: String? = nil, id: RowID? = nil, radio: [Choice<Value>],
    selection: Value?, onChange: @escaping (Value?) -> Void = { _ in }
  ) {
    self.init(
      header, footer: footer, id: id, radio: radio,
      selection: Binding<Value?>(selection, onChange: onChange))
  }

  /// Creates a group of radio rows that share a property of an object.
  public init<Root: AnyObject, Value: Hashable>(
    _ header: String? = nil, footer: String? = nil, id: RowID? = nil, radio: [Choice<Value>],
    _ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>
  ) {
    self.init(
      header, footer: footer, id: id, radio: radio, selection: Binding(object, keyPath))
  }

  /// Creates a group of radio rows that share an optional property of an object.
  ///
  /// If it is `nil`, none is selected.
  public init<Root: AnyObject, Value: Hashable>(
    _ header: String? = nil, footer: String? = nil, id: RowID? = nil, radio: [Choice<Value>],
    _ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value?>
  ) {
    self.init(
      header, footer: footer, id: id, radio: radio,
      selection: Binding<Value?>(object, keyPath))
  }
}
