/// A ready-made row with an email address.
///
/// ```swift
/// EmailRowController("Work", "ada@ferncastle.example")
/// ```
public final class EmailRowController: EmailRow {
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

extension CellController where Self == EmailRowController {
  /// Creates an ``RowLibrary/EmailRowController``.
  public static func email(
    _ label: String, id: RowID? = nil, address: @escaping () -> String?
  ) -> EmailRowController {
    EmailRowController(label, id: id, address: address)
  }

  /// Creates an ``RowLibrary/EmailRowController`` for a bound address.
  public static func email<Value: BindableValue<String>>(
    _ label: String, _ address: Binding<Value>, id: RowID? = nil
  ) -> EmailRowController {
    EmailRowController(label, address, id: id)
  }

  /// Creates an ``RowLibrary/EmailRowController`` with a constant address.
  public static func email(
    _ label: String, _ address: String?, id: RowID? = nil
  ) -> EmailRowController {
    EmailRowController(label, address, id: id)
  }
}
