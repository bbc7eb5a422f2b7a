/// A ready-made row with an email address, or with the URL of a web page.
///
/// ```swift
/// AddressRowController("Work", "ada@ferncastle.example", kind: .email)
/// AddressRowController("Help", "help.example", kind: .web)
/// ```
public final class AddressRowController: LabeledRowController, AddressRow {
  public let kind: AddressKind
  public let detail: String?
  private let read: () -> String?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: The name of the address.
  ///   - kind: The kind of address.
  ///   - detail: Details on a second line, which replace the address at the right.
  ///   - id: The row's identity across changes.
  ///   - address: Returns the address whenever the row is shown.
  public init(
    _ label: String, kind: AddressKind, detail: String? = nil, id: RowID? = nil,
    address: @escaping () -> String?
  ) {
    self.kind = kind
    self.detail = detail
    read = address
    super.init(label, id: id)
  }

  /// Creates a row for a bound address.
  public convenience init<Value: BindableValue<String>>(
    _ label: String, _ address: Binding<Value>, kind: AddressKind, detail: String? = nil,
    id: RowID? = nil
  ) {
    self.init(label, kind: kind, detail: detail, id: id) { address.value.asOptional }
  }

  /// Creates a row with a constant address.
  public convenience init(
    _ label: String, _ address: String?, kind: AddressKind, detail: String? = nil,
    id: RowID? = nil
  ) {
    self.init(label, kind: kind, detail: detail, id: id) { address }
  }

  public var address: String? { read() }
}

extension CellController where Self == AddressRowController {
  /// Creates an ``RowLibrary/AddressRowController`` for an email address that a closure returns.
  public static func email(
    _ label: String, detail: String? = nil, id: RowID? = nil, address: @escaping () -> String?
  ) -> AddressRowController {
    AddressRowController(label, kind: .email, detail: detail, id: id, address: address)
  }

  /// Creates an ``RowLibrary/AddressRowController`` for an email address of a binding.
  public static func email<Value: BindableValue<String>>(
    _ label: String, _ address: Binding<Value>, detail: String? = nil, id: RowID? = nil
  ) -> AddressRowController {
    AddressRowController(label, address, kind: .email, detail: detail, id: id)
  }

  /// Creates an ``RowLibrary/AddressRowController`` for an email address.
  public static func email(
    _ label: String, _ address: String?, detail: String? = nil, id: RowID? = nil
  ) -> AddressRowController {
    AddressRowController(label, address, kind: .email, detail: detail, id: id)
  }

  /// Creates an ``RowLibrary/AddressRowController`` for a web page that a closure returns.
  public static func url(
    _ label: String, detail: String? = nil, id: RowID? = nil, address: @escaping () -> String?
  ) -> AddressRowController {
    AddressRowController(label, kind: .web, detail: detail, id: id, address: address)
  }

  /// Creates an ``RowLibrary/AddressRowController`` for a web page of a binding.
  public static func url<Value: BindableValue<String>>(
    _ label: String, _ address: Binding<Value>, detail: String? = nil, id: RowID? = nil
  ) -> AddressRowController {
    AddressRowController(label, address, kind: .web, detail: detail, id: id)
  }

  /// Creates an ``RowLibrary/AddressRowController`` for a web page.
  public static func url(
    _ label: String, _ address: String?, detail: String? = nil, id: RowID? = nil
  ) -> AddressRowController {
    AddressRowController(label, address, kind: .web, detail: detail, id: id)
  }
}
