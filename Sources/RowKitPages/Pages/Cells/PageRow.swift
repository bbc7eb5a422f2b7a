/// A row of a page table: a type of cell and its data.
class PageRow<Cell, Data>: SelectableRow where Cell: PageCell<Data> {
  final var data: Data
  private let settings: PageSettings
  private var deselection: Int?
  private var layoutHeight: Int?
  private var isWrong = false

  init(_ data: Data, _ settings: PageSettings) {
    self.data = data
    self.settings = settings
  }

  // MARK: CellController

  final func configure(_ cell: Cell) {
    cell.settings = settings
    cell.context = cell.configuredPath.flatMap { settings.page?.context(at: $0) }
    cell.data = data
    cell.pageBackground = cell.constructedBackground
    if let name = Cell.layoutName { cell.content = settings.layouts.content(name) }
    cell.configure(for: data)
    take(cell.content as? LayoutContent)
  }

  final func height(forWidth width: Int) -> Int? {
    if settings.constantRowHeight { return settings.rowHeight }
    // The problem of a layout must be shown in full, and contents that it doesn't have below its own.
    if isWrong { return nil }
    if let height = Cell.rowHeight(for: data, width: width) { return height == 0 ? nil : height }
    return layoutHeight
  }

  func question(_ row: RowContext) -> Question? { nil }

  final func willDisplay(_ cell: Cell, row: RowContext) {
    cell.context = row
  }

  final func didEndDisplaying(_ cell: Cell) {
    cell.context = nil
    cell.data = nil
  }

  /// The height without a layout, or `nil` if the content determines it.
  var stockHeight: Int? { 1 }

  private func take(_ layout: LayoutContent?) {
    isWrong = layout?.problem != nil
    layoutHeight = layout == nil ? stockHeight : layout?.rowHeight
    settings.layouts.report(layout?.problem)
  }

  // MARK: SelectableRow

  final var isSelectable: Bool { Cell.isSelectable(data) }

  final var managesOwnDeselection: Bool { deselection != nil }

  var canStaySelected: Bool { true }

  func selectionVerb(in words: LocalizedStrings) -> String { words[ActionStrings.select] }

  final func didSelect(_ row: RowContext) {
    cancelDeselection(row)
    if let cell = row.cell as? Cell { return cell.handleSelection() }
    let cell = Cell()
    configure(cell)
    cell.context = row
    cell.handleSelection()
  }

  /// Deselects the row after a quarter of a second.
  func handleSelection(_ row: RowContext) {
    cancelDeselection(row)
    guard row.screen?.tableView.selectionMode == .single else { return }
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

// MARK: PageData

extension PageRow: PageData {
  final var cellType: TableCell.Type { Cell.self }

  final var strokeColor: Color? {
    guard settings.useCustomBackgrounds else { return nil }
    return settings.background(Cell.pageCellBackgroundType).strokeColor
  }

  final func data<Value>(_ type: Value.Type) -> Value? { data as? Value }

  final func setData(_ value: some Any) -> Bool {
    guard let value = value as? Data else { return false }
    data = value
    return true
  }
}
