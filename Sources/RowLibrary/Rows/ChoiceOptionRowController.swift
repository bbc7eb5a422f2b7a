/// A row in a list of choices, with a checkmark when it is selected.
final class ChoiceOptionRowController: SelectableRow {
  private let title: String
  private let detail: String?
  private let isChosen: () -> Bool
  private let pick: (RowContext) -> Void

  init(
    _ title: String, detail: String?, isChosen: @escaping () -> Bool,
    pick: @escaping (RowContext) -> Void
  ) {
    self.title = title
    self.detail = detail
    self.isChosen = isChosen
    self.pick = pick
  }

  func configure(_ cell: TableCell) {
    let isChosen = isChosen()
    cell.text = title
    cell.detailText = detail
    cell.style = detail == nil ? .default : .subtitle
    cell.accessory = isChosen ? .checkmark : .none
    guard isChosen else { return }
    cell.accessibilityLabel = title + "\t" + SpokenText.Sign.checkmark.text
    cell.signs = [.checkmark]
  }

  func selectionVerb(in words: LocalizedStrings) -> String { words.rows.choose }

  func didSelect(_ row: RowContext) {
    pick(row)
    row.reloadVisibleRows()
  }
}
