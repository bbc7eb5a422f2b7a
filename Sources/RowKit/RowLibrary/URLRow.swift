/// A row with the address of a web page, which it opens.
///
/// The host opens it with the person's own program. The row's menu copies it.
@MainActor public protocol URLRow: SelectableRow, RowWithActions where Cell == TableCell {
  /// What the address is called.
  var label: String { get }

  /// The address; nil is shown as a dash.
  var address: String? { get }
}

extension URLRow {
  public var isSelectable: Bool { address?.isEmpty == false }
  public var searchText: String? { label + "\t" + (address ?? "") }

  public func configure(_ cell: TableCell) {
    cell.style = .value
    cell.text = label
    cell.detailText = address ?? ValueRowController.nothing
    guard isSelectable else { return }
    cell.detailStyle = .tint.adding(.underline)
    cell.accessory = .sign("↗")
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
    address.contains("://") ? address : "https://" + address
  }
}
