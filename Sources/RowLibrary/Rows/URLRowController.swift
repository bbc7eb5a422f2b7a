/// A ready-made row with the URL of a web page.
///
/// ```swift
/// URLRowController("Help", "https://help.example")
/// ```
public final class URLRowController: URLRow {
  public let label: String
  public let rowID: RowID?
  private let read: () -> String?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: The name of the address.
  ///   - id: The row's identity across changes.
  ///   - address: Returns the address whenever the row is shown.
  public init(_ label: String, id: RowID? = nil, address: @escaping () -> String?) {
    self.label = label
    rowID = id
    read = address
  }

  /// Creates a row for a bound address.
  public convenience init<Value: BindableValue<String>>(
    _ label: String, _ address: Binding<Value>, id: RowID? = nil
  ) {
    self.init(label, id: id) { address.value.asOptional }
  }

  /// Creates a row with a constant address.
  public convenience init(_ label: String, _ address: String?, id: RowID? = nil) {
    self.init(label, id: id) { address }
  }

  public var address: String? { read() }
}

extension CellController where Self == URLRowController {
  /// Creates a ``RowLibrary/URLRowController``.
  public static func url(
    _ label: String, id: RowID? = nil, address: @escaping () -> String?
  ) -> URLRowController {
    URLRowController(label, id: id, address: address)
  }

  /// Creates a ``RowLibrary/URLRowController`` for a bound address.
  public static func url<Value: BindableValue<String>>(
    _ label: String, _ address: Binding<Value>, id: RowID? = nil
  ) -> URLRowController {
    URLRowController(label, address, id: id)
  }

  /// Creates a ``RowLibrary/URLRowController`` with a constant address.
  public static func url(
    _ label: String, _ address: String?, id: RowID? = nil
  ) -> URLRowController {
    URLRowController(label, address, id: id)
  }
}
