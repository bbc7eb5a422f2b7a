/// A row that does something when it is selected.
@MainActor public protocol ActionRow: SelectableRow where Cell == TableCell {
  /// The words of the row.
  var label: String { get }

  /// Does it.
  func perform(_ row: RowContext)

  /// Whether it destroys something, which is shown. By default false.
  var isDestructive: Bool { get }

  /// What is asked before it is done. By default nil: nothing.
  var confirmation: String? { get }

  /// Where the words stand. By default at the left edge.
  var alignment: TextAlignment { get }
}

extension ActionRow {
  public var isDestructive: Bool { false }
  public var confirmation: String? { nil }
  public var alignment: TextAlignment { .leading }
  public var searchText: String? { label }

  public func configure(_ cell: TableCell) {
    cell.text = label
    cell.alignment = alignment
    cell.isEnabled = isSelectable
    cell.textStyle = isDestructive ? .destructive : .tint
  }

  public func didSelect(_ row: RowContext) {
    guard let confirmation else { return perform(row) }
    row.show(
      .confirmation(confirmation, confirm: label, isDestructive: isDestructive) { [weak self] in
        self?.perform(row)
      })
  }
}
