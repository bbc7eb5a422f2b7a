/// A ready-made row with a color.
///
/// ```swift
/// ColorRowController("Light", $settings.light)
/// ```
public final class ColorRowController: BoundRowController<RGBColor?>, ColorRow, FormRow,
  RepeatableRow
{
  public let swatches: [RGBColor]

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: The title of the row.
  ///   - color: The value. Delete clears an optional value.
  ///   - swatches: The swatches.
  ///   - id: The row's identity across changes.
  public init<Value: BindableValue<RGBColor>>(
    _ label: String, _ color: Binding<Value>, swatches: [RGBColor] = RGBColor.standardSwatches,
    id: RowID? = nil
  ) {
    self.swatches = swatches
    super.init(label, color.asOptional, allowsNone: Value.isOptional, id: id)
  }
}

extension CellController where Self == ColorRowController {
  /// Creates a ``RowLibrary/ColorRowController``.
  public static func color<Value: BindableValue<RGBColor>>(
    _ label: String, _ color: Binding<Value>, swatches: [RGBColor] = RGBColor.standardSwatches,
    id: RowID? = nil
  ) -> ColorRowController {
    ColorRowController(label, color, swatches: swatches, id: id)
  }
}
