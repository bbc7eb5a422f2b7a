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
  public var isSelectable: Bool { address?.isEmpty == false }
  public var searchText: String? {
    [label, address, detail].compactMap { $0 }.joined(separator: "\t")
  }
  public func selectionVerb(in words: LocalizedStrings) -> String { words.actions.open }

  public func configure(_ cell: TableCell) {
    let detail = detail
    cell.style = detail == nil ? .value : .subtitle
    cell.text = label
    cell.detailText = detail ?? address ?? Placeholder.missingValue
    if detail == nil, address == nil { cell.signs = [.missingValue] }
    guard isSelectable else { return }
    if detail == nil { cell.detailStyle = .tint.adding(.underline) }
    cell.accessory = .symbol(kind.sign)
  }

  public var actions: [RowAction] {
    guard isSelectable, let address else { return [] }
    return [
      RowAction(\.rows.contacts.openAddress) { [weak self] in self?.didSelect($0) },
      RowAction(\.rows.contacts.copyAddress) { $0.copy(address) },
    ]
  }

  public func didSelect(_ row: RowContext) {
    guard isSelectable, let address else { return }
    row.request(.openURL(kind.link(to: address)))
  }
}
