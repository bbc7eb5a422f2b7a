/// One of several rows that share a value, of which exactly one is selected.
@MainActor public protocol RadioRow: SelectableRow, ControlRow, DetailedRow {
  /// Whether the shared value equals the value of this row.
  var isChosen: Bool { get }

  /// Sets the shared value to the value of this row.
  func choose()
}

extension RadioRow {
  public func configure(_ cell: TableCell) {
    cell.show(label, detail: detail, mark: isChosen ? "◉" : "○", isMarked: isChosen, access: access)
    cell.accessibilityLabel = label
    guard isChosen else { return }
    cell.accessibilityLabel = label + "\t" + SpokenText.Sign.checkmark.text
    cell.signs = [.checkmark]
  }

  public func spokenText(of cell: TableCell) -> SpokenText {
    var text = cell.spokenText
    if isChosen { text.states.append(.selected) }
    if let detail { text.states.append(.other(detail)) }
    return text
  }

  public func selectionVerb(in words: LocalizedStrings) -> String { words.rows.choose }

  public func didSelect(_ row: RowContext) {
    guard !isChosen else { return }
    choose()
    row.reloadVisibleRows()
  }
}
