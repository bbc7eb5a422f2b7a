/// The ready row that leads to a list of values of which any number is chosen.
///
/// ```swift
/// MultipleChoiceRowController("Repeat", days, selection: alarm, placeholder: "Never")
/// ```
public final class MultipleChoiceRowController<Value: Hashable>: MultipleChoiceRow {
  public let label: String
  public let choices: [Choice<Value>]
  public let placeholder: String?
  public let image: CellImage?
  public let footer: String?
  public let rowID: RowID?
  private let binding: Binding<Set<Value>>

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: The words of the row.
  ///   - choices: What may be chosen.
  ///   - selection: The values that are chosen.
  ///   - placeholder: What the row shows while nothing is chosen.
  ///   - image: The picture at the left.
  ///   - footer: What stands below the list.
  ///   - id: What makes it the same row after a change.
  public init(
    _ label: String, _ choices: [Choice<Value>], selection: Binding<Set<Value>>,
    placeholder: String? = nil, image: CellImage? = nil, footer: String? = nil, id: RowID? = nil
  ) {
    self.label = label
    self.choices = choices
    self.placeholder = placeholder
    self.image = image
    self.footer = footer
    rowID = id
    binding = selection
  }

  public var selection: Set<Value> {
    get { binding.value }
    set { binding.value = newValue }
  }
}

extension CellController {
  /// Creates a ``MultipleChoiceRowController``.
  public static func multipleChoice<Root: AnyObject, Value: Hashable>(
    _ label: String, _ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Set<Value>>,
    _ choices: [Choice<Value>], placeholder: String? = nil, image: CellImage? = nil,
    footer: String? = nil, id: RowID? = nil
  ) -> MultipleChoiceRowController<Value> where Self == MultipleChoiceRowController<Value> {
    MultipleChoiceRowController(
      label, choices, selection: Binding(object, keyPath), placeholder: placeholder, image: image,
      footer: footer, id: id)
  }

  /// Creates a ``MultipleChoiceRowController``.
  public static func multipleChoice<Value: Hashable>(
    _ label: String, _ choices: [Choice<Value>], selection: Binding<Set<Value>>,
    placeholder: String? = nil, image: CellImage? = nil, footer: String? = nil, id: RowID? = nil
  ) -> MultipleChoiceRowController<Value> where Self == MultipleChoiceRowController<Value> {
    MultipleChoiceRowController(
      label, choices, selection: selection, placeholder: placeholder, image: image, footer: footer,
      id: id)
  }

  /// Creates a ``MultipleChoiceRowController``.
  public static func multipleChoice<Value: Hashable>(
    _ label: String, _ choices: [Choice<Value>], selection: Set<Value>, placeholder: String? = nil,
    image: CellImage? = nil, footer: String? = nil, id: RowID? = nil,
    onChange: @escaping (Set<Value>) -> Void = { _ in }
  ) -> MultipleChoiceRowController<Value> where Self == MultipleChoiceRowController<Value> {
    MultipleChoiceRowController(
      label, choices, selection: Binding(selection, onChange: onChange), placeholder: placeholder,
      image: image, footer: footer, id: id)
  }
}
