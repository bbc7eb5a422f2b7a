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

  public var value: String? { read() }
}

extension CellController where Self == ValueRowController {
  /// Creates a ``RowLibrary/ValueRowController``.
  public static func value(
    _ label: String, image: CellImage? = nil, id: RowID? = nil, value: @escaping () -> String?
  ) -> ValueRowController {
    ValueRowController(label, image: image, id: id, value: value)
  }

  /// Creates a ``RowLibrary/ValueRowController`` with a constant value.
  public static func value(
    _ label: String, value: String?, image: CellImage? = nil, id: RowID? = nil
  ) -> ValueRowController {
    ValueRowController(label, image: image, id: id) { value }
  }

  /// Creates a ``RowLibrary/ValueRowController`` for a bound value.
  public static func value<Value: CustomStringConvertible>(
    _ label: String, value: Binding<Value?>, image: CellImage? = nil, id: RowID? = nil
  ) -> ValueRowController {
    ValueRowController(label, image: image, id: id) { value.value?.description }
  }

  /// Creates a ``RowLibrary/ValueRowController`` for a property of an object.
  public static func value<Root: AnyObject, Value: CustomStringConvertible>(
    _ label: String, _ object: Root, _ keyPath: KeyPath<Root, Value>, image: CellImage? = nil,
    id: RowID? = nil
  ) -> ValueRowController {
    let read = WeakProperty.reader(object, keyPath)
    return ValueRowController(label, image: image, id: id) { read().description }
  }

  /// Creates a ``RowLibrary/ValueRowController`` for an optional property of an object.
  public static func value<Root: AnyObject, Value: CustomStringConvertible>(
    _ label: String, _ object: Root, _ keyPath: KeyPath<Root, Value?>, image: CellImage? = nil,
    id: RowID? = nil
  ) -> ValueRowController {
    let read = WeakProperty.reader(object, keyPath)
    return ValueRowController(label, image: image, id: id) { read()?.description }
  }
}
