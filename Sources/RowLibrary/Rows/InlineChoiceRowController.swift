/// A ready-made row that expands to show its choices below it.
///
/// ```swift
/// InlineChoiceRowController("Sort by", $settings.order, orders)
/// ```
public final class InlineChoiceRowController<Value: Hashable>: BoundRowController<Value?>,
  InlineChoiceRow, FormRow
{
  public let choices: [Choice<Value>]
  public let image: CellImage?

  /// Creates a row with an optional value, which selecting the current choice again clears.
  ///
  /// - Parameters:
  ///   - label: The title of the row.
  ///   - selection: The selected value.
  ///   - choices: The choices.
  ///   - image: The image at the left.
  ///   - id: The row's identity across changes.
  public convenience init(
    _ label: String, _ selection: Binding<Value?>, _ choices: [Choice<Value>],
    image: CellImage? = nil, id: RowID? = nil
  ) {
    self.init(label, selection, allowsNone: true, choices, image: image, id: id)
  }

  /// Creates a row with a nonoptional value.
  ///
  /// - Parameters:
  ///   - label: The title of the row.
  ///   - selection: The selected value.
  ///   - choices: The choices.
  ///   - image: The image at the left.
  ///   - id: The row's identity across changes.
  public convenience init(
    _ label: String, _ selection: Binding<Value>, _ choices: [Choice<Value>],
    image: CellImage? = nil, id: RowID? = nil
  ) {
    self.init(label, selection.optional, allowsNone: false, choices, image: image, id: id)
  }

  private init(
    _ label: String, _ selection: Binding<Value?>, allowsNone: Bool, _ choices: [Choice<Value>],
    image: CellImage?, id: RowID?
  ) {
    self.choices = choices
    self.image = image
    super.init(label, selection, allowsNone: allowsNone, id: id)
  }
}

extension CellController {
  /// Creates an ``RowLibrary/InlineChoiceRowController`` with an optional value.
  public static func inlineChoice<Value: Hashable>(
    _ label: String, _ selection: Binding<Value?>, _ choices: [Choice<Value>],
    image: CellImage? = nil, id: RowID? = nil
  ) -> InlineChoiceRowController<Value> where Self == InlineChoiceRowController<Value> {
    InlineChoiceRowController(label, selection, choices, image: image, id: id)
  }

  /// Creates an ``RowLibrary/InlineChoiceRowController``.
  public static func inlineChoice<Value: Hashable>(
    _ label: String, _ selection: Binding<Value>, _ choices: [Choice<Value>],
    image: CellImage? = nil, id: RowID? = nil
  ) -> InlineChoiceRowController<Value> where Self == InlineChoiceRowController<Value> {
    InlineChoiceRowController(label, selection, choices, image: image, id: id)
  }
}
