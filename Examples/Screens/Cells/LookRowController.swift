import RowKit

/// A row whose appearance comes from a closure, and which reports its selection.
final class LookRowController: SelectableRow {
  let isSelectable: Bool
  private let look: (TableCell) -> Void

  init(isSelectable: Bool = true, _ look: @escaping (TableCell) -> Void) {
    self.isSelectable = isSelectable
    self.look = look
  }

  func configure(_ cell: TableCell) {
    look(cell)
  }

  func didSelect(_ row: RowContext) {
    row.showMessage("Selected “\(row.cell?.text ?? "")”.")
  }
}
