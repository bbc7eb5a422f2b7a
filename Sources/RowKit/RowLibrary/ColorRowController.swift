/// The ready row with a colour.
///
/// ```swift
/// ColorRowController("Ring Light", color: Binding(settings, \.light))
/// ```
public final class ColorRowController: ColorRow {
  public let label: String
  public let allowsNone: Bool
  public let swatches: [RGBColor]
  public let rowID: RowID?
  private let binding: Binding<RGBColor?>

  /// Creates a row whose value may be nil, which Delete makes it.
  ///
  /// - Parameters:
  ///   - label: The words of the row.
  ///   - color: The value.
  ///   - swatches: The colours that are offered.
  ///   - id: What makes it the same row after a change.
  public convenience init(
    _ label: String, color: Binding<RGBColor?>, swatches: [RGBColor] = RGBColor.standardSwatches,
    id: RowID? = nil
  ) {
    self.init(label, color, allowsNone: true, swatches: swatches, id: id)
  }

  /// Creates a row whose value is never nil.
  ///
  /// - Parameters:
  ///   - label: The words of the row.
  ///   - color: The value.
  ///   - swatches: The colours that are offered.
  ///   - id: What makes it the same row after a change.
  public convenience init(
    _ label: String, color: Binding<RGBColor>, swatches: [RGBColor] = RGBColor.standardSwatches,
    id: RowID? = nil
  ) {
    self.init(label, color.optional, allowsNone: false, swatches: swatches, id: id)
  }

  private init(
    _ label: String, _ binding: Binding<RGBColor?>, allowsNone: Bool, swatches: [RGBColor],
    id: RowID?
  ) {
    self.label = label
    self.binding = binding
    self.allowsNone = allowsNone
    self.swatches = swatches
    rowID = id
  }

  public var color: RGBColor? {
    get { binding.value }
    set { binding.value = newValue }
  }
}

extension CellController where Self == ColorRowController {
  /// Creates a ``ColorRowController``.
  public static func color<Root: AnyObject>(
    _ label: String, _ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, RGBColor>,
    swatches: [RGBColor] = RGBColor.standardSwatches, id: RowID? = nil
  ) -> ColorRowController {
    ColorRowController(label, color: Binding(object, keyPath), swatches: swatches, id: id)
  }

  /// Creates a ``ColorRowController``.
  public static func color(
    _ label: String, color: Binding<RGBColor>, swatches: [RGBColor] = RGBColor.standardSwatches,
    id: RowID? = nil
  ) -> ColorRowController {
    ColorRowController(label, color: color, swatches: swatches, id: id)
  }

  /// Creates a ``ColorRowController``.
  public static func color(
    _ label: String, color: RGBColor, swatches: [RGBColor] = RGBColor.standardSwatches,
    id: RowID? = nil, onChange: @escaping (RGBColor) -> Void = { _ in }
  ) -> ColorRowController {
    ColorRowController(label, color: Binding(color, onChange: onChange), swatches: swatches, id: id)
  }

  /// Creates a ``ColorRowController`` whose value may be nil.
  public static func color<Root: AnyObject>(
    _ label: String, _ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, RGBColor?>,
    swatches: [RGBColor] = RGBColor.standardSwatches, id: RowID? = nil
  ) -> ColorRowController {
    ColorRowController(label, color: Binding(object, keyPath), swatches: swatches, id: id)
  }

  /// Creates a ``ColorRowController`` whose value may be nil.
  public static func color(
    _ label: String, color: Binding<RGBColor?>, swatches: [RGBColor] = RGBColor.standardSwatches,
    id: RowID? = nil
  ) -> ColorRowController {
    ColorRowController(label, color: color, swatches: swatches, id: id)
  }

  /// Creates a ``ColorRowController`` whose value may be nil.
  public static func color(
    _ label: String, color: RGBColor?, swatches: [RGBColor] = RGBColor.standardSwatches,
    id: RowID? = nil, onChange: @escaping (RGBColor?) -> Void = { _ in }
  ) -> ColorRowController {
    ColorRowController(label, color: Binding(color, onChange: onChange), swatches: swatches, id: id)
  }
}
