/// A stand-in for a row that can't be disabled itself: it shows the same text and does nothing.
final class FormPlainRow: CellController {
  /// The access to the row.
  var access = FieldAccess.readOnly

  private let row: any CellController

  init(_ row: any CellController) {
    self.row = row
  }

  func configure(_ cell: TableCell) {
    let text = ErasedRow.plainText(
      of: row, at: cell.configuredPath, width: max(1, cell.state.width), on: cell.stage)
    let parts = text.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
    cell.style = .value
    cell.text = parts.first.map { String($0) } ?? ""
    cell.detailText = parts.count > 1 ? String(parts[1]) : nil
    cell.isEnabled = access != .disabled
  }
}
