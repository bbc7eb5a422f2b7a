/// A row with an e-mail address, which opens a new mail to it.
///
/// The host opens it with the person's own program. The row's menu copies it.
@MainActor public protocol EmailRow: SelectableRow, RowWithActions where Cell == TableCell {
  /// What the address is called.
  var label: String { get }

  /// The e-mail address; nil is shown as a dash.
  var address: String? { get }
}

extension EmailRow {
  public var isSelectable: Bool { address?.isEmpty == false }
  public var searchText: String? { label + "\t" + (address ?? "") }

  public func configure(_ cell: TableCell) {
    cell.style = .value
    cell.text = label
    cell.detailText = address ?? ValueRowController.nothing
    guard isSelectable else { return }
    cell.detailStyle = .tint.adding(.underline)
    cell.accessory = .sign("✉")
  }

  public var actions: [RowAction] {
    guard isSelectable, let address else { return [] }
    return [
      RowAction("Open") { [weak self] in self?.didSelect($0) },
      RowAction("Copy") { $0.request(.copy(address)) },
    ]
  }

  public func didSelect(_ row: RowContext) {
    guard isSelectable, let address else { return }
    row.request(.openURL(Self.link(to: address)))
  }

  /// What the host opens for an address.
  private static func link(to address: String) -> String {
    let address = Array(address.utf8).map { byte -> String in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "@"), UInt8(ascii: "."),
        UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "+"), UInt8(ascii: "~"):
        String(UnicodeScalar(byte))
      default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return "mailto:" + address.joined()
  }
}
