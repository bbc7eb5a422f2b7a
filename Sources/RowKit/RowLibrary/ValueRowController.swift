/// The ready row that shows a value.
///
/// ```swift
/// ValueRowController("Battery") { "\(battery.percent) %" }
/// ```
public final class ValueRowController: ValueRow {
  public let label: String
  public let image: CellImage?
  public let rowID: RowID?
  private let read: () -> String?

  /// What stands for a value that there isn't.
  nonisolated static let nothing = "—"

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: What the value is called.
  ///   - image: The picture at the left.
  ///   - id: What makes it the same row after a change.
  ///   - value: Gives the value whenever the row is shown.
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
  /// Creates a ``ValueRowController``.
  public static func value(
    _ label: String, image: CellImage? = nil, id: RowID? = nil, value: @escaping () -> String?
  ) -> ValueRowController {
    ValueRowController(label, image: image, id: id, value: value)
  }

  /// Creates a ``ValueRowController`` of a value that stays.
  public static func value(
    _ label: String, value: String?, image: CellImage? = nil, id: RowID? = nil
  ) -> ValueRowController {
    ValueRowController(label, image: image, id: id) { value }
  }

  /// Creates a ``ValueRowController`` of a bound value.
  public static func value<Value: CustomStringConvertible>(
    _ label: String, value: Binding<Value?>, image: CellImage? = nil, id: RowID? = nil
  ) -> ValueRowController {
    ValueRowController(label, image: image, id: id) { value.value?.description }
  }

  /// Creates a ``ValueRowController`` of a property of an object.
  public static func value<Root: AnyObject, Value: CustomStringConvertible>(
    _ label: String, _ object: Root, _ keyPath: KeyPath<Root, Value>, image: CellImage? = nil,
    id: RowID? = nil
  ) -> ValueRowController {
    ValueRowController(label, image: image, id: id) { object[keyPath: keyPath].description }
  }

  /// Creates a ``ValueRowController`` of a property of an object that may be nil.
  public static func value<Root: AnyObject, Value: CustomStringConvertible>(
    _ label: String, _ object: Root, _ keyPath: KeyPath<Root, Value?>, image: CellImage? = nil,
    id: RowID? = nil
  ) -> ValueRowController {
    ValueRowController(label, image: image, id: id) { object[keyPath: keyPath]?.description }
  }
}
