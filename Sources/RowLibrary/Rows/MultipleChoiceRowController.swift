/// A ready-made row that leads to a list of choices of which any number is selected.
///
/// ```swift
/// MultipleChoiceRowController("Repeat", $alarm.days, days, placeholder: "Never")
/// ```
public final class MultipleChoiceRowController<Value: Hashable>: BoundRowController<Set<Value>>,
  MultipleChoiceRow, FormRow, RepeatableRow
{
  public let choices: [Choice<Value>]
  public let placeholder: String?
  public let image: CellImage?
  public let footer: String?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: The title of the row.
  ///   - selection: The selected values. `nil` is shown as none.
  ///   - choices: The choices.
  ///   - placeholder: The text shown while nothing is selected, or `nil` for a dash.
  ///   - image: The image at the left.
  ///   - footer: The text below the list.
  ///   - id: The row's identity across changes.
  public init<Values: BindableValue<Set<Value>>>(
    _ label: String, _ selection: Binding<Values>, _ choices: [Choice<Value>],
    placeholder: String? = nil, image: CellImage? = nil, footer: String? = nil, id: RowID? = nil
  ) {
    self.choices = choices
    self.placeholder = placeholder
    self.image = image
    self.footer = footer
    super.init(label, selection.asOptional.replacingNil(with: []), id: id)
  }

  public var selection: Set<Value> {
    get { value }
    set { value = newValue }
  }
}

extension CellController {
  /// Creates a ``RowLibrary/MultipleChoiceRowController``.
  public static func multipleChoice<Value: Hashable, Values: BindableValue<Set<Value>>>(
    _ label: String, _ selection: Binding<Values>, _ choices: [Choice<Value>],
    placeholder: String? = nil, image: CellImage? = nil, footer: String? = nil, id: RowID? = nil
  ) -> MultipleChoiceRowController<Value> where Self == MultipleChoiceRowController<Value> {
    MultipleChoiceRowController(
      label, selection, choices, placeholder: placeholder, image: image, footer: footer, id: id)
  }
}
