/// The ready row that turns something on or off.
///
/// ```swift
/// ToggleRowController("Wi-Fi", isOn: Binding(settings, \.isWiFiOn))
/// ```
public final class ToggleRowController: ToggleRow {
  public let label: String
  public let image: CellImage?
  public let rowID: RowID?
  private let binding: Binding<Bool>

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: The words of the row.
  ///   - isOn: Whether it is on.
  ///   - image: The picture at the left.
  ///   - id: What makes it the same row after a change.
  public init(
    _ label: String, isOn: Binding<Bool>, image: CellImage? = nil, id: RowID? = nil
  ) {
    self.label = label
    self.image = image
    rowID = id
    binding = isOn
  }

  /// Creates a row of a value that may be nil, which shows as off.
  ///
  /// - Parameters:
  ///   - label: The words of the row.
  ///   - isOn: Whether it is on.
  ///   - image: The picture at the left.
  ///   - id: What makes it the same row after a change.
  public convenience init(
    _ label: String, isOn: Binding<Bool?>, image: CellImage? = nil, id: RowID? = nil
  ) {
    self.init(label, isOn: isOn.defaulting(to: false), image: image, id: id)
  }

  public var isOn: Bool {
    get { binding.value }
    set { binding.value = newValue }
  }
}

extension CellController where Self == ToggleRowController {
  /// Creates a ``ToggleRowController``.
  public static func toggle<Root: AnyObject>(
    _ label: String, _ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Bool>,
    image: CellImage? = nil, id: RowID? = nil
  ) -> ToggleRowController {
    ToggleRowController(label, isOn: Binding(object, keyPath), image: image, id: id)
  }

  /// Creates a ``ToggleRowController``.
  public static func toggle(
    _ label: String, isOn: Binding<Bool>, image: CellImage? = nil, id: RowID? = nil
  ) -> ToggleRowController {
    ToggleRowController(label, isOn: isOn, image: image, id: id)
  }

  /// Creates a ``ToggleRowController`` of a value that may be nil.
  public static func toggle(
    _ label: String, isOn: Binding<Bool?>, image: CellImage? = nil, id: RowID? = nil
  ) -> ToggleRowController {
    ToggleRowController(label, isOn: isOn, image: image, id: id)
  }

  /// Creates a ``ToggleRowController``.
  public static func toggle(
    _ label: String, isOn: Bool, image: CellImage? = nil, id: RowID? = nil,
    onChange: @escaping (Bool) -> Void = { _ in }
  ) -> ToggleRowController {
    ToggleRowController(label, isOn: Binding(isOn, onChange: onChange), image: image, id: id)
  }
}
