/// A ready-made row that leads to a list of choices of which one is selected.
///
/// ```swift
/// ChoiceRowController("Ring Tone", rings, selection: Binding(settings, \.ring))
/// ```
public final class ChoiceRowController<Value: Hashable>: ChoiceRow, FormRow, RepeatableRow {
  public let label: String
  public let choices: [Choice<Value>]
  public let allowsNone: Bool
  public let image: CellImage?
  public let footer: String?
  public let rowID: RowID?
  public var access = FieldAccess.editable
  public var repetition: RowRepetition?
  private let binding: Binding<Value?>

  public var boundProperty: BoundProperty? { binding.property }

  /// Creates a row with an optional value, which selecting the current choice again clears.
  ///
  /// - Parameters:
  ///   - label: The title of the row.
  ///   - choices: The choices.
  ///   - selection: The selected value.
  ///   - image: The image at the left.
  ///   - footer: The text below the list.
  ///   - id: The row's identity across changes.
  public convenience init(
    _ label: String, _ choices: [Choice<Value>], selection: Binding<Value?>,
    image: CellImage? = nil, footer: String? = nil, id: RowID? = nil
  ) {
    self.init(label, choices, selection, allowsNone: true, image: image, footer: footer, id: id)
  }

  /// Creates a row with a nonoptional value.
  ///
  /// - Parameters:
  ///   - label: The title of the row.
  ///   - choices: The choices.
  ///   - selection: The selected value.
  ///   - image: The image at the left.
  ///   - footer: The text below the list.
  ///   - id: The row's identity across changes.
  public convenience init(
    _ label: String, _ choices: [Choice<Value>], selection: Binding<Value>, image: CellImage? = nil,
    footer: String? = nil, id: RowID? = nil
  ) {
    self.init(
      label, choices, selection.optional, allowsNone: false, image: image, footer: footer, id: id)
  }

  private init(
    _ label: String, _ choices: [Choice<Value>], _ binding: Binding<Value?>, allowsNone: Bool,
    image: CellImage?, footer: String?, id: RowID?
  ) {
    self.label = label
    self.choices = choices
    self.binding = binding
    self.allowsNone = allowsNone
    self.image = image
    self.footer = footer
    rowID = id
  }

  public var selection: Value? {
    get { binding.value }
    set { binding.value = newValue }
  }
}

extension CellController {
  /// Creates a ``RowLibrary/ChoiceRowController``.
  public static func choice<Root: AnyObject, Value: Hashable>(
    _ label: String, _ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>,
    _ choices: [Choice<Value>], image: CellImage? = nil, footer: String? = nil, id: RowID? = nil
  ) -> ChoiceRowController<Value> where Self == ChoiceRowController<Value> {
    ChoiceRowController(
      label, choices, selection: Binding(object, keyPath), image: image, footer: footer, id: id)
  }

  /// Creates a ``RowLibrary/ChoiceRowController``.
  public static func choice<Value: Hashable>(
    _ label: String, _ choices: [Choice<Value>], selection: Binding<Value>, image: CellImage? = nil,
    footer: String? = nil, id: RowID? = nil
  ) -> ChoiceRowController<Value> where Self == ChoiceRowController<Value> {
    ChoiceRowController(label, choices, selection: selection, image: image, footer: footer, id: id)
  }

  /// Creates a ``RowLibrary/ChoiceRowController`` with an optional value.
  public static func choice<Root: AnyObject, Value: Hashable>(
    _ label: String, _ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value?>,
    _ choices: [Choice<Value>], image: CellImage? = nil, footer: String? = nil, id: RowID? = nil
  ) -> ChoiceRowController<Value> where Self == ChoiceRowController<Value> {
    ChoiceRowController(
      label, choices, selection: Binding(object, keyPath), image: image, footer: footer, id: id)
  }

  /// Creates a ``RowLibrary/ChoiceRowController`` with an optional value.
  public static func choice<Value: Hashable>(
    _ label: String, _ choices: [Choice<Value>], selection: Binding<Value?>,
    image: CellImage? = nil, footer: String? = nil, id: RowID? = nil
  ) -> ChoiceRowController<Value> where Self == ChoiceRowController<Value> {
    ChoiceRowController(label, choices, selection: selection, image: image, footer: footer, id: id)
  }

  /// Creates a ``RowLibrary/ChoiceRowController``.
  public static func choice<Value: Hashable>(
    _ label: String, _ choices: [Choice<Value>], selection: Value, image: CellImage? = nil,
    footer: String? = nil, id: RowID? = nil, onChange: @escaping (Value) -> Void = { _ in }
  ) -> ChoiceRowController<Value> where Self == ChoiceRowController<Value> {
    ChoiceRowController(
      label, choices, selection: Binding(selection, onChange: onChange), image: image,
      footer: footer, id: id)
  }

  /// Creates a ``RowLibrary/ChoiceRowController`` with an optional value.
  public static func choice<Value: Hashable>(
    _ label: String, _ choices: [Choice<Value>], selection: Value?, image: CellImage? = nil,
    footer: String? = nil, id: RowID? = nil, onChange: @escaping (Value?) -> Void = { _ in }
  ) -> ChoiceRowController<Value> where Self == ChoiceRowController<Value> {
    ChoiceRowController(
      label, choices, selection: Binding<Value?>(selection, onChange: onChange), image: image,
      footer: footer, id: id)
  }
}
