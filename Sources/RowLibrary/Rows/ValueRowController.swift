/// A ready-made row that shows a value.
///
/// ```swift
/// ValueRowController("Battery") { "\(battery.percent) %" }
/// ```
public final class ValueRowController: ValueRow {
  public let label: String
  public let image: CellImage?
  public let rowID: RowID?
  private let read: () -> String?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: The name of the value.
  ///   - image: The image at the left.
  ///   - id: The row's identity across changes.
  ///   - value: Returns the value whenever the row is shown.
  public init(
    _ label: String, image: CellImage? = nil, id: RowID? = nil, value: @escaping () -> String?
  ) {
    self.label = label
    self.image = image
    rowID = id
    read = value
  }

  /// Creates a row that shows a bound value.
  ///
  /// `nil` is shown as a dash.
  public convenience init<Value: BindableValue>(
    _ label: String, _ value: Binding<Value>, image: CellImage? = nil, id: RowID? = nil
  ) where Value.Wrapped: CustomStringConvertible {
    self.init(label, image: image, id: id) { value.value.asOptional?.description }
  }

  /// Creates a row that shows a constant value.
  ///
  /// `nil` is shown as a dash.
  public convenience init(
    _ label: String, _ value: String?, image: CellImage? = nil, id: RowID? = nil
  ) {
    self.init(label, image: image, id: id) { value }
  }

  public var value: String? { read() }
}

extension CellController where Self == ValueRowController {
  /// Creates a ``RowLibrary/ValueRowController``.
  public static func value(
    _ label: String, image: CellImage? = nil, id: RowID? = nil, value: @escaping () -> String?
  ) -> ValueRowController {
    ValueRowController(label, image: image, id: id, value: value)
  }

  /// Creates a ``RowLibrary/ValueRowController`` for a bound value.
  public static func value<Value: BindableValue>(
    _ label: String, _ value: Binding<Value>, image: CellImage? = nil, id: RowID? = nil
  ) -> ValueRowController where Value.Wrapped: CustomStringConvertible {
    ValueRowController(label, value, image: image, id: id)
  }

  /// Creates a ``RowLibrary/ValueRowController`` with a constant value.
  public static func value(
    _ label: String, _ value: String?, image: CellImage? = nil, id: RowID? = nil
  ) -> ValueRowController {
    ValueRowController(label, value, image: image, id: id)
  }
}
