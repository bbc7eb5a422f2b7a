/// A row of a page table: a kind of cell and its data.
final class PageRow<Cell, Data>: SelectableRow where Cell: PageCell<Data> {
  private(set) var data: Data
  private let settings: PageSettings
  private var deselection: Int?

  init(_ data: Data, _ settings: PageSettings) {
    self.data = data
    self.settings = settings
  }

  // MARK: CellController

  func configure(_ cell: Cell) {
    cell.settings = settings
    cell.pageBackground = nil
    cell.style = Cell.style
    cell.configure(for: data)
  }

  func height(forWidth width: Int) -> Int? {
    if settings.constantRowHeight { return settings.rowHeight }
    let height = Cell.rowHeight(for: data, width: width)
    return height == 0 ? nil : height
  }

  func willDisplay(_ cell: Cell, row: RowContext) {
    cell.context = row
  }

  func didEndDisplaying(_ cell: Cell) {
    cell.context = nil
  }

  // MARK: SelectableRow

  var isSelectable: Bool { Cell.isSelectable(data) }

  var deselectsItself: Bool { deselection != nil }

  func didSelect(_ row: RowContext) {
    cancelDeselection(row)
    (row.cell as? Cell)?.handleSelection()
  }
}

// MARK: PageData

extension PageRow: PageData {
  var cellType: TableCell.Type { Cell.self }

  func data<Value>(_ type: Value.Type) -> Value? { data as? Value }

  func setData(_ value: some Any) -> Bool {
    guard let value = value as? Data else { return false }
    data = value
    return true
  }

  func deselectLater(_ row: RowContext) {
    cancelDeselection(row)
    deselection = row.screen?.stage?.schedule(after: .milliseconds(250)) { [weak self] in
      self?.deselection = nil
      if row.path != nil { row.deselect() }
    }
  }

  private func cancelDeselection(_ row: RowContext) {
    if let deselection { row.screen?.stage?.cancelScheduled(deselection) }
    deselection = nil
  }
}
