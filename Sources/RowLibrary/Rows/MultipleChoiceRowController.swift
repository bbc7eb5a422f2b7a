/// A ready-made row that leads to a list of choices of which any number is selected.
///
/// ```swift
/// MultipleChoiceRowController("Repeat", days, selection: repeated, placeholder: "Never")
/// ```
public final class MultipleChoiceRowController<Value: Hashable>: MultipleChoiceRow, FormRow,
  RepeatableRow
{
  public let label: String
  public let choices: [Choice<Value>]
  public let placeholder: String?
  public let image: CellImage?
  public let footer: String?
  public let rowID: RowID?
  public var access = FieldAccess.editable
  public var repetition: RowRepetition?
  private let binding: Binding<Set<Value>>

  public var boundProperty: BoundProperty? { binding.property }

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: The title of the row.
  ///   - choices: The choices.
  ///   - selection: The selected values. `nil` is shown as none.
  ///   - placeholder: The text shown while nothing is selected, or `nil` for a dash.
  ///   - image: The image at the left.
  ///   - footer: The text below the list.
  ///   - id: The row's identity across changes.
  public init<Values: BindableValue<Set<Value>>>(
    _ label: String, _ choices: [Choice<Value>], selection: Binding<Values>,
    placeholder: String? = nil, image: CellImage? = nil, footer: String? = nil, id: RowID? = nil
  ) {
    self.label = label
    self.choices = choices
    self.placeholder = placeholder
    self.image = image
    self.footer = footer
    rowID = id
    binding = selection.asOptional.replacingNil(with: [])
  }

  public var selection: Set<Value> {
    get { binding.value }
    set { binding.value = newValue }
  }
}

extension CellController {
  /// Creates a ``RowLibrary/MultipleChoiceRowController``.
  public static func multipleChoice<
    Root: AnyObject, Value: Hashable, Values: BindableValue<Set<Value>>
  >(
    _ label: String, _ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Values>,
    _ choices: [Choice<Value>], placeholder: String? = nil, image: CellImage? = nil,
    footer: String? = nil, id: RowID? = nil
  ) -> MultipleChoiceRowController<Value> where Self == MultipleChoiceRowController<Value> {
    MultipleChoiceRowController(
      label, choices, selection: Binding(object, keyPath), placeholder: placeholder, image: image,
      footer: footer, id: id)
  }

  /// Creates a ``RowLibrary/MultipleChoiceRowController``.
  public static func multipleChoice<Value: Hashable, Values: BindableValue<Set<Value>>>(
    _ label: String, _ choices: [Choice<Value>], selection: Binding<Values>,
    placeholder: String? = nil, image: CellImage? = nil, footer: String? = nil, id: RowID? = nil
  ) -> MultipleChoiceRowController<Value> where Self == MultipleChoiceRowController<Value> {
    MultipleChoiceRowController(
      label, choices, selection: selection, placeholder: placeholder, image: image, footer: footer,
      id: id)
  }

  /// Creates a ``RowLibrary/MultipleChoiceRowController``.
  public static func multipleChoice<Value: Hashable, Values: BindableValue<Set<Value>>>(
    _ label: String, _ choices: [Choice<Value>], selection: Values, placeholder: String? = nil,
    image: CellImage? = nil, footer: String? = nil, id: RowID? = nil,
    onChange: @escaping (Values) -> Void = { _ in }
  ) -> MultipleChoiceRowController<Value> where Self == MultipleChoiceRowController<Value> {
    MultipleChoiceRowController(
      label, choices, selection: Binding(selection, onChange: onChange), placeholder: placeholder,
      image: image, footer: footer, id: id)
  }
}
