import RowKit

/// A row whose accessory has an action of its own.
final class DetailRowController: SelectableRow, AccessoryRow {
  private let accessory: CellAccessory

  init(_ accessory: CellAccessory) {
    self.accessory = accessory
  }

  func configure(_ cell: TableCell) {
    cell.text = accessory == .detailButton ? "Detail button" : "Detail and disclosure"
    cell.accessory = accessory
  }

  func selectionVerb(in words: LocalizedStrings) -> String { words[ActionStrings.open] }

  func didSelect(_ row: RowContext) {
    row.push(TextScreen(title: "The Row", text: "This is where the row leads."))
  }

  func didActivateAccessory(_ row: RowContext) {
    row.show(Alert("Details", message: "The accessory has an action of its own."))
  }
}
