/// A ready-made row that expands to show its choices below it.
///
/// ```swift
/// InlineChoiceRowController("Sort by", orders, selection: Binding(settings, \.order))
/// ```
public final class InlineChoiceRowController<Value: Hashable>: InlineChoiceRow, FormRow {
  public let label: String
  public let choices: [Choice<Value>]
  public let allowsNone: Bool
  public let image: CellImage?
  public let rowID: RowID?
  public var access = FieldAccess.editable
  private let binding: Binding<Value?>

  public var boundProperty: BoundProperty? { binding.property }

  /// Creates a row with an optional value, which selecting the current choice again clears.
  ///
  /// - Parameters:
  ///   - label: The title of the row.
  ///   - choices: The choices.
  ///   - selection: The selected value.
  ///   - image: The image at the left.
  ///   - id: The row's identity across changes.
  public convenience init(
    _ label: String, _ choices: [Choice<Value>], selection: Binding<Value?>,
    image: CellImage? = nil, id: RowID? = nil
  ) {
    self.init(label, choices, selection, allowsNone: true, image: image, id: id)
  }

  /// Creates a row with a nonoptional value.
  ///
  /// - Parameters:
  ///   - label: The title of the row.
  ///   - choices: The choices.
  ///   - selection: The selected value.
  ///   - image: The image at the left.
  ///   - id: The row's identity across changes.
  public convenience init(
    _ label: String, _ choices: [Choice<Value>], selection: Binding<Value>, image: CellImage? = nil,
    id: RowID? = nil
  ) {
    self.init(label, choices, selection.optional, allowsNone: false, image: image, id: id)
  }

  private init(
    _ label: String, _ choices: [Choice<Value>], _ binding: Binding<Value?>, allowsNone: Bool,
    image: CellImage?, id: RowID?
  ) {
    self.label = label
    self.choices = choices
    self.binding = binding
    self.allowsNone = allowsNone
    self.image = image
    rowID = id
  }

  public var selection: Value? {
    get { binding.value }
    set { binding.value = newValue }
  }
}

extension CellController {
  /// Creates an ``RowLibrary/InlineChoiceRowController``.
  public static func inlineChoice<Root: AnyObject, Value: Hashable>(
    _ label: String, _ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>,
    _ choices: [Choice<Value>], image: CellImage? = nil, id: RowID? = nil
  ) -> InlineChoiceRowController<Value> where Self == InlineChoiceRowController<Value> {
    InlineChoiceRowController(
      label, choices, selection: Binding(object, keyPath), image: image, id: id)
  }

  /// Creates an ``RowLibrary/InlineChoiceRowController``.
  public static func inlineChoice<Value: Hashable>(
    _ label: String, _ choices: [Choice<Value>], selection: Binding<Value>, image: CellImage? = nil,
    id: RowID? = nil
  ) -> InlineChoiceRowController<Value> where Self == InlineChoiceRowController<Value> {
    InlineChoiceRowController(label, choices, selection: selection, image: image, id: id)
  }

  /// Creates an ``RowLibrary/InlineChoiceRowController`` with an optional value.
  public static func inlineChoice<Root: AnyObject, Value: Hashable>(
    _ label: String, _ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value?>,
    _ choices: [Choice<Value>], image: CellImage? = nil, id: RowID? = nil
  ) -> InlineChoiceRowController<Value> where Self == InlineChoiceRowController<Value> {
    InlineChoiceRowController(
      label, choices, selection: Binding(object, keyPath), image: image, id: id)
  }

  /// Creates an ``RowLibrary/InlineChoiceRowController`` with an optional value.
  public static func inlineChoice<Value: Hashable>(
    _ label: String, _ choices: [Choice<Value>], selection: Binding<Value?>,
    image: CellImage? = nil, id: RowID? = nil
  ) -> InlineChoiceRowController<Value> where Self == InlineChoiceRowController<Value> {
    InlineChoiceRowController(label, choices, selection: selection, image: image, id: id)
  }

  /// Creates an ``RowLibrary/InlineChoiceRowController``.
  public static func inlineChoice<Value: Hashable>(
    _ label: String, _ choices: [Choice<Value>], selection: Value, image: CellImage? = nil,
    id: RowID? = nil, onChange: @escaping (Value) -> Void = { _ in }
  ) -> InlineChoiceRowController<Value> where Self == InlineChoiceRowController<Value> {
    InlineChoiceRowController(
      label, choices, selection: Binding(selection, onChange: onChange), image: image, id: id)
  }

  /// Creates an ``RowLibrary/InlineChoiceRowController`` with an optional value.
  public static func inlineChoice<Value: Hashable>(
    _ label: String, _ choices: [Choice<Value>], selection: Value?, image: CellImage? = nil,
    id: RowID? = nil, onChange: @escaping (Value?) -> Void = { _ in }
  ) -> InlineChoiceRowController<Value> where Self == InlineChoiceRowController<Value> {
    InlineChoiceRowController(
      label, choices, selection: Binding<Value?>(selection, onChange: onChange), image: image,
      id: id)
  }
}
