import JSONText

/// A row with an address that the host opens in the preferred program, and a menu that copies it.
///
/// The program is the one for mail or the one for web pages. The details of the row replace the address
/// at the right.
@MainActor public protocol AddressRow: SelectableRow, ContextMenuRow, DetailedRow
where Cell == TableCell {
  /// The address. `nil` is shown as a dash.
  var address: String? { get }

  /// The kind of address, which a sign at the right shows.
  var kind: AddressKind { get }
}

extension AddressRow {
  public var isSelectable: Bool { access != .disabled && address?.isEmpty == false }
  public var searchText: String? {
    [label, address, detail].compactMap { $0 }.joined(separator: "\t")
  }
  public func selectionVerb(in words: LocalizedStrings) -> String { words[ActionStrings.open] }

  public func configure(_ cell: TableCell) {
    let detail = detail
    cell.style = detail == nil ? .value : .subtitle
    cell.text = label
    cell.detailText = detail ?? address ?? Placeholder.missingValue
    if detail == nil, address == nil { cell.signs = [.missingValue] }
    // A row that has an address and can't be selected is disabled.
    cell.isEnabled = isSelectable || address?.isEmpty != false
    guard isSelectable else { return }
    if detail == nil { cell.detailStyle = .tint.adding(.underline) }
    cell.accessory = .symbol(kind.sign)
  }

  public var actions: [RowAction] {
    guard isSelectable, let address else { return [] }
    return [
      RowAction(RowStrings.openAddress) { row in
        row.useRow(as: Self.self) { $0.didSelect(row) }
      },
      RowAction(RowStrings.copy) { $0.copy(address) },
    ]
  }

  public var canStaySelected: Bool { false }

  public func didSelect(_ row: RowContext) {
    guard isSelectable, let address else { return }
    row.request(.openURL(kind.link(to: address)))
  }
}

/// A row with an email address, or with the URL of a web page.
///
/// ```swift
/// AddressRowController("Work", "ada@ferncastle.example", kind: .email)
/// AddressRowController("Help", "help.example", kind: .web)
/// ```
public final class AddressRowController: LabeledRowController, AddressRow {
  public let kind: AddressKind
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
    read = address
    super.init(label, detail: detail, id: id)
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

/// The kind of an address, which determines how the host opens it.
public enum AddressKind: Hashable, Sendable {
  /// An email address, to which a new message is opened.
  case email

  /// The URL of a web page.
  ///
  /// An address without a scheme gets `https`.
  case web

  /// The sign at the right of a row with such an address.
  package var sign: String {
    switch self {
    case .email: "✉"
    case .web: "↗"
    }
  }

  /// Returns the URL that the host opens for an address.
  func link(to address: String) -> String {
    switch self {
    case .email: AddressKind.message(to: address)
    case .web: AddressKind.hasScheme(address) ? address : "https://" + address
    }
  }

  private static func hasScheme(_ address: String) -> Bool {
    let scheme = address.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    return scheme.first?.isLetter == true && address.dropFirst(scheme.count).hasPrefix("://")
  }

  private static func message(to address: String) -> String {
    // Percent-encodes everything that could be more than an address, such as another recipient.
    let address = Array(address.utf8).map { byte -> String in
      byte.isASCIILetterOrDigit || "@.-_+~".utf8.contains(byte)
        ? String(UnicodeScalar(byte))
        : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "mailto:" + address.joined()
  }
}
