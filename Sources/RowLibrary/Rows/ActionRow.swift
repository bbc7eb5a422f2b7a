/// A row that performs an action when it is selected.
@MainActor public protocol ActionRow: SelectableRow, DetailedRow where Cell == TableCell {
  /// Performs the action.
  func perform(_ row: RowContext)

  /// Whether the action is destructive, which the row's style shows. The default is `false`.
  var isDestructive: Bool { get }

  /// The question to confirm before the action is performed. The default is `nil`: the action is
  /// performed without confirmation.
  var confirmation: String? { get }

  /// The alignment of the title of a row without details. The default is `.leading`.
  var alignment: TextAlignment { get }

  /// The image at the left, which isn't spoken. The default is `nil`.
  var image: CellImage? { get }
}

extension ActionRow {
  public var isDestructive: Bool { false }
  public var confirmation: String? { nil }
  public var alignment: TextAlignment { .leading }
  public var image: CellImage? { nil }

  public func selectionVerb(in words: LocalizedStrings) -> String { words.actions.onReturn.press }

  public func configure(_ cell: TableCell) {
    let detail = detail
    cell.text = label
    cell.numberOfLines = 3
    cell.detailText = detail
    cell.style = detail == nil ? .default : .subtitle
    cell.image = image
    cell.alignment = detail == nil ? alignment : .leading
    cell.isEnabled = isSelectable
    cell.textStyle = isDestructive ? .destructive : .tint
  }

  public func spokenText(of cell: TableCell) -> SpokenText {
    var text = cell.spokenText
    text.kind = .button
    return text
  }

  public func didSelect(_ row: RowContext) {
    guard let confirmation else { return perform(row) }
    row.show(
      .confirmation(confirmation, confirm: label, isDestructive: isDestructive) { [weak self] in
        self?.perform(row)
      })
  }
}
